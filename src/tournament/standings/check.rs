//! Holds facts against themselves before anything is counted: a fault names its round, table and entry.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::facts::{BoardScore, Came, EntrySpan, Facts, PlayedRound, SeatResult, TableOutcome, TableResult};
use super::profile::Profile;
use crate::points::SeatNeed;
use crate::{EntryNo, Table};

/// The largest score, above or below zero.
pub(crate) const RAW_MAX: i64 = 1_000_000_000_000;

/// Facts that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadFacts {
    pub round: Option<u16>,
    pub table: Option<u16>,
    pub entry: Option<EntryNo>,
    pub fault: FactsFault,
}

/// What is wrong there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FactsFault {
    #[error("the entry stands twice in the list")]
    EntryTwice,
    #[error("no such entry")]
    UnknownEntry,
    #[error("the entry has more than one place in this round")]
    SeatedTwice,
    #[error("the entry is not in play in this round")]
    NotInPlay,
    #[error("rounds are numbered upwards from 1")]
    RoundOrder,
    #[error("the table stands twice in the round")]
    TableTwice,
    #[error("a table has three or four seats")]
    TableSize,
    #[error("no such table in the round")]
    UnknownTable,
    #[error("the table has two results")]
    ResultTwice,
    #[error("not one result for each seat")]
    SeatCount,
    #[error("fewer than three played")]
    TooFewPlayed,
    #[error("nobody is absent from a table that was not played")]
    NobodyAbsent,
    #[error("the scores add up to {0}, not to zero")]
    NotZeroSum(i64),
    #[error("the score is too large")]
    RawTooLarge,
    #[error("how many deals were played is not said")]
    DealsMissing,
    #[error("games won and lost are not said")]
    GamesMissing,
    #[error("not a score for each board at each seat")]
    BoardCount,
}

impl fmt::Display for BadFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(round) = self.round {
            write!(f, "round {round}: ")?;
        }
        if let Some(table) = self.table {
            write!(f, "table {table}: ")?;
        }
        if let Some(EntryNo(entry)) = self.entry {
            write!(f, "entry {entry}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl std::error::Error for BadFacts {}

impl From<FactsFault> for BadFacts {
    fn from(fault: FactsFault) -> BadFacts {
        BadFacts {
            round: None,
            table: None,
            entry: None,
            fault,
        }
    }
}

impl BadFacts {
    fn entry(self, entry: EntryNo) -> BadFacts {
        BadFacts {
            entry: Some(entry),
            ..self
        }
    }

    fn table(self, table: u16) -> BadFacts {
        BadFacts {
            table: Some(table),
            ..self
        }
    }

    fn round(self, round: u16) -> BadFacts {
        BadFacts {
            round: Some(round),
            ..self
        }
    }
}

/// The entries by their numbers.
pub(super) type Entries<'a> = BTreeMap<EntryNo, &'a EntrySpan>;

pub(super) fn check<'a>(facts: &'a Facts, profile: &Profile) -> Result<Entries<'a>, BadFacts> {
    let mut entries = Entries::new();
    for entry in &facts.entries {
        if entries.insert(entry.number, entry).is_some() {
            return Err(BadFacts::from(FactsFault::EntryTwice).entry(entry.number));
        }
    }
    let named = facts.adjustments.iter().map(|one| one.entry);
    let played_off = facts.playoffs.iter().flatten().map(|(entry, _)| *entry);
    if let Some(unknown) = named.chain(played_off).find(|entry| !entries.contains_key(entry)) {
        return Err(BadFacts::from(FactsFault::UnknownEntry).entry(unknown));
    }
    let mut before = 0;
    for round in &facts.rounds {
        let number = round.drawn.number;
        if number <= before {
            return Err(BadFacts::from(FactsFault::RoundOrder).round(number));
        }
        before = number;
        check_draw(round, &entries)
            .and_then(|()| check_results(round, profile))
            .map_err(|fault| fault.round(number))?;
    }
    Ok(entries)
}

