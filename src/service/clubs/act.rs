//! The switch by which a site admin looks after a club for an hour: with a reason, written down in the log that the
//! owners of the club read. It gives the sight of what is private there, and no right to change it.

use chrono::{DateTime, TimeDelta, Utc};

use super::fields;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, InvalidValue, find_club, security_log};
use talon_store::{Moment, Store, sessions};

/// How long it stays switched on.
const LASTS: TimeDelta = TimeDelta::hours(1);

/// Switches it on for the session in use; the owners can read the reason.
///
/// # Errors
/// When the actor may not, there is no such club, or no reason is given.
pub fn act_in_club(store: &Store, actor: &Actor, slug: &str, reason: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let until = Moment::from(now).plus(LASTS);
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ActInClub, &Object::of_club(club.id))?;
        let session = actor
            .person()
            .and_then(|person| person.session)
            .ok_or(ActError::SignIn)?;
        let reason = fields::line("reason", reason, fields::REASON_MAX)?;
        if reason.is_empty() {
            return Err(ActError::Invalid {
                field: "reason",
                why: InvalidValue::Required,
            });
        }
        sessions::set_acting(db, &session, Some((club.id, until)))?;
        let note = Note::of(Deed::ActInClub, Subject::Club)
            .in_club(club.id)
            .because(Some(&reason));
        audit::write(db, actor, &note, now)
    })?;
    security_log::done_by(actor, "act in a club", None);
    Ok(())
}

/// Switches it off.
///
/// # Errors
/// When the actor may not, or does not look after this club.
pub fn stop_acting(store: &Store, actor: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ActInClub, &Object::of_club(club.id))?;
        let person = actor.person().ok_or(ActError::SignIn)?;
        let session = person.session.ok_or(ActError::SignIn)?;
        if person.acting_in != Some(club.id) {
            return Ok(());
        }
        sessions::set_acting(db, &session, None)?;
        audit::write(
            db,
            actor,
            &Note::of(Deed::StopActing, Subject::Club).in_club(club.id),
            now,
        )
    })?;
    security_log::done_by(actor, "stop acting in a club", None);
    Ok(())
}
