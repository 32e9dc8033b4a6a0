//! A season with everything that its table is counted from.

use std::collections::{BTreeMap, BTreeSet};

use talon_league::{
    AdjustmentNo, CountedSeason, LeagueAct, LeagueAdjustment, LeaguePerson, LeagueSeason, LeagueUnit, PersonResult,
    UnitFacts, UnitNo,
};
use talon_tournament::Exact;
use talon_tournament::league::{Finish, SeasonFault};

/// Counts the table of a season.
pub(super) type Counter = fn(&SeasonBook) -> Result<CountedSeason, SeasonFault>;

/// A season, the members of its club, guests whom the club knows, and what tournaments and evenings came to.
#[derive(Debug, Clone)]
pub(super) struct SeasonBook {
    pub season: LeagueSeason,
    pub members: Vec<LeaguePerson>,
    pub guests: Vec<LeaguePerson>,
    pub facts: BTreeMap<UnitNo, UnitFacts>,
    /// Who is another one of the club, as has been found out: the first is the second. What is kept says nothing of it.
    pub merges: Vec<[LeaguePerson; 2]>,
    /// As everyone counts it; a test counts wrongly.
    pub counter: Counter,
}

/// As everyone counts it.
pub(super) fn as_everyone(book: &SeasonBook) -> Result<CountedSeason, SeasonFault> {
    book.season.count(&book.members, &book.facts)
}

impl SeasonBook {
    pub fn table(&self) -> Result<CountedSeason, SeasonFault> {
        (self.counter)(&self.current())
    }

    /// With everyone as whom they are known now.
    pub fn current(&self) -> SeasonBook {
        if self.merges.is_empty() {
            return self.clone();
        }
        let current = |person: LeaguePerson| self.known_as(person);
        self.with(self.season.with_merged(current), current)
    }

    /// As whom someone is known now.
    pub fn known_as(&self, person: LeaguePerson) -> LeaguePerson {
        let merge = self.merges.iter().find(|[goes, _]| *goes == person);
        merge.map_or(person, |[_, stays]| *stays)
    }

    /// An act that nothing speaks against; whether it was done.
    pub fn act(&mut self, act: LeagueAct) -> bool {
        self.season.act(act).is_ok()
    }

    /// The number that the next unit gets.
    pub fn next_unit(&self) -> UnitNo {
        UnitNo(1 + self.season.units.iter().map(|unit| unit.number.0).max().unwrap_or(0))
    }

    /// Someone gets this on their total, or on what a unit brought.
    pub fn adjust(&mut self, person: LeaguePerson, unit: Option<UnitNo>, amount: Exact) {
        let last = self.season.adjustments.iter().map(|one| one.number.0).max();
        self.season.adjustments.push(LeagueAdjustment {
            number: AdjustmentNo(last.unwrap_or(0) + 1),
            person,
            unit,
            amount,
            code: None,
            text: "by chance".to_owned(),
            by: None,
            time: None,
            revoked: None,
            undone: false,
        });
    }

    /// The same season of people under other numbers.
    pub fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> SeasonBook {
        self.with(self.season.with_people(&current), current)
    }

    fn with(&self, season: LeagueSeason, current: impl Fn(LeaguePerson) -> LeaguePerson) -> SeasonBook {
        let known = |people: &[LeaguePerson]| {
            let known: BTreeSet<LeaguePerson> = people.iter().map(|person| current(*person)).collect();
            known.into_iter().collect()
        };
        let facts = self.facts.iter();
        SeasonBook {
            season,
            members: known(&self.members),
            guests: known(&self.guests),
            facts: facts
                .map(|(unit, facts)| (*unit, facts.clone().with_people(&current)))
                .collect(),
            merges: Vec::new(),
            counter: self.counter,
        }
    }

    /// Everyone who has something in a unit, whether it counts or not.
    pub fn there(&self, unit: &LeagueUnit) -> Vec<LeaguePerson> {
        let written = super::recount::written(&unit.source);
        let known = self.facts.get(&unit.number).map(|facts| &facts.results);
        let results: &[PersonResult] = match &written {
            Some(facts) => &facts.results,
            None => known.map(Vec::as_slice).unwrap_or_default(),
        };
        let came = |result: &&PersonResult| result.finish != Finish::Excluded;
        results.iter().filter(came).map(|result| result.person).collect()
    }
}
