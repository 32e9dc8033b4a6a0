//! Leagues: what a rank in an event is worth, and how the events of a season add up.

mod formula;
mod groups;
mod points;
mod season;

#[cfg(test)]
mod tests;

pub use formula::{Formula, FormulaFault, Variables};
pub use groups::promoted;
pub use points::{EventPoints, Placed};
pub use season::{Cell, Outlook, Season, Standing, best_of};
