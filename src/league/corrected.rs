//! Which results of a published table are other ones than in the table before it.

use std::collections::BTreeMap;

use crate::counted::{CountedCell, CountedSeason};
use crate::document::{LeaguePerson, UnitNo};

impl CountedSeason {
    /// The units that were put right since an earlier table: both tables have a result of them of the same people, and
    /// not the same of one of them. What was decided about points, how places pay, and who stands in the table, as
    /// after a merge, is no correction.
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
        let [now, then] = [self, before].map(|table| table.results_of(unit));
        now.keys().eq(then.keys()) && now.iter().any(|(person, cell)| !cell.has_result_of(then[person]))
    }

    fn results_of(&self, unit: UnitNo) -> BTreeMap<LeaguePerson, &CountedCell> {
        let rows = self.rows.iter();
        rows.filter_map(|row| Some((row.person, self.cell(row, unit)?)))
            .collect()
    }
}

impl CountedCell {
    /// Whether the same was played for it.
    fn has_result_of(&self, other: &CountedCell) -> bool {
        (self.rank, self.excluded) == (other.rank, other.excluded)
            && (&self.raw, self.tables) == (&other.raw, other.tables)
    }
}
