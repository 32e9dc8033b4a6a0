//! A draft whose hand was stored: it is no draft any more, and says which hand it became. Changing it opens it again.

use super::DRAFTS_MAX;
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor};
use talon_store::imports::Import;
use talon_store::records::{self, RecordStatus};
use talon_store::{DraftId, HandId, Moment, Store, drafts, hands};

/// Closes it if the import of its text led to a hand; a draft that another window has changed since then stays open.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn close(
    store: &Store,
    actor: &Actor,
    id: DraftId,
    text: &str,
    import: &Import,
    now: Moment,
) -> Result<Option<HandId>, ActError> {
    let owner = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        authorization::must(db, actor, Action::KeepDraft, &Object::of_account(owner))?;
        let brought = hands::of_import(db, import.id, 0, 1)?.first().map(|one| one.hand);
        let hand = match brought {
            Some(hand) => Some(hand),
            // It was there already.
            None => {
                let said = records::list(db, import.id, Some(RecordStatus::Duplicate), 0, 1)?;
                said.first().and_then(|record| record.hand_id)
            }
        };
        let Some(hand) = hand else { return Ok(None) };
        let is_closed = drafts::close(db, owner, id, text, hand, now)?;
        drafts::forget_stored(db, owner, DRAFTS_MAX)?;
        Ok(Some(hand).filter(|_| is_closed))
    })
}
