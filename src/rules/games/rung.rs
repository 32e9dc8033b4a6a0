//! A step of the ladder of bids, as pages and forms list them. What a bid demands of the play stays with the game.

/// A bid with its place among the others, as a ladder of bids lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rung {
    /// Bids on one step stand equally high.
    pub step: u8,
    pub code: &'static str,
    /// The code of its class.
    pub class: &'static str,
    /// What each opponent pays for it when it is made, and gets when it is lost.
    pub win: i64,
    pub loss: i64,
}
