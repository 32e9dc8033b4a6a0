//! A note beside a deal: one line that counts nothing.

use crate::act::CardRefusal;

/// Characters of a note.
pub const NOTE_MAX: usize = 500;

/// A note in one line, or none where it is empty.
pub(crate) fn read_note(note: Option<String>) -> Result<Option<String>, CardRefusal> {
    let words = note.iter().flat_map(|note| note.split_whitespace()).collect::<Vec<_>>();
    let note = words.join(" ");
    if note.chars().count() > NOTE_MAX {
        return Err(CardRefusal::Note { most: NOTE_MAX });
    }
    Ok(Some(note).filter(|note| !note.is_empty()))
}
