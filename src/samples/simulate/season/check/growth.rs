//! L4 and L5: more units that count, or more units, are never a loss, and neither are more points in one of them.

use talon_league::{CountedCell, CountedRow, CountedSeason, LeagueAct, LeaguePerson, NewUnit, UnitNo, UnitSource};
use talon_rules::chance::Chance;
use talon_tournament::league::{Counting, SeasonItem};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::{UnitMaker, day, finished, fraction, one_of};
use super::counted;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let mut more = book.clone();
    if let Some(counting) = one_more(&book.season.profile.counting) {
        more.season.profile.counting = counting;
        if let Some(after) = counted(faults, 4, &more) {
            nobody_loses(faults, table, &after, |_| true, "one unit more counts");
        }
    }
    add(faults, book, table, chance);
    gain(faults, book, table, chance);
}

/// The same where one unit more counts.
fn one_more(counting: &Counting) -> Option<Counting> {
    match counting {
        Counting::Best { n } => Some(Counting::Best { n: n + 1 }),
        Counting::BestPerGroup { n } => Some(Counting::BestPerGroup { n: n + 1 }),
        Counting::Drop { k } => Some(Counting::Drop { k: k.checked_sub(1)? }),
        Counting::All | Counting::Average | Counting::Growing { .. } => None,
    }
}

/// A unit more: where what is below zero does not count, nobody who came loses by it, and nobody who stayed away.
fn add(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let mut people = book.members.clone();
    chance.shuffle(&mut people);
    people.truncate(1 + chance.below(people.len()));
    let mut longer = book.clone();
    let number = longer.next_unit();
    let id = UnitMaker::after(book).next_source();
    let unit = NewUnit::of(UnitSource::Tournament { id }, day(chance));
    if !longer.act(LeagueAct::Add(unit)) {
        return;
    }
    longer.facts.insert(number, finished(&people));
    let Some(after) = counted(faults, 4, &longer) else {
        return;
    };
    let can_lose = matches!(book.season.profile.counting, Counting::All | Counting::Average);
    let is_concerned = |person: LeaguePerson| !can_lose || !people.contains(&person);
    nobody_loses(faults, table, &after, is_concerned, "a unit more was played");
}

/// L4.
pub(in super::super) fn nobody_loses(
    faults: &mut Faults,
    before: &CountedSeason,
    after: &CountedSeason,
    is_concerned: impl Fn(LeaguePerson) -> bool,
    why: &str,
) {
    for row in before.rows.iter().filter(|row| row.came() && is_concerned(row.person)) {
        let total = after.row(row.person).map(|row| &row.total);
        faults.hold(4, total.is_some_and(|total| *total >= row.total), || {
            format!("{why}, and {:?} has {total:?} and not {}", row.person, row.total)
        });
    }
}

/// Someone has more from a unit than they had.
fn gain(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason, chance: &mut Chance) {
    let cells = table.rows.iter().flat_map(|row| {
        let units = row.cells.iter().zip(&table.units);
        units.filter_map(move |(cell, unit)| Some((row, *unit, cell.as_ref()?)))
    });
    let played = cells.filter(|(_, _, cell)| !cell.excluded);
    let played: Vec<(&CountedRow, UnitNo, &CountedCell)> = played.collect();
    if played.is_empty() {
        return;
    }
    for _ in 0..3 {
        let (row, unit, _) = one_of(&played, chance);
        let mut richer = book.clone();
        richer.adjust(
            row.person,
            Some(unit),
            fraction(&[(1, 2), (1, 1), (3, 1), (10, 1)], chance),
        );
        if let Some(after) = counted(faults, 5, &richer) {
            is_no_worse(faults, table, &after, row, &book.season.profile.chain);
        }
    }
}

/// L5. Where the total stays as it was and another unit counts in place of an equal one, what the chain asks about it
/// may be less.
pub(in super::super) fn is_no_worse(
    faults: &mut Faults,
    before: &CountedSeason,
    after: &CountedSeason,
    row: &CountedRow,
    chain: &[SeasonItem],
) {
    let counts = |row: &CountedRow| -> Vec<Option<bool>> {
        let cells = row.cells.iter();
        cells.map(|cell| cell.as_ref().map(|cell| cell.counted)).collect()
    };
    let looks_at_units = |item: &SeasonItem| {
        matches!(
            item,
            SeasonItem::RawSum | SeasonItem::HeadToHead | SeasonItem::Opponents
        )
    };
    let now = after.row(row.person);
    let has_others = now.is_some_and(|now| now.total == row.total && counts(now) != counts(row));
    let may_fall = has_others && chain.iter().any(looks_at_units);
    let is_no_worse = now.is_some_and(|now| now.total >= row.total && now.rank.is_some() == row.rank.is_some())
        && (may_fall || now.and_then(|now| now.rank) <= row.rank);
    faults.hold(5, is_no_worse && before.rows.len() == after.rows.len(), || {
        let rank = now.and_then(|now| now.rank);
        format!(
            "{:?} had more in a unit and rank {rank:?} and not {:?}",
            row.person, row.rank
        )
    });
}
