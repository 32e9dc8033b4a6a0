//! Scoring where the same deals are played at every table: each score is compared with the same line of the same board.

mod line;
mod luck;
mod session;

#[cfg(test)]
mod tests;

pub(crate) use line::matchpoints_in;
pub use line::{cross_difference, datum, matchpoints, matchpoints_top, neuberg, percent};
pub use luck::{Luck, LuckOfEntry, Share, luck};
pub use session::{Award, Board, session_percent};
