//! Ending one's own sessions, one or all but the one in use (S-21).

use chrono::{DateTime, Utc};
use serde_json::json;

use super::overview;
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Missing, security_log, session};
use talon_store::{Store, sessions};

/// Ends one of the actor's sessions, by the name that the overview gave it.
///
/// # Errors
/// When it is not there or not theirs.
pub fn end_session(store: &Store, actor: &Actor, name: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let ended = store.write(|db| {
        let own = sessions::of_user(db, person.id)?;
        let found = own
            .iter()
            .find(|session| overview::session_name(&session.token_hash) == name);
        sessions::end(db, &found.ok_or(ActError::NotFound(Missing::Session))?.token_hash)?;
        audit::write(
            db,
            actor,
            &Note::of(Deed::EndSessions, Subject::Account(person.id)),
            now,
        )
    });
    security_log::told("end a session", person.id, ended)
}

/// Ends all of the actor's sessions but the one of this token.
///
/// # Errors
/// When the database fails.
pub fn end_other_sessions(store: &Store, actor: &Actor, token: &str, now: DateTime<Utc>) -> Result<usize, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let ended = store.write(|db| {
        let count = sessions::end_all(db, person.id, Some(&session::token_hash(token)))?;
        let note = Note::of(Deed::EndSessions, Subject::Account(person.id)).with(json!({"count": count}));
        audit::write(db, actor, &note, now)?;
        Ok(count)
    });
    security_log::told("end other sessions", person.id, ended)
}
