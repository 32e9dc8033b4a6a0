//! Signing out: the session ends on the server, so that a copy of its cookie is worthless too (S-21).

use chrono::{DateTime, Utc};

use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Person, security_log, session};
use talon_store::{Store, sessions, users};

/// Ends the session of this token; ending what has ended is no error.
///
/// # Errors
/// When the database fails.
pub fn sign_out(store: &Store, token: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let hash = session::token_hash(token);
    let user = store.write(|db| -> Result<_, ActError> {
        let user = sessions::user_of(db, &hash)?;
        sessions::end(db, &hash)?;
        if let Some(id) = user {
            let actor = Actor::Person(Person::of(users::by_id(db, id)?));
            audit::write(db, &actor, &Note::of(Deed::SignOut, Subject::Account(id)), now)?;
        }
        Ok(user)
    })?;
    if let Some(user) = user {
        security_log::done("sign out", user);
    }
    Ok(())
}
