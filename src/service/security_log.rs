//! What the log tells of the safety of accounts: one line for each tournament (S-63). Accounts stand there by their
//! number; a name, an address or a secret never does. What is told here is also done, or also refused; nothing is
//! decided.

use crate::{ActError, Actor};
use talon_store::UserId;

/// Something was done to an account, by its owner.
pub(super) fn done(action: &'static str, user: UserId) {
    tracing::info!(action, outcome = "done", user = user.0, "security");
}

/// The same by someone who runs the site; the command line has no number.
pub(super) fn done_by(actor: &Actor, action: &'static str, user: Option<UserId>) {
    let (user, by) = (user.map(|user| user.0), actor.user().map(|by| by.0));
    tracing::info!(action, outcome = "done", user, by, "security");
}

/// Someone tried in vain; `user` is the account that it was tried on, if there is one.
pub(super) fn refused(action: &'static str, user: Option<UserId>) {
    tracing::warn!(action, outcome = "refused", user = user.map(|user| user.0), "security");
}

/// Passes on how it ended, and tells when someone was refused it for want of a right or a password.
pub(super) fn told<T>(action: &'static str, user: UserId, ended: Result<T, ActError>) -> Result<T, ActError> {
    match &ended {
        Ok(_) => done(action, user),
        Err(ActError::Denied(_) | ActError::SignIn | ActError::Invalid { field: "current", .. }) => {
            refused(action, Some(user));
        }
        Err(_) => {}
    }
    ended
}
