//! Which hands were played at which tables of tournaments, and whether everyone may see them yet.

use diesel::dsl::{exists, not};
use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, HandId, ImportId, TournamentId};
use crate::player_hands;
use crate::schema::{hands, tournament_hands};

/// A hand at a table.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct AtTable {
    pub hand: HandId,
    pub tournament: TournamentId,
    pub round: i64,
    pub table: i64,
    /// From 1 among the hands of the table; none for one that only says that it was played there.
    pub ordinal: Option<i64>,
    /// Everyone may see it, as far as nothing else stands against it.
    pub is_open: bool,
    pub play_hash: Vec<u8>,
    /// It was taken back since.
    pub is_voided: bool,
}

/// Where a hand is that is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct Closed {
    pub hand: HandId,
    pub tournament: TournamentId,
    pub round: i64,
    pub table: i64,
}

pub(super) type Columns = (
    tournament_hands::hand_id,
    tournament_hands::tournament_id,
    tournament_hands::round,
    tournament_hands::table_number,
);

pub(super) const CLOSED: Columns = (
    tournament_hands::hand_id,
    tournament_hands::tournament_id,
    tournament_hands::round,
    tournament_hands::table_number,
);

/// Which of these hands are closed, and where they belong.
pub fn closed_among(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<Closed>> {
    Ok(tournament_hands::table
        .filter(tournament_hands::hand_id.eq_any(ids.to_vec()))
        .filter(tournament_hands::is_open.eq(false))
        .select(CLOSED)
        .load(db)?)
}

/// The closed hands of these tournaments.
pub fn closed_of(db: &mut Db, tournaments: &[TournamentId]) -> StoreResult<Vec<Closed>> {
    Ok(tournament_hands::table
        .filter(tournament_hands::tournament_id.eq_any(tournaments.to_vec()))
        .filter(tournament_hands::is_open.eq(false))
        .select(CLOSED)
        .load(db)?)
}

/// The closed hands that an import brought.
pub fn closed_of_import(db: &mut Db, import: ImportId) -> StoreResult<Vec<Closed>> {
    Ok(tournament_hands::table
        .inner_join(hands::table)
        .filter(hands::import_id.eq(import))
        .filter(tournament_hands::is_open.eq(false))
        .select(CLOSED)
        .load(db)?)
}

/// All hands of a tournament, by round, table and place; those that only say so come last at their table.
pub fn of_tournament(db: &mut Db, tournament: TournamentId) -> StoreResult<Vec<AtTable>> {
    let mut found: Vec<AtTable> = tournament_hands::table
        .inner_join(hands::table)
        .filter(tournament_hands::tournament_id.eq(tournament))
        .select((
            tournament_hands::hand_id,
            tournament_hands::tournament_id,
            tournament_hands::round,
            tournament_hands::table_number,
            tournament_hands::ordinal,
            tournament_hands::is_open,
            hands::play_hash,
            hands::voided_at.is_not_null(),
        ))
        .load(db)?;
    found.sort_by_key(|one| (one.round, one.table, one.ordinal.unwrap_or(i64::MAX), one.hand));
    Ok(found)
}

/// Where a hand is, if it is anywhere.
pub fn of_hand(db: &mut Db, hand: HandId) -> StoreResult<Option<(Closed, Option<i64>)>> {
    let row: Option<(HandId, TournamentId, i64, i64, Option<i64>)> = on_backend!(db, conn => tournament_hands::table
            .find(hand)
            .select((
                tournament_hands::hand_id,
                tournament_hands::tournament_id,
                tournament_hands::round,
                tournament_hands::table_number,
                tournament_hands::ordinal,
            ))
            .get_result(conn)
            .optional())?;
    Ok(row.map(|(hand, tournament, round, table, ordinal)| {
        (
            Closed {
                hand,
                tournament,
                round,
                table,
            },
            ordinal,
        )
    }))
}

/// Says that a hand was played at a table, or that it says so of itself; one that said so of another table of the same
/// tournament goes over to this one. A conflict when it is among the hands of a table, or at a tournament of its own.
pub fn put(db: &mut Db, at: Closed, is_open: bool) -> StoreResult<()> {
    let moved = diesel::update(
        tournament_hands::table
            .find(at.hand)
            .filter(tournament_hands::tournament_id.eq(at.tournament))
            .filter(tournament_hands::ordinal.is_null()),
    )
    .set((
        tournament_hands::round.eq(at.round),
        tournament_hands::table_number.eq(at.table),
        tournament_hands::is_open.eq(is_open),
    ))
    .execute(db)?;
    if moved == 0 {
        diesel::insert_into(tournament_hands::table)
            .values((
                tournament_hands::hand_id.eq(at.hand),
                tournament_hands::tournament_id.eq(at.tournament),
                tournament_hands::round.eq(at.round),
                tournament_hands::table_number.eq(at.table),
                tournament_hands::ordinal.eq(None::<i64>),
                tournament_hands::is_open.eq(is_open),
            ))
            .execute(db)?;
    }
    player_hands::changed(db, &[at.hand])
}

/// Gives a hand its place at its table, and opens or closes it.
pub fn place(db: &mut Db, hand: HandId, ordinal: Option<i64>, is_open: bool) -> StoreResult<()> {
    diesel::update(tournament_hands::table.find(hand))
        .set((
            tournament_hands::ordinal.eq(ordinal),
            tournament_hands::is_open.eq(is_open),
        ))
        .execute(db)?
        .or_not_found("hand of the tournament")?;
    player_hands::changed(db, &[hand])
}

/// A hand is at no table of a tournament any more.
pub fn remove(db: &mut Db, hand: HandId) -> StoreResult<()> {
    diesel::delete(tournament_hands::table.find(hand))
        .execute(db)?
        .or_not_found("hand of the tournament")?;
    player_hands::changed(db, &[hand])
}

/// Hands of a club that were played so and are at no table: their hash, and the hand.
pub fn played_so(db: &mut Db, club: ClubId, plays: &[Vec<u8>]) -> StoreResult<Vec<(Vec<u8>, HandId)>> {
    let placed = tournament_hands::table.filter(tournament_hands::hand_id.eq(hands::id));
    Ok(hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::play_hash.eq_any(plays.to_vec()))
        .filter(hands::voided_at.is_null())
        .filter(not(exists(placed)))
        .order(hands::id)
        .select((hands::play_hash, hands::id))
        .load(db)?)
}
