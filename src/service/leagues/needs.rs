//! What someone needs in the last unit of a season.

use super::read::SeasonShown;
use talon_league::{LastNeeds, LeaguePerson, SeasonState};

impl SeasonShown {
    /// With one unit to come: what makes a rank sure and what makes it possible, from the best one on.
    pub fn needs(&self, person: LeaguePerson) -> Option<LastNeeds> {
        let table = self
            .table
            .as_ref()
            .filter(|_| self.season.state == SeasonState::Running)?;
        // What cannot be counted again tells nothing of what is to come.
        table.needs(&self.season, person, self.newcomers(table)).ok().flatten()
    }
}
