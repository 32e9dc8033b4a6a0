//! What is read of several tournaments in one go, however many they are.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use crate::conn::Db;
use crate::dialect;
use crate::error::StoreResult;
use crate::ids::TournamentId;
use crate::members::Member;
use crate::schema::{members, tournament_members, tournaments};
use crate::tournaments::{Head, TournamentRow};

/// These tournaments without their texts.
pub fn heads(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<Head>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select(Head::as_select())
        .load(db)?)
}

/// The same with their texts.
pub fn rows(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<TournamentRow>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select(TournamentRow::as_select())
        .load(db)?)
}

/// The members of each of these tournaments by their keys in it.
pub fn members_of(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<(TournamentId, i64, Member)>> {
    Ok(tournament_members::table
        .inner_join(members::table)
        .filter(tournament_members::tournament_id.eq_any(ids))
        .select((
            tournament_members::tournament_id,
            tournament_members::member_key,
            Member::as_select(),
        ))
        .load(db)?)
}

/// The number of entries of each of these tournaments, also of those who left or did not come, counted where their
/// texts are kept.
pub fn entries(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<(TournamentId, i64)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let count = sql::<BigInt>(dialect::entries_in_text(db));
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, count))
        .load(db)?)
}
