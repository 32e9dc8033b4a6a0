//! Who must not meet: members of a team, families, whom the director keeps apart.

use std::collections::BTreeSet;

use crate::{EntryNo, EntryPair};

/// Pairs that never sit at one table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Apart(BTreeSet<EntryPair>);

/// An entry was to be kept apart from itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("entry {} cannot be kept apart from itself", .0.0)]
pub struct WithItself(pub EntryNo);

impl Apart {
    /// Nobody.
    pub fn nobody() -> Apart {
        Apart::default()
    }

    /// Two entries; said twice or the other way round it is the same.
    pub fn pair(&mut self, one: EntryNo, other: EntryNo) -> Result<(), WithItself> {
        if one == other {
            return Err(WithItself(one));
        }
        self.0.insert(EntryPair::of(one, other));
        Ok(())
    }

    /// Everyone of a team from everyone else of it. A member named twice is an error.
    pub fn team(&mut self, members: &[EntryNo]) -> Result<(), WithItself> {
        for (at, one) in members.iter().enumerate() {
            for other in &members[at + 1..] {
                self.pair(*one, *other)?;
            }
        }
        Ok(())
    }

    /// Whether these two must not meet.
    pub fn holds(&self, one: EntryNo, other: EntryNo) -> bool {
        self.0.contains(&EntryPair::of(one, other))
    }

    /// Each pair once, in order.
    pub fn pairs(&self) -> impl Iterator<Item = EntryPair> {
        self.0.iter().copied()
    }

    /// Whether there is no such pair.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_is_apart_in_every_pair_and_both_ways() {
        let mut apart = Apart::nobody();
        assert!(apart.is_empty());
        apart.team(&[EntryNo(4), EntryNo(2), EntryNo(9)]).unwrap();
        for (one, other) in [(2, 4), (4, 2), (9, 2), (4, 9)] {
            assert!(apart.holds(EntryNo(one), EntryNo(other)));
        }
        assert!(!apart.holds(EntryNo(2), EntryNo(3)));
    }

    #[test]
    fn nobody_is_kept_apart_from_himself() {
        let mut apart = Apart::nobody();
        assert_eq!(
            apart.team(&[EntryNo(4), EntryNo(2), EntryNo(4)]),
            Err(WithItself(EntryNo(4)))
        );
    }
}
