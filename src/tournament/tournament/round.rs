//! A round as it is drawn, published and played.

use chrono::{Datelike as _, NaiveDate, NaiveDateTime, TimeDelta};

use super::{MemberKey, TableResult};
use crate::EntryNo;
use crate::seating::Prefer;
use crate::standings::TableOutcome;

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoundState {
    /// Only the director sees it, and may change it.
    Drawn,
    /// Everyone sees who sits where.
    Published,
    Playing,
    /// Every table has a confirmed result.
    Complete,
}

impl RoundState {
    /// All of them, in the order in which a round goes through them.
    pub const ALL: [RoundState; 4] = [
        RoundState::Drawn,
        RoundState::Published,
        RoundState::Playing,
        RoundState::Complete,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            RoundState::Drawn => "drawn",
            RoundState::Published => "published",
            RoundState::Playing => "playing",
            RoundState::Complete => "complete",
        }
    }

    /// The state of this word.
    pub fn parse(word: &str) -> Option<RoundState> {
        RoundState::ALL.into_iter().find(|state| state.as_str() == word)
    }
}

/// What a draw can be repeated from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnBy {
    pub seed: u64,
    /// The version of the way it was drawn.
    pub engine: String,
    /// Whether the director changed it afterwards.
    pub by_hand: bool,
}

impl DrawnBy {
    /// What was preferred, whatever the version.
    pub fn prefer(&self) -> Prefer {
        if self.engine.ends_with(" even") {
            Prefer::Even
        } else {
            Prefer::Repeats
        }
    }
}

/// A round of the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// From 1, over all stages.
    pub number: u16,
    /// From 1.
    pub stage: u16,
    pub state: RoundState,
    pub drawn_by: DrawnBy,
    /// When it began, UTC.
    pub started: Option<NaiveDateTime>,
    /// The due date of a round that is played over weeks: its last day, by the clock of the club.
    pub due: Option<NaiveDate>,
    /// Who sits out, in order of their numbers.
    pub byes: Vec<EntryNo>,
    /// In order of their numbers.
    pub tables: Vec<Table>,
    /// Whether the director has let everyone see its hands.
    pub hands_open: bool,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// From 1, unique inside the round.
    pub number: u16,
    /// Which room or corner; may be empty.
    pub room: String,
    /// Three or four, in the order of seats; the first deals first.
    pub seats: Vec<Seat>,
    /// Where deals are compared: the set of boards that lies there, from 1.
    pub boards: Option<u16>,
    /// Minutes that it got beyond the others.
    pub extra_minutes: u16,
    /// Grows with every change of its result, so that nobody overwrites what they have not seen.
    pub version: u32,
    /// None until something is entered.
    pub result: Option<TableResult>,
    /// The hands that were played there, by the hash of their play, in order.
    pub hands: Vec<String>,
    /// Whose the seats A, B and C of their records are, where the names in them do not tell; else empty.
    pub hand_seats: Vec<EntryNo>,
}

/// A seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    pub entry: EntryNo,
    /// Who sits there in their stead.
    pub substitute: Option<MemberKey>,
}

impl Round {
    /// Whether it is over.
    pub fn is_complete(&self) -> bool {
        self.state == RoundState::Complete
    }

    /// When it ends, UTC, where it is played against the clock: so many minutes after it began, and some more. A round
    /// with a due date has a day instead.
    pub fn ends(&self, minutes: Option<u16>, extra_minutes: u16) -> Option<NaiveDateTime> {
        let is_on = self.state == RoundState::Playing && self.due.is_none();
        let (started, minutes) = self.started.zip(minutes).filter(|_| is_on)?;
        Some(started + TimeDelta::minutes(i64::from(minutes) + i64::from(extra_minutes)))
    }

    /// Whether players see it, and the last day on which it was to be played is over.
    pub fn is_overdue(&self, today: NaiveDate) -> bool {
        self.state > RoundState::Drawn && self.due.is_some_and(|due| due < today)
    }

    /// How many of its tables have no result that is settled.
    pub fn open_tables(&self) -> usize {
        let settled = |table: &&Table| table.result.as_ref().is_some_and(|result| result.state.is_settled());
        self.tables.len() - self.tables.iter().filter(settled).count()
    }

    /// Who sits where, without anything that came of it.
    pub fn drawn(&self) -> crate::Round {
        let table = |table: &Table| crate::Table {
            number: table.number,
            seats: table.seats.iter().map(|seat| seat.entry).collect(),
        };
        crate::Round {
            number: self.number,
            byes: self.byes.clone(),
            tables: self.tables.iter().map(table).collect(),
        }
    }
}

impl Table {
    /// Those who did not come to it, if this came of it.
    pub(super) fn missing(&self, outcome: &TableOutcome) -> Vec<EntryNo> {
        let seats = self.seats.iter().enumerate();
        let missing = seats.filter(|(at, seat)| outcome.misses(seat.entry, *at));
        missing.map(|(_, seat)| seat.entry).collect()
    }

    /// A table at which nothing has happened.
    pub fn of(drawn: &crate::Table) -> Table {
        let seat = |entry: &EntryNo| Seat {
            entry: *entry,
            substitute: None,
        };
        Table {
            number: drawn.number,
            room: String::new(),
            seats: drawn.seats.iter().map(seat).collect(),
            boards: None,
            extra_minutes: 0,
            version: 0,
            result: None,
            hands: Vec::new(),
            hand_seats: Vec::new(),
        }
    }

    /// The place of an entry, from 0.
    pub fn seat_of(&self, entry: EntryNo) -> Option<usize> {
        self.seats.iter().position(|seat| seat.entry == entry)
    }
}

/// The usual due date of a round over weeks (T-1.8): the next 15th or 30th after a day, in February its last day.
pub fn usual_due(after: NaiveDate) -> NaiveDate {
    let days = after.iter_days().skip(1);
    let is_usual = |day: &NaiveDate| match day.day() {
        15 | 30 => true,
        _ => day.month() == 2 && day.succ_opt().is_some_and(|next| next.month() == 3),
    };
    days.into_iter().find(is_usual).unwrap_or(after)
}
