//! Evenings at one table, each as one text, found by a key that is known by its hash only.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{Hash, ScorecardId, TournamentId, UserId};
use crate::scorecard_schema::{scorecard_old_keys, scorecards};
use crate::time::Moment;

/// A card as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = scorecards)]
pub struct KeptScorecard {
    pub id: ScorecardId,
    pub write_hash: Vec<u8>,
    pub owner_id: Option<UserId>,
    pub document: String,
    pub revision: i64,
    pub created_at: Moment,
    pub changed_at: Moment,
}

/// The table of a tournament at which a card is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TablePlace {
    pub tournament: TournamentId,
    pub round: i64,
    pub table: i64,
}

/// A card on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewScorecard<'a> {
    pub write_hash: &'a Hash,
    pub read_hash: &'a Hash,
    pub owner: Option<UserId>,
    pub document: &'a str,
    /// Where it is kept, if that is a tournament.
    pub place: Option<TablePlace>,
    pub now: Moment,
}

pub fn insert(db: &mut Db, card: &NewScorecard<'_>) -> StoreResult<ScorecardId> {
    Ok(diesel::insert_into(scorecards::table)
        .values((
            scorecards::write_hash.eq(&card.write_hash[..]),
            scorecards::read_hash.eq(&card.read_hash[..]),
            scorecards::owner_id.eq(card.owner),
            scorecards::document.eq(card.document),
            scorecards::tournament_id.eq(card.place.map(|place| place.tournament)),
            scorecards::round_no.eq(card.place.map(|place| place.round)),
            scorecards::table_no.eq(card.place.map(|place| place.table)),
            scorecards::created_at.eq(card.now),
            scorecards::changed_at.eq(card.now),
        ))
        .returning(scorecards::id)
        .get_result(db)?)
}

/// The card that a key of either kind opens.
pub fn find(db: &mut Db, key: &Hash) -> StoreResult<Option<KeptScorecard>> {
    Ok(scorecards::table
        .filter(
            scorecards::write_hash
                .eq(&key[..])
                .or(scorecards::read_hash.eq(&key[..])),
        )
        .select(KeptScorecard::as_select())
        .get_result(db)
        .optional()?)
}

/// The card of this number.
pub fn by_number(db: &mut Db, id: ScorecardId) -> StoreResult<Option<KeptScorecard>> {
    Ok(scorecards::table
        .find(id)
        .select(KeptScorecard::as_select())
        .get_result(db)
        .optional()?)
}

/// The card of this number, if this person began it.
pub fn find_own(db: &mut Db, id: ScorecardId, owner: UserId) -> StoreResult<Option<KeptScorecard>> {
    Ok(scorecards::table
        .find(id)
        .filter(scorecards::owner_id.eq(owner))
        .select(KeptScorecard::as_select())
        .get_result(db)
        .optional()?)
}

/// The card of a table of a tournament.
pub fn find_at(db: &mut Db, place: TablePlace) -> StoreResult<Option<KeptScorecard>> {
    Ok(scorecards::table
        .filter(scorecards::tournament_id.eq(place.tournament))
        .filter(scorecards::round_no.eq(place.round))
        .filter(scorecards::table_no.eq(place.table))
        .select(KeptScorecard::as_select())
        .get_result(db)
        .optional()?)
}

/// The cards of the tables of a round, each with the number of its table.
pub fn of_round(db: &mut Db, tournament: TournamentId, round: i64) -> StoreResult<Vec<(i64, KeptScorecard)>> {
    let rows: Vec<(Option<i64>, KeptScorecard)> = scorecards::table
        .filter(scorecards::tournament_id.eq(tournament))
        .filter(scorecards::round_no.eq(round))
        .select((scorecards::table_no, KeptScorecard::as_select()))
        .load(db)?;
    Ok(rows
        .into_iter()
        .filter_map(|(table, card)| Some((table?, card)))
        .collect())
}

/// Keeps everyone else from changing a card until this transaction ends, and answers it as it is then.
pub fn lock(db: &mut Db, id: ScorecardId) -> StoreResult<KeptScorecard> {
    // An update that changes nothing takes the lock in either database.
    diesel::update(scorecards::table.find(id))
        .set(scorecards::revision.eq(scorecards::revision))
        .execute(db)?
        .or_not_found("scorecard")?;
    Ok(scorecards::table
        .find(id)
        .select(KeptScorecard::as_select())
        .get_result(db)?)
}

/// Gives a card other keys; those before open nothing any more.
pub fn set_keys(db: &mut Db, id: ScorecardId, write_hash: &Hash, read_hash: &Hash) -> StoreResult<()> {
    diesel::update(scorecards::table.find(id))
        .set((
            scorecards::write_hash.eq(&write_hash[..]),
            scorecards::read_hash.eq(&read_hash[..]),
        ))
        .execute(db)?
        .or_not_found("scorecard")
}

/// Remembers that a key to write was withdrawn, with the card as whoever had it knew it.
pub fn withdraw_key(db: &mut Db, card: &KeptScorecard, document: &str) -> StoreResult<()> {
    diesel::insert_into(scorecard_old_keys::table)
        .values((
            scorecard_old_keys::write_hash.eq(&card.write_hash),
            scorecard_old_keys::scorecard_id.eq(card.id),
            scorecard_old_keys::document.eq(document),
        ))
        .execute(db)?;
    Ok(())
}

/// The card that a withdrawn key wrote on, as it was known then.
pub fn withdrawn(db: &mut Db, key: &Hash) -> StoreResult<Option<String>> {
    Ok(scorecard_old_keys::table
        .find(&key[..])
        .select(scorecard_old_keys::document)
        .get_result(db)
        .optional()?)
}

/// Puts the next text of a card in the place of that of this revision.
pub fn set(db: &mut Db, id: ScorecardId, before: i64, document: &str, now: Moment) -> StoreResult<()> {
    diesel::update(scorecards::table.find(id).filter(scorecards::revision.eq(before)))
        .set((
            scorecards::document.eq(document),
            scorecards::revision.eq(before + 1),
            scorecards::changed_at.eq(now),
        ))
        .execute(db)?
        .or_not_found("revision of the scorecard")
}

/// The cards that someone began, the one that was changed last first.
pub fn of_owner(db: &mut Db, owner: UserId, most: i64) -> StoreResult<Vec<KeptScorecard>> {
    Ok(scorecards::table
        .filter(scorecards::owner_id.eq(owner))
        .order((scorecards::changed_at.desc(), scorecards::id.desc()))
        .limit(most)
        .select(KeptScorecard::as_select())
        .load(db)?)
}

/// Deletes cards that nobody has written on since; those of tournaments stay as long as the tournament does. The answer
/// is which they were, and when each was begun.
pub fn forget(db: &mut Db, before: Moment) -> StoreResult<Vec<(ScorecardId, Moment)>> {
    let old = scorecards::table
        .filter(scorecards::changed_at.lt(before))
        .filter(scorecards::tournament_id.is_null());
    Ok(diesel::delete(old)
        .returning((scorecards::id, scorecards::created_at))
        .get_results(db)?)
}
