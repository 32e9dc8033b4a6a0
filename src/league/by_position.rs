//! The table of a season in which people challenge each other: it stands in the order of the list, and what everyone
//! earned stands beside it.

use std::collections::BTreeMap;

use talon_tournament::Exact;

use crate::counted::{CountedRow, CountedSeason};
use crate::document::LeaguePerson;

impl CountedSeason {
    /// Whether it is read by positions on a challenge list. People of several divisions have a table each.
    pub fn has_positions(&self) -> bool {
        !self.challenge.is_empty() && self.divisions.is_empty()
    }

    /// The table as it is read: where people challenge each other, their positions are their ranks, also of those who
    /// have not played yet, and who is not on the list stands below without one. Everywhere else it is as it was
    /// counted.
    #[must_use]
    pub fn by_position(mut self) -> CountedSeason {
        if !self.has_positions() {
            return self;
        }
        let rows = std::mem::take(&mut self.rows);
        let counted: Vec<LeaguePerson> = rows.iter().map(|row| row.person).collect();
        let mut rows: BTreeMap<LeaguePerson, CountedRow> = rows.into_iter().map(|row| (row.person, row)).collect();
        for (position, one) in (1..).zip(&self.challenge) {
            let row = rows.remove(&one.person);
            let row = row.unwrap_or_else(|| CountedRow::without_units(one.person, self.units.len()));
            self.rows.push(row.placed(Some(position), one.before));
        }
        let others = counted.iter().filter_map(|person| rows.remove(person));
        self.rows.extend(others.map(|row| row.placed(None, None)));
        self
    }
}

impl CountedRow {
    /// The row of someone who has not played.
    fn without_units(person: LeaguePerson, units: usize) -> CountedRow {
        CountedRow {
            person,
            rank: None,
            before: None,
            total: Exact::zero(),
            carried: Exact::zero(),
            adjusted: Exact::zero(),
            played: 0,
            missing: 0,
            cells: vec![None; units],
            reason: None,
            outlook: None,
            moves: None,
        }
    }

    /// The same at a place that no points decide.
    fn placed(self, rank: Option<usize>, before: Option<usize>) -> CountedRow {
        CountedRow {
            rank,
            before,
            missing: 0,
            reason: None,
            outlook: None,
            ..self
        }
    }
}
