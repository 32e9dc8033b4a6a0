//! When tables of a round over weeks could meet, and whom each time suits.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::club_schema::table_times;
use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{MemberId, TournamentId};
use crate::schema::tournament_members;
use crate::time::Moment;

/// Someone whom a time suits, by the key of the tournament; 0 is an official who proposed it and does not sit there,
/// and -1 nobody: it keeps when something of the time was last taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = table_times)]
pub struct TableTime {
    pub tournament_id: TournamentId,
    pub round: i64,
    pub table_no: i64,
    /// Of the draw.
    pub seed: i64,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub member_key: i64,
    /// It is their proposal.
    pub proposed: bool,
    pub said_at: Moment,
}

/// A time of a table.
#[derive(Debug, Clone, Copy)]
pub struct TimeOfTable {
    pub tournament: TournamentId,
    pub round: i64,
    pub table: i64,
    pub seed: i64,
    pub starts_at: NaiveDateTime,
}

/// What was said at all tables of a tournament, of all its draws.
pub fn of_tournament(db: &mut Db, tournament: TournamentId) -> StoreResult<Vec<TableTime>> {
    Ok(table_times::table
        .filter(table_times::tournament_id.eq(tournament))
        .order((
            table_times::round,
            table_times::table_no,
            table_times::starts_at,
            table_times::member_key,
        ))
        .select(TableTime::as_select())
        .load(db)?)
}

/// Who these members are in the tournaments that know them: tournament, and key in it.
pub fn keys_of(db: &mut Db, members: &[MemberId]) -> StoreResult<Vec<(TournamentId, i64)>> {
    Ok(tournament_members::table
        .filter(tournament_members::member_id.eq_any(members.to_vec()))
        .select((tournament_members::tournament_id, tournament_members::member_key))
        .load(db)?)
}

/// What was said at all tables of these tournaments.
pub fn of_tournaments(db: &mut Db, tournaments: &[TournamentId]) -> StoreResult<Vec<TableTime>> {
    Ok(table_times::table
        .filter(table_times::tournament_id.eq_any(tournaments))
        .order((table_times::said_at, table_times::starts_at))
        .select(TableTime::as_select())
        .load(db)?)
}

/// Forgets what was said before this moment, and answers how much.
pub fn forget(db: &mut Db, before: Moment) -> StoreResult<usize> {
    let old = table_times::table.filter(table_times::said_at.lt(before));
    Ok(diesel::delete(old).execute(db)?)
}

pub fn insert(db: &mut Db, said: &TableTime) -> StoreResult<()> {
    diesel::insert_into(table_times::table).values(said).execute(db)?;
    Ok(())
}

/// Takes back that a time suits someone.
pub fn take_back(db: &mut Db, at: &TimeOfTable, member_key: i64) -> StoreResult<()> {
    let key = (at.tournament, at.round, at.table, at.seed, at.starts_at, member_key);
    diesel::delete(table_times::table.find(key)).execute(db)?;
    Ok(())
}

/// Withdraws a time, with all that was said of it.
pub fn withdraw(db: &mut Db, at: &TimeOfTable) -> StoreResult<()> {
    let of_time = table_times::table
        .filter(table_times::tournament_id.eq(at.tournament))
        .filter(table_times::round.eq(at.round))
        .filter(table_times::table_no.eq(at.table))
        .filter(table_times::seed.eq(at.seed))
        .filter(table_times::starts_at.eq(at.starts_at));
    diesel::delete(of_time).execute(db)?;
    Ok(())
}
