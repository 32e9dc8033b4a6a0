//! Withdrawing an announcement, and showing it again.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::managed;
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor};
use talon_store::announcements;
use talon_store::{AnnouncementId, Store};

/// Withdraws it: nobody sees it but those who may write announcements.
///
/// # Errors
/// When the actor may not, or there is no such announcement.
pub fn withdraw(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: AnnouncementId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    set(store, actor, slug, id, true, now)
}

/// Shows it again.
///
/// # Errors
/// As for withdrawing.
pub fn restore(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: AnnouncementId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    set(store, actor, slug, id, false, now)
}

fn set(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: AnnouncementId,
    withdrawn: bool,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let (club, found) = managed(db, actor, slug, id)?;
        if found.withdrawn_at.is_some() == withdrawn {
            return Ok(());
        }
        announcements::set_withdrawn(db, id, withdrawn.then(|| now.into()))?;
        let deed = if withdrawn {
            Deed::WithdrawAnnouncement
        } else {
            Deed::ChangeAnnouncement
        };
        let note = Note::of(deed, Subject::Club).in_club(club.id);
        audit::write(db, actor, &note.with(json!({"announcement": id.0})), now)
    })
}
