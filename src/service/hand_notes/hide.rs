//! Hiding the note of someone else, by those who answer for the hand; its author sees that it is hidden. What is
//! private is nobody else's business, and cannot be hidden.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::read;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action};
use crate::clubs::REASON_MAX;
use crate::clubs::fields;
use crate::read_hand::read_hand;
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_store::hand_notes::Audience;
use talon_store::{NoteId, Store, hand_notes};

/// Hides it, for a reason that is written down.
///
/// # Errors
/// When there is no such note for them, they may not, or no reason is given.
pub fn hide(
    store: &Store,
    actor: &Actor,
    address: &str,
    id: NoteId,
    reason: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    set(store, actor, address, id, Some(reason), now)
}

/// Shows it again.
///
/// # Errors
/// When there is no such note for them, or they may not.
pub fn show(store: &Store, actor: &Actor, address: &str, id: NoteId, now: DateTime<Utc>) -> Result<(), ActError> {
    set(store, actor, address, id, None, now)
}

fn set(
    store: &Store,
    actor: &Actor,
    address: &str,
    id: NoteId,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        let hand = read_hand(db, actor, address)?;
        let object = read::object(db, &hand)?;
        authorization::must_see(db, actor, Action::HideNote, &object, Missing::Note)?;
        let note = read::on(db, actor, &hand, id)?;
        if note.audience == Audience::Private || note.removed_at.is_some() {
            return Err(ActError::NotFound(Missing::Note));
        }
        let reason = reason
            .map(|reason| fields::line("reason", reason, REASON_MAX))
            .transpose()?;
        if reason.as_ref().is_some_and(String::is_empty) {
            return Err(ActError::Invalid {
                field: "reason",
                why: InvalidValue::Required,
            });
        }
        if note.hidden_at.is_some() == reason.is_some() {
            return Ok(());
        }
        hand_notes::set_hidden(db, id, reason.is_some().then_some((now.into(), user)))?;
        let deed = if reason.is_some() {
            Deed::HideNote
        } else {
            Deed::ShowNote
        };
        let entry = Note::of(deed, Subject::Hand(hand.id))
            .in_club(hand.club_id)
            .about(Some(note.author_id))
            .with(json!({"hand": hand.id.0, "note": id.0}))
            .because(reason.as_deref());
        audit::write(db, actor, &entry, now)
    })
}
