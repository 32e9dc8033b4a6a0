//! What each unit brought each player, and which of it counts.

use std::collections::BTreeMap;

use super::counting::Countable;
use super::points::{Placed, UnitPoints};
use super::season::{Finish, Season, SeasonFault, Unit, UnitResult, fits};
use crate::Exact;

/// What someone has from a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonCell {
    /// With weight, participation and adjustments.
    pub points: Exact,
    /// Their place; none for those who have none there. Where guests are passed over, it is that among the others.
    pub rank: Option<usize>,
    pub raw: Exact,
    pub tables: u32,
    /// What was added or taken away by decision.
    pub adjusted: Exact,
    /// They get nothing, and cannot drop it.
    pub is_excluded: bool,
    pub is_counted: bool,
}

/// For each player one cell a unit, none where they were absent.
pub(super) fn cells(season: &Season) -> Result<Vec<Vec<Option<SeasonCell>>>, SeasonFault> {
    let mut rows: Vec<Vec<Option<SeasonCell>>> = vec![vec![None; season.units.len()]; season.players.len()];
    let mut adjusted: BTreeMap<(usize, usize), Exact> = BTreeMap::new();
    for one in &season.adjustments {
        if let Some(unit) = one.unit {
            let sum = adjusted.entry((one.player, unit)).or_insert_with(Exact::zero);
            *sum = &*sum + &one.amount;
        }
    }
    let ranked = season.without_passed_over();
    for (number, unit) in ranked.units.iter().enumerate() {
        for (player, mut cell) in of_unit(season, unit).ok_or(SeasonFault::NoRanking { unit: number })? {
            if let Some(amount) = adjusted.remove(&(player, number)) {
                cell.points = &cell.points + &amount;
                cell.adjusted = amount;
            }
            if !fits(&cell.points) {
                return Err(SeasonFault::TooLarge { unit: number });
            }
            if let Some(place) = rows.get_mut(player).and_then(|row| row.get_mut(number)) {
                *place = Some(cell);
            }
        }
    }
    for row in &mut rows {
        mark(season, row);
    }
    Ok(rows)
}

/// What a unit brings; none where its ranks are no ranking.
fn of_unit(season: &Season, unit: &Unit) -> Option<Vec<(usize, SeasonCell)>> {
    let placed: Vec<(&UnitResult, Placed)> = unit
        .results
        .iter()
        .filter_map(|result| match result.finish {
            Finish::Ranked(rank) => Some((result, placed(result, rank))),
            Finish::Unranked | Finish::Excluded => None,
        })
        .collect();
    let points = unit.points.as_ref().unwrap_or(&season.profile.points);
    let awarded = points.award(&placed.iter().map(|(_, placed)| placed.clone()).collect::<Vec<_>>())?;
    let profile = &season.profile;
    let paid = |points: &Exact| &(points * &unit.weight) + &profile.participation;
    let cell = |result: &UnitResult, rank: Option<usize>, points: Exact| SeasonCell {
        points,
        rank,
        raw: result.raw.clone(),
        tables: result.tables,
        adjusted: Exact::zero(),
        is_excluded: result.finish == Finish::Excluded,
        is_counted: false,
    };
    let with_rank = placed
        .iter()
        .zip(&awarded)
        .map(|((result, placed), points)| (result.player, cell(result, Some(placed.rank), paid(points))));
    let without = unit.results.iter().filter_map(|result| match result.finish {
        Finish::Ranked(_) => None,
        Finish::Unranked => {
            let own = match points {
                UnitPoints::Own => result.points.clone(),
                UnitPoints::Raw => result.raw.clone(),
                // No place, no points for one.
                UnitPoints::Vector { .. } | UnitPoints::Linear | UnitPoints::PerCent | UnitPoints::Formula(_) => {
                    Exact::zero()
                }
            };
            Some((result.player, cell(result, None, paid(&own))))
        }
        Finish::Excluded => Some((result.player, cell(result, None, Exact::zero()))),
    });
    Some(with_rank.chain(without).collect())
}

fn placed(result: &UnitResult, rank: usize) -> Placed {
    Placed {
        rank,
        points: result.points.clone(),
        raw: result.raw.clone(),
        tables: result.tables,
    }
}

/// Marks what counts.
fn mark(season: &Season, row: &mut [Option<SeasonCell>]) {
    let countable: Vec<Option<Countable<'_>>> = row
        .iter()
        .zip(&season.units)
        .map(|(cell, unit)| {
            cell.as_ref().map(|cell| Countable {
                points: &cell.points,
                rank: cell.rank,
                is_fixed: cell.is_excluded,
                is_bonus: unit.is_bonus,
                group: unit.group.as_deref(),
            })
        })
        .collect();
    let counted = season.profile.counting.counted(&countable, season.units_so_far());
    for (cell, counts) in row.iter_mut().zip(counted) {
        if let Some(cell) = cell {
            cell.is_counted = counts;
        }
    }
}
