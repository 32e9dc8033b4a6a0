//! A season by chance: its people, how it counts, what was played, and what was decided.

mod decided;
mod played;
mod profile;
mod units;

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use talon_league::{LeagueAct, LeaguePerson, LeagueSeason, NewProfile};
use talon_rules::chance::Chance;
use talon_tournament::Exact;

use super::book::{Counter, SeasonBook};
pub(super) use decided::qualification;
pub(super) use played::corrected;
pub(super) use profile::profile;
pub(super) use units::{UnitMaker, change, finished};

/// Days on which something is played; several units may fall on one.
const DAYS: u64 = 60;
/// The most that a season by chance has of both.
const UNITS_MAX: usize = 40;
const PEOPLE_MAX: usize = 60;
/// Half of all seasons are not larger than this.
const USUAL: usize = 12;

/// The season of a seed.
pub(super) fn season(chance: &mut Chance, counter: Counter) -> SeasonBook {
    let is_large = chance.below(2) == 0;
    let size = |chance: &mut Chance, least: usize, most: usize| {
        let most = if is_large { most } else { USUAL };
        least + chance.below(most + 1 - least)
    };
    let people = size(chance, 3, PEOPLE_MAX);
    let units = size(chance, 1, UNITS_MAX);
    let (members, guests) = members(people, chance);
    let mut book = SeasonBook {
        season: LeagueSeason::new(),
        members,
        guests,
        facts: BTreeMap::new(),
        merges: Vec::new(),
        counter,
    };
    let planned = (chance.below(3) == 0).then(|| (units + chance.below(3)) as u32);
    let first = NewProfile {
        profile: Box::new(profile(chance)),
        planned,
        reason: String::new(),
    };
    book.act(LeagueAct::ChangeProfile(first));
    if chance.below(5) == 0 {
        book.act(LeagueAct::ListGuests(true));
    }
    let mut maker = UnitMaker::default();
    for _ in 0..units {
        maker.add(&mut book, chance);
    }
    decided::decide(&mut book, chance);
    book
}

/// Who is in the list of the club, and who is known as a guest; both have numbers with gaps between them.
fn members(people: usize, chance: &mut Chance) -> (Vec<LeaguePerson>, Vec<LeaguePerson>) {
    let numbers = (1..=people).map(|number| LeaguePerson(3 * number as i64 + 1));
    let has_guests = chance.below(3) > 0;
    let (mut members, mut guests) = (Vec::new(), Vec::new());
    for person in numbers {
        let is_guest = has_guests && members.len() > 2 && chance.below(6) == 0;
        if is_guest {
            guests.push(person)
        } else {
            members.push(person)
        }
    }
    (members, guests)
}

/// A day of the season.
pub(super) fn day(chance: &mut Chance) -> NaiveDate {
    on(chance.below(DAYS as usize) as u64)
}

/// So many days after the first.
pub(super) fn on(days: u64) -> NaiveDate {
    let first = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap_or_default();
    first.checked_add_days(Days::new(days)).unwrap_or(first)
}

/// A day on which everything else is over.
pub(super) fn after_all() -> NaiveDate {
    on(DAYS + 30)
}

/// One of a list.
pub(super) fn one_of<T: Clone>(list: &[T], chance: &mut Chance) -> T {
    list[chance.below(list.len())].clone()
}

/// One of these fractions.
pub(super) fn fraction(list: &[(i64, i64)], chance: &mut Chance) -> Exact {
    let (above, below) = one_of(list, chance);
    Exact::ratio(above, below).unwrap_or_else(Exact::zero)
}
