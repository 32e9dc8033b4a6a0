//! Where the same deals are played at every table: the deals themselves, and scoring that compares each score with the
//! same line of the same board.

mod deal;
mod line;
mod luck;
mod session;

#[cfg(test)]
mod tests;

pub use deal::{BoardDeal, BoardKey, DEALT_BY, DealSeed, deal};
pub(crate) use line::matchpoints_in;
pub use line::{cross_difference, datum, matchpoints, matchpoints_top, neuberg, percent};
pub use luck::{Luck, LuckOfEntry, Share, luck};
pub use session::{Award, Board, session_percent};
