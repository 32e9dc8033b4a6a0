//! Hands of an import that is to come in whole: they are written a few at a time, out of every list, and appear
//! together in one short transaction.

use std::collections::HashSet;

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, HandId, ImportId};
use crate::player_hands;
use crate::schema::hands;
use crate::time::Moment;

/// Why a hand that is only staged is in no list.
pub(super) const STAGED: &str = "not yet imported";
/// Deals asked about in one statement.
const DEALS: usize = 200;

/// Takes the hands of these records out of every list again, in the transaction that stored them.
pub fn stage(db: &mut Db, import: ImportId, first: i64, last: i64, now: Moment) -> StoreResult<()> {
    diesel::update(
        hands::table
            .filter(hands::import_id.eq(import))
            .filter(hands::import_record.between(first, last))
            .filter(hands::voided_at.is_null()),
    )
    .set((hands::voided_at.eq(Some(now)), hands::void_reason.eq(Some(STAGED))))
    .execute(db)?;
    Ok(())
}

/// The last record of an import whose hand is staged; 0 when none is.
pub fn staged_to(db: &mut Db, import: ImportId) -> StoreResult<i64> {
    let last: Option<i64> = hands::table
        .filter(hands::import_id.eq(import))
        .filter(hands::void_reason.eq(STAGED))
        .select(diesel::dsl::max(hands::import_record))
        .get_result(db)?;
    Ok(last.unwrap_or(0))
}

/// The staged hands of an import with these deals: hash of the record, and hand.
pub fn staged_of_deals(db: &mut Db, import: ImportId, deals: &[&[u8]]) -> StoreResult<Vec<(Vec<u8>, HandId)>> {
    // By the deal alone, as everywhere: the other condition would lead through the whole import.
    let found: Vec<(Vec<u8>, HandId, Option<ImportId>)> = hands::table
        .filter(hands::deal_hash.eq_any(deals))
        .select((hands::doc_hash, hands::id, hands::import_id))
        .load(db)?;
    let ours = found.into_iter().filter(|(_, _, of)| *of == Some(import));
    Ok(ours.map(|(doc, hand, _)| (doc, hand)).collect())
}

/// The newest hand of all.
pub fn last_id(db: &mut Db) -> StoreResult<HandId> {
    let last: Option<HandId> = hands::table.select(diesel::dsl::max(hands::id)).get_result(db)?;
    Ok(last.unwrap_or(HandId(0)))
}

/// Whether someone else has stored a hand after `since` that was played as a staged one.
pub fn is_overtaken(db: &mut Db, import: ImportId, club: ClubId, since: HandId) -> StoreResult<bool> {
    let theirs: Vec<(Vec<u8>, Vec<u8>)> = hands::table
        .filter(hands::id.gt(since))
        .filter(hands::club_id.eq(club))
        .filter(hands::import_id.is_null().or(hands::import_id.ne(import)))
        .filter(hands::voided_at.is_null())
        .select((hands::deal_hash, hands::play_hash))
        .load(db)?;
    for part in theirs.chunks(DEALS) {
        let deals: Vec<&[u8]> = part.iter().map(|(deal, _)| &deal[..]).collect();
        let plays: HashSet<&[u8]> = part.iter().map(|(_, play)| &play[..]).collect();
        let ours: Vec<(Vec<u8>, Option<ImportId>)> = hands::table
            .filter(hands::deal_hash.eq_any(deals))
            .select((hands::play_hash, hands::import_id))
            .load(db)?;
        if ours
            .iter()
            .any(|(play, of)| *of == Some(import) && plays.contains(&play[..]))
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Puts all staged hands of an import into the lists. A conflict when one of the records has been stored meanwhile.
pub fn show_staged(db: &mut Db, import: ImportId) -> StoreResult<usize> {
    player_hands::changed_of_import(db, import)?;
    Ok(diesel::update(
        hands::table
            .filter(hands::import_id.eq(import))
            .filter(hands::void_reason.eq(STAGED)),
    )
    .set((hands::voided_at.eq(None::<Moment>), hands::void_reason.eq(None::<&str>)))
    .execute(db)?)
}
