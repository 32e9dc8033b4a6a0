//! L8 and L9: what is the same for everyone moves nobody, and guests who are passed over might as well have stayed
//! away.

use std::collections::BTreeSet;

use talon_league::{CountedSeason, LeaguePerson, UnitFacts, UnitSource};
use talon_rules::chance::Chance;
use talon_tournament::Exact;
use talon_tournament::league::{Finish, GuestRule};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::fraction;
use super::{counted, first_other};

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let mut adjusted = book.clone();
    let amount = fraction(&[(-7, 1), (-1, 3), (1, 2), (4, 1)], chance);
    for person in table.people() {
        adjusted.adjust(person, None, amount.clone());
    }
    if let Some(after) = counted(faults, 8, &adjusted) {
        nobody_moved(faults, table, &after, &amount);
    }
    let mut over = book.clone();
    over.season.profile.guests = GuestRule::PassedOver;
    let (with, without) = (counted(faults, 9, &over), counted(faults, 9, &without_guests(&over)));
    if let (Some(with), Some(without)) = (with, without) {
        are_as_if_alone(faults, &with, &without);
    }
}

/// L8.
pub(in super::super) fn nobody_moved(
    faults: &mut Faults,
    before: &CountedSeason,
    after: &CountedSeason,
    amount: &Exact,
) {
    for (row, now) in before.rows.iter().zip(&after.rows) {
        let same = (row.person, row.rank) == (now.person, now.rank) && &row.total + amount == now.total;
        faults.hold(8, same, || {
            let (was, is) = ((row.person, row.rank), (now.person, now.rank));
            format!("with {amount} for everyone {is:?} stands in the place of {was:?}")
        });
    }
}

/// L9.
pub(in super::super) fn are_as_if_alone(faults: &mut Faults, with: &CountedSeason, without: &CountedSeason) {
    let (units, others) = ((&with.units, with.with_result), (&without.units, without.with_result));
    faults.hold(9, units == others, || {
        format!("{units:?} with guests and {others:?} without them")
    });
    let differs = first_other(with, without);
    faults.hold(9, differs.is_none(), || {
        format!("with guests who are passed over, and without them: {differs:?}")
    });
}

/// The season in which nobody came but those who may have a row.
fn without_guests(book: &SeasonBook) -> SeasonBook {
    let members: BTreeSet<LeaguePerson> = match book.season.lists_guests {
        true => book.members.iter().chain(&book.guests).copied().collect(),
        false => book.members.iter().copied().collect(),
    };
    let mut alone = book.clone();
    for unit in &mut alone.season.units {
        let day = unit.day;
        let was_guest = |person: LeaguePerson| {
            let mut guests = book.season.former_guests.iter();
            guests.any(|one| one.person == person && !one.brings && day < one.from)
        };
        let is_there = |person: LeaguePerson| members.contains(&person) && !was_guest(person);
        match &mut unit.source {
            UnitSource::Typed { results } => results.retain(|one| is_there(one.person)),
            UnitSource::Table { seats, .. } => seats.retain(|one| is_there(one.person)),
            UnitSource::Tournament { .. } | UnitSource::Round { .. } | UnitSource::Evening { .. } => {}
        }
        if let Some(facts) = alone.facts.get_mut(&unit.number) {
            leave(facts, is_there);
        }
    }
    alone
}

/// Leaves these people in a unit, and ranks them among themselves.
fn leave(facts: &mut UnitFacts, is_there: impl Fn(LeaguePerson) -> bool) {
    facts.results.retain(|result| is_there(result.person));
    for table in &mut facts.tables {
        table.retain(|(person, _)| is_there(*person));
    }
    let rank = |finish: Finish| match finish {
        Finish::Ranked(rank) => Some(rank),
        Finish::Unranked | Finish::Excluded => None,
    };
    let ranks: Vec<usize> = facts.results.iter().filter_map(|result| rank(result.finish)).collect();
    for result in &mut facts.results {
        if let Some(own) = rank(result.finish) {
            result.finish = Finish::Ranked(1 + ranks.iter().filter(|other| **other < own).count());
        }
    }
}
