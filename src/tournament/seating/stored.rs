//! Schedules that a long search found once, where the quick one ends with more repeats.

use super::{Lineup, Prefer, SeatingPlan, tables};

/// A line: players, tables of three and of four, rounds, "=", repeats, ":", and the rounds. A second line with "even"
/// before "=" is there where visits to tables of four are uneven in the first.
pub(super) const STORED: &str = include_str!("stored.txt");

/// The rounds stored for this plan, players from 0, in an order that spreads byes evenly.
pub(super) fn stored(plan: &SeatingPlan) -> Option<Vec<Lineup>> {
    let even = (plan.prefer() == Prefer::Even)
        .then(|| line(&format!("{} even =", key(plan))))
        .flatten();
    let line = even.or_else(|| line(&format!("{} =", key(plan))))?;
    line.split_once(':')?.1.split('/').map(tables).collect()
}

fn line(key: &str) -> Option<&'static str> {
    STORED.lines().find_map(|line| line.strip_prefix(key))
}

/// Players, tables of three and of four, rounds.
fn key(plan: &SeatingPlan) -> String {
    format!(
        "{} {} {} {}",
        plan.players(),
        plan.threes(),
        plan.fours(),
        plan.rounds()
    )
}
