//! L12: a list on which people challenge each other has everyone once, in the order to which tables brought them.

use std::collections::BTreeSet;

use talon_league::{ChallengePosition, CountedSeason, LeaguePerson};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::recount::in_order_of_play;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason) {
    let Some(challenge) = &book.season.challenge else {
        faults.hold(12, table.challenge.is_empty(), || {
            "nobody challenges, and there is a list".to_owned()
        });
        return;
    };
    let mut order: Vec<LeaguePerson> = challenge.start.iter().map(|one| one.person).collect();
    order.retain(|person| book.members.contains(person));
    let mut before = order.clone();
    for column in in_order_of_play(book).iter().filter(|column| !column.tables.is_empty()) {
        before.clone_from(&order);
        for table in &column.tables {
            play(&mut order, table, &book.members);
        }
    }
    let has_left = |person: &LeaguePerson| challenge.gone.iter().any(|one| one.person == *person);
    for list in [&mut order, &mut before] {
        list.retain(|person| !has_left(person));
    }
    has_everyone_once(faults, &table.challenge, &order);
    for (position, person) in table.challenge.iter().zip(&order) {
        let was = before.iter().position(|one| one == person).map(|at| at + 1);
        let is_so = position.person == *person && position.before == was;
        faults.hold(12, is_so, || {
            format!("{position:?} stands where {person:?} does, who was {was:?}")
        });
    }
}

/// L12.
pub(in super::super) fn has_everyone_once(faults: &mut Faults, list: &[ChallengePosition], everyone: &[LeaguePerson]) {
    let found: BTreeSet<LeaguePerson> = list.iter().map(|position| position.person).collect();
    let right: BTreeSet<LeaguePerson> = everyone.iter().copied().collect();
    faults.hold(12, found == right && list.len() == right.len(), || {
        format!("{list:?} are on the list and not {everyone:?}")
    });
}

/// The people of a table share the positions that they hold: the highest scores the highest ones, and of equal scores
/// whoever was higher stays so.
fn play(order: &mut Vec<LeaguePerson>, table: &[(LeaguePerson, i64)], members: &[LeaguePerson]) {
    let there: Vec<(LeaguePerson, i64)> = table
        .iter()
        .filter(|(person, _)| members.contains(person))
        .copied()
        .collect();
    for (person, _) in &there {
        if !order.contains(person) {
            order.push(*person);
        }
    }
    let holds = |person: &LeaguePerson| there.iter().find(|(own, _)| own == person).map(|(_, score)| *score);
    let held: Vec<(usize, LeaguePerson, i64)> = order
        .iter()
        .enumerate()
        .filter_map(|(at, person)| Some((at, *person, holds(person)?)))
        .collect();
    let mut by_score = held.clone();
    by_score.sort_by_key(|(at, _, score)| (-score, *at));
    for ((at, _, _), (_, person, _)) in held.iter().zip(by_score) {
        order[*at] = person;
    }
}
