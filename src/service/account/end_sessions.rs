//! Ending one's own sessions, one or all but the one in use (S-21).

use super::overview;
use crate::service::{ActError, Actor, event, who};
use crate::store::{Store, sessions};

/// Ends one of the actor's sessions, by the name that the overview gave it.
///
/// # Errors
/// When it is not there or not his.
pub fn end_session(store: &Store, actor: &Actor, name: &str) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let ended = store.write(|db| {
        let own = sessions::of_user(db, person.id)?;
        let found = own.iter().find(|session| overview::session_name(&session.token_hash) == name);
        Ok(sessions::end(db, &found.ok_or(ActError::NotFound("session"))?.token_hash)?)
    });
    event::told("end a session", person.id, ended)
}

/// Ends all of the actor's sessions but the one of this token.
///
/// # Errors
/// When the database fails.
pub fn end_other_sessions(store: &Store, actor: &Actor, token: &str) -> Result<usize, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let ended = store.write(|db| Ok(sessions::end_all(db, person.id, Some(&who::token_hash(token)))?));
    event::told("end other sessions", person.id, ended)
}
