//! Beginning a draft, or a new one in the place of another.

use super::{DRAFTS_MAX, fits};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, Answered, IdempotentRequest};
use crate::{ActError, Actor, Missing, TooMany};
use talon_store::drafts::{self, DraftText};
use talon_store::{DraftId, Moment, Store};

/// What is to be kept.
#[derive(Debug, Clone, Copy)]
pub struct NewDraft<'a> {
    pub text: DraftText<'a>,
    /// The draft that makes room for it.
    pub instead_of: Option<DraftId>,
    /// The key of the form: sent again, it begins no second draft.
    pub key: Option<&'a str>,
}

/// Keeps it, and answers which draft it is; `Before` for a form that came before, whose draft may be another by now.
///
/// # Errors
/// When nobody is signed in, there is no room for one more, the text is too long, or there is no draft to give up.
pub fn create(store: &Store, actor: &Actor, new: NewDraft<'_>, now: Moment) -> Result<(DraftId, bool), ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    fits(new.text)?;
    let request = IdempotentRequest {
        key: new.key,
        request: "draft",
    };
    let answer = store.write(|db| {
        authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
        idempotency::once::<ActError>(db, actor, "draft", request, now.utc(), |db| {
            let kept = drafts::lock_of_owner(db, owner)?;
            if let Some(old) = new.instead_of {
                drafts::delete(db, owner, old).map_err(|error| match error.is_not_found() {
                    true => ActError::NotFound(Missing::Draft),
                    false => error.into(),
                })?;
            } else if usize::try_from(kept).is_ok_and(|kept| kept >= DRAFTS_MAX) {
                return Err(ActError::TooMany(TooMany::Drafts));
            }
            Ok(drafts::insert(db, owner, new.text, now)?.to_string())
        })
    })?;
    // The answer was written above.
    let id = answer.answer().parse().map(DraftId);
    let id = id.map_err(|_| ActError::NotFound(Missing::Draft))?;
    Ok((id, matches!(answer, Answered::Now(_))))
}
