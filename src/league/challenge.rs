//! A challenge list: people of a season in an order that they change by playing each other. At a table they exchange
//! the positions that they hold.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use talon_tournament::league::{Challenger, after_table, may_challenge};

use crate::count::UnitFacts;
use crate::document::{LeaguePerson, LeagueSeason, ListedPerson};
use crate::refusal::LeagueRefusal;

/// Places that a challenge may go up.
pub const CHALLENGE_MAX: u32 = 1_000;
/// The same where nothing else is said.
pub const CHALLENGE_USUAL: u32 = 5;

/// The challenge list of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonChallenge {
    /// In what order the season began. Everyone else begins at the end when they first play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<ListedPerson>,
    /// So many places above themselves people may challenge.
    pub most: u32,
    /// Who has left it; those below move up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<ListedPerson>,
    /// The rating list whose order that was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<RatingOrder>,
}

/// A rating list as it was published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingOrder {
    /// The word of its club in addresses, as it was then.
    pub club: String,
    pub game: String,
    pub method: String,
    pub revision: u32,
}

/// Someone on a list; the first one holds the first position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChallengePosition {
    pub person: LeaguePerson,
    /// Their position before the last unit, from 1; none where they came with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
}

impl SeasonChallenge {
    /// Whom someone in this order may challenge, the highest first.
    pub fn open_to(&self, order: &[LeaguePerson], challenger: LeaguePerson) -> Vec<LeaguePerson> {
        let may = |other: &&LeaguePerson| may_challenge(order, &challenger, other, self.most as usize);
        order.iter().filter(may).copied().collect()
    }

    /// The list of the season after one that ended in this order.
    #[must_use]
    pub fn following(&self, positions: &[ChallengePosition]) -> SeasonChallenge {
        let start = positions.iter().map(|one| ListedPerson { person: one.person });
        SeasonChallenge {
            start: start.collect(),
            most: self.most,
            gone: Vec::new(),
            from: None,
        }
    }

    /// The same list, not played yet, beginning in this order.
    #[must_use]
    pub fn beginning(&self, order: Vec<LeaguePerson>, from: Option<RatingOrder>) -> SeasonChallenge {
        SeasonChallenge {
            start: order.into_iter().map(|person| ListedPerson { person }).collect(),
            most: self.most,
            gone: self.gone.clone(),
            from,
        }
    }

    /// Whether someone has left it.
    pub fn has_left(&self, person: LeaguePerson) -> bool {
        self.gone.iter().any(|one| one.person == person)
    }

    /// Everyone whom it names.
    pub(crate) fn people(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        self.start.iter().chain(&self.gone).map(|one| one.person)
    }

    /// The same with everyone under another number, and nobody twice in a list.
    pub(crate) fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> SeasonChallenge {
        let mut next = self.clone();
        for list in [&mut next.start, &mut next.gone] {
            let mut seen = BTreeSet::new();
            list.iter_mut().for_each(|one| one.person = current(one.person));
            list.retain(|one| seen.insert(one.person));
        }
        next
    }

    /// The order after these units, in order of play. Those for whom `plays` does not hold keep their place at a table
    /// and have no position.
    pub(crate) fn positions<'f>(
        &self,
        units: impl Iterator<Item = &'f UnitFacts>,
        plays: impl Fn(LeaguePerson) -> bool,
    ) -> Vec<ChallengePosition> {
        let start = self.start.iter().map(|one| one.person);
        let mut order: Vec<LeaguePerson> = start.filter(|person| plays(*person)).collect();
        let mut before = order.clone();
        for unit in units.filter(|unit| !unit.tables.is_empty()) {
            before.clone_from(&order);
            for table in &unit.tables {
                let own = |(person, score): &(LeaguePerson, i64)| {
                    plays(*person).then(|| Challenger {
                        player: *person,
                        place: 1 + table.iter().filter(|(_, other)| other > score).count(),
                    })
                };
                let challengers: Vec<Challenger<LeaguePerson>> = table.iter().filter_map(own).collect();
                order = after_table(&order, &challengers);
            }
        }
        let stays = |person: &LeaguePerson| !self.has_left(*person);
        before.retain(stays);
        order.retain(stays);
        let position = |person: LeaguePerson| ChallengePosition {
            person,
            before: before.iter().position(|one| *one == person).map(|at| at + 1),
        };
        order.into_iter().map(position).collect()
    }
}

impl LeagueSeason {
    /// Begins a list, changes it, or ends it.
    pub(crate) fn set_challenge(&mut self, challenge: Option<SeasonChallenge>) -> Result<(), LeagueRefusal> {
        if let Some(challenge) = &challenge {
            if !(1..=CHALLENGE_MAX).contains(&challenge.most) {
                return Err(LeagueRefusal::ChallengeTooFar { most: CHALLENGE_MAX });
            }
            let mut seen = BTreeSet::new();
            if let Some(twice) = challenge.start.iter().find(|one| !seen.insert(one.person)) {
                return Err(LeagueRefusal::OnListTwice(twice.person));
            }
        }
        self.challenge = challenge;
        Ok(())
    }
}