fn check_draw(round: &PlayedRound, entries: &Entries<'_>) -> Result<(), BadFacts> {
    let mut seen = BTreeSet::new();
    let mut take = |entry: EntryNo| {
        let fault = match entries.get(&entry) {
            None => FactsFault::UnknownEntry,
            Some(_) if !seen.insert(entry) => FactsFault::SeatedTwice,
            Some(known) if !known.plays_in(round.drawn.number) => FactsFault::NotInPlay,
            Some(_) => return Ok(()),
        };
        Err(BadFacts::from(fault).entry(entry))
    };
    round.drawn.byes.iter().try_for_each(|entry| take(*entry))?;
    let mut tables = BTreeSet::new();
    for table in &round.drawn.tables {
        if !tables.insert(table.number) {
            return Err(BadFacts::from(FactsFault::TableTwice).table(table.number));
        }
        if !(3..=4).contains(&table.seats.len()) {
            return Err(BadFacts::from(FactsFault::TableSize).table(table.number));
        }
        table
            .seats
            .iter()
            .try_for_each(|entry| take(*entry))
            .map_err(|fault| fault.table(table.number))?;
    }
    Ok(())
}

fn check_results(round: &PlayedRound, profile: &Profile) -> Result<(), BadFacts> {
    let mut seen = BTreeSet::new();
    let mut boards = None;
    for result in &round.results {
        let at = |fault: BadFacts| fault.table(result.table);
        let drawn = round.drawn.tables.iter().find(|table| table.number == result.table);
        let drawn = drawn.ok_or_else(|| at(FactsFault::UnknownTable.into()))?;
        if !seen.insert(result.table) {
            return Err(at(FactsFault::ResultTwice.into()));
        }
        check_table(result, drawn, profile, &mut boards).map_err(at)?;
    }
    Ok(())
}

fn check_table(
    result: &TableResult,
    drawn: &Table,
    profile: &Profile,
    boards: &mut Option<usize>,
) -> Result<(), BadFacts> {
    let seats = match &result.outcome {
        TableOutcome::Played(seats) => seats,
        TableOutcome::Bye { absent } if absent.is_empty() => return Err(FactsFault::NobodyAbsent.into()),
        TableOutcome::Bye { absent } => {
            let stranger = absent.iter().find(|entry| !drawn.seats.contains(entry));
            return stranger.map_or(Ok(()), |entry| {
                Err(BadFacts::from(FactsFault::UnknownEntry).entry(*entry))
            });
        }
    };
    if seats.len() != drawn.seats.len() {
        return Err(FactsFault::SeatCount.into());
    }
    let there = seats
        .iter()
        .zip(&drawn.seats)
        .filter(|(seat, _)| seat.came != Came::Nobody);
    if there.clone().count() < 3 {
        return Err(FactsFault::TooFewPlayed.into());
    }
    if let Some((_, entry)) = seats.iter().zip(&drawn.seats).find(|(seat, _)| is_too_large(seat)) {
        return Err(BadFacts::from(FactsFault::RawTooLarge).entry(*entry));
    }
    for (seat, entry) in there.clone() {
        check_seat(seat, profile, boards).map_err(|fault| BadFacts::from(fault).entry(*entry))?;
    }
    let sum: i64 = there.map(|(seat, _)| seat.raw).sum();
    if profile.zero_sum && sum != 0 {
        return Err(FactsFault::NotZeroSum(sum).into());
    }
    Ok(())
}

/// Whether a score of a seat, or of one of its boards, is beyond the bounds; also where nobody sat.
fn is_too_large(seat: &SeatResult) -> bool {
    let boards = seat.boards.iter().filter_map(|board| match board {
        BoardScore::Raw(raw) => Some(*raw),
        BoardScore::Awarded(_) | BoardScore::NotPlayed => None,
    });
    boards.chain([seat.raw]).any(|raw| !(-RAW_MAX..=RAW_MAX).contains(&raw))
}

fn check_seat(seat: &SeatResult, profile: &Profile, boards: &mut Option<usize>) -> Result<(), FactsFault> {
    let wants = match profile.scheme.needs() {
        SeatNeed::Nothing => None,
        SeatNeed::Deals => seat
            .deals
            .is_none_or(|deals| deals == 0)
            .then_some(FactsFault::DealsMissing),
        SeatNeed::Games => seat.games.is_none().then_some(FactsFault::GamesMissing),
    };
    if let Some(fault) = wants {
        return Err(fault);
    }
    if *boards.get_or_insert(seat.boards.len()) != seat.boards.len() {
        return Err(FactsFault::BoardCount);
    }
    Ok(())
}
