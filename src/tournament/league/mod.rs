//! Leagues: what a place in a tournament is worth, how the units of a season add up, and who comes on from it.

mod cells;
mod chain;
mod challenge;
mod counting;
mod divisions;
mod formula;
mod outlook;
mod points;
mod quota;
mod season;
mod table;

#[cfg(test)]
mod tests;

pub use cells::SeasonCell;
pub use chain::{SeasonItem, SeasonKey};
pub use challenge::{Challenger, after_table, may_challenge};
pub use counting::{Counting, CountingFault, DropsFrom, best_of};
pub use divisions::{DivisionLine, DivisionMoves, FinalPlace, LevelOnLine, division_lines, next_divisions};
pub use formula::{Formula, FormulaFault, Variables};
pub use outlook::{LastUnit, Need, Outlook, PlayerWays, UnitToCome};
pub use points::{Placed, UnitPoints};
pub use quota::{Qualified, QuotaSource, qualified, reserves};
pub use season::{
    Finish, GuestRule, PlayoffPlace, Season, SeasonAdjustment, SeasonFault, SeasonPlayer, SeasonProfile, SeatScore,
    Unit, UnitResult,
};
pub use table::{SeasonReason, SeasonRow};
