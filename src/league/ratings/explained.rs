//! How a rating came about: someone's tables one after the other, one table seat by seat, what the ratings foretold,
//! and tables that repeat.

use std::collections::{BTreeMap, BTreeSet};

use talon_tournament::Exact;
use talon_tournament::rating::{Calibration, RatedTable, Rating, Strength, calibration};

use super::judged::NotRated;
use super::list::{ListedTable, RatedAt, RatingList};
use super::published::is_provisional;
use super::value::RatingValue;
use crate::LeaguePerson;

/// How often the same people may sit together in a month before that is told.
const REPEATS_MAX: usize = 10;

/// A table in someone's history.
#[derive(Debug, Clone, PartialEq)]
pub struct HistoryPoint {
    pub at: RatedAt,
    pub place: usize,
    /// How many sat there.
    pub seats: usize,
    /// It is a line of seats.
    pub is_line: bool,
    /// The place that the ratings foretold; none where the method foretells only scores.
    pub expected: Option<f64>,
    pub before: RatingValue,
    pub after: RatingValue,
    pub mu: RatingValue,
    pub sigma: RatingValue,
    /// Whether they had too few tables, or were too unsure, after it.
    pub is_provisional: bool,
}

/// A table and what it did.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplainedTable {
    pub at: RatedAt,
    pub is_line: bool,
    /// Why it is not rated; then nobody's rating changed.
    pub refused: Option<NotRated>,
    pub seats: Vec<ExplainedSeat>,
}

/// Someone at it.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplainedSeat {
    /// None for guests and for those whom nobody knows.
    pub person: Option<LeaguePerson>,
    pub place: usize,
    pub score: Exact,
    /// None where the table is not rated.
    pub change: Option<SeatChange>,
}

/// What a table did to someone's rating.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatChange {
    pub before: RatingNumbers,
    pub after: RatingNumbers,
    /// How probably they were ahead of each other seat, in the order of seats; none for themselves, and where the
    /// method foretells only scores.
    pub expected: Vec<Option<f64>>,
}

/// A rating in numbers as they are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingNumbers {
    pub value: RatingValue,
    pub mu: RatingValue,
    pub sigma: RatingValue,
}

/// People who sat together more often in a month than a list should rest on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepeatedTable {
    /// The year and the month.
    pub month: (i32, u32),
    pub people: Vec<LeaguePerson>,
    pub count: usize,
}

impl RatingList {
    /// Someone's rated tables in the order of play.
    pub fn history(&self, person: LeaguePerson) -> Vec<HistoryPoint> {
        let Some(player) = self.player(person) else {
            return Vec::new();
        };
        let lines: BTreeSet<RatedAt> = self
            .tables
            .iter()
            .filter(|table| table.judged.is_line)
            .map(|table| table.at)
            .collect();
        let theirs = self.book.tables().filter_map(|(table, before)| {
            let seat = table.seats.iter().position(|seat| seat.player == Some(player))?;
            Some((table, before, seat))
        });
        let points = theirs.map(|(table, before, seat)| {
            let after = self.method.after(table, &before)[seat];
            let numbers = self.numbers(after.rating);
            HistoryPoint {
                at: at(table),
                place: table.seats[seat].place,
                seats: table.seats.len(),
                is_line: lines.contains(&at(table)),
                expected: self.expected_place(&before, seat),
                before: self.numbers(before[seat].rating).value,
                after: numbers.value,
                mu: numbers.mu,
                sigma: numbers.sigma,
                is_provisional: is_provisional(self.method, after),
            }
        });
        points.collect()
    }

    /// What a table did; none where there is no such table.
    pub fn explained(&self, wanted: RatedAt) -> Option<ExplainedTable> {
        let listed = self.tables.iter().find(|table| table.at == wanted)?;
        let rated = self.book.tables().find(|(table, _)| at(table) == wanted);
        let changes: Vec<Option<SeatChange>> = match rated {
            Some((table, before)) => self.changes(table, &before).into_iter().map(Some).collect(),
            None => vec![None; listed.people.len()],
        };
        let seats = listed.judged.seats.iter().zip(&listed.people).zip(changes);
        Some(ExplainedTable {
            at: wanted,
            is_line: listed.judged.is_line,
            refused: listed.refused,
            seats: seats
                .map(|((seat, person), change)| ExplainedSeat {
                    person: *person,
                    place: seat.place,
                    score: seat.score.clone(),
                    change,
                })
                .collect(),
        })
    }

    /// Holds what the ratings foretold before each table against what came; none without tables, and where the method
    /// foretells only scores.
    pub fn calibration(&self) -> Option<Calibration> {
        let mut pairs = Vec::new();
        for (table, before) in self.book.tables() {
            for first in 0..before.len() {
                for second in first + 1..before.len() {
                    let foretold = self.method.expected(before[first].rating, before[second].rating)?;
                    let seen = match table.seats[first].place.cmp(&table.seats[second].place) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    pairs.push((foretold, seen));
                }
            }
        }
        calibration(&pairs)
    }

    /// The same people at too many tables of a month, the latest month first.
    pub fn repeated(&self) -> Vec<RepeatedTable> {
        let mut counts: BTreeMap<(u32, Vec<LeaguePerson>), usize> = BTreeMap::new();
        for table in self.tables.iter().filter(|table| table.refused.is_none()) {
            if let Some(people) = together(table) {
                *counts.entry((table.when.period, people)).or_default() += 1;
            }
        }
        let repeated = counts.into_iter().rev().filter(|(_, count)| *count > REPEATS_MAX);
        repeated
            .map(|((period, people), count)| RepeatedTable {
                month: (i32::try_from(period / 12).unwrap_or(i32::MAX), period % 12 + 1),
                people,
                count,
            })
            .collect()
    }

    fn changes(&self, table: &RatedTable, before: &[Strength]) -> Vec<SeatChange> {
        let after = self.method.after(table, before);
        let seats = before.iter().zip(&after).enumerate();
        seats
            .map(|(own, (earlier, later))| SeatChange {
                before: self.numbers(earlier.rating),
                after: self.numbers(later.rating),
                expected: before
                    .iter()
                    .enumerate()
                    .map(|(other, strength)| {
                        let against = (other != own).then_some(strength.rating)?;
                        self.method.expected(earlier.rating, against)
                    })
                    .collect(),
            })
            .collect()
    }

    /// One, and for each other the probability that they are ahead.
    fn expected_place(&self, before: &[Strength], own: usize) -> Option<f64> {
        let mut place = 1.0;
        for (other, strength) in before.iter().enumerate() {
            if other != own {
                place += self.method.expected(strength.rating, before[own].rating)?;
            }
        }
        Some(place)
    }

    fn numbers(&self, rating: Rating) -> RatingNumbers {
        RatingNumbers {
            value: RatingValue::of(self.method.published(rating)),
            mu: RatingValue::of(rating.mu),
            sigma: RatingValue::of(rating.sigma),
        }
    }
}

fn at(table: &RatedTable) -> RatedAt {
    RatedAt {
        source: table.when.source,
        round: table.when.round,
        table: table.when.table,
    }
}

/// Those who sat at one table, in order; none where someone is a guest.
fn together(table: &ListedTable) -> Option<Vec<LeaguePerson>> {
    if table.judged.is_line {
        return None;
    }
    let mut people: Vec<LeaguePerson> = table.people.iter().copied().collect::<Option<_>>()?;
    people.sort_unstable();
    Some(people)
}
