//! What people write about a hand here: notes at its positions, for themselves, for the club or for everyone. One act
//! per file. The record is never changed: readers of the hand get it with the notes that are for them among its
//! annotations, so that every page and every file has them.

mod change;
mod hide;
mod kept_line;
mod merged;
mod read;
mod remove;
mod write;

use crate::clubs::fields;
use crate::{ActError, InvalidValue};
use talon_records::structure::{GLYPHS, TextKind};
use talon_store::hand_notes::{Audience, Said};

pub use change::change;
pub use hide::{hide, show};
pub use merged::{line_id, own_note};
pub(super) use read::with_readable;
pub use read::{Mine, Other, Written, note, on_hand};
pub use remove::{DAYS_KEPT, remove, restore};
pub use write::{NoteTarget, write};

/// Characters of a note.
pub const TEXT_MAX: usize = TextKind::Comment.characters_max();

/// A note as someone typed it.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoteDraft<'a> {
    /// `private`, `club` or `public`.
    pub audience: &'a str,
    /// `!?` and the like, or nothing.
    pub sign: &'a str,
    pub text: &'a str,
}

/// The same, looked at.
#[derive(Debug)]
struct Ready {
    audience: Audience,
    sign: String,
    text: String,
}

impl Ready {
    /// What was typed by someone who is in the club of the hand, or is not.
    fn of(typed: &NoteDraft<'_>, is_member: bool) -> Result<Ready, ActError> {
        let bad = |field| ActError::Invalid {
            field,
            why: InvalidValue::BadChoice,
        };
        let audience = Audience::parse(typed.audience).ok_or_else(|| bad("audience"))?;
        if audience == Audience::Club && !is_member {
            return Err(bad("audience"));
        }
        if !typed.sign.is_empty() && !GLYPHS.contains(&typed.sign) {
            return Err(bad("sign"));
        }
        let text = fields::text("text", typed.text, TEXT_MAX)?;
        Ok(Ready {
            audience,
            sign: typed.sign.to_owned(),
            text,
        })
    }

    /// Whether it is good for this place: a line needs a name, anything else a word or a sign.
    fn fit(&self, is_line: bool) -> Result<(), ActError> {
        if is_line {
            return kept_line::title(self);
        }
        if self.text.is_empty() && self.sign.is_empty() {
            return Err(ActError::Invalid {
                field: "text",
                why: InvalidValue::NoteEmpty,
            });
        }
        Ok(())
    }

    fn said(&self) -> Said<'_> {
        Said {
            audience: self.audience,
            sign: &self.sign,
            body: &self.text,
        }
    }
}
