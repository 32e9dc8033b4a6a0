//! A row of the standings with the facts that say why it stands where it stands; the words are made elsewhere.

use super::chain::By;
use super::round::RoundPoints;
use super::table::Mark;
use crate::{EntryNo, Exact};

/// An entry in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedEntry {
    pub entry: EntryNo,
    /// None for those who are listed without one.
    pub rank: Option<usize>,
    pub mark: Mark,
    /// Points and adjustments.
    pub total: Exact,
    pub points: Exact,
    /// The sum of penalties and awards that count.
    pub adjusted: Exact,
    /// Rounds at a table, those of a substitute included.
    pub played: u32,
    pub table_wins: Exact,
    pub second_places: Exact,
    pub raw_sum: i64,
    /// Round by round; a round whose result is still missing is not among them.
    pub rounds: Vec<RoundPoints>,
    /// What puts them behind the one above.
    pub above: Option<Compared>,
    /// What puts them before the one below.
    pub below: Option<Compared>,
}

/// A row beside a neighbor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    pub other: EntryNo,
    pub by: By,
    /// What they and the other have in what decided.
    pub own: Option<Exact>,
    pub theirs: Option<Exact>,
}

impl RankedEntry {
    /// What decided beside the total: against the one below where the totals are equal, else against the one above.
    /// None where the totals alone say it.
    pub fn decisive(&self) -> Option<&Compared> {
        let besides = |compared: &&Compared| compared.by != By::Total;
        self.below
            .as_ref()
            .filter(besides)
            .or_else(|| self.above.as_ref().filter(besides))
    }
}
