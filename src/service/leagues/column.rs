//! One column of the table of a season: who was there, in order of their places, and what it did to their ranks.

use std::collections::BTreeMap;

use super::read::{SeasonShown, ShownUnit};
use super::recount::units_of;
use talon_league::{CountedCell, CountedRow, CountedSeason, UnitNo};

/// A column.
#[derive(Debug, Clone)]
pub struct SeasonColumn {
    pub unit: ShownUnit,
    /// The units before and after it in the table.
    pub before: Option<UnitNo>,
    pub after: Option<UnitNo>,
    /// Everyone who was there and has a row, in order of their places.
    pub rows: Vec<ColumnRow>,
    /// Ranks before and after it are known.
    pub has_ranks: bool,
}

/// What someone has from it.
#[derive(Debug, Clone)]
pub struct ColumnRow {
    pub row: CountedRow,
    pub cell: CountedCell,
    pub rank_before: Option<usize>,
    pub rank_after: Option<usize>,
}

impl SeasonShown {
    /// Whether a unit was put right since the table before the one that is shown.
    pub fn is_corrected(&self, unit: UnitNo) -> bool {
        let kept = self.revision.as_ref().and_then(|one| one.corrected.as_deref());
        units_of(kept).contains(&unit)
    }

    /// Units that were taken out of the table that is shown.
    pub fn left_out(&self) -> Vec<&ShownUnit> {
        let counts = |unit: &ShownUnit| {
            let table = self.table.as_ref();
            table.is_some_and(|table| table.units.contains(&unit.number))
        };
        let gone = self.units.iter().filter(|unit| !counts(unit));
        gone.filter(|unit| unit.taken_out.is_some()).collect()
    }

    /// The column of a unit in the table that is shown; none where it does not count there.
    pub fn column(&self, number: UnitNo) -> Option<SeasonColumn> {
        let table: &CountedSeason = self.table.as_ref()?;
        let at = table.units.iter().position(|unit| *unit == number)?;
        let unit = self.units.iter().find(|unit| unit.number == number)?.clone();
        // What cannot be counted again has no ranks from before; where people challenge each other, points make none.
        let ranks = |units: usize| {
            if table.has_positions() {
                return BTreeMap::new();
            }
            table.ranks_after(&self.season, units).unwrap_or_default()
        };
        let (before, after) = (ranks(at), ranks(at + 1));
        let there = self.rows(table).into_iter();
        let there = there.filter_map(|row| Some((row, row.cells.get(at)?.as_ref()?)));
        let mut rows: Vec<ColumnRow> = there
            .map(|(row, cell)| ColumnRow {
                row: row.clone(),
                cell: cell.clone(),
                rank_before: before.get(&row.person).copied(),
                rank_after: after.get(&row.person).copied(),
            })
            .collect();
        rows.sort_by_key(|one| (one.cell.rank.unwrap_or(usize::MAX), one.cell.excluded));
        Some(SeasonColumn {
            unit,
            before: at.checked_sub(1).and_then(|at| table.units.get(at)).copied(),
            after: table.units.get(at + 1).copied(),
            rows,
            has_ranks: !after.is_empty(),
        })
    }
}
