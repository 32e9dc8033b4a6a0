//! L10: with one unit to come, the ranks with which someone may end are inside the bounds that are told of longer
//! seasons, no end of the season is outside of them, and both of their ends are reached.

use std::collections::BTreeSet;

use talon_league::{CountedSeason, LeagueAct, LeaguePerson, NewUnit, UnitNo, UnitSource};
use talon_rules::chance::Chance;
use talon_tournament::league::{Counting, GuestRule, SeasonItem, UnitPoints};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::{UnitMaker, after_all, finished};
use super::super::recount::{most_who_came, units_so_far};
use super::counted;

/// Larger seasons take too many tables.
const PEOPLE_MAX: usize = 14;
/// How many are thought to come where nobody has come yet.
const ENTRIES_USUAL: usize = 21;
/// Ends of the season that are tried by chance.
const ENDS: usize = 8;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, chance: &mut Chance) {
    if book.members.len() + book.guests.len() > PEOPLE_MAX {
        return;
    }
    let last = LastOne::of(book);
    let Some(exact) = counted(faults, 10, &last.book) else {
        return;
    };
    let mut loose = last.book.clone();
    // What is told of a chain that asks for scores rests on totals alone.
    loose.season.profile.chain.push(SeasonItem::RawSum);
    if let Some(bounds) = counted(faults, 10, &loose) {
        is_inside(faults, &exact, &bounds);
    }
    for _ in 0..ENDS {
        let people = last.any(chance);
        if let Some(end) = last.ended(faults, &people) {
            is_foretold(faults, &exact, &end);
        }
    }
    let ranked: Vec<LeaguePerson> = exact
        .rows
        .iter()
        .filter(|row| row.outlook.is_some())
        .map(|row| row.person)
        .collect();
    if !ranked.is_empty() {
        let person = ranked[chance.below(ranked.len())];
        let ends = last.ends_of(faults, person);
        are_reached(faults, &exact, person, ends);
    }
}

/// L10: the exact ranks are inside the bounds.
pub(in super::super) fn is_inside(faults: &mut Faults, exact: &CountedSeason, bounds: &CountedSeason) {
    for row in &exact.rows {
        let outer = bounds.row(row.person).and_then(|row| row.outlook);
        let is_inside = match (row.outlook, outer) {
            (Some([best, worst]), Some([least, most])) => least <= best && best <= worst && worst <= most,
            (None, _) => true,
            (Some(_), None) => false,
        };
        faults.hold(10, is_inside, || {
            format!("{:?} may end {:?} within the bounds {outer:?}", row.person, row.outlook)
        });
    }
}

/// L10: nobody ends outside of what was told.
pub(in super::super) fn is_foretold(faults: &mut Faults, exact: &CountedSeason, end: &CountedSeason) {
    for row in end.rows.iter().filter(|row| row.rank.is_some()) {
        let Some(told) = exact.row(row.person) else { continue };
        let is_told = told
            .outlook
            .is_some_and(|[best, worst]| (Some(best)..=Some(worst)).contains(&row.rank));
        faults.hold(10, is_told, || {
            format!(
                "{:?} ended {:?} where {:?} was told",
                row.person, row.rank, told.outlook
            )
        });
    }
}

/// L10: someone ended with the best and with the worst rank that was told.
pub(in super::super) fn are_reached(
    faults: &mut Faults,
    exact: &CountedSeason,
    person: LeaguePerson,
    ends: Option<[usize; 2]>,
) {
    let told = exact.row(person).and_then(|row| row.outlook);
    faults.hold(10, ends == told, || {
        format!("{person:?} is told {told:?}, and {ends:?} are reached")
    });
}

/// A season with one unit to come, of which everything that decides can be told exactly.
#[derive(Debug)]
struct LastOne {
    book: SeasonBook,
    entries: usize,
}

impl LastOne {
    fn of(book: &SeasonBook) -> LastOne {
        let mut book = book.clone();
        let profile = &mut book.season.profile;
        profile.guests = GuestRule::Counted;
        if profile.counting == Counting::Average {
            profile.counting = Counting::Best { n: 3 };
        }
        if !matches!(
            profile.points,
            UnitPoints::Linear | UnitPoints::PerCent | UnitPoints::Vector { .. }
        ) {
            profile.points = UnitPoints::usual();
        }
        let is_told = |item: &SeasonItem| {
            use SeasonItem::{FewerUnits, HeadToHead, Opponents, Playoff, RawSum};
            !matches!(item, HeadToHead | Opponents | Playoff | RawSum | FewerUnits)
        };
        profile.chain.retain(is_told);
        book.season.planned = Some(units_so_far(&book) as u32 + 1);
        let most = most_who_came(&book);
        LastOne {
            book,
            entries: if most == 0 { ENTRIES_USUAL } else { most },
        }
    }

