//! Clubs and what their owners say of them.

use chrono_tz::Tz;
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql};
use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::club_schema::club_slugs;
use crate::conn::Db;
use crate::dialect::lock_club;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, UserId};
use crate::schema::{clubs, members};
use crate::time::Moment;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Club {
    pub id: ClubId,
    pub slug: String,
    pub name: String,
    #[diesel(deserialize_as = KnownZone)]
    pub timezone: String,
    pub language: String,
    pub created_at: Moment,
    /// What visitors read; empty where nothing was said.
    pub about: String,
    /// A few letters that stand for a picture.
    pub logo_text: String,
    /// The word of a game, and of one of its rule sets.
    pub default_game: Option<String>,
    pub rule_set: Option<String>,
    /// Visitors see who belongs to it.
    pub members_public: bool,
    /// Search engines are asked to stay away.
    pub noindex: bool,
    /// The sites that may show its frames, as origins, one a line; empty where every site may.
    pub frame_sites: String,
}

/// The name of a time zone. A club whose zone is unknown is not read: by another clock its tournaments would begin at
/// other times.
#[derive(Debug, diesel::deserialize::FromSqlRow)]
pub struct KnownZone(String);

impl<DB> FromSql<Text, DB> for KnownZone
where
    DB: Backend,
    String: FromSql<Text, DB>,
{
    fn from_sql(raw: DB::RawValue<'_>) -> deserialize::Result<KnownZone> {
        let name = String::from_sql(raw)?;
        match name.parse::<Tz>() {
            Ok(_) => Ok(KnownZone(name)),
            Err(_) => Err(format!("{name:?} is no time zone").into()),
        }
    }
}

impl From<KnownZone> for String {
    fn from(zone: KnownZone) -> String {
        zone.0
    }
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

/// Everything an owner can change.
#[derive(Debug, Clone, PartialEq, Eq, AsChangeset)]
#[diesel(table_name = clubs, treat_none_as_null = true)]
pub struct Settings {
    pub name: String,
    pub timezone: String,
    pub language: String,
    pub about: String,
    pub logo_text: String,
    pub default_game: Option<String>,
    pub rule_set: Option<String>,
    pub members_public: bool,
    pub noindex: bool,
    pub frame_sites: String,
}

/// A taken slug is a conflict.
pub fn insert(db: &mut Db, club: &NewClub<'_>) -> StoreResult<ClubId> {
    Ok(diesel::insert_into(clubs::table)
        .values(club)
        .returning(clubs::id)
        .get_result(db)?)
}

pub fn set(db: &mut Db, id: ClubId, settings: &Settings) -> StoreResult<()> {
    diesel::update(clubs::table.find(id))
        .set(settings)
        .execute(db)?
        .or_not_found("club")
}

/// Nobody else changes who belongs to the club and who owns it until this transaction ends.
pub fn lock(db: &mut Db, id: ClubId) -> StoreResult<()> {
    lock_club(db, id)
}

pub fn by_id(db: &mut Db, id: ClubId) -> StoreResult<Club> {
    clubs::table
        .find(id)
        .select(Club::as_select())
        .get_result(db)
        .or_not_found("club")
}

pub fn by_slug(db: &mut Db, slug: &str) -> StoreResult<Club> {
    clubs::table
        .filter(clubs::slug.eq(slug))
        .select(Club::as_select())
        .get_result(db)
        .or_not_found("club")
}

/// The club that had this address before.
pub fn by_earlier_slug(db: &mut Db, slug: &str) -> StoreResult<Club> {
    let id: ClubId = club_slugs::table
        .find(slug)
        .select(club_slugs::club_id)
        .get_result(db)
        .or_not_found("club")?;
    by_id(db, id)
}

/// Whether another club has this address, or had it before.
pub fn is_taken(db: &mut Db, slug: &str, but_for: Option<ClubId>) -> StoreResult<bool> {
    let but_for = but_for.map_or(0, |id| id.0);
    let now: i64 = clubs::table
        .filter(clubs::slug.eq(slug).and(clubs::id.ne(but_for)))
        .count()
        .get_result(db)?;
    let before: i64 = club_slugs::table
        .filter(club_slugs::slug.eq(slug).and(club_slugs::club_id.ne(but_for)))
        .count()
        .get_result(db)?;
    Ok(now + before > 0)
}

/// Gives a club another address; the one it had leads on to it.
pub fn rename(db: &mut Db, club: &Club, slug: &str) -> StoreResult<()> {
    diesel::delete(club_slugs::table.find(slug)).execute(db)?;
    diesel::insert_into(club_slugs::table)
        .values((club_slugs::slug.eq(&club.slug), club_slugs::club_id.eq(club.id)))
        .execute(db)?;
    diesel::update(clubs::table.find(club.id))
        .set(clubs::slug.eq(slug))
        .execute(db)?
        .or_not_found("club")
}

pub fn all(db: &mut Db) -> StoreResult<Vec<Club>> {
    Ok(clubs::table.order(clubs::slug).select(Club::as_select()).load(db)?)
}

/// The clubs of these numbers, in one statement.
pub fn several(db: &mut Db, ids: &[ClubId]) -> StoreResult<Vec<Club>> {
    Ok(clubs::table
        .filter(clubs::id.eq_any(ids.to_vec()))
        .order(clubs::id)
        .select(Club::as_select())
        .load(db)?)
}

/// Those in whose list the account stands and is active.
pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Club>> {
    Ok(clubs::table
        .inner_join(members::table)
        .filter(members::user_id.eq(user))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .order(clubs::slug)
        .select(Club::as_select())
        .load(db)?)
}
