//! The highest score at a table in each unit, as a published table keeps it for the records of its league.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::count::UnitFacts;
use crate::document::{LeaguePerson, UnitNo};

/// Those who may share the highest score of a unit; of more than that it is nobody's record.
const SHARED_MAX: usize = 10;

/// The most that someone had at a table of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HighScore {
    pub unit: UnitNo,
    pub person: LeaguePerson,
    pub score: i64,
}

impl HighScore {
    /// Those of a unit: more than one person if some share it, and none where nobody who has a row
    /// sat at a table.
    pub(crate) fn of_unit(unit: UnitNo, facts: &UnitFacts, listed: &BTreeSet<LeaguePerson>) -> Vec<HighScore> {
        let seats = || {
            facts
                .tables
                .iter()
                .flatten()
                .filter(|(person, _)| listed.contains(person))
        };
        let Some(score) = seats().map(|(_, score)| *score).max() else {
            return Vec::new();
        };
        let people: BTreeSet<LeaguePerson> = seats()
            .filter(|(_, own)| *own == score)
            .map(|(person, _)| *person)
            .collect();
        if people.len() > SHARED_MAX {
            return Vec::new();
        }
        let shared = people.into_iter();
        shared.map(|person| HighScore { unit, person, score }).collect()
    }
}
