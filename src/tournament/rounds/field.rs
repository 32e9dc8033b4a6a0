//! Who is there to be seated, with their standing before the round.

use std::collections::BTreeSet;
use std::ops::Deref;

use crate::{EntryNo, Exact};

/// Entries that one draw takes at most.
pub const PLAYERS_MAX: usize = 1000;

/// How someone sat in their last round, measured by the points before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Float {
    /// With nobody but better placed ones.
    Up,
    /// With nobody but worse placed ones.
    Down,
}

/// An entry that takes part in the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    pub entry: EntryNo,
    /// Their rank, from 1, the best; it may be shared.
    pub rank: u16,
    pub points: Exact,
    /// How they sat in their last round.
    pub float: Option<Float>,
}

/// The entries of a round, three or more, each once, the best first. Where a rank is shared the lower number comes
/// first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field(Vec<Entrant>);

/// What is wrong with a list of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    #[error("{0} entries: a round needs three or more")]
    TooFew(usize),
    #[error("{0} entries: at most {PLAYERS_MAX} are drawn together")]
    TooMany(usize),
    #[error("entry {} is named twice", .0.0)]
    Doubled(EntryNo),
}

impl Field {
    /// The order in which the entries are given changes nothing.
    pub fn of(mut entrants: Vec<Entrant>) -> Result<Field, FieldError> {
        if entrants.len() > PLAYERS_MAX {
            return Err(FieldError::TooMany(entrants.len()));
        }
        let mut seen = BTreeSet::new();
        if let Some(doubled) = entrants.iter().find(|entrant| !seen.insert(entrant.entry)) {
            return Err(FieldError::Doubled(doubled.entry));
        }
        if entrants.len() < 3 {
            return Err(FieldError::TooFew(entrants.len()));
        }
        entrants.sort_by_key(|entrant| (entrant.rank, entrant.entry));
        Ok(Field(entrants))
    }

    /// Before anything was played: all without points, ranked by their numbers.
    pub fn fresh(entries: impl IntoIterator<Item = EntryNo>) -> Result<Field, FieldError> {
        let entrant = |entry: EntryNo| Entrant {
            entry,
            rank: 1,
            points: Exact::zero(),
            float: None,
        };
        Field::of(entries.into_iter().map(entrant).collect())
    }
}

impl Deref for Field {
    type Target = [Entrant];

    fn deref(&self) -> &[Entrant] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(entry: u16, rank: u16) -> Entrant {
        Entrant {
            entry: EntryNo(entry),
            rank,
            points: Exact::zero(),
            float: None,
        }
    }

    #[test]
    fn the_best_come_first_however_they_are_named() {
        let field = Field::of(vec![entrant(9, 1), entrant(3, 4), entrant(7, 1), entrant(1, 3)]).unwrap();
        assert_eq!(field.iter().map(|e| e.entry.0).collect::<Vec<_>>(), [7, 9, 1, 3]);
    }

    #[test]
    fn lists_that_no_round_can_be_made_of_are_refused() {
        assert_eq!(Field::fresh([EntryNo(1), EntryNo(2)]), Err(FieldError::TooFew(2)));
        let doubled = vec![entrant(5, 1), entrant(6, 2), entrant(5, 3)];
        assert_eq!(Field::of(doubled), Err(FieldError::Doubled(EntryNo(5))));
        assert_eq!(Field::fresh((1..=1001).map(EntryNo)), Err(FieldError::TooMany(1001)));
    }
}
