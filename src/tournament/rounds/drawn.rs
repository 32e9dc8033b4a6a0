//! What a draw answers: the round, and why each table and each bye is as it is, as facts.

use std::fmt;

use super::Met;
use crate::Unseatable;
use crate::{EntryNo, EntryPair, Exact, Round};

/// A drawn round with its reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    pub round: Round,
    /// One for each table, in the same order.
    pub tables: Vec<TableReason>,
    /// One for each bye, in the same order.
    pub byes: Vec<ByeReason>,
    /// Every pair that met before, in the order of tables.
    pub repeats: Vec<Repeat>,
    /// How few pairs can meet again.
    pub bound: Bound,
}

/// How few pairs must meet again among those who are seated, no matter who sits with whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    /// Not fewer than this.
    pub repeats: usize,
    /// Whether that few are known to be possible.
    pub reached: bool,
}

/// Why these players sit together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReason {
    /// The number of the table.
    pub table: u16,
    /// The ranks of its players, the best first.
    pub ranks: Vec<u16>,
    /// The most points less the fewest.
    pub spread: Exact,
    pub origin: TableOrigin,
}

/// How a table came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableOrigin {
    /// Neighbours in the standings.
    Standings,
    /// Neighbours in the standings would have been two who must not meet (so many pairs), or who met before.
    Changed {
        apart: usize,
        again: usize,
    },
    /// Whose turn it was at a table of four.
    TurnAtFour,
    /// A change at another table left these together.
    Rest,
    Lot,
    /// One of each pot of the seeding, by lot.
    Pots,
    /// One of the upper part, one of the middle, one of the lower.
    Layers,
    /// So many places apart in the standings.
    Interval(usize),
}

/// Why someone sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByeReason {
    pub entry: EntryNo,
    pub rank: u16,
    /// How often they sat out before.
    pub had: u16,
    pub why: ByeWhy,
}

/// Why it was this entry that sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ByeWhy {
    /// Nobody ranked lower sat out as seldom.
    Lowest,
    /// The lot fell on them among those who sat out as seldom.
    Lot,
}

/// Two who meet again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repeat {
    pub pair: EntryPair,
    /// Before this round.
    pub met: Met,
    pub why: RepeatWhy,
}

/// Why two entries meet again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepeatWhy {
    /// So many repeats cannot be avoided.
    Unavoidable,
    /// Nothing better was found, and none was ruled out.
    NothingBetter,
    /// The format does not mind.
    Allowed,
}

/// Why no round could be drawn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    #[error(transparent)]
    Unseatable(#[from] Unseatable),
    #[error("no round keeps all players apart who must not meet: {} and {} would share a table", .0.one.0, .0.other.0)]
    Together(EntryPair),
    #[error("an interval of 0 seats nobody")]
    NoInterval,
}

impl fmt::Display for TableOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableOrigin::Standings => f.write_str("neighbours in the standings"),
            TableOrigin::Changed { apart: 0, again } => write!(f, "changed so that {again} pairs do not meet again"),
            TableOrigin::Changed { apart, again: 0 } => write!(f, "changed to keep {apart} pairs apart"),
            TableOrigin::Changed { apart, again } => {
                write!(
                    f,
                    "changed to keep {apart} pairs apart and so that {again} do not meet again"
                )
            }
            TableOrigin::TurnAtFour => f.write_str("turns at a table of four"),
            TableOrigin::Rest => f.write_str("left by changes at other tables"),
            TableOrigin::Lot => f.write_str("by lot"),
            TableOrigin::Pots => f.write_str("one of each pot, by lot"),
            TableOrigin::Layers => f.write_str("one each of the upper, middle and lower part"),
            TableOrigin::Interval(step) => write!(f, "{step} places apart in the standings"),
        }
    }
}

impl fmt::Display for ByeReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ByeReason { entry, rank, had, why } = self;
        match why {
            ByeWhy::Lowest => {
                write!(
                    f,
                    "{} sits out: the lowest (rank {rank}) of those with {had} byes",
                    entry.0
                )
            }
            ByeWhy::Lot => write!(f, "{} sits out: by lot among those with {had} byes", entry.0),
        }
    }
}

impl fmt::Display for Repeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EntryPair { one, other } = self.pair;
        let (times, last) = (self.met.times, self.met.last);
        write!(
            f,
            "{} and {} meet again (so far {times}, last in round {last}): ",
            one.0, other.0
        )?;
        f.write_str(match self.why {
            RepeatWhy::Unavoidable => "this many cannot be avoided",
            RepeatWhy::NothingBetter => "nothing better was found",
            RepeatWhy::Allowed => "the format allows it",
        })
    }
}
