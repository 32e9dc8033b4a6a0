//! How often each part of a contract has been doubled: a record does not say it, people do.

use std::collections::BTreeMap;

use talon_rules::cards::Seat;

/// The levels so far; without trump each defender has their own.
#[derive(Debug, Default)]
pub(super) struct Levels {
    known: BTreeMap<(String, Option<usize>), u8>,
}

impl Levels {
    /// Doubles a part once more and says how often it then was.
    pub fn raise(&mut self, part: &str, defender: Option<Seat>) -> u8 {
        let level = self
            .known
            .entry((part.to_owned(), defender.map(Seat::index)))
            .or_default();
        *level = level.saturating_add(1);
        *level
    }
}
