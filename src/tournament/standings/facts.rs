//! What happened in a tournament, as far as standings depend on it.

use std::collections::BTreeMap;

use crate::duplicate::Award;
use crate::points::Games;
use crate::{EntryNo, Exact, Round};

/// Everything that standings are computed from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facts {
    /// In any order.
    pub entries: Vec<EntrySpan>,
    /// In order of their numbers.
    pub rounds: Vec<PlayedRound>,
    pub adjustments: Vec<Adjustment>,
    /// Scores of the tables that were played to decide ties.
    pub playoffs: Vec<Vec<(EntryNo, i64)>>,
    /// Where sets of boards travel, which one lay at which table of which round; tables with the same set are compared.
    /// Where there is none, the tables of a round are.
    pub sets: BTreeMap<(u16, u16), u16>,
}

/// Someone who takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntrySpan {
    pub number: EntryNo,
    /// Above 1 for those who came late.
    pub first_round: u16,
    /// The last round they were in, for those who left or were sent away.
    pub last_round: Option<u16>,
    pub status: Status,
    pub team: Option<TeamPlace>,
}

/// Whether someone is still there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    InPlay,
    /// Left by themselves: their results stand.
    Withdrawn,
    /// Never came.
    NoShow,
    /// Sent away: listed at the end, and their opponents keep their points.
    Excluded,
}

/// A place in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TeamPlace {
    pub team: u16,
    /// From 1: who plays at which board.
    pub board: u16,
}

/// A round with what came of it so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedRound {
    pub drawn: Round,
    /// Of the tables that are done, in any order.
    pub results: Vec<TableResult>,
}

/// What came of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableResult {
    pub table: u16,
    pub outcome: TableOutcome,
}

/// How a table of a round ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableOutcome {
    /// One result for each seat, in the order of the draw.
    Played(Vec<SeatResult>),
    /// Someone did not come and nobody took their seat: a bye for the others.
    Bye { absent: Vec<EntryNo> },
}

impl TableOutcome {
    /// Whether it says that the entry of this seat, counted from 0, did not come and nobody sat there.
    pub fn misses(&self, entry: EntryNo, seat: usize) -> bool {
        match self {
            TableOutcome::Played(seats) => seats.get(seat).is_some_and(|seat| seat.came == Came::Nobody),
            TableOutcome::Bye { absent } => absent.contains(&entry),
        }
    }
}

/// The result of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatResult {
    /// The score in the game's own unit.
    pub raw: i64,
    /// How many deals they played; needed where scores are counted by the deal.
    pub deals: Option<u32>,
    /// Games as the declarer; needed by the scheme of Seeger and Fabian.
    pub games: Option<Games>,
    /// The boards of the round, the same at every table; where there are none, the score is the only one.
    pub boards: Vec<BoardScore>,
    pub came: Came,
}

/// Who sat there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Came {
    #[default]
    Himself,
    Substitute,
    /// Nobody: the others played without them.
    Nobody,
}

/// A board at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardScore {
    Raw(i64),
    Awarded(Award),
    NotPlayed,
}

/// A penalty or an award.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    pub entry: EntryNo,
    /// Below zero for a penalty.
    pub amount: Exact,
    /// The round from which on it counts; 0 from the start.
    pub round: u16,
    /// It stays in the list and counts no more.
    pub revoked: bool,
}

impl EntrySpan {
    /// Someone who is there from the first round to the last.
    pub fn new(number: EntryNo) -> EntrySpan {
        EntrySpan {
            number,
            first_round: 1,
            last_round: None,
            status: Status::InPlay,
            team: None,
        }
    }

    /// Whether they may sit at a table of this round.
    pub fn plays_in(&self, round: u16) -> bool {
        self.first_round <= round && self.last_round.is_none_or(|last| round <= last)
    }
}

impl SeatResult {
    /// A plain score.
    pub fn of(raw: i64) -> SeatResult {
        SeatResult {
            raw,
            ..SeatResult::default()
        }
    }
}
