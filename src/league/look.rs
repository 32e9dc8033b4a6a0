//! Other ways to look at a table than by its points. They change no rank: each is a number that its cells have already.

use std::cmp::Reverse;

use talon_tournament::Exact;

use crate::counted::{CountedCell, CountedRow, CountedSeason};

/// Units that a form looks back on.
const FORM: usize = 5;

/// What a table is looked at by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableLook {
    /// Points for each unit that someone played, counted and dropped.
    Average,
    /// Units that they won, alone or with others.
    Wins,
    /// The last five units with a result.
    Form,
}

impl TableLook {
    /// All of them, in the order in which they are offered.
    pub const ALL: [TableLook; 3] = [TableLook::Average, TableLook::Wins, TableLook::Form];

    /// The rows with the most in it first; those who are level stay as they are.
    pub fn sort(self, table: &CountedSeason, rows: &mut [&CountedRow]) {
        rows.sort_by_cached_key(|row| Reverse(self.worth(table, row)));
    }

    /// By what rows are ordered; nothing is less than anything.
    fn worth(self, table: &CountedSeason, row: &CountedRow) -> Option<Exact> {
        match self {
            TableLook::Average => row.average(),
            TableLook::Wins => Some(Exact::from(i64::try_from(row.wins()).unwrap_or(i64::MAX))),
            TableLook::Form => {
                let last = table.latest(FORM).filter_map(|unit| table.cell(row, unit));
                let points: Vec<&Exact> = last.map(|cell| &cell.points).collect();
                (!points.is_empty()).then(|| points.into_iter().sum())
            }
        }
    }
}

impl CountedRow {
    /// What they have been given in units at which they played, shared out over these; `None` before the first.
    pub fn average(&self) -> Option<Exact> {
        let cells: Vec<&CountedCell> = self.cells.iter().flatten().collect();
        let points: Exact = cells.iter().map(|cell| &cell.points).sum();
        points.shared_by(cells.len())
    }

    /// Units in which nobody was ahead of them.
    pub fn wins(&self) -> usize {
        let won = |cell: &&CountedCell| cell.rank == Some(1);
        self.cells.iter().flatten().filter(won).count()
    }

    /// Their places in the last five units with a result, the last one at the end: `None` where they have none.
    pub fn form(&self, table: &CountedSeason) -> Vec<Option<usize>> {
        let mut places: Vec<Option<usize>> = table
            .latest(FORM)
            .map(|unit| table.cell(self, unit).and_then(|cell| cell.rank))
            .collect();
        places.reverse();
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{LeaguePerson, UnitNo};

    fn cell(points: i64, rank: usize) -> Option<CountedCell> {
        Some(CountedCell {
            points: Exact::from(points),
            rank: Some(rank),
            raw: Exact::zero(),
            tables: 4,
            adjusted: Exact::zero(),
            excluded: false,
            counted: true,
        })
    }

    fn row(person: i64, cells: Vec<Option<CountedCell>>) -> CountedRow {
        CountedRow {
            person: LeaguePerson(person),
            rank: Some(1),
            before: None,
            total: Exact::zero(),
            carried: Exact::zero(),
            adjusted: Exact::zero(),
            played: cells.iter().flatten().count(),
            missing: 0,
            cells,
            reason: None,
            outlook: None,
            moves: None,
        }
    }

    fn table() -> CountedSeason {
        CountedSeason {
            units: (1..=6).map(UnitNo).collect(),
            with_result: 6,
            counted_by: None,
            rows: vec![
                row(4, vec![cell(10, 1), None, cell(4, 3), None, None, None]),
                row(
                    7,
                    vec![cell(7, 2), cell(10, 1), cell(10, 1), cell(7, 2), cell(4, 4), cell(1, 9)],
                ),
                row(
                    9,
                    vec![None, cell(7, 2), cell(7, 2), cell(10, 1), cell(10, 1), cell(10, 1)],
                ),
                row(11, vec![None; 6]),
            ],
            teams: None,
            divisions: Vec::new(),
            challenge: Vec::new(),
            lists: Vec::new(),
            high_scores: Vec::new(),
            pot: None,
            marks: Vec::new(),
        }
    }

    fn order(look: TableLook) -> Vec<i64> {
        let table = table();
        let mut rows: Vec<&CountedRow> = table.rows.iter().collect();
        look.sort(&table, &mut rows);
        rows.iter().map(|row| row.person.0).collect()
    }

    #[test]
    fn each_look_has_its_own_order_and_who_played_nothing_is_last() {
        assert_eq!(order(TableLook::Average), [9, 4, 7, 11]);
        assert_eq!(order(TableLook::Wins), [9, 7, 4, 11]);
        assert_eq!(order(TableLook::Form), [9, 7, 4, 11]);
    }

    #[test]
    fn a_form_is_the_places_of_the_last_five_units_and_gaps_where_someone_was_away() {
        let table = table();
        assert_eq!(table.rows[1].form(&table), [1, 1, 2, 4, 9].map(Some));
        assert_eq!(table.rows[0].form(&table), [None, Some(3), None, None, None]);
        assert_eq!(table.rows[3].average(), None);
        assert_eq!(
            table.rows[1].average().map(|average| average.to_string()).as_deref(),
            Some("13/2")
        );
    }
}