    /// People who come to the last unit, and strangers in the places that nobody of the club has.
    fn any(&self, chance: &mut Chance) -> Vec<LeaguePerson> {
        let mut people = self.book.members.clone();
        chance.shuffle(&mut people);
        people.truncate(chance.below(1 + people.len().min(self.entries)));
        people.extend((people.len()..self.entries).map(stranger));
        chance.shuffle(&mut people);
        people
    }

    /// The table after these people came in, in this order.
    fn ended(&self, faults: &mut Faults, people: &[LeaguePerson]) -> Option<CountedSeason> {
        let mut book = self.book.clone();
        book.season.planned = None;
        let number: UnitNo = book.next_unit();
        let id = UnitMaker::after(&book).next_source();
        if !book.act(LeagueAct::Add(NewUnit::of(UnitSource::Tournament { id }, after_all()))) {
            return None;
        }
        book.facts.insert(number, finished(people));
        counted(faults, 10, &book)
    }

    /// The table after only these came, each to their place; strangers had the others.
    fn with(&self, faults: &mut Faults, seated: &[(usize, LeaguePerson)]) -> Option<CountedSeason> {
        let at = |place: usize| seated.iter().find(|(own, _)| *own == place).map(|(_, person)| *person);
        let people = (1..=self.entries).map(|place| at(place).unwrap_or_else(|| stranger(place)));
        let people: Vec<LeaguePerson> = people.collect();
        self.ended(faults, &people)
    }

    /// The best and the worst rank that someone reaches, each by a unit that was made for it.
    fn ends_of(&self, faults: &mut Faults, person: LeaguePerson) -> Option<[usize; 2]> {
        let mut ranks: BTreeSet<usize> = BTreeSet::new();
        // A better place is never a loss, and staying away never a gain.
        for place in [0, 1, self.entries] {
            let mut seated: Vec<(usize, LeaguePerson)> = (place > 0).then_some((place, person)).into_iter().collect();
            let alone = self.with(faults, &seated)?;
            ranks.extend(alone.row(person).and_then(|row| row.rank));
            self.seat_those_who_pass(faults, person, &alone, &mut seated)?;
            let passed = self.with(faults, &seated)?;
            ranks.extend(passed.row(person).and_then(|row| row.rank));
        }
        Some([*ranks.first()?, *ranks.last()?])
    }

    /// Gives everyone who is behind someone a place with which they pass: who needs a better one first.
    fn seat_those_who_pass(
        &self,
        faults: &mut Faults,
        person: LeaguePerson,
        alone: &CountedSeason,
        seated: &mut Vec<(usize, LeaguePerson)>,
    ) -> Option<()> {
        let own = seated.first().map(|(place, _)| *place);
        // A guest who has not come yet is not known to the season, though they may have a row later.
        let has_row = |guest: &&LeaguePerson| alone.row(**guest).is_some();
        let guests = self.book.guests.iter().filter(has_row);
        let behind = |other: &&LeaguePerson| **other != person && !is_ahead(alone, **other, person);
        let mut passing: Vec<(usize, LeaguePerson)> = Vec::new();
        for other in self.book.members.iter().chain(guests).filter(behind) {
            // The worst place that is enough; a better one is enough too.
            let (mut enough, mut too_low) = (0, self.entries + 1);
            while too_low - enough > 1 {
                let mut place = (enough + too_low) / 2;
                if Some(place) == own {
                    place = if place - 1 > enough { place - 1 } else { place + 1 };
                    if place >= too_low {
                        break;
                    }
                }
                let mut both = seated.clone();
                both.push((place, *other));
                let with = self.with(faults, &both)?;
                if is_ahead(&with, *other, person) {
                    enough = place
                } else {
                    too_low = place
                }
            }
            if enough > 0 {
                passing.push((enough, *other));
            }
        }
        passing.sort_unstable();
        let mut next = 1;
        for (worst, other) in passing {
            if Some(next) == own {
                next += 1;
            }
            if next <= worst {
                seated.push((next, other));
                next += 1;
            }
        }
        Some(())
    }
}

/// Whether one has a better rank than another.
fn is_ahead(table: &CountedSeason, one: LeaguePerson, other: LeaguePerson) -> bool {
    let rank = |person: LeaguePerson| table.row(person).and_then(|row| row.rank).unwrap_or(usize::MAX);
    rank(one) < rank(other)
}

/// Someone whom nobody knows.
fn stranger(place: usize) -> LeaguePerson {
    LeaguePerson::stranger(1_000_000, place as u16)
}
