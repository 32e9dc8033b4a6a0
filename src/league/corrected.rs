//! Which results of a published table are other ones than in the table before it.

use crate::counted::{CountedCell, CountedSeason};
use crate::document::UnitNo;

impl CountedSeason {
    /// The units that were put right since an earlier table: both tables have a result of them, and not the same of
    /// someone who stands in both. What was decided about points, and how places pay, is no correction.
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
        self.rows.iter().any(|row| {
            let earlier = before.row(row.person);
            earlier.is_some_and(|earlier| match (self.cell(row, unit), before.cell(earlier, unit)) {
                (Some(now), Some(then)) => !now.has_result_of(then),
                (now, then) => now.is_some() != then.is_some(),
            })
        })
    }
}

impl CountedCell {
    /// Whether the same was played for it.
    fn has_result_of(&self, other: &CountedCell) -> bool {
        (self.rank, self.excluded) == (other.rank, other.excluded)
            && (&self.raw, self.tables) == (&other.raw, other.tables)
    }
}
