//! L2: the order in which facts were entered changes nothing.

use std::collections::BTreeMap;

use talon_league::{AdjustmentNo, CountedSeason, LeagueUnit, QualifyingFrom, UnitNo, UnitSource};
use talon_rules::chance::Chance;

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::{counted, first_other};

/// Numbers that units had, by those that they got.
type Numbers = BTreeMap<UnitNo, UnitNo>;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let (again, numbers) = entered_again(book, chance);
    if let Some(other) = counted(faults, 2, &again) {
        is_same(faults, table, &other, &numbers);
    }
}

/// L2.
pub(in super::super) fn is_same(faults: &mut Faults, table: &CountedSeason, other: &CountedSeason, numbers: &Numbers) {
    let units: Vec<Option<&UnitNo>> = other.units.iter().map(|unit| numbers.get(unit)).collect();
    let right: Vec<Option<&UnitNo>> = table.units.iter().map(Some).collect();
    faults.hold(2, units == right, || {
        format!("units are played in the order {units:?} and not {right:?}")
    });
    let differs = first_other(table, other);
    let is_same = differs.is_none() && table.challenge == other.challenge;
    faults.hold(2, is_same, || format!("entered in another order: {differs:?}"));
}

/// The same facts in another order. Tables and evenings that were written down of one day keep theirs: which of them
/// was the earlier one nothing else says.
fn entered_again(book: &SeasonBook, chance: &mut Chance) -> (SeasonBook, Numbers) {
    let mut again = book.clone();
    let mut units: Vec<LeagueUnit> = again.season.units.clone();
    chance.shuffle(&mut units);
    let is_written = |unit: &LeagueUnit| matches!(unit.source, UnitSource::Table { .. } | UnitSource::Typed { .. });
    let places: Vec<usize> = (0..units.len()).filter(|at| is_written(&units[*at])).collect();
    let mut written: Vec<LeagueUnit> = places.iter().map(|at| units[*at].clone()).collect();
    written.sort_by_key(|unit| unit.number);
    for (at, unit) in places.into_iter().zip(written) {
        units[at] = unit;
    }
    let mut now: BTreeMap<UnitNo, UnitNo> = BTreeMap::new();
    let mut numbers = Numbers::new();
    for (number, unit) in (1..).map(UnitNo).zip(&mut units) {
        now.insert(unit.number, number);
        numbers.insert(number, unit.number);
        unit.number = number;
    }
    again.season.units = units;
    again.facts = book
        .facts
        .iter()
        .map(|(unit, facts)| {
            let mut facts = facts.clone();
            chance.shuffle(&mut facts.results);
            (now[unit], facts)
        })
        .collect();
    chance.shuffle(&mut again.members);
    chance.shuffle(&mut again.season.adjustments);
    for (number, one) in (1..).zip(&mut again.season.adjustments) {
        one.number = AdjustmentNo(number);
        one.unit = one.unit.map(|unit| now[&unit]);
    }
    let sources = again.season.qualifications.iter_mut().flat_map(|one| &mut one.sources);
    for source in sources {
        if let QualifyingFrom::Unit { unit } = &mut source.from {
            *unit = now[unit];
        }
    }
    (again, numbers)
}
