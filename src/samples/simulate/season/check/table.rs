//! L1, L6 and L7: a table is what the second count says, ranks go 1-2-2-4, and what counts adds up to the total.

use talon_league::{CountedRow, CountedSeason};
use talon_tournament::Exact;
use talon_tournament::league::Counting;

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::recount::{Recounted, recounted};

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason) {
    is_recounted(faults, table, &recounted(book));
    has_ranks(faults, table);
    adds_up(faults, table);
}

/// L1.
pub(in super::super) fn is_recounted(faults: &mut Faults, table: &CountedSeason, plain: &Recounted) {
    let units = (&table.units, table.with_result);
    faults.hold(1, units == (&plain.units, plain.with_result), || {
        format!(
            "{units:?} are the units and not {:?}, of {}",
            plain.units, plain.with_result
        )
    });
    let people = |rows: &[CountedRow]| rows.iter().map(|row| row.person.0).collect::<Vec<i64>>();
    let (found, right) = (people(&table.rows), people(&plain.rows));
    faults.hold(1, found == right, || {
        format!("{found:?} is the order and not {right:?}")
    });
    for row in &table.rows {
        let told = CountedRow {
            outlook: None,
            ..row.clone()
        };
        let beside = plain.rows.iter().find(|one| one.person == row.person);
        faults.hold(1, beside == Some(&told), || {
            let text = |row: Option<&CountedRow>| row.and_then(|row| serde_json::to_string(row).ok());
            format!("{:?} and not {:?}", text(Some(&told)), text(beside))
        });
    }
    faults.hold(1, table.high_scores == plain.high_scores, || {
        format!(
            "{:?} are the high scores and not {:?}",
            table.high_scores, plain.high_scores
        )
    });
}

/// L6.
pub(in super::super) fn has_ranks(faults: &mut Faults, table: &CountedSeason) {
    let ranked = table.rows.iter().take_while(|row| row.rank.is_some()).count();
    let (first, others) = table.rows.split_at(ranked);
    let are_last = others.iter().all(|row| row.rank.is_none() && row.missing > 0);
    faults.hold(6, are_last, || "someone with too few units is ranked".to_owned());
    for (at, row) in first.iter().enumerate() {
        let above = at.checked_sub(1).map(|above| &first[above]);
        let is_level = above.is_some_and(|above| above.rank == row.rank && above.total == row.total);
        let falls = above.is_none_or(|above| above.total >= row.total);
        faults.hold(
            6,
            falls && row.missing == 0 && (is_level || row.rank == Some(at + 1)),
            || format!("{:?} has rank {:?} at place {}", row.person, row.rank, at + 1),
        );
    }
}

/// L7.
pub(in super::super) fn adds_up(faults: &mut Faults, table: &CountedSeason) {
    let by = table.counted_by.as_ref();
    let is_mean = by.is_some_and(|by| by.profile.counting == Counting::Average);
    for row in &table.rows {
        let counted = |is_bonus: bool| -> Vec<&Exact> {
            let cells = row.cells.iter().zip(&table.units);
            let of_kind = cells.filter(|(_, unit)| by.is_some_and(|by| by.bonus.contains(unit)) == is_bonus);
            let cells = of_kind.filter_map(|(cell, _)| cell.as_ref());
            cells.filter(|cell| cell.counted).map(|cell| &cell.points).collect()
        };
        let plain = counted(false);
        let sum: Exact = plain.iter().copied().sum();
        let shares = if is_mean { plain.len().max(1) } else { 1 };
        let mean = sum.shared_by(shares).unwrap_or_else(Exact::zero);
        let bonus: Exact = counted(true).into_iter().sum();
        let total = [&bonus, &row.carried, &row.adjusted]
            .into_iter()
            .fold(mean, |sum, one| &sum + one);
        faults.hold(7, total == row.total, || {
            format!("{:?} has {} of cells that add up to {total}", row.person, row.total)
        });
    }
}
