//! What the rule of a season names of what its club plays, and what becomes of it.

use chrono::NaiveDate;

use crate::act::NewUnit;
use crate::document::{LeagueSeason, UnitNo};
use crate::rule::{RuledEvening, RuledTournament};
use crate::unit::{ByRule, LeagueUnit, UnitSource};

/// A tournament or an evening of the club.
#[derive(Debug, Clone, Copy)]
pub enum RuleFact<'a> {
    Tournament {
        id: i64,
        of: RuledTournament<'a>,
        is_over: bool,
    },
    /// An evening that is over.
    Evening { id: i64, of: RuledEvening<'a> },
}

/// What becomes of something that the rule names, or named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleOutcome {
    /// It counts, as the rule took it in.
    Taken(UnitNo),
    /// It counts by hand.
    ByHand(UnitNo),
    /// It counts, as the rule took it in, and the rule no longer names it.
    Left(UnitNo),
    /// Rounds of it were chosen by hand in place of the whole.
    Rounds,
    /// It was taken out by hand.
    Out(UnitNo),
    /// It was proposed and refused.
    Refused(UnitNo),
    /// It waits until someone who manages the season says whether it counts.
    Proposed,
    /// It will be taken in.
    Takes,
    /// It is still to be played.
    Coming,
}

impl RuleFact<'_> {
    /// What its unit is made of.
    pub const fn source(&self) -> UnitSource {
        match self {
            RuleFact::Tournament { id, .. } => UnitSource::Tournament { id: *id },
            RuleFact::Evening { id, .. } => UnitSource::Evening { id: *id },
        }
    }

    /// The day on which it was or will be played.
    pub const fn day(&self) -> NaiveDate {
        match self {
            RuleFact::Tournament { of, .. } => of.day,
            RuleFact::Evening { of, .. } => of.day,
        }
    }

    /// It as a unit.
    pub fn unit(&self) -> NewUnit {
        NewUnit::of(self.source(), self.day())
    }

    /// The same as if it were over.
    #[must_use]
    pub(crate) fn ended(&self) -> Self {
        match *self {
            RuleFact::Tournament { id, of, .. } => RuleFact::Tournament { id, of, is_over: true },
            evening @ RuleFact::Evening { .. } => evening,
        }
    }

    const fn is_over(&self) -> bool {
        match self {
            RuleFact::Tournament { is_over, .. } => *is_over,
            RuleFact::Evening { .. } => true,
        }
    }
}

impl LeagueSeason {
    /// What becomes of a tournament or an evening by the rule; none where the rule has nothing to do with it. What was
    /// decided by hand stands above the rule, in both directions; what was only undone may come again.
    pub fn ruled(&self, fact: &RuleFact<'_>) -> Option<RuleOutcome> {
        let source = fact.source();
        let named = self.rule.as_ref().filter(|rule| match fact {
            RuleFact::Tournament { of, .. } => rule.names(of),
            RuleFact::Evening { of, .. } => rule.names_evening(of),
        });
        let whole = self.whole(&source);
        let Some(rule) = named else {
            let was_taken = |unit: &&LeagueUnit| unit.counts() && unit.by_rule == Some(ByRule::Taken);
            return whole.filter(was_taken).map(|unit| RuleOutcome::Left(unit.number));
        };
        let decided = whole.map(|unit| match (unit.counts(), unit.by_rule) {
            (true, Some(ByRule::Taken)) => RuleOutcome::Taken(unit.number),
            (true, _) => RuleOutcome::ByHand(unit.number),
            (false, Some(ByRule::Refused)) => RuleOutcome::Refused(unit.number),
            (false, _) => RuleOutcome::Out(unit.number),
        });
        Some(match decided {
            Some(decided @ (RuleOutcome::Taken(_) | RuleOutcome::ByHand(_))) => decided,
            _ if self.has_rounds_of(&source) => RuleOutcome::Rounds,
            Some(decided) => decided,
            None if !fact.is_over() => RuleOutcome::Coming,
            None if rule.proposes => RuleOutcome::Proposed,
            None => RuleOutcome::Takes,
        })
    }

    /// Whether something was decided about a source by hand, or counts already.
    pub(crate) fn is_known(&self, source: &UnitSource) -> bool {
        self.whole(source).is_some() || self.has_rounds_of(source)
    }

    /// The unit of the whole of a source, the one that counts before others.
    fn whole(&self, source: &UnitSource) -> Option<&LeagueUnit> {
        let mut units = self.units.iter().filter(|unit| unit.source == *source && !unit.undone);
        let last = units.clone().next_back();
        units.find(|unit| unit.counts()).or(last)
    }

    /// Who chose rounds of a tournament by hand does not want the whole of it.
    fn has_rounds_of(&self, source: &UnitSource) -> bool {
        let tournament = source.tournament();
        let is_of = |unit: &LeagueUnit| unit.source.round().is_some() && unit.source.tournament() == tournament;
        tournament.is_some() && self.units.iter().any(|unit| is_of(unit) && !unit.undone)
    }
}
