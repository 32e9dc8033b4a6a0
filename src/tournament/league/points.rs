//! What the ranks of one tournament are worth in a league.

use super::formula::{Formula, Variables};
use crate::{Exact, is_ranking, points_by_rank};

/// How a tournament pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TournamentPoints {
    /// By a list: so much for the first, the second and so on, nothing behind its end.
    Vector(Vec<Exact>),
    /// As many points as there are entries from here to the end: the last of `n` gets 1, the first `n`.
    Linear,
    /// Per cent of the others who are behind: the first 100, the last 0.
    PerCent,
    /// By a formula.
    Formula(Formula),
}

/// Someone in the ranking of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub rank: usize,
    /// Their total in the tournament.
    pub points: Exact,
    /// At how many tables they played.
    pub tables: u32,
}

impl TournamentPoints {
    /// What each gets, in the order given; those who share a rank get the mean of the places they cover. None where the
    /// ranks are no ranking.
    pub fn award(&self, placed: &[Placed]) -> Option<Vec<Exact>> {
        let ranks: Vec<usize> = placed.iter().map(|one| one.rank).collect();
        let n = placed.len();
        match self {
            TournamentPoints::Vector(list) => points_by_rank(list, &ranks),
            TournamentPoints::Linear => {
                let list: Vec<Exact> = (0..n).map(|place| Exact::from((n - place) as i64)).collect();
                points_by_rank(&list, &ranks)
            }
            TournamentPoints::PerCent => {
                let behind = |place: usize| Exact::ratio(100 * (n - 1 - place) as i64, (n - 1) as i64);
                let list: Vec<Exact> = (0..n)
                    .map(|place| behind(place).unwrap_or_else(|| Exact::from(100)))
                    .collect();
                points_by_rank(&list, &ranks)
            }
            TournamentPoints::Formula(formula) => by_formula(formula, placed, &ranks),
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
