//! Guests who became members in the middle of a season: what they played before goes to nobody, as with other guests,
//! unless those who manage the season say that they bring it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::count::UnitFacts;
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::refusal::LeagueRefusal;
use crate::unit::UnitSource;

/// Someone who was a guest before this day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerGuest {
    pub person: LeaguePerson,
    /// The first day of which what they play is theirs in any case.
    pub from: NaiveDate,
    /// What they played before is theirs too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brings: bool,
}

impl LeagueSeason {
    /// They were a guest until this day. Who was one before, and a member since, stays what they are.
    pub fn became_member(&mut self, person: LeaguePerson, from: NaiveDate) {
        if self.former_guests.iter().all(|one| one.person != person) {
            let brings = false;
            self.former_guests.push(FormerGuest { person, from, brings });
        }
    }

    /// Whether what a former guest played before is theirs.
    pub(crate) fn bring(&mut self, person: LeaguePerson, brings: bool) -> Result<(), LeagueRefusal> {
        let found = self.former_guests.iter_mut().find(|one| one.person == person);
        found.ok_or(LeagueRefusal::NoFormerGuest)?.brings = brings;
        Ok(())
    }

    /// Those who were guests before a day of it that counts.
    pub fn joined_meanwhile(&self) -> impl Iterator<Item = &FormerGuest> {
        let first = self.counting().first().map(|unit| unit.day);
        let is_concerned = move |one: &&FormerGuest| first.is_some_and(|first| first < one.from);
        self.former_guests.iter().filter(is_concerned)
    }

    /// The season with everyone under the number by which they are known now. Who became one with another entry brings
    /// what both played.
    #[must_use]
    pub fn with_merged(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> LeagueSeason {
        let mut season = self.clone();
        season.former_guests.retain(|one| current(one.person) == one.person);
        season.with_people(current)
    }

    /// The season and what its units came to, with those who were guests then as people whom the club does not know.
    pub(crate) fn with_guests_of_then(
        &self,
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
        let (mut season, mut facts) = (self.clone(), facts.clone());
        for unit in &mut season.units {
            let day = unit.day;
            let then = |person: LeaguePerson| {
                let was_guest = |one: &FormerGuest| !one.brings && one.person == person && day < one.from;
                match self.former_guests.iter().any(was_guest) {
                    true => person.as_guest(),
                    false => person,
                }
            };
            if let Some(found) = facts.remove(&unit.number) {
                facts.insert(unit.number, found.with_people(then));
            }
            match &mut unit.source {
                UnitSource::Typed { results } => results.iter_mut().for_each(|one| one.person = then(one.person)),
                UnitSource::Table { seats, .. } => seats.iter_mut().for_each(|seat| seat.person = then(seat.person)),
                UnitSource::Tournament { .. } | UnitSource::Round { .. } | UnitSource::Evening { .. } => {}
            }
        }
        (season, facts)
    }
}
