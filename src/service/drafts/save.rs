//! Keeping the next state of a draft, unless another window has changed it meanwhile (S-48).

use super::{DRAFTS_MAX, fits};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Missing, TooMany};
use talon_store::drafts::{self, DraftText, KeptDraft};
use talon_store::{DraftId, Moment, OptionalRow as _, Store};

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SavedDraft {
    /// It is kept, under this revision.
    Done(i64),
    /// Another window was faster: nothing was kept, and this is how the draft stands.
    Meanwhile(KeptDraft),
}

/// Keeps a state in the place of the revision that was seen.
///
/// # Errors
/// When nobody is signed in, it is not theirs, there are too many drafts beside one that was stored, or the text is
/// too long.
pub fn save(
    store: &Store,
    actor: &Actor,
    id: DraftId,
    seen: i64,
    text: DraftText<'_>,
    now: Moment,
) -> Result<SavedDraft, ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    fits(text)?;
    store.write(|db| {
        authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
        // One that was stored is a draft again, if there is room for it.
        let was_stored = drafts::by_id(db, owner, id)
            .found()?
            .is_some_and(|kept| kept.stored_hand.is_some());
        if was_stored && usize::try_from(drafts::lock_of_owner(db, owner)?).is_ok_and(|kept| kept >= DRAFTS_MAX) {
            return Err(ActError::TooMany(TooMany::Drafts));
        }
        if drafts::set(db, owner, id, seen, text, now)? {
            return Ok(SavedDraft::Done(seen + 1));
        }
        let kept = drafts::by_id(db, owner, id).found()?;
        let kept = kept.ok_or(ActError::NotFound(Missing::Draft))?;
        // The same answer to a form that was sent twice.
        if kept.document == text.document && kept.typed == text.typed {
            return Ok(SavedDraft::Done(kept.revision));
        }
        Ok(SavedDraft::Meanwhile(kept))
    })
}
