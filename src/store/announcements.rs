//! What clubs announce, with what it said before it was changed.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::club_schema::{announcement_versions, announcements};
use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{AnnouncementId, ClubId};
use crate::time::Moment;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = announcements)]
pub struct Announcement {
    pub id: AnnouncementId,
    pub club_id: ClubId,
    pub title: String,
    /// As it was typed, with its marks.
    pub body: String,
    /// The first day and the last on which it is shown, by the clock of the club.
    pub shown_from: NaiveDate,
    pub shown_until: Option<NaiveDate>,
    pub version: i64,
    pub written_at: Moment,
    pub changed_at: Moment,
    pub withdrawn_at: Option<Moment>,
}

/// What can be changed about an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announced<'a> {
    pub title: &'a str,
    pub body: &'a str,
    pub shown_from: NaiveDate,
    pub shown_until: Option<NaiveDate>,
}

/// Which announcements of a club are asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct AnnouncementFilter {
    /// Not withdrawn, and their first day has come by this one.
    pub seen_on: Option<NaiveDate>,
    /// Their last day has not passed by this one.
    pub current_on: Option<NaiveDate>,
    /// Goes on behind this one.
    pub after: Option<(NaiveDate, AnnouncementId)>,
    pub limit: i64,
}

pub fn insert(db: &mut Db, club: ClubId, said: &Announced<'_>, now: Moment) -> StoreResult<AnnouncementId> {
    Ok(diesel::insert_into(announcements::table)
        .values((
            announcements::club_id.eq(club),
            announcements::title.eq(said.title),
            announcements::body.eq(said.body),
            announcements::shown_from.eq(said.shown_from),
            announcements::shown_until.eq(said.shown_until),
            announcements::version.eq(1),
            announcements::written_at.eq(now),
            announcements::changed_at.eq(now),
        ))
        .returning(announcements::id)
        .get_result(db)?)
}

/// An announcement of this club, withdrawn or not.
pub fn by_id(db: &mut Db, club: ClubId, id: AnnouncementId) -> StoreResult<Announcement> {
    announcements::table
        .find(id)
        .filter(announcements::club_id.eq(club))
        .select(Announcement::as_select())
        .get_result(db)
        .or_not_found("announcement")
}

/// Changes it if it still is the one that was read, and keeps what that said; not found if it is not.
pub fn change(db: &mut Db, before: &Announcement, said: &Announced<'_>, now: Moment) -> StoreResult<()> {
    diesel::update(
        announcements::table
            .find(before.id)
            .filter(announcements::version.eq(before.version)),
    )
    .set((
        announcements::title.eq(said.title),
        announcements::body.eq(said.body),
        announcements::shown_from.eq(said.shown_from),
        announcements::shown_until.eq(said.shown_until),
        announcements::version.eq(before.version + 1),
        announcements::changed_at.eq(now),
    ))
    .execute(db)?
    .or_not_found("announcement")?;
    diesel::insert_into(announcement_versions::table)
        .values((
            announcement_versions::announcement_id.eq(before.id),
            announcement_versions::version.eq(before.version),
            announcement_versions::title.eq(&before.title),
            announcement_versions::body.eq(&before.body),
            announcement_versions::shown_from.eq(before.shown_from),
            announcement_versions::shown_until.eq(before.shown_until),
            announcement_versions::until.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

/// Withdraws it, or shows it again.
pub fn set_withdrawn(db: &mut Db, id: AnnouncementId, since: Option<Moment>) -> StoreResult<()> {
    diesel::update(announcements::table.find(id))
        .set(announcements::withdrawn_at.eq(since))
        .execute(db)?
        .or_not_found("announcement")
}

/// Announcements of a club, the latest first.
pub fn list(db: &mut Db, club: ClubId, asked: &AnnouncementFilter) -> StoreResult<Vec<Announcement>> {
    let mut found = announcements::table
        .filter(announcements::club_id.eq(club))
        .order((announcements::shown_from.desc(), announcements::id.desc()))
        .select(Announcement::as_select())
        .limit(asked.limit)
        .into_boxed();
    if let Some(day) = asked.seen_on {
        found = found.filter(
            announcements::withdrawn_at
                .is_null()
                .and(announcements::shown_from.le(day)),
        );
    }
    if let Some(day) = asked.current_on {
        found = found.filter(
            announcements::shown_until
                .is_null()
                .or(announcements::shown_until.ge(day)),
        );
    }
    if let Some((day, id)) = asked.after {
        let same_day = announcements::shown_from.eq(day).and(announcements::id.lt(id));
        found = found.filter(announcements::shown_from.lt(day).or(same_day));
    }
    Ok(found.load(db)?)
}

/// How often it was changed, with what it said before.
pub fn titles_before(db: &mut Db, id: AnnouncementId) -> StoreResult<Vec<String>> {
    Ok(announcement_versions::table
        .filter(announcement_versions::announcement_id.eq(id))
        .order(announcement_versions::version.desc())
        .select(announcement_versions::title)
        .load(db)?)
}
