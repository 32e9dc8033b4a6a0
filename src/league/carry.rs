//! What people bring into a season from the one before it: points that were counted there, written down when the season
//! is made, so that a later correction of the old one moves nothing here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;

use crate::counted::{CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason};

/// What is carried into a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonCarry {
    /// How much of their totals people bring.
    pub per_cent: Exact,
    /// Everyone once, in order of the table from which it comes.
    pub people: Vec<CarriedPoints>,
}

/// What someone brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedPoints {
    pub person: LeaguePerson,
    pub points: Exact,
}

impl SeasonCarry {
    /// This share of what everyone has in a table, in that of their division where there are any. None where it is no
    /// share, or a number would be too long to be kept.
    pub fn of(table: &CountedSeason, per_cent: &Exact) -> Option<SeasonCarry> {
        let divided = || table.divisions.iter().flat_map(|division| &division.rows);
        let is_divided = |row: &&CountedRow| divided().any(|other| other.person == row.person);
        let rows = divided().chain(table.rows.iter().filter(|row| !is_divided(row)));
        let share = |row: &CountedRow| {
            let points = (&row.total * per_cent).shared_by(100)?;
            Some(CarriedPoints {
                person: row.person,
                points,
            })
        };
        let people: Vec<CarriedPoints> = rows.map(share).collect::<Option<_>>()?;
        let carry = SeasonCarry {
            per_cent: per_cent.clone(),
            people: people.into_iter().filter(|one| one.points != Exact::zero()).collect(),
        };
        let fits = |number: &Exact| number.to_string().parse::<Exact>().is_ok();
        let is_sound = carry.is_share() && fits(per_cent) && carry.people.iter().all(|one| fits(&one.points));
        is_sound.then_some(carry)
    }

    /// Whether it is a part of the totals, or all of them.
    pub(crate) fn is_share(&self) -> bool {
        self.per_cent > Exact::zero() && self.per_cent <= Exact::from(100)
    }

    /// What someone brings; nothing, where they were not there.
    fn points(&self, person: LeaguePerson) -> Exact {
        let own = self.people.iter().filter(|one| one.person == person);
        own.map(|one| &one.points).sum()
    }

    /// The same with everyone under another number: who were two bring what both had.
    #[must_use]
    pub(crate) fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> SeasonCarry {
        let mut order: Vec<LeaguePerson> = Vec::new();
        let mut sums: BTreeMap<LeaguePerson, Exact> = BTreeMap::new();
        for one in &self.people {
            let person = current(one.person);
            let sum = sums.entry(person).or_insert_with(|| {
                order.push(person);
                Exact::zero()
            });
            *sum = &*sum + &one.points;
        }
        let people = order.into_iter().filter_map(|person| {
            let points = sums.remove(&person)?;
            Some(CarriedPoints { person, points })
        });
        SeasonCarry {
            per_cent: self.per_cent.clone(),
            people: people.collect(),
        }
    }
}

impl LeagueSeason {
    /// What someone brings from the season before.
    pub(crate) fn carried(&self, person: LeaguePerson) -> Exact {
        self.carry
            .as_ref()
            .map_or_else(Exact::zero, |carry| carry.points(person))
    }
}
