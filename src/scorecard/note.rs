//! A note beside a deal: one line that counts nothing.

use crate::act::CardRefusal;

/// Characters of a note.
pub const NOTE_MAX: usize = 500;
/// Stands between the notes of two devices.
const BETWEEN: &str = " / ";

/// What two devices noted of a deal of which they say the same: nothing that was typed is lost. `None` where both
/// together are no note any more.
pub(crate) fn both_notes(own: &Option<String>, told: &Option<String>) -> Option<Option<String>> {
    let (Some(first), Some(second)) = (own, told) else {
        return Some(own.clone().or_else(|| told.clone()));
    };
    if first == second || first.split(BETWEEN).any(|part| part == second) {
        return Some(own.clone());
    }
    let both = format!("{first}{BETWEEN}{second}");
    (both.chars().count() <= NOTE_MAX).then_some(Some(both))
}

/// A note in one line, or none where it is empty.
pub(crate) fn read_note(note: Option<String>) -> Result<Option<String>, CardRefusal> {
    let words = note.iter().flat_map(|note| note.split_whitespace()).collect::<Vec<_>>();
    let note = words.join(" ");
    if note.chars().count() > NOTE_MAX {
        return Err(CardRefusal::Note { most: NOTE_MAX });
    }
    Ok(Some(note).filter(|note| !note.is_empty()))
}
