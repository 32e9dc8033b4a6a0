//! What a tournament decided before it began: how points are counted and ties broken.

use crate::Exact;
use crate::points::{Bye, Scheme};

/// The profile of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    pub scheme: Scheme,
    /// Whether the scores of a table must add up to zero.
    pub zero_sum: bool,
    /// What decides between equal totals, in order; what is equal after the last item is shared.
    pub chain: Vec<TieBreak>,
    pub bye: Bye,
    pub late: Late,
    pub substitute: Substitute,
    /// Rounds that someone must have played to be ranked.
    pub played_min: u32,
    /// The seed of the lot.
    pub lot: u64,
}

/// What the rounds before a late entry bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Late {
    Nothing,
    /// As much as sitting out.
    AsBye,
}

/// What someone gets for the table at which another one sat for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Substitute {
    /// The points that were made.
    Score,
    Fixed(Exact),
    Nothing,
}

/// What may decide between equal totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreak {
    /// Tables won; a shared first place is as much of one as sharing leaves.
    TableWins,
    /// Second places, shared ones likewise.
    SecondPlaces,
    /// The sum of all scores.
    RawSum,
    /// The best score at one table.
    BestTable,
    /// The tables at which those concerned met, if every two of them did.
    HeadToHead,
    /// The mean of the final totals of those met, round by round.
    Opponents,
    /// Points of the last round.
    LastRound,
    /// Who entered earlier: the lower draw number.
    EarliestEntry,
    Lot,
    /// A table played for it.
    Playoff,
}

impl TieBreak {
    /// All of them, in the order in which they are offered.
    pub const ALL: [TieBreak; 10] = [
        TieBreak::TableWins,
        TieBreak::SecondPlaces,
        TieBreak::RawSum,
        TieBreak::BestTable,
        TieBreak::HeadToHead,
        TieBreak::Opponents,
        TieBreak::LastRound,
        TieBreak::EarliestEntry,
        TieBreak::Lot,
        TieBreak::Playoff,
    ];

    /// The word for it in profiles.
    pub const fn as_str(self) -> &'static str {
        match self {
            TieBreak::TableWins => "table_wins",
            TieBreak::SecondPlaces => "second_places",
            TieBreak::RawSum => "raw_sum",
            TieBreak::BestTable => "best_table",
            TieBreak::HeadToHead => "head_to_head",
            TieBreak::Opponents => "opponents",
            TieBreak::LastRound => "last_round",
            TieBreak::EarliestEntry => "earliest_entry",
            TieBreak::Lot => "lot",
            TieBreak::Playoff => "playoff",
        }
    }

    /// The tie-break of this word.
    pub fn parse(word: &str) -> Option<TieBreak> {
        TieBreak::ALL.into_iter().find(|item| item.as_str() == word)
    }
}

impl Default for Profile {
    /// What most clubs play: points by place, ties by table wins, second places, scores and the tables together.
    fn default() -> Profile {
        Profile {
            scheme: Scheme::usual(),
            zero_sum: true,
            chain: vec![
                TieBreak::TableWins,
                TieBreak::SecondPlaces,
                TieBreak::RawSum,
                TieBreak::HeadToHead,
            ],
            bye: Bye::Mean,
            late: Late::Nothing,
            substitute: Substitute::Score,
            played_min: 0,
            lot: 0,
        }
    }
}
