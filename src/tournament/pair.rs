//! Two entries, whichever is named first.

use crate::EntryNo;

/// Two entries, the lower number first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryPair {
    pub one: EntryNo,
    pub other: EntryNo,
}

impl EntryPair {
    /// The pair of these two, in either order.
    pub fn of(one: EntryNo, other: EntryNo) -> EntryPair {
        EntryPair {
            one: one.min(other),
            other: one.max(other),
        }
    }

    /// Whether an entry is one of the two.
    pub fn has(self, entry: EntryNo) -> bool {
        self.one == entry || self.other == entry
    }
}
