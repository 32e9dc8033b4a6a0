//! Ratings: how strong a player seems to be after the tables they played. The one place with floats; the same tables in
//! the same order give the same ratings on every machine.

mod book;
mod calibration;
mod elo;
mod method;
mod preferans;
mod weng_lin;

#[cfg(test)]
mod tests;

pub use book::{Book, PlayerNo, RatedSeat, RatedSource, RatedTable, When};
pub use calibration::{Calibration, Decile, calibration};
pub use elo::elo;
pub use method::{Method, Strength};
pub(crate) use preferans::score_changes;
use preferans::{SCORE_METHOD, SCORE_START};
pub use weng_lin::{MU, Rating, SIGMA, expected, grown, weng_lin};
