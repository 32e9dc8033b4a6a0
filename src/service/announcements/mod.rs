//! What a club announces: written by its owners and by those who direct one of its tournaments, shown from one day to
//! another by the club's own clock. What is corrected is kept as it was, and nothing is deleted: it is withdrawn.

mod read;
mod withdraw;
mod write;

pub use read::{NewsShown, OneShown, current, feed, list, one};
pub use withdraw::{restore, withdraw};
pub use write::{AnnouncementForm, BODY_MAX, announce, change};

use chrono::{DateTime, NaiveDate, Utc};

use crate::authorization::{self, Action, Object};
use crate::clubs::clock;
use crate::{ActError, Actor, Missing, find_club};
use talon_store::announcements::{self, Announcement};
use talon_store::clubs::Club;
use talon_store::{AnnouncementId, Db, OptionalRow as _};

/// Which day it is in a club.
fn today(club: &Club, now: DateTime<Utc>) -> NaiveDate {
    clock::local(&club.timezone, now).date()
}

/// An announcement of a club, whether or not everybody sees it.
fn found(db: &mut Db, club: &Club, id: AnnouncementId) -> Result<Announcement, ActError> {
    let found = announcements::by_id(db, club.id, id).found()?;
    found.ok_or(ActError::NotFound(Missing::Announcement))
}

/// The same, for those who may write announcements. Whoever may not is told first that they may not.
fn managed(db: &mut Db, actor: &Actor, slug: &str, id: AnnouncementId) -> Result<(Club, Announcement), ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must(db, actor, Action::Announce, &Object::of_club(club.id))?;
    let found = found(db, &club, id)?;
    Ok((club, found))
}
