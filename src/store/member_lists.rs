//! Lists of members that were brought in and wait to be applied.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, ListId, UserId};
use crate::schema::member_lists;
use crate::time::Moment;

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = member_lists)]
pub struct MemberList {
    pub id: ListId,
    pub public_id: String,
    pub club_id: ClubId,
    pub created_by: UserId,
    pub created_at: Moment,
    pub file_name: String,
    /// The bytes as they came.
    pub raw: Vec<u8>,
    /// How they are to be read and what was put right by hand, in the words of those who read them.
    pub reading: String,
    pub applied_at: Option<Moment>,
    pub outcome: Option<String>,
}

impl std::fmt::Debug for MemberList {
    // The bytes are names and addresses.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MemberList")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Insertable)]
#[diesel(table_name = member_lists)]
pub struct NewMemberList<'a> {
    pub public_id: &'a str,
    pub club_id: ClubId,
    pub created_by: UserId,
    pub created_at: Moment,
    pub file_name: &'a str,
    pub raw: &'a [u8],
    pub reading: &'a str,
}

impl std::fmt::Debug for NewMemberList<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewMemberList")
            .field("club_id", &self.club_id)
            .finish_non_exhaustive()
    }
}

pub fn insert(db: &mut Db, list: &NewMemberList<'_>) -> StoreResult<ListId> {
    Ok(diesel::insert_into(member_lists::table)
        .values(list)
        .returning(member_lists::id)
        .get_result(db)?)
}

pub fn by_public_id(db: &mut Db, club: ClubId, public_id: &str) -> StoreResult<MemberList> {
    member_lists::table
        .filter(member_lists::club_id.eq(club))
        .filter(member_lists::public_id.eq(public_id))
        .select(MemberList::as_select())
        .get_result(db)
        .or_not_found("list")
}

/// A list in the overview of all, without its bytes.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Listed {
    pub public_id: String,
    pub created_at: Moment,
    pub file_name: String,
    pub applied_at: Option<Moment>,
}

/// The lists of a club, newest first.
pub fn of_club(db: &mut Db, club: ClubId, limit: i64) -> StoreResult<Vec<Listed>> {
    Ok(member_lists::table
        .filter(member_lists::club_id.eq(club))
        .order(member_lists::id.desc())
        .limit(limit)
        .select((
            member_lists::public_id,
            member_lists::created_at,
            member_lists::file_name,
            member_lists::applied_at,
        ))
        .load(db)?)
}

/// The lists of a club with their bytes, oldest first.
pub fn whole_of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<MemberList>> {
    Ok(member_lists::table
        .filter(member_lists::club_id.eq(club))
        .order(member_lists::id)
        .select(MemberList::as_select())
        .load(db)?)
}

/// What someone brought in, in whichever club.
pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Listed>> {
    Ok(member_lists::table
        .filter(member_lists::created_by.eq(user))
        .order(member_lists::id)
        .select((
            member_lists::public_id,
            member_lists::created_at,
            member_lists::file_name,
            member_lists::applied_at,
        ))
        .load(db)?)
}

/// Not found once it has been applied: what was done is not read otherwise afterwards.
pub fn set_reading(db: &mut Db, id: ListId, reading: &str) -> StoreResult<()> {
    diesel::update(member_lists::table.find(id).filter(member_lists::applied_at.is_null()))
        .set(member_lists::reading.eq(reading))
        .execute(db)?
        .or_not_found("list that waits")
}

/// Not found when it has been applied already.
pub fn set_applied(db: &mut Db, id: ListId, outcome: &str, now: Moment) -> StoreResult<()> {
    diesel::update(member_lists::table.find(id).filter(member_lists::applied_at.is_null()))
        .set((
            member_lists::applied_at.eq(Some(now)),
            member_lists::outcome.eq(Some(outcome)),
        ))
        .execute(db)?
        .or_not_found("list that waits")
}

pub fn delete(db: &mut Db, id: ListId) -> StoreResult<()> {
    diesel::delete(member_lists::table.find(id))
        .execute(db)?
        .or_not_found("list")
}

/// Removes those that were brought in before this moment, and answers how many.
pub fn expire(db: &mut Db, before: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(member_lists::table.filter(member_lists::created_at.lt(before))).execute(db)?)
}
