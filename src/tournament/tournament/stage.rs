//! A part of a tournament that is drawn in one way: a preliminary, a final, all of a short evening.

use crate::EntryNo;
use crate::rounds::Again;
use crate::rounds::boards::Boards;
use crate::rounds::swiss::First;
use crate::standings::Carry;

/// A stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// What it is called; empty where there is only one.
    pub name: String,
    pub format: Format,
    /// How many rounds it is to have, 1 to 200; of a knock-out the most.
    pub rounds: u16,
    pub entrants: Entrants,
    /// What they bring along from the stage before.
    pub carry: Carry,
    /// Where deals are compared: how the boards come to the tables.
    pub boards: Option<Boards>,
}

/// How its rounds are drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Format {
    /// All rounds before the first, with as few repeated pairs as there can be.
    Schedule,
    /// Round by round, neighbours in the standings who did not meet.
    Swiss { first: First },
    /// The standings cut into tables.
    Cut { again: Again },
    /// By lot.
    Lot { again: Again },
    /// So many places apart in the standings.
    Interval { step: u16, again: Again },
    /// Fixed by someone beforehand, by entry numbers.
    Script { rounds: Vec<crate::Round> },
    /// Groups of three to six that play among themselves, game after game.
    Groups { size: u16 },
    /// Whole teams meet: each board of a team meets the same boards of the others.
    Teams,
    /// So many of each table go on, with the best of the rest, until a final table is left.
    Knockout { best: u16 },
}

impl Format {
    /// Whether a round cannot be drawn before the one before it is over.
    pub(crate) fn follows_results(&self) -> bool {
        matches!(
            self,
            Format::Swiss { .. } | Format::Cut { .. } | Format::Interval { .. } | Format::Knockout { .. }
        )
    }
}

/// Who plays in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entrants {
    /// All who are there.
    Everybody,
    /// The best so many of the stage before.
    Best(u16),
    List(Vec<EntryNo>),
}

impl Stage {
    /// A stage for everyone who is there.
    pub fn of(format: Format, rounds: u16) -> Stage {
        Stage {
            name: String::new(),
            format,
            rounds,
            entrants: Entrants::Everybody,
            carry: Carry::Nothing,
            boards: None,
        }
    }
}
