//! Leagues: what a rank in a tournament is worth, and how the tournaments of a season add up.

mod formula;
mod groups;
mod points;
mod season;

#[cfg(test)]
mod tests;

pub use formula::{Formula, FormulaFault, Variables};
pub use groups::promoted;
pub use points::{Placed, TournamentPoints};
pub use season::{Cell, Outlook, Season, Standing, best_of};
