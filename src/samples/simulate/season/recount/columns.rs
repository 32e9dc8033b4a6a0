//! The units that count, in order of play, each with what everyone came to in it.

use chrono::{NaiveDate, NaiveDateTime};
use talon_league::{LeaguePerson, LeagueUnit, PersonResult, UnitFacts, UnitNo, UnitSource};
use talon_tournament::Exact;
use talon_tournament::league::{Finish, UnitPoints};

use super::super::book::SeasonBook;
use super::passes_over;

/// A unit that counts.
#[derive(Debug, Clone)]
pub(in super::super) struct PlayedColumn {
    pub number: UnitNo,
    pub day: NaiveDate,
    pub weight: Exact,
    pub is_bonus: bool,
    pub group: Option<String>,
    /// None: those of the season.
    pub points: Option<UnitPoints>,
    /// Guests who are passed over have no rank, and the others are ranked among themselves.
    pub results: Vec<PersonResult>,
    pub tables: Vec<Vec<(LeaguePerson, i64)>>,
}

impl PlayedColumn {
    pub fn has_result(&self) -> bool {
        !self.results.is_empty()
    }
}

/// Whether someone has no row.
pub(super) fn is_guest(book: &SeasonBook, person: LeaguePerson) -> bool {
    person.0 < 0 || !book.season.lists_guests && !book.members.contains(&person)
}

/// What a season has written down of a unit itself.
pub(in super::super) fn written(source: &UnitSource) -> Option<UnitFacts> {
    let (sums, tables) = match source {
        UnitSource::Typed { results } => {
            let sums: Vec<(LeaguePerson, Exact)> = results.iter().map(|one| (one.person, one.points.clone())).collect();
            (sums, Vec::new())
        }
        UnitSource::Table { seats, .. } => {
            let table: Vec<(LeaguePerson, i64)> = seats.iter().map(|seat| (seat.person, seat.score)).collect();
            let sums = table.iter().map(|(person, score)| (*person, Exact::from(*score)));
            (sums.collect(), vec![table])
        }
        _ => return None,
    };
    let result = |(person, sum): &(LeaguePerson, Exact)| PersonResult {
        person: *person,
        finish: Finish::Ranked(1 + sums.iter().filter(|other| other.1 > *sum).count()),
        points: sum.clone(),
        raw: sum.clone(),
        tables: 1,
    };
    Some(UnitFacts {
        results: sums.iter().map(result).collect(),
        tables,
        ..UnitFacts::default()
    })
}

/// All of them, by day; on one day those of a known hour first, then tournaments, evenings and what was written down.
pub(super) fn columns(book: &SeasonBook) -> Vec<PlayedColumn> {
    let counts = |unit: &&LeagueUnit| unit.taken_out.is_none() && !unit.undone;
    let mut units: Vec<&LeagueUnit> = book.season.units.iter().filter(counts).collect();
    let hour = |unit: &LeagueUnit| book.facts.get(&unit.number).and_then(|facts| facts.starts);
    let latest = NaiveDateTime::MAX;
    units.sort_by_key(|unit| {
        let of_kind = match unit.source {
            UnitSource::Tournament { id } => (0, id, 0),
            UnitSource::Round { id, round } => (0, id, round),
            UnitSource::Evening { id } => (1, id, 0),
            UnitSource::Table { .. } | UnitSource::Typed { .. } => (2, 0, 0),
        };
        (unit.day, hour(unit).unwrap_or(latest), of_kind, unit.number)
    });
    units.into_iter().map(|unit| column(book, unit)).collect()
}

fn column(book: &SeasonBook, unit: &LeagueUnit) -> PlayedColumn {
    let known = || book.facts.get(&unit.number).cloned().unwrap_or_default();
    let facts = written(&unit.source).unwrap_or_else(known);
    let of_typed = matches!(unit.source, UnitSource::Typed { .. }).then_some(UnitPoints::Own);
    let mut column = PlayedColumn {
        number: unit.number,
        day: unit.day,
        weight: unit.weight.clone(),
        is_bonus: unit.bonus,
        group: unit.group.clone(),
        points: unit.points.clone().or(of_typed),
        results: facts.results,
        tables: facts.tables,
    };
    as_guests_of_then(book, &mut column);
    if passes_over(book) {
        pass_over(book, &mut column);
    }
    column
}

/// Who became a member later was a guest on that day, unless they bring it.
fn as_guests_of_then(book: &SeasonBook, column: &mut PlayedColumn) {
    for guest in book
        .season
        .former_guests
        .iter()
        .filter(|one| !one.brings && column.day < one.from)
    {
        let seats = column.tables.iter_mut().flatten().map(|(person, _)| person);
        let results = column.results.iter_mut().map(|result| &mut result.person);
        // Any number below zero is a stranger's; nobody else has this one.
        seats
            .chain(results)
            .filter(|person| **person == guest.person)
            .for_each(|person| person.0 -= i64::MAX);
    }
}

fn pass_over(book: &SeasonBook, column: &mut PlayedColumn) {
    let guests: Vec<bool> = column
        .results
        .iter()
        .map(|result| is_guest(book, result.person))
        .collect();
    if !guests.contains(&false) {
        column.results.clear();
    }
    let rank = |result: &PersonResult| match result.finish {
        Finish::Ranked(rank) => Some(rank),
        Finish::Unranked | Finish::Excluded => None,
    };
    let others: Vec<usize> = column
        .results
        .iter()
        .zip(&guests)
        .filter_map(|(result, is_guest)| rank(result).filter(|_| !is_guest))
        .collect();
    for (result, is_guest) in column.results.iter_mut().zip(&guests) {
        if let Some(own) = rank(result) {
            result.finish = match is_guest {
                true => Finish::Unranked,
                false => Finish::Ranked(1 + others.iter().filter(|other| **other < own).count()),
            };
        }
    }
}
