//! How far a record can be played, by the reader that judges every record.

use super::draft::Draft;
use talon_records::{Checked, Hand, Options, Reader, without_dropped};
use talon_rules::games::{Deed, Position};

/// How far a record gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Actions that are legal, from the first one on.
    pub legal: usize,
    /// Actions that there are.
    pub all: usize,
}

impl Reach {
    /// How far a text gets; `None` where its rules or its deal are not sound.
    pub fn of(text: &str) -> Option<Reach> {
        reach(&open(text)?)
    }

    /// Whether no action is left over.
    pub fn is_whole(self) -> bool {
        self.legal == self.all
    }
}

/// How records are read while they are being made: what an option would have changed is nobody's question yet.
fn options() -> Options {
    Options {
        diagnose: false,
        ..Options::default()
    }
}

/// What a look at the record that a text is gives.
pub(crate) fn checked<T>(text: &str, look: impl FnOnce(&Checked<'_>) -> T) -> T {
    let mut reader = Reader::new();
    look(&reader.check(text.as_bytes(), &options()))
}

/// What a look at the hand of a draft gives; `None` where its rules or its deal are not sound.
pub(crate) fn with_hand<T>(draft: &Draft, look: impl FnOnce(&Hand<'_>) -> T) -> Option<T> {
    checked(&draft.text(), |checked| checked.hand().map(look))
}

/// How far a draft can be played; `None` where it has no hand.
pub(crate) fn reach(draft: &Draft) -> Option<Reach> {
    let legal = with_hand(draft, |hand| hand.plies() + hand.dropped(None).len())?;
    Some(Reach {
        legal,
        all: draft.actions().len(),
    })
}

/// The draft that a text is, without what the normal form leaves out, so that actions and positions have the same
/// numbers.
pub(crate) fn open(text: &str) -> Option<Draft> {
    let shorter = checked(text, |checked| without_dropped(checked.record.as_ref()?));
    Draft::read(shorter.as_deref().unwrap_or(text))
}

/// What can be done without anybody having a choice; a card is always someone's.
pub(crate) fn forced(position: &dyn Position) -> Option<Deed> {
    match position.legal()[..] {
        [(_, deed @ (Deed::Pass | Deed::Pickup))] if !position.is_complete() => Some(deed),
        _ => None,
    }
}
