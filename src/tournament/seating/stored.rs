//! Schedules that a long search found once, where the quick one ends with more repeats. It must not know how they were
//! found; a test counts each of them again.

use super::schedule::has_design;
use super::search::{Task, search};
use super::{Lineup, Plan, known, lower_bound, tables};

/// A line: players, tables of three and of four, rounds, "=", repeats, ":", and the rounds.
pub(super) const STORED: &str = include_str!("stored.txt");

/// The rounds stored for this plan, players from 0, in an order that spreads byes evenly.
pub(super) fn stored(plan: &Plan) -> Option<Vec<Lineup>> {
    let key = key(plan);
    let line = STORED.lines().find_map(|line| line.strip_prefix(&key))?;
    line.split_once(':')?.1.split('/').map(tables).collect()
}

/// Players, tables of three and of four, rounds.
fn key(plan: &Plan) -> String {
    format!("{} {} {} {} =", plan.players(), plan.threes(), plan.fours(), plan.rounds())
}

/// What a search of any length finds for a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub repeats: u64,
    /// How far visits to tables of four are from even, 0 when they differ by one at most.
    pub uneven: u64,
    /// Repeats that no schedule of the plan is without, as far as is known.
    pub least: u64,
    /// As they stand in the file.
    pub rounds: String,
}

impl Kept {
    /// The line of the file.
    pub fn line(&self, plan: &Plan) -> String {
        format!("{} {}: {}", key(plan), self.repeats, self.rounds)
    }
}

/// Looks for a schedule to be stored, so many steps for each beginning; none where a design serves.
pub fn seek(plan: &Plan, seed: u64, steps: &[u32]) -> Option<Kept> {
    if has_design(plan) {
        return None;
    }
    let uneven = known::uneven(plan).is_some();
    let least = lower_bound(plan).repeats.max(known::proved(plan).unwrap_or(0));
    let found = search(&Task { plan, before: &[], apart: &[], target: least, uneven }, seed, steps);
    let table = |table: &Vec<u16>| {
        let mut table = table.clone();
        table.sort_unstable();
        table.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
    };
    let round = |round: &Lineup| round.iter().map(table).collect::<Vec<_>>().join(", ");
    let rounds: Vec<String> = found.rounds.iter().map(round).collect();
    Some(Kept { repeats: found.repeats, uneven: found.uneven, least, rounds: rounds.join(" / ") })
}
