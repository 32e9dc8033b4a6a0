//! Clubs and who belongs to them. It must not know what members may do.

use diesel::prelude::*;

use crate::store::conn::Db;
use crate::store::dialect::on_backend;
use crate::store::error::{OrNotFound, StoreResult};
use crate::store::ids::{ClubId, UserId};
use crate::store::schema::{club_members, clubs, users};
use crate::store::time::Moment;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Club {
    pub id: ClubId,
    pub slug: String,
    pub name: String,
    pub timezone: String,
    pub language: String,
    pub created_at: Moment,
}

#[derive(Debug, Clone, Copy, Insertable)]
#[diesel(table_name = clubs, treat_none_as_default_value = false)]
pub struct NewClub<'a> {
    pub slug: &'a str,
    pub name: &'a str,
    pub timezone: &'a str,
    pub language: &'a str,
    pub created_at: Moment,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Member {
    pub user_id: UserId,
    pub name: String,
    pub joined_at: Moment,
}

/// A taken slug is a conflict.
pub fn insert(db: &mut Db, club: &NewClub<'_>) -> StoreResult<ClubId> {
    Ok(diesel::insert_into(clubs::table).values(club).returning(clubs::id).get_result(db)?)
}

pub fn by_id(db: &mut Db, id: ClubId) -> StoreResult<Club> {
    clubs::table.find(id).select(Club::as_select()).get_result(db).or_not_found("club")
}

pub fn by_slug(db: &mut Db, slug: &str) -> StoreResult<Club> {
    clubs::table.filter(clubs::slug.eq(slug)).select(Club::as_select()).get_result(db).or_not_found("club")
}

pub fn all(db: &mut Db) -> StoreResult<Vec<Club>> {
    Ok(clubs::table.order(clubs::slug).select(Club::as_select()).load(db)?)
}

pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Club>> {
    Ok(clubs::table
        .inner_join(club_members::table)
        .filter(club_members::user_id.eq(user))
        .order(clubs::slug)
        .select(Club::as_select())
        .load(db)?)
}

/// Joining twice is joining once.
pub fn add_member(db: &mut Db, club: ClubId, user: UserId, now: Moment) -> StoreResult<()> {
    let row =
        (club_members::club_id.eq(club), club_members::user_id.eq(user), club_members::joined_at.eq(now));
    on_backend!(db, conn => diesel::insert_into(club_members::table)
        .values(row)
        .on_conflict((club_members::club_id, club_members::user_id))
        .do_nothing()
        .execute(conn))?;
    Ok(())
}

pub fn remove_member(db: &mut Db, club: ClubId, user: UserId) -> StoreResult<()> {
    diesel::delete(club_members::table.find((club, user))).execute(db)?.or_not_found("member")
}

pub fn is_member(db: &mut Db, club: ClubId, user: UserId) -> StoreResult<bool> {
    Ok(diesel::select(diesel::dsl::exists(club_members::table.find((club, user)))).get_result(db)?)
}

pub fn members(db: &mut Db, club: ClubId) -> StoreResult<Vec<Member>> {
    Ok(club_members::table
        .inner_join(users::table)
        .filter(club_members::club_id.eq(club))
        .order((users::name, users::id))
        .select((users::id, users::name, club_members::joined_at))
        .load(db)?)
}
