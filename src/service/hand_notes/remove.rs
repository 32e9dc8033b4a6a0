//! Taking one's own note away, and bringing it back as long as it is kept (S-51).

use chrono::{DateTime, Utc};

use super::read;
use crate::read_hand::read_hand;
use crate::{ActError, Actor};
use talon_store::{Moment, NoteId, Store, hand_notes};

/// Days for which a note that was taken away can be brought back.
pub const DAYS_KEPT: i64 = 30;

/// Takes it away; one that is away stays so since then.
///
/// # Errors
/// When there is no such note of theirs.
pub fn remove(store: &Store, actor: &Actor, address: &str, id: NoteId, now: DateTime<Utc>) -> Result<(), ActError> {
    set(store, actor, address, id, Some(now.into()))
}

/// Brings it back.
///
/// # Errors
/// When there is no such note of theirs, or it is not kept any more.
pub fn restore(store: &Store, actor: &Actor, address: &str, id: NoteId) -> Result<(), ActError> {
    set(store, actor, address, id, None)
}

fn set(store: &Store, actor: &Actor, address: &str, id: NoteId, since: Option<Moment>) -> Result<(), ActError> {
    store.write(|db| {
        let hand = read_hand(db, actor, address)?;
        let note = read::own(db, actor, &hand, id)?;
        if note.removed_at.is_some() == since.is_some() {
            return Ok(());
        }
        Ok(hand_notes::set_removed(db, id, since)?)
    })
}
