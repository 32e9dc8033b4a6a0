//! A round as it is drawn: tables with their seats, and who sits out.

/// An entry of the tournament by its draw number, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryNo(pub u16);

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// From 1, unique inside a round.
    pub number: u16,
    /// Three or four, in the order of seats; the first deals first.
    pub seats: Vec<EntryNo>,
}

/// Who sits where in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// From 1.
    pub number: u16,
    /// Who sits out, in order of their numbers.
    pub byes: Vec<EntryNo>,
    /// In order of their numbers.
    pub tables: Vec<Table>,
}

impl Round {
    /// The round of players 1 to n with those of a list in their places.
    pub(crate) fn named(&self, players: &[EntryNo]) -> Round {
        let real = |entry: &EntryNo| players[usize::from(entry.0) - 1];
        let table = |table: &Table| Table {
            number: table.number,
            seats: table.seats.iter().map(real).collect(),
        };
        Round {
            number: self.number,
            byes: self.byes.iter().map(real).collect(),
            tables: self.tables.iter().map(table).collect(),
        }
    }
}
