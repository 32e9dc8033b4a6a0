//! One's own drafts.

use super::DRAFTS_MAX;
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Missing};
use talon_store::drafts::{self, KeptDraft};
use talon_store::{Db, DraftId, OptionalRow as _};

/// A draft.
///
/// # Errors
/// When nobody is signed in, or it is not theirs.
pub fn open(db: &mut Db, actor: &Actor, id: DraftId) -> Result<KeptDraft, ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
    drafts::by_id(db, owner, id)
        .found()?
        .ok_or(ActError::NotFound(Missing::Draft))
}

/// All of them, the one that was changed last first.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn own(db: &mut Db, actor: &Actor) -> Result<Vec<KeptDraft>, ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
    Ok(drafts::of_owner(db, owner, DRAFTS_MAX as i64)?)
}

/// Those that became hands, the one that was stored last first.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn stored(db: &mut Db, actor: &Actor) -> Result<Vec<KeptDraft>, ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
    Ok(drafts::stored_of_owner(db, owner, DRAFTS_MAX as i64)?)
}
