//! Announcements as far as their reader may see them: everybody those whose first day has come and that were not
//! withdrawn, those who write them all.

use chrono::{DateTime, NaiveDate, Utc};

use super::{found, today};
use crate::authorization::{self, Action, Object};
use crate::clubs::read::{self, Rights};
use crate::{ActError, Actor, Missing};
use talon_store::announcements::{self, Announcement, AnnouncementFilter};
use talon_store::clubs::Club;
use talon_store::{AnnouncementId, Db};

/// Announcements on the first page of a club.
const CURRENT_MAX: i64 = 3;
/// Announcements in a feed.
const FEED_MAX: i64 = 50;

/// A page of announcements.
#[derive(Debug, Clone)]
pub struct NewsShown {
    pub club: Club,
    pub rights: Rights,
    /// The latest first.
    pub announcements: Vec<Announcement>,
    /// Where the rest begins.
    pub next: Option<AnnouncementId>,
    /// Which day it is in the club.
    pub today: NaiveDate,
    pub may_announce: bool,
}

/// An announcement by itself.
#[derive(Debug, Clone)]
pub struct OneShown {
    pub club: Club,
    pub rights: Rights,
    pub announcement: Announcement,
    pub today: NaiveDate,
    pub may_announce: bool,
}

/// The announcements of a club that are current, for its first page.
///
/// # Errors
/// When the database fails.
pub fn current(db: &mut Db, club: &Club, now: DateTime<Utc>) -> Result<Vec<Announcement>, ActError> {
    let today = today(club, now);
    let asked = AnnouncementFilter {
        seen_on: Some(today),
        current_on: Some(today),
        limit: CURRENT_MAX,
        ..AnnouncementFilter::default()
    };
    Ok(announcements::list(db, club.id, &asked)?)
}

/// The announcements of a club behind this one, as many as are asked for.
///
/// # Errors
/// When there is no such club or announcement, or the database fails.
pub fn list(
    db: &mut Db,
    actor: &Actor,
    slug: &str,
    after: Option<AnnouncementId>,
    limit: usize,
    now: DateTime<Utc>,
) -> Result<NewsShown, ActError> {
    let (club, rights) = read::club(db, actor, slug)?;
    let may_announce = may_announce(db, actor, &club)?;
    let today = today(&club, now);
    let after = match after {
        None => None,
        Some(id) => {
            let last = seen(db, &club, id, may_announce, today)?;
            Some((last.shown_from, last.id))
        }
    };
    let asked = AnnouncementFilter {
        seen_on: (!may_announce).then_some(today),
        current_on: None,
        after,
        limit: i64::try_from(limit).unwrap_or(i64::MAX - 1) + 1,
    };
    let mut found = announcements::list(db, club.id, &asked)?;
    let has_more = found.len() > limit;
    found.truncate(limit);
    Ok(NewsShown {
        next: found.last().filter(|_| has_more).map(|last| last.id),
        club,
        rights,
        announcements: found,
        today,
        may_announce,
    })
}

/// One announcement of a club.
///
/// # Errors
/// When there is none for this reader, or the database fails.
pub fn one(
    db: &mut Db,
    actor: &Actor,
    slug: &str,
    id: AnnouncementId,
    now: DateTime<Utc>,
) -> Result<OneShown, ActError> {
    let (club, rights) = read::club(db, actor, slug)?;
    let may_announce = may_announce(db, actor, &club)?;
    let today = today(&club, now);
    Ok(OneShown {
        announcement: seen(db, &club, id, may_announce, today)?,
        club,
        rights,
        today,
        may_announce,
    })
}

/// What a feed of a club tells everybody, the latest first.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn feed(db: &mut Db, slug: &str, now: DateTime<Utc>) -> Result<(Club, Vec<Announcement>), ActError> {
    let (club, _) = read::club(db, &Actor::Visitor, slug)?;
    let asked = AnnouncementFilter {
        seen_on: Some(today(&club, now)),
        limit: FEED_MAX,
        ..AnnouncementFilter::default()
    };
    let found = announcements::list(db, club.id, &asked)?;
    Ok((club, found))
}

fn may_announce(db: &mut Db, actor: &Actor, club: &Club) -> Result<bool, ActError> {
    let standing = authorization::standing(db, actor, Some(club.id))?;
    Ok(standing.may(Action::Announce, &Object::of_club(club.id)))
}

fn seen(
    db: &mut Db,
    club: &Club,
    id: AnnouncementId,
    may_announce: bool,
    today: NaiveDate,
) -> Result<Announcement, ActError> {
    let found = found(db, club, id)?;
    let is_shown = found.withdrawn_at.is_none() && found.shown_from <= today;
    if is_shown || may_announce {
        Ok(found)
    } else {
        Err(ActError::NotFound(Missing::Announcement))
    }
}
