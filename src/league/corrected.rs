//! Which results of a published table are other ones than in the table before it.

use crate::counted::{CountedCell, CountedSeason};
use crate::document::{LeaguePerson, UnitNo};

impl CountedSeason {
    /// The units that were put right since an earlier table: both tables have a result of them, and not the same of
    /// someone who stands in both. What was decided about points, how places pay, and who stands in the table, as after
    /// a merge, is no correction.
    pub fn corrected_since(&self, before: &CountedSeason) -> Vec<UnitNo> {
        let guests = |table: &CountedSeason| table.counted_by.as_ref().map(|by| by.profile.guests);
        // Who is passed over has no place, and the others have better ones.
        if guests(self) != guests(before) {
            return Vec::new();
        }
        let played: Vec<UnitNo> = before.played().collect();
        let units = self.played().filter(|unit| played.contains(unit));
        units.filter(|unit| self.has_other_results(before, *unit)).collect()
    }

    fn has_other_results(&self, before: &CountedSeason, unit: UnitNo) -> bool {
        let mut came = self.people_in(unit).chain(before.people_in(unit));
        // Someone whose row is new or gone became another entry, or guests are listed now or no longer.
        if came.any(|person| self.row(person).is_none() || before.row(person).is_none()) {
            return false;
        }
        self.rows.iter().any(|row| {
            let cell = |table: &CountedSeason| table.cell(table.row(row.person)?, unit).cloned();
            match (cell(self), cell(before)) {
                (Some(now), Some(then)) => !now.has_result_of(&then),
                (now, then) => now.is_some() != then.is_some(),
            }
        })
    }

    /// Who has a result in a unit.
    fn people_in(&self, unit: UnitNo) -> impl Iterator<Item = LeaguePerson> {
        let came = self.rows.iter().filter(move |row| self.cell(row, unit).is_some());
        came.map(|row| row.person)
    }
}

impl CountedCell {
    /// Whether the same was played for it.
    fn has_result_of(&self, other: &CountedCell) -> bool {
        (self.rank, self.excluded) == (other.rank, other.excluded)
            && (&self.raw, self.tables) == (&other.raw, other.tables)
    }
}
