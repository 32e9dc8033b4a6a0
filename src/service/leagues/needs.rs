//! What someone needs in the last unit of a season, and how their rank went so far.

use super::read::SeasonShown;
use talon_league::{LastNeeds, LeaguePerson, SeasonState};

impl SeasonShown {
    /// With one unit to come: what makes a rank sure and what makes it possible, from the best one on.
    pub fn needs(&self, person: LeaguePerson) -> Option<LastNeeds> {
        let table = self
            .table
            .as_ref()
            // No points lead to a position.
            .filter(|table| self.season.state == SeasonState::Running && !table.has_positions())?;
        // What cannot be counted again tells nothing of what is to come.
        table.needs(&self.season, person, self.newcomers(table)).ok().flatten()
    }

    /// Their rank after each unit of the table that is shown, in order of play; none where they had no rank yet.
    pub fn rank_curve(&self, person: LeaguePerson) -> Vec<Option<usize>> {
        // What cannot be counted again tells nothing of how it was before.
        let table = self.table.as_ref().filter(|table| !table.has_positions());
        let curve = table.map(|table| table.rank_curve(&self.season, person));
        curve.and_then(Result::ok).unwrap_or_default()
    }
}
