//! Writing an announcement, and changing it.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use super::managed;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::fields;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, find_club, naming};
use talon_store::announcements::{self, Announced};
use talon_store::{AnnouncementId, Store};

/// Characters of the text.
pub const BODY_MAX: usize = 8_000;

/// An announcement as it was typed.
#[derive(Debug, Clone, Copy)]
pub struct AnnouncementForm<'a> {
    pub title: &'a str,
    pub body: &'a str,
    /// Days as forms send them; an empty first day is today, an empty last day is none.
    pub from: &'a str,
    pub until: &'a str,
}

/// The same, looked at.
struct Ready {
    title: String,
    body: String,
    from: NaiveDate,
    until: Option<NaiveDate>,
}

impl Ready {
    fn of(form: &AnnouncementForm<'_>, today: NaiveDate) -> Result<Ready, ActError> {
        let bad = |field, why| ActError::Invalid { field, why };
        let title = naming::thing("title", form.title)?;
        let body = fields::text("body", form.body, BODY_MAX)?;
        if body.is_empty() {
            return Err(bad("body", InvalidValue::Required));
        }
        let from = fields::day("from", form.from)?.unwrap_or(today);
        let until = fields::day("until", form.until)?;
        if until.is_some_and(|until| until < from) {
            return Err(bad("until", InvalidValue::EndsBeforeStart));
        }
        Ok(Ready {
            title,
            body,
            from,
            until,
        })
    }

    fn said(&self) -> Announced<'_> {
        Announced {
            title: &self.title,
            body: &self.body,
            shown_from: self.from,
            shown_until: self.until,
        }
    }
}

/// Announces it; the same form sent twice announces it once.
///
/// # Errors
/// When the actor may not, there is no such club, or a value is not good.
pub fn announce(
    store: &Store,
    actor: &Actor,
    slug: &str,
    form: &AnnouncementForm<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<AnnouncementId, ActError> {
    let request = json!([slug, form.title, form.body, form.from, form.until]).to_string();
    let done = store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::Announce, &Object::of_club(club.id))?;
        let ready = Ready::of(form, super::today(&club, now))?;
        let once = IdempotentRequest { key, request: &request };
        idempotency::once::<ActError>(db, actor, "announce", once, now, |db| {
            let id = announcements::insert(db, club.id, &ready.said(), now.into())?;
            let note = Note::of(Deed::Announce, Subject::Club).in_club(club.id);
            audit::write(db, actor, &note.with(json!({"announcement": id.0})), now)?;
            Ok(id.to_string())
        })
    })?;
    // The answer was written above.
    done.answer()
        .parse()
        .map(AnnouncementId)
        .map_err(|_| ActError::NotFound(Missing::Announcement))
}

/// Changes it, if it still says what its writer saw.
///
/// # Errors
/// When the actor may not, there is no such announcement, it was changed meanwhile, or a value is not good.
pub fn change(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: AnnouncementId,
    seen: i64,
    form: &AnnouncementForm<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let (club, before) = managed(db, actor, slug, id)?;
        let ready = Ready::of(form, before.shown_from)?;
        let said = ready.said();
        let kept = Announced {
            title: &before.title,
            body: &before.body,
            shown_from: before.shown_from,
            shown_until: before.shown_until,
        };
        // Sent twice, it says already what it is to say.
        if said == kept {
            return Ok(());
        }
        if seen != before.version {
            return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
        }
        announcements::change(db, &before, &said, now.into())?;
        let note = Note::of(Deed::ChangeAnnouncement, Subject::Club).in_club(club.id);
        audit::write(db, actor, &note.with(json!({"announcement": id.0})), now)
    })
}
