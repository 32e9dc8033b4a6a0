//! Giving a club another address. Whatever is read under the earlier one leads on to it; a form that is sent there does
//! not.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::create::slug as sound;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, InvalidValue, find_club};
use talon_store::{Store, clubs};

/// Renames it; the answer is the address.
///
/// # Errors
/// When the actor may not, there is no such club, or the address is none or another club has or had it.
pub fn rename(store: &Store, actor: &Actor, slug: &str, typed: &str, now: DateTime<Utc>) -> Result<String, ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ChangeClub, &Object::of_club(club.id))?;
        let next = sound(typed)?;
        if next == club.slug {
            return Ok(club.slug);
        }
        if clubs::is_taken(db, next, Some(club.id))? {
            return Err(ActError::Invalid {
                field: "slug",
                why: InvalidValue::SlugTaken,
            });
        }
        clubs::rename(db, &club, next)?;
        let note = Note::of(Deed::ChangeClub, Subject::Club).in_club(club.id);
        audit::write(db, actor, &note.with(json!({"slug": [club.slug, next]})), now)?;
        Ok(next.to_owned())
    })
}
