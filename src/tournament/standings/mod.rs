//! Standings: a pure function of what happened, what the profile says and a round. Nothing here is stored; a result
//! that is corrected and put back gives the same rows.

mod carry;
mod chain;
mod check;
mod explain;
mod facts;
mod profile;
mod round;
mod table;
mod teams;

#[cfg(test)]
mod tests;

pub use carry::{Carry, carried};
pub use chain::{Boundary, By, ChainItem, Keys, Ordered, head_to_head, order};
pub(crate) use check::RAW_MAX;
pub use check::{BadFacts, FactsFault};
pub use explain::{Compared, RankedEntry};
pub use facts::{
    Adjustment, BoardScore, Came, EntrySpan, Facts, PlayedRound, SeatResult, Status, TableOutcome, TableResult,
    TeamPlace,
};
pub use profile::{Late, Profile, Substitute, TieBreak};
pub use round::{How, RoundPoints};
pub use table::{Mark, standings};
pub(crate) use teams::team_standings;
pub use teams::{TeamBoard, TeamRow, TeamScore};
