//! Licence numbers: under which number a federation knows someone, as their club has it. They are in no list and on no
//! page of a player: only those ask for them who may know them.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId};
use crate::player_schema::licences;

/// The licence number of an entry.
#[derive(Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = licences)]
pub struct Licence {
    pub member_id: MemberId,
    pub club_id: ClubId,
    /// As the club writes it.
    pub number: String,
    /// By what it is compared.
    #[diesel(column_name = number_key)]
    pub key: String,
}

impl std::fmt::Debug for Licence {
    // The number is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Licence")
            .field("member_id", &self.member_id)
            .finish_non_exhaustive()
    }
}

pub fn of_member(db: &mut Db, member: MemberId) -> StoreResult<Option<Licence>> {
    Ok(licences::table
        .find(member)
        .select(Licence::as_select())
        .get_result(db)
        .optional()?)
}

/// Those of the entries of a club, also of entries that were given up for others.
pub fn of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<Licence>> {
    Ok(licences::table
        .filter(licences::club_id.eq(club))
        .order(licences::member_id)
        .select(Licence::as_select())
        .load(db)?)
}

/// The entry of a club that has this number.
pub fn holder(db: &mut Db, club: ClubId, key: &str) -> StoreResult<Option<MemberId>> {
    Ok(licences::table
        .filter(licences::club_id.eq(club))
        .filter(licences::number_key.eq(key))
        .select(licences::member_id)
        .get_result(db)
        .optional()?)
}

/// Keeps it in the place of the one before. One that another entry of the club has is a conflict.
pub fn set(db: &mut Db, licence: &Licence) -> StoreResult<()> {
    forget(db, &[licence.member_id])?;
    diesel::insert_into(licences::table).values(licence).execute(db)?;
    Ok(())
}

/// Moves that of one entry of a club to another one that has none, and answers whether there was one to move.
pub fn hand_over(db: &mut Db, from: MemberId, to: MemberId) -> StoreResult<bool> {
    let Some(given) = of_member(db, from)? else {
        return Ok(false);
    };
    if of_member(db, to)?.is_some() {
        return Ok(false);
    }
    forget(db, &[from])?;
    set(db, &Licence { member_id: to, ..given })?;
    Ok(true)
}

/// Forgets those of these entries, and answers of which clubs they were.
pub fn forget(db: &mut Db, entries: &[MemberId]) -> StoreResult<Vec<ClubId>> {
    let entries: Vec<i64> = entries.iter().map(|id| id.0).collect();
    let of_entries = || licences::table.filter(licences::member_id.eq_any(entries.clone()));
    let clubs: Vec<ClubId> = of_entries().select(licences::club_id).distinct().load(db)?;
    if !clubs.is_empty() {
        diesel::delete(of_entries()).execute(db)?;
    }
    Ok(clubs)
}
