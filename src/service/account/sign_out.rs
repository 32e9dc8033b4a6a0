//! Signing out: the session ends on the server, so that a copy of its cookie is worthless too (S-21).

use crate::service::{ActError, who};
use crate::store::{Store, sessions};

/// Ends the session of this token; ending what has ended is no error.
///
/// # Errors
/// When the database fails.
pub fn sign_out(store: &Store, token: &str) -> Result<(), ActError> {
    store.write(|db| Ok(sessions::end(db, &who::token_hash(token))?))
}
