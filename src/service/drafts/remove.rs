//! Dropping a draft.

use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Missing};
use talon_store::{DraftId, Store, drafts};

/// Drops it.
///
/// # Errors
/// When nobody is signed in, or it is not theirs.
pub fn remove(store: &Store, actor: &Actor, id: DraftId) -> Result<(), ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
        match drafts::delete(db, owner, id) {
            Err(error) if error.is_not_found() => Err(ActError::NotFound(Missing::Draft)),
            done => Ok(done?),
        }
    })
}
