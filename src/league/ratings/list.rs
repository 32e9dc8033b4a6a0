//! A rating list: all tables that count for it in their order, rated one after the other.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike as _, NaiveDate, NaiveDateTime};
use talon_tournament::rating::{Book, Method, PlayerNo, RatedSeat, RatedSource, RatedTable, When};

use super::judged::{JudgedTable, NotRated};
use crate::LeaguePerson;

/// Months of a year: a rating period is a month.
const MONTHS: u32 = 12;

/// Where a table was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatedAt {
    pub source: RatedSource,
    /// 1 where there are no rounds.
    pub round: u16,
    /// The number of the table, or of the line of seats where deals are compared; 1 where there is only one.
    pub table: u16,
}

/// What a tournament, an evening or a table outside tournaments gives to ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingFacts {
    pub source: RatedSource,
    /// By the clock of the club; where only the day is known, its last second.
    pub starts: NaiveDateTime,
    pub tables: Vec<JudgedTable>,
}

/// How a list rates, and what was decided about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatingOptions {
    pub method: Method,
    /// Tables that are not rated although they could be.
    pub excluded: BTreeSet<RatedAt>,
}

/// A table in the order of play.
#[derive(Debug, Clone)]
pub(super) struct ListedTable {
    pub at: RatedAt,
    pub when: When,
    pub judged: JudgedTable,
    /// Who sits there now, after merges; none for guests.
    pub people: Vec<Option<LeaguePerson>>,
    pub refused: Option<NotRated>,
}

/// All tables of a list, and what everyone has after them.
#[derive(Debug, Clone)]
pub struct RatingList {
    pub(super) method: Method,
    pub(super) book: Book,
    /// In the order of play.
    pub(super) tables: Vec<ListedTable>,
    /// A player of the book is one of these, by their place.
    pub(super) people: Vec<LeaguePerson>,
}

impl RatingList {
    /// Rates everything. `current` says who someone is now, after merges: none for guests, whose seat counts with the
    /// rating of a newcomer and who keep none.
    pub fn of(
        facts: &[RatingFacts],
        options: &RatingOptions,
        current: &dyn Fn(LeaguePerson) -> Option<LeaguePerson>,
    ) -> RatingList {
        let mut tables: Vec<ListedTable> = Vec::new();
        for source in facts {
            for judged in &source.tables {
                tables.push(listed(source, judged, options, current));
            }
        }
        tables.sort_by_key(|table| table.when);
        let everybody: BTreeSet<LeaguePerson> = tables
            .iter()
            .filter(|table| table.refused.is_none())
            .flat_map(|table| table.people.iter().flatten().copied())
            .collect();
        let people: Vec<LeaguePerson> = everybody.into_iter().collect();
        let mut list = RatingList {
            method: options.method,
            book: Book::new(options.method),
            tables,
            people,
        };
        list.enter_all();
        list
    }

    /// The same list when only so many tables were rated, the first in the order of play.
    #[must_use]
    pub fn first(mut self, most: usize) -> RatingList {
        let tables = self.tables.iter().enumerate();
        let mut rated = tables.filter(|(_, table)| table.refused.is_none());
        if let Some((next, _)) = rated.nth(most) {
            self.tables.truncate(next);
            self.book = Book::new(self.method);
            self.enter_all();
        }
        self
    }

    fn enter_all(&mut self) {
        for at in 0..self.tables.len() {
            if self.tables[at].refused.is_none() {
                let table = self.rated(&self.tables[at]);
                self.book.enter(table);
            }
        }
    }

    /// How it rates.
    pub fn method(&self) -> Method {
        self.method
    }

    /// All tables in the order of play, and why one is not rated.
    pub fn judged(&self) -> impl DoubleEndedIterator<Item = (RatedAt, &JudgedTable, Option<NotRated>)> {
        self.tables.iter().map(|table| (table.at, &table.judged, table.refused))
    }

    /// The period of the last table that is rated.
    pub fn last_period(&self) -> Option<u32> {
        let rated = self.tables.iter().rfind(|table| table.refused.is_none());
        rated.map(|table| table.when.period)
    }

    pub(super) fn player(&self, person: LeaguePerson) -> Option<PlayerNo> {
        let at = self.people.binary_search(&person).ok()?;
        u32::try_from(at).ok().map(PlayerNo)
    }

    pub(super) fn person(&self, player: PlayerNo) -> Option<LeaguePerson> {
        self.people.get(usize::try_from(player.0).ok()?).copied()
    }

    fn rated(&self, table: &ListedTable) -> RatedTable {
        let seats = table.judged.seats.iter().zip(&table.people);
        let seats = seats.map(|(seat, person)| RatedSeat {
            player: person.and_then(|person| self.player(person)),
            place: seat.place,
            score: seat.score.whole().unwrap_or(0),
        });
        RatedTable {
            when: table.when,
            seats: seats.collect(),
            bula: table.judged.bula,
        }
    }
}

impl RatingFacts {
    /// What was played alone on a day, at no hour that is known.
    pub fn alone(source: RatedSource, day: NaiveDate, tables: Vec<JudgedTable>) -> RatingFacts {
        RatingFacts {
            source,
            starts: day.and_hms_opt(23, 59, 59).unwrap_or_else(|| day.into()),
            tables,
        }
    }
}

/// The months since the beginning of the calendar.
pub(super) fn period_of(day: NaiveDate) -> u32 {
    u32::try_from(day.year()).unwrap_or(0) * MONTHS + day.month0()
}

fn listed(
    facts: &RatingFacts,
    judged: &JudgedTable,
    options: &RatingOptions,
    current: &dyn Fn(LeaguePerson) -> Option<LeaguePerson>,
) -> ListedTable {
    let at = RatedAt {
        source: facts.source,
        round: judged.round,
        table: judged.table,
    };
    let people: Vec<Option<LeaguePerson>> = judged.seats.iter().map(|seat| current(seat.person?)).collect();
    let refused = judged.refused.or_else(|| refused(judged, &people, options.method));
    let excluded = options.excluded.contains(&at).then_some(NotRated::Excluded);
    ListedTable {
        at,
        when: When {
            period: period_of(facts.starts.date()),
            start: facts.starts.and_utc().timestamp(),
            source: facts.source,
            round: judged.round,
            table: judged.table,
        },
        judged: judged.clone(),
        people,
        refused: refused.or(excluded),
    }
}

/// Why a list of this method does not rate a table that another may rate.
fn refused(judged: &JudgedTable, people: &[Option<LeaguePerson>], method: Method) -> Option<NotRated> {
    let mut counted: BTreeMap<LeaguePerson, usize> = BTreeMap::new();
    people
        .iter()
        .flatten()
        .for_each(|person| *counted.entry(*person).or_default() += 1);
    let rates = if judged.is_line {
        method != Method::ByScore
    } else {
        method.rates(judged.seats.len())
    };
    if counted.values().any(|count| *count > 1) {
        Some(NotRated::SamePerson)
    } else if !rates {
        Some(NotRated::Seats)
    } else {
        (method == Method::ByScore && judged.bula == 0).then_some(NotRated::NoSheet)
    }
}
