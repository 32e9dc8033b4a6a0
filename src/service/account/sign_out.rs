//! Signing out: the session ends on the server, so that a copy of its cookie is worthless too (S-21).

use crate::service::{ActError, event, who};
use crate::store::{Store, sessions};

/// Ends the session of this token; ending what has ended is no error.
///
/// # Errors
/// When the database fails.
pub fn sign_out(store: &Store, token: &str) -> Result<(), ActError> {
    let hash = who::token_hash(token);
    let user = store.write(|db| -> Result<_, ActError> {
        let user = sessions::user_of(db, &hash)?;
        sessions::end(db, &hash)?;
        Ok(user)
    })?;
    if let Some(user) = user {
        event::done("sign out", user);
    }
    Ok(())
}
