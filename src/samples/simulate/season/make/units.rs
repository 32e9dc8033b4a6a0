//! The units of a season by chance: of every kind, on any day, some of them by hand and some late.

use talon_league::{
    FreeSeat, FreeTable, LeagueAct, LeaguePerson, NewUnit, TypedResult, UnitChange, UnitFacts, UnitSource,
};
use talon_rules::chance::Chance;
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::Finish;

use super::super::super::scores;
use super::super::book::SeasonBook;
use super::played::{played_by, turnout};
use super::profile::points;
use super::{day, fraction, one_of};

/// Makes units; no two have the same source.
#[derive(Debug, Default)]
pub(in super::super) struct UnitMaker {
    sources: i64,
}

impl UnitMaker {
    /// One that begins where the units of a season end.
    pub fn after(book: &SeasonBook) -> UnitMaker {
        UnitMaker {
            sources: book.season.units.len() as i64,
        }
    }

    /// A number that no source has yet.
    pub fn next_source(&self) -> i64 {
        self.sources + 1
    }

    /// Adds a unit, and what it came to; a few have no result yet.
    pub fn add(&mut self, book: &mut SeasonBook, chance: &mut Chance) -> bool {
        self.sources += 1;
        let id = self.sources;
        let are_guests_alone = book.guests.len() >= 3 && chance.below(12) == 0;
        let everyone = match are_guests_alone {
            true => book.guests.clone(),
            false => [book.members.as_slice(), book.guests.as_slice()].concat(),
        };
        let there = turnout(&everyone, chance);
        let (source, facts) = match chance.below(20) {
            0..10 => (UnitSource::Tournament { id }, Some(tournament(id, there, chance))),
            10 | 11 => {
                let round = 1 + chance.below(3) as u16;
                (UnitSource::Round { id, round }, Some(tournament(id, there, chance)))
            }
            12 | 13 => (UnitSource::Evening { id }, Some(evening(id, there, chance))),
            14..17 => (free_table(there, chance).into(), None),
            _ => (typed(there, chance), None),
        };
        let number = book.next_unit();
        let unit = NewUnit {
            change: change(chance),
            name: (chance.below(3) == 0).then(|| format!("Evening {id}")),
            ..NewUnit::of(source, day(chance))
        };
        let facts = facts.map(|facts| at_an_hour(facts, &unit, chance));
        let is_added = book.act(LeagueAct::Add(unit));
        let has_result = chance.below(20) > 0;
        if let Some(facts) = facts.filter(|_| is_added && has_result) {
            book.facts.insert(number, facts);
        }
        is_added
    }
}

/// A tournament, sometimes with people whom the club does not know.
fn tournament(id: i64, mut there: Vec<LeaguePerson>, chance: &mut Chance) -> UnitFacts {
    if chance.below(6) == 0 {
        there.extend((0..1 + chance.below(3) as u16).map(|place| LeaguePerson::stranger(id, place)));
    }
    let game = [None, GameKind::ALL.first().copied(), GameKind::ALL.last().copied()];
    UnitFacts {
        game: one_of(&game, chance),
        venue: one_of(
            &[None, None, Some("Kávéház".to_owned()), Some("Kavana".to_owned())],
            chance,
        ),
        ..played_by(&there, chance)
    }
}

/// Most tournaments begin at an hour that is known.
fn at_an_hour(facts: UnitFacts, unit: &NewUnit, chance: &mut Chance) -> UnitFacts {
    let hour = chance.below(3);
    let is_known = unit.source.tournament().is_some() && chance.below(4) > 0;
    UnitFacts {
        starts: unit.day.and_hms_opt(10 + 4 * hour as u32, 0, 0).filter(|_| is_known),
        ..facts
    }
}

/// An evening at one table, at which a stranger may sit.
fn evening(id: i64, mut there: Vec<LeaguePerson>, chance: &mut Chance) -> UnitFacts {
    there.truncate(3 + chance.below(2));
    if let Some(last) = there.last_mut().filter(|_| chance.below(3) == 0) {
        *last = LeaguePerson::stranger(id, 1);
    }
    let raw = scores::raw(there.len(), chance);
    let sums: Vec<(LeaguePerson, i64)> = there.into_iter().zip(raw).collect();
    UnitFacts::of_evening(&sums)
}

/// A table outside any tournament.
fn free_table(mut there: Vec<LeaguePerson>, chance: &mut Chance) -> FreeTable {
    there.truncate(3 + chance.below(2));
    let raw = scores::raw(there.len(), chance);
    let seats = there.into_iter().zip(raw);
    FreeTable {
        day: day(chance),
        name: None,
        game: None,
        venue: None,
        seats: seats.map(|(person, score)| FreeSeat { person, score }).collect(),
    }
}

/// An evening of which someone wrote down points.
fn typed(there: Vec<LeaguePerson>, chance: &mut Chance) -> UnitSource {
    let mut points = || fraction(&[(0, 1), (3, 1), (5, 1), (5, 1), (7, 2), (10, 1), (-2, 1)], chance);
    let result = |person: LeaguePerson| TypedResult {
        person,
        points: points(),
    };
    UnitSource::Typed {
        results: there.into_iter().map(result).collect(),
    }
}

/// How a unit counts.
pub(in super::super) fn change(chance: &mut Chance) -> UnitChange {
    let is_plain = chance.below(2) == 0;
    let groups = [None, Some("autumn".to_owned()), Some("spring".to_owned())];
    UnitChange {
        weight: match is_plain {
            true => Exact::from(1),
            false => fraction(&[(1, 1), (1, 1), (2, 1), (1, 2), (3, 4), (0, 1)], chance),
        },
        bonus: !is_plain && chance.below(5) == 0,
        group: one_of(&groups, chance),
        points: (!is_plain && chance.below(4) == 0).then(|| points(chance)),
    }
}

/// A unit in which these people came in one after the other.
pub(in super::super) fn finished(people: &[LeaguePerson]) -> UnitFacts {
    let result = |(rank, person): (usize, &LeaguePerson)| talon_league::PersonResult {
        person: *person,
        finish: Finish::Ranked(rank),
        points: Exact::zero(),
        raw: Exact::zero(),
        tables: 1,
    };
    UnitFacts::of((1..).zip(people).map(result).collect())
}
