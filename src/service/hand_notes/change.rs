//! Changing one's own note. What it said before is kept.

use chrono::{DateTime, Utc};

use super::merged::with_notes;
use super::write::{fits, takes_room};
use super::{NoteDraft, Ready, read};
use crate::authorization;
use crate::read_hand::read_hand;
use crate::{ActError, Actor, InvalidValue};
use talon_store::{NoteId, Store, hand_notes, hands};

/// Changes the note whose version was read.
///
/// # Errors
/// When there is no such note of theirs, it has changed since, a value is not good, or there is no room.
pub fn change(
    store: &Store,
    actor: &Actor,
    address: &str,
    id: NoteId,
    version: i64,
    typed: &NoteDraft<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let hand = read_hand(db, actor, address)?;
        let note = read::own(db, actor, &hand, id)?;
        let is_member = authorization::standing(db, actor, Some(hand.club_id))?.is_member;
        let ready = Ready::of(typed, is_member)?;
        ready.fit(!note.cards.is_empty())?;
        if note.version != version {
            return Err(ActError::Invalid {
                field: "text",
                why: InvalidValue::NoteChangedMeanwhile,
            });
        }
        // Anyone who saves what they took away in another window wants it back, as it is now.
        if note.removed_at.is_some() {
            hand_notes::set_removed(db, id, None)?;
        }
        if note.audience == ready.audience && note.sign == ready.sign && note.body == ready.text {
            return Ok(());
        }
        let whole = hands::by_id(db, hand.id)?.record;
        let about = read::about(db, actor, &hand)?;
        let mut notes = hand_notes::of_hands(db, &about, hand.club_id)?;
        notes.retain(|(one, _)| one.id == id || takes_room(one, note.author_id));
        for (one, _) in notes.iter_mut().filter(|(one, _)| one.id == id) {
            (one.sign, one.body, one.removed_at) = (ready.sign.clone(), ready.text.clone(), None);
        }
        fits(&with_notes(&whole, &notes))?;
        Ok(hand_notes::change(db, &note, &ready.said(), now.into())?)
    })
}
