//! The table that there would be if something that is still played ended as it stands, beside the one of now.

use talon_tournament::Exact;

use crate::act::LeagueAct;
use crate::counted::{CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::ruled::{RuleFact, RuleOutcome};

/// A row that another table has otherwise: what stands in the one, then what stands in the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedRow {
    pub person: LeaguePerson,
    /// None where they have no row yet.
    pub total: Option<Exact>,
    pub total_then: Exact,
    pub rank: Option<usize>,
    pub rank_then: Option<usize>,
}

impl LeagueSeason {
    /// The season with what is still played in it, and under which number: as it counts already, or as the rule will
    /// take it in once it is over. None where it will not count, or someone has still to say so.
    pub fn if_ended(&self, fact: &RuleFact<'_>) -> Option<(LeagueSeason, UnitNo)> {
        let source = fact.source();
        let counts = |season: &LeagueSeason| {
            let mut counting = season.counting().into_iter();
            counting.find(|unit| unit.source == source).map(|unit| unit.number)
        };
        if let Some(number) = counts(self) {
            return Some((self.clone(), number));
        }
        if self.ruled(&fact.ended()) != Some(RuleOutcome::Takes) {
            return None;
        }
        let mut season = self.clone();
        season.act(LeagueAct::Take(fact.unit())).ok()?;
        let number = counts(&season)?;
        Some((season, number))
    }
}

impl CountedSeason {
    /// Whose total or rank another table has otherwise, in its order.
    pub fn moved_in(&self, then: &CountedSeason) -> Vec<MovedRow> {
        let moved = then.rows.iter().filter_map(|row| {
            let now = self.row(row.person);
            let is_same = now.is_some_and(|now| (now.rank, &now.total) == (row.rank, &row.total));
            (!is_same).then(|| MovedRow::of(now, row))
        });
        moved.collect()
    }
}

impl MovedRow {
    fn of(now: Option<&CountedRow>, then: &CountedRow) -> MovedRow {
        MovedRow {
            person: then.person,
            total: now.map(|now| now.total.clone()),
            total_then: then.total.clone(),
            rank: now.and_then(|now| now.rank),
            rank_then: then.rank,
        }
    }
}
