//! People in a table whose names do not tell them apart.

use std::collections::BTreeMap;

use super::read::SeasonShown;
use talon_league::LeaguePerson;

impl SeasonShown {
    /// Whether someone else in the table has the same name for the reader.
    pub fn is_namesake(&self, person: LeaguePerson) -> bool {
        self.namesakes.contains(&person)
    }

    /// The same with who among these people has the name of another one.
    pub(super) fn with_namesakes(mut self, people: &[LeaguePerson]) -> SeasonShown {
        self.tell_namesakes(people);
        self
    }

    /// Says who among these people has the name of another one.
    pub(super) fn tell_namesakes(&mut self, people: &[LeaguePerson]) {
        let mut first: BTreeMap<&str, LeaguePerson> = BTreeMap::new();
        let mut found = Vec::new();
        for person in people {
            let Some(name) = self.name(*person) else { continue };
            let other = *first.entry(name).or_insert(*person);
            if other != *person {
                found.extend([other, *person]);
            }
        }
        self.namesakes = found.into_iter().collect();
    }
}
