//! The tournament itself, and where it stands.

use std::ops::RangeInclusive;

use chrono::NaiveDateTime;

use super::{Adjustment, Entry, MadeDeals, Profile, Round, Seeding, Stage, Status, Table};
use crate::standings::TableOutcome;
use crate::{EntryNo, EntryPair};
use talon_rules::games::GameKind;

/// Years in which a tournament can be; whatever is outside was a slip of the keyboard.
pub const YEARS: RangeInclusive<i32> = 1900..=2200;

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Only those who prepare it see it.
    Draft,
    /// Entries are taken.
    Open,
    /// Those who are there are ticked off.
    CheckIn,
    /// Rounds are drawn and played; the profile stays as it is.
    Running,
    /// All rounds are played; results may still be put right.
    Finished,
    /// Nothing changes any more.
    Archived,
}

impl State {
    /// In the order in which a tournament goes through them.
    pub const ALL: [State; 6] = [
        State::Draft,
        State::Open,
        State::CheckIn,
        State::Running,
        State::Finished,
        State::Archived,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            State::Draft => "draft",
            State::Open => "open",
            State::CheckIn => "check_in",
            State::Running => "running",
            State::Finished => "finished",
            State::Archived => "archived",
        }
    }

    /// The state of this word.
    pub fn parse(word: &str) -> Option<State> {
        State::ALL.into_iter().find(|state| state.as_str() == word)
    }

    /// Whether all of it is played, so that it counts in leagues and ratings.
    pub const fn is_over(self) -> bool {
        matches!(self, State::Finished | State::Archived)
    }
}

/// All that is known of a tournament. Ranks, totals and reasons are computed from it and never kept in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// 1 to 80 characters.
    pub name: String,
    pub game: GameKind,
    /// When it begins, by the clock of the club.
    pub starts: NaiveDateTime,
    /// Where it is played; may be empty.
    pub venue: String,
    pub state: State,
    /// Whether visitors see it.
    pub published: bool,
    /// Grows by one with every change of what is published.
    pub revision: u32,
    pub profile: Profile,
    /// One at least, in the order in which they are played.
    pub stages: Vec<Stage>,
    /// In order of their numbers, from 1 without a gap.
    pub entries: Vec<Entry>,
    /// In order of their numbers, from 1 without a gap, over all stages.
    pub rounds: Vec<Round>,
    pub adjustments: Vec<Adjustment>,
    /// Scores of tables that were played to decide ties.
    pub playoffs: Vec<Vec<(EntryNo, i64)>>,
    /// Pairs that must not meet, the lower number first.
    pub apart: Vec<EntryPair>,
    /// The deals of its boards, where they were made here.
    pub deals: Option<MadeDeals>,
    /// In which order of strength its players begin, where that was said.
    pub seeding: Option<Seeding>,
}

impl Tournament {
    /// A tournament without entries.
    pub fn new(
        name: String,
        game: GameKind,
        starts: NaiveDateTime,
        profile: Profile,
        stages: Vec<Stage>,
    ) -> Tournament {
        Tournament {
            name,
            game,
            starts,
            venue: String::new(),
            state: State::Draft,
            published: false,
            revision: 0,
            profile,
            stages,
            entries: Vec::new(),
            rounds: Vec::new(),
            adjustments: Vec::new(),
            playoffs: Vec::new(),
            apart: Vec::new(),
            deals: None,
            seeding: None,
        }
    }

    /// Whether it ended without a table at which anybody played: it was called off.
    pub fn is_called_off(&self) -> bool {
        let mut results = self
            .rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter_map(|table| table.result.as_ref());
        self.state.is_over() && !results.any(|result| matches!(result.outcome, TableOutcome::Played(_)))
    }

    /// Those who have not left, whether they are there yet or not.
    pub fn expected(&self) -> impl Iterator<Item = &Entry> {
        let is_expected = |entry: &&Entry| entry.status == Status::Registered || entry.status.is_in_play();
        self.entries.iter().filter(is_expected)
    }

    /// The entry of this number.
    pub fn entry(&self, number: EntryNo) -> Option<&Entry> {
        self.entries.get(usize::from(number.0).checked_sub(1)?)
    }

    /// The round of this number.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// A table of a round.
    pub fn table(&self, round: u16, table: u16) -> Option<&Table> {
        self.round(round)?.tables.iter().find(|one| one.number == table)
    }

    /// The round that was drawn last.
    pub fn last_round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The rounds of a stage.
    pub fn rounds_of(&self, stage: u16) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.stage == stage)
    }

    /// Whether the deals of a stage are compared between its tables.
    pub fn compares_boards(&self, stage: u16) -> bool {
        let at = usize::from(stage).checked_sub(1);
        at.and_then(|at| self.stages.get(at))
            .is_some_and(|stage| stage.boards.is_some())
    }

    /// Whether everyone may see what was played in a round.
    pub fn shows_hands(&self, round: u16) -> bool {
        let is_open = |round: &Round| round.hands_open && !self.withholds_round(round.number);
        self.state >= State::Finished || self.round(round).is_some_and(is_open)
    }
}
