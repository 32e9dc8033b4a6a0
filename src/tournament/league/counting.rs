//! Which units of a season count for a player.

use serde::{Deserialize, Serialize};

use crate::Exact;

/// How many units count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Counting {
    /// The highest `n`.
    Best {
        n: usize,
    },
    All,
    /// All but `k` of the units so far.
    Drop {
        k: usize,
    },
    /// As `Drop`, with more to drop the longer the season lasts.
    Growing {
        steps: Vec<DropsFrom>,
    },
    /// The highest `n` of each group of units.
    BestPerGroup {
        n: usize,
    },
    /// All, and the total is their mean.
    Average,
}

/// From so many units on, so many are dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DropsFrom {
    pub units: usize,
    pub dropped: usize,
}

/// Why units cannot be counted like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CountingFault {
    #[error("no unit would count")]
    Nothing,
    #[error("the steps do not go upwards")]
    NotUpwards,
    /// One missed unit more would lower a total.
    #[error("more than one unit more is dropped from one unit to the next")]
    TooFast,
}

/// What decides whether a unit counts.
pub(super) struct Countable<'a> {
    pub points: &'a Exact,
    /// None for those who have none.
    pub rank: Option<usize>,
    /// Never dropped, though it takes one of the places.
    pub is_fixed: bool,
    /// Never dropped, and takes none of the places.
    pub is_bonus: bool,
    pub group: Option<&'a str>,
}

impl Counting {
    /// # Errors
    /// When nothing would count, or an absence could lower a total.
    pub fn check(&self) -> Result<(), CountingFault> {
        match self {
            Counting::Best { n: 0 } | Counting::BestPerGroup { n: 0 } => Err(CountingFault::Nothing),
            Counting::Growing { steps } => check_steps(steps),
            _ => Ok(()),
        }
    }

    /// Whether units below zero count. Where only the best do, an absence is worth no less than any result.
    pub fn counts_negative(&self) -> bool {
        matches!(self, Counting::All | Counting::Average)
    }

    /// How many units count for someone who was there each time, without bonus units; none where all do.
    pub fn places(&self, units_so_far: usize) -> Option<usize> {
        match self {
            Counting::Best { n } => Some(*n),
            Counting::Drop { k } => Some(units_so_far.saturating_sub(*k)),
            Counting::Growing { steps } => {
                let step = steps.iter().rev().find(|step| step.units <= units_so_far);
                Some(units_so_far - step.map_or(0, |step| step.dropped).min(units_so_far))
            }
            Counting::All | Counting::Average | Counting::BestPerGroup { .. } => None,
        }
    }

    /// For each unit whether it counts; it does not where they were absent. The highest come first, of equal ones the
    /// better place and then the earlier.
    pub(super) fn counted(&self, units: &[Option<Countable<'_>>], units_so_far: usize) -> Vec<bool> {
        let there = |at: usize| units.get(at).and_then(Option::as_ref);
        let may = |unit: &Countable<'_>| self.counts_negative() || *unit.points >= Exact::zero();
        let mut counts: Vec<bool> = units
            .iter()
            .map(|unit| unit.as_ref().is_some_and(|unit| unit.is_bonus && may(unit)))
            .collect();
        let mut ordered: Vec<usize> = (0..units.len())
            .filter(|at| there(*at).is_some_and(|unit| !unit.is_bonus && may(unit)))
            .collect();
        ordered.sort_by(|a, b| match (there(*a), there(*b)) {
            (Some(a), Some(b)) => b
                .is_fixed
                .cmp(&a.is_fixed)
                .then_with(|| b.points.cmp(a.points))
                .then_with(|| a.rank.unwrap_or(usize::MAX).cmp(&b.rank.unwrap_or(usize::MAX))),
            _ => std::cmp::Ordering::Equal,
        });
        let mut take = |places: usize, wanted: &dyn Fn(&Countable<'_>) -> bool| {
            let of_group = ordered.iter().filter(|at| there(**at).is_some_and(wanted));
            for at in of_group.take(places) {
                counts[*at] = true;
            }
        };
        if let Counting::BestPerGroup { n } = self {
            let mut groups: Vec<Option<&str>> = units.iter().flatten().map(|unit| unit.group).collect();
            groups.sort_unstable();
            groups.dedup();
            for group in groups {
                take(*n, &|unit| unit.group == group);
            }
        } else {
            take(self.places(units_so_far).unwrap_or(usize::MAX), &|_| true);
        }
        counts
    }
}

/// The sum of the highest so many numbers. None counts below zero: someone absent has no less.
pub fn best_of(points: &[Exact], count: usize) -> Exact {
    let mut sorted: Vec<&Exact> = points.iter().filter(|points| **points > Exact::zero()).collect();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted.into_iter().take(count).sum()
}

fn check_steps(steps: &[DropsFrom]) -> Result<(), CountingFault> {
    let mut before = DropsFrom { units: 0, dropped: 0 };
    for step in steps {
        if step.units <= before.units || step.dropped < before.dropped {
            return Err(CountingFault::NotUpwards);
        }
        if step.dropped > before.dropped + 1 {
            return Err(CountingFault::TooFast);
        }
        before = *step;
    }
    Ok(())
}
