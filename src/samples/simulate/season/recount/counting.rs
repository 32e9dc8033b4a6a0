//! Which cells of someone count, and what they add up to.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use talon_league::CountedCell;
use talon_tournament::Exact;
use talon_tournament::league::Counting;

use super::super::book::SeasonBook;
use super::columns::PlayedColumn;
use super::so_far;

/// Whether what is below zero counts too.
fn counts_everything(book: &SeasonBook) -> bool {
    matches!(book.season.profile.counting, Counting::All | Counting::Average)
}

/// A cell that asks to count: whether it can be dropped, its points, its place, its number.
type Asking = (bool, Reverse<Exact>, usize, usize);

/// Marks what counts: everything, or the highest; of equal ones the better place, then the earlier. What cannot be
/// dropped comes first, and bonus units stand beside.
pub(super) fn mark(book: &SeasonBook, columns: &[PlayedColumn], cells: &mut [Option<CountedCell>]) {
    let everything = counts_everything(book);
    // By group the cells that ask for a place.
    let mut asking: BTreeMap<Option<&str>, Vec<Asking>> = BTreeMap::new();
    let is_by_group = matches!(book.season.profile.counting, Counting::BestPerGroup { .. });
    for (at, (cell, column)) in cells.iter_mut().zip(columns).enumerate() {
        let Some(cell) = cell else { continue };
        if !everything && cell.points < Exact::zero() {
            continue;
        }
        if everything || column.is_bonus {
            cell.counted = true;
            continue;
        }
        let group = column.group.as_deref().filter(|_| is_by_group);
        let place = cell.rank.unwrap_or(usize::MAX);
        let asks = (!cell.excluded, Reverse(cell.points.clone()), place, at);
        asking.entry(group).or_default().push(asks);
    }
    let units = so_far(columns);
    for mut group in asking.into_values() {
        group.sort();
        for (_, _, _, at) in group.into_iter().take(places(book, units)) {
            if let Some(cell) = &mut cells[at] {
                cell.counted = true;
            }
        }
    }
}

/// How many count, of all or of each group.
fn places(book: &SeasonBook, units: usize) -> usize {
    match &book.season.profile.counting {
        Counting::Best { n } | Counting::BestPerGroup { n } => *n,
        Counting::Drop { k } => units.saturating_sub(*k),
        Counting::Growing { steps } => {
            let reached = steps.iter().filter(|step| step.units <= units);
            units.saturating_sub(reached.map(|step| step.dropped).max().unwrap_or(0))
        }
        Counting::All | Counting::Average => units,
    }
}

/// The sum of what counts, or the mean of it and bonus units beside.
pub(super) fn sum(book: &SeasonBook, columns: &[PlayedColumn], cells: &[Option<CountedCell>]) -> Exact {
    let (mut plain, mut bonus, mut count) = (Exact::zero(), Exact::zero(), 0);
    for (cell, column) in cells.iter().zip(columns) {
        match cell {
            Some(cell) if cell.counted && column.is_bonus => bonus = &bonus + &cell.points,
            Some(cell) if cell.counted => {
                plain = &plain + &cell.points;
                count += 1;
            }
            _ => {}
        }
    }
    if book.season.profile.counting == Counting::Average {
        plain = plain.shared_by(count).unwrap_or_else(Exact::zero);
    }
    &plain + &bonus
}
