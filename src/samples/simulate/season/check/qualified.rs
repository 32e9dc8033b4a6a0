//! L11: nobody comes on twice, and no source brings more than it may.

use std::collections::BTreeSet;

use talon_league::{CountedSeason, LeaguePerson, Qualification, QualifiedBySource, QualifyingFrom};
use talon_rules::chance::Chance;

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::qualification;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let made = (0..2).map(|_| qualification(book, chance));
    for qualification in book
        .season
        .qualifications
        .iter()
        .cloned()
        .chain(made.collect::<Vec<_>>())
    {
        let came_on = table.qualified(&qualification);
        nobody_twice(faults, &qualification, &came_on);
        is_asked_in_order(faults, table, &qualification, &came_on);
    }
}

/// L11.
pub(in super::super) fn nobody_twice(faults: &mut Faults, asked: &Qualification, came_on: &[QualifiedBySource]) {
    let mut all: BTreeSet<LeaguePerson> = BTreeSet::new();
    for (source, by) in asked.sources.iter().zip(came_on) {
        let quota = source.quota as usize;
        faults.hold(11, by.people.len() + by.free == quota, || {
            format!("{} come on and {} places are free of {quota}", by.people.len(), by.free)
        });
        for person in &by.people {
            let declines = asked.declined.iter().any(|one| one.person == *person);
            faults.hold(11, all.insert(*person) && !declines, || {
                format!("{person:?} comes on twice, or does not come")
            });
        }
    }
    let reserves = came_on.iter().flat_map(|by| &by.reserves);
    let in_already: Vec<&LeaguePerson> = reserves.filter(|person| all.contains(person)).collect();
    faults.hold(11, in_already.is_empty(), || {
        format!("{in_already:?} are in, and reserves")
    });
}

/// L11: each source brings the first of its list who are left.
fn is_asked_in_order(faults: &mut Faults, table: &CountedSeason, asked: &Qualification, came_on: &[QualifiedBySource]) {
    let mut out: Vec<LeaguePerson> = asked.declined.iter().map(|one| one.person).collect();
    let mut right: Vec<Vec<LeaguePerson>> = Vec::new();
    for source in &asked.sources {
        let mut brought = Vec::new();
        for person in order(table, &source.from) {
            if brought.len() < source.quota as usize && !out.contains(&person) {
                out.push(person);
                brought.push(person);
            }
        }
        right.push(brought);
    }
    let found: Vec<&Vec<LeaguePerson>> = came_on.iter().map(|by| &by.people).collect();
    faults.hold(11, found.iter().copied().eq(&right), || {
        format!("{found:?} come on and not {right:?}")
    });
}

/// The order of a source: of those who are level in a unit the better one of the season comes first.
fn order(table: &CountedSeason, from: &QualifyingFrom) -> Vec<LeaguePerson> {
    let ranked = table.rows.iter();
    match from {
        QualifyingFrom::Season => ranked.filter(|row| row.rank.is_some()).map(|row| row.person).collect(),
        QualifyingFrom::Chosen { people, .. } => people.iter().map(|one| one.person).collect(),
        QualifyingFrom::Unit { unit } => {
            let column = table.units.iter().position(|one| one == unit);
            let place = |cells: &[Option<talon_league::CountedCell>]| cells[column?].as_ref()?.rank;
            let placed = ranked
                .enumerate()
                .filter_map(|(at, row)| Some((place(&row.cells)?, at, row.person)));
            let placed: BTreeSet<(usize, usize, LeaguePerson)> = placed.collect();
            placed.into_iter().map(|(_, _, person)| person).collect()
        }
    }
}
