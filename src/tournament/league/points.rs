//! What someone gets for how they ended in a unit of a season.

use serde::{Deserialize, Serialize};

use super::formula::{Formula, Variables};
use crate::{Exact, is_ranking, points_by_rank};

/// How a unit pays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum UnitPoints {
    /// By a list: so much for the first, the second and so on; behind its end each gets the rest.
    Vector {
        #[serde(rename = "v")]
        list: Vec<Exact>,
        rest: Exact,
    },
    /// As many points as there are entries from here to the end: the last of `n` gets 1, the first `n`.
    Linear,
    /// Per cent of the others who are behind: the first 100, the last 0.
    PerCent,
    /// By a formula.
    Formula(Formula),
    /// The total that they have in the unit.
    Own,
    /// The sum of their scores there.
    Raw,
}

/// Someone in the ranking of a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub rank: usize,
    /// Their total there.
    pub points: Exact,
    /// The sum of their scores.
    pub raw: Exact,
    /// At how many tables they played.
    pub tables: u32,
}

impl UnitPoints {
    /// The usual list of a club: 10-7-5-4-3-2-1, and 1 for everyone behind.
    pub fn usual() -> UnitPoints {
        UnitPoints::Vector {
            list: [10, 7, 5, 4, 3, 2, 1].map(Exact::from).to_vec(),
            rest: Exact::from(1),
        }
    }

    /// Whether a later place pays more than an earlier one.
    pub fn rises(&self) -> bool {
        match self {
            UnitPoints::Vector { list, rest } => {
                let pays = list.iter().chain(std::iter::once(rest));
                pays.clone().zip(pays.skip(1)).any(|(earlier, later)| later > earlier)
            }
            UnitPoints::Linear | UnitPoints::PerCent | UnitPoints::Formula(_) | UnitPoints::Own | UnitPoints::Raw => {
                false
            }
        }
    }

    /// Whether nothing but the place decides what it pays, so that what a unit to come may bring is known.
    pub(crate) fn is_by_place(&self) -> bool {
        match self {
            UnitPoints::Vector { .. } | UnitPoints::Linear | UnitPoints::PerCent => true,
            UnitPoints::Formula(formula) => formula.is_by_place(),
            UnitPoints::Own | UnitPoints::Raw => false,
        }
    }

    /// Whether it asks for the total in the unit, so that places and tables alone do not tell what it pays.
    pub fn needs_total(&self) -> bool {
        match self {
            UnitPoints::Vector { .. } | UnitPoints::Linear | UnitPoints::PerCent => false,
            UnitPoints::Formula(formula) => formula.asks_for_points(),
            UnitPoints::Own | UnitPoints::Raw => true,
        }
    }

    /// What each gets, in the order given; those who share a rank get the mean of the places they cover. None where it
    /// goes by ranks and these are no ranking.
    pub fn award(&self, placed: &[Placed]) -> Option<Vec<Exact>> {
        let ranks: Vec<usize> = placed.iter().map(|one| one.rank).collect();
        match self {
            UnitPoints::Own => Some(placed.iter().map(|one| one.points.clone()).collect()),
            UnitPoints::Raw => Some(placed.iter().map(|one| one.raw.clone()).collect()),
            UnitPoints::Formula(formula) => by_formula(formula, placed, &ranks),
            UnitPoints::Vector { .. } | UnitPoints::Linear | UnitPoints::PerCent => {
                let list: Vec<Exact> = (1..=placed.len())
                    .map(|place| self.alone_at(place, placed.len()))
                    .collect();
                points_by_rank(&list, &ranks)
            }
        }
    }

    /// What someone gets who is alone at a place among so many. What does not go by place alone is counted without
    /// points and tables.
    pub(crate) fn alone_at(&self, place: usize, entries: usize) -> Exact {
        let behind = entries.saturating_sub(place) as i64;
        match self {
            UnitPoints::Vector { list, rest } => list.get(place.saturating_sub(1)).unwrap_or(rest).clone(),
            UnitPoints::Linear => Exact::from(behind + 1),
            UnitPoints::PerCent => Exact::ratio(100 * behind, entries as i64 - 1).unwrap_or_else(|| Exact::from(100)),
            UnitPoints::Formula(formula) => formula.value(&Variables {
                n: entries as i64,
                rank: place as i64,
                points: Exact::zero(),
                tables: 0,
            }),
            UnitPoints::Own | UnitPoints::Raw => Exact::zero(),
        }
    }
}

/// The mean of what the formula gives at each of the places that a rank covers.
fn by_formula(formula: &Formula, placed: &[Placed], ranks: &[usize]) -> Option<Vec<Exact>> {
    if !is_ranking(ranks) {
        return None;
    }
    let of = |one: &Placed| {
        let sharing = ranks.iter().filter(|rank| **rank == one.rank).count();
        let at = |place: usize| {
            formula.value(&Variables {
                n: placed.len() as i64,
                rank: place as i64,
                points: one.points.clone(),
                tables: one.tables.into(),
            })
        };
        (one.rank..one.rank + sharing).map(at).sum::<Exact>().shared_by(sharing)
    };
    placed.iter().map(of).collect()
}
