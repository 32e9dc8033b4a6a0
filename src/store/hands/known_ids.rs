//! What records call themselves, so that a corrected one is known when it comes again. It must not know why a record is
//! compared with another of its name.

use diesel::prelude::*;

use crate::store::conn::Db;
use crate::store::dialect::insert_rows;
use crate::store::error::StoreResult;
use crate::store::ids::{ClubId, HandId};
use crate::store::schema::{hand_ids, hands};

/// A hand of the club that bears the id of a record.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Namesake {
    pub record_id: String,
    pub hand: HandId,
    pub doc_hash: Vec<u8>,
}

#[derive(Insertable)]
#[diesel(table_name = hand_ids)]
struct Row<'a> {
    record_id: &'a str,
    hand_id: HandId,
}

/// The hands of the club with these ids that are not voided, the oldest first.
pub fn with_ids(db: &mut Db, club: ClubId, ids: &[&str]) -> StoreResult<Vec<Namesake>> {
    Ok(hand_ids::table
        .inner_join(hands::table)
        .filter(hand_ids::record_id.eq_any(ids))
        .filter(hands::club_id.eq(club))
        .filter(hands::voided_at.is_null())
        .order(hand_ids::hand_id)
        .select((hand_ids::record_id, hand_ids::hand_id, hands::doc_hash))
        .load(db)?)
}

/// Notes the ids of hands just stored.
pub fn keep_ids(db: &mut Db, named: &[(HandId, &str)]) -> StoreResult<()> {
    let rows: Vec<Row<'_>> = named.iter().map(|(hand, id)| Row { record_id: id, hand_id: *hand }).collect();
    insert_rows!(db, hand_ids::table, &rows);
    Ok(())
}
