//! What records call themselves, so that a corrected one is known when it comes again.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::insert_rows;
use crate::error::StoreResult;
use crate::ids::{ClubId, HandId};
use crate::schema::{hand_ids, hands};
use crate::time::Moment;

/// A hand of the club that bears the id of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Namesake {
    pub record_id: String,
    pub hand: HandId,
    pub doc_hash: Vec<u8>,
}

#[derive(Insertable)]
#[diesel(table_name = hand_ids, treat_none_as_default_value = false)]
struct RecordIdRow<'a> {
    record_id: &'a str,
    hand_id: HandId,
}

/// The hands of the club with these ids that are not voided, the oldest first.
pub fn with_ids(db: &mut Db, club: ClubId, ids: &[&str]) -> StoreResult<Vec<Namesake>> {
    // Two questions, each by a key: in one, PostgreSQL may walk through every hand of the club and look up all ids for
    // each, as long as it has not looked at a table that grows fast.
    let named: Vec<(String, HandId)> = hand_ids::table
        .filter(hand_ids::record_id.eq_any(ids))
        .order(hand_ids::hand_id)
        .select((hand_ids::record_id, hand_ids::hand_id))
        .load(db)?;
    if named.is_empty() {
        return Ok(Vec::new());
    }
    let bearers: Vec<HandId> = named.iter().map(|(_, hand)| *hand).collect();
    let found: Vec<(HandId, ClubId, Vec<u8>, Option<Moment>)> = hands::table
        .filter(hands::id.eq_any(bearers))
        .select((hands::id, hands::club_id, hands::doc_hash, hands::voided_at))
        .load(db)?;
    let docs: HashMap<HandId, Vec<u8>> = found
        .into_iter()
        .filter(|(_, owner, _, voided_at)| *owner == club && voided_at.is_none())
        .map(|(hand, _, doc_hash, _)| (hand, doc_hash))
        .collect();
    let namesake = |(record_id, hand)| {
        let doc_hash = docs.get(&hand)?.clone();
        Some(Namesake {
            record_id,
            hand,
            doc_hash,
        })
    };
    Ok(named.into_iter().filter_map(namesake).collect())
}

/// Notes the ids of hands just stored.
pub fn keep_ids(db: &mut Db, named: &[(HandId, &str)]) -> StoreResult<()> {
    let rows: Vec<RecordIdRow<'_>> = named
        .iter()
        .map(|(hand, id)| RecordIdRow {
            record_id: id,
            hand_id: *hand,
        })
        .collect();
    insert_rows!(db, hand_ids::table, &rows);
    Ok(())
}
