//! What is dealt and what is agreed, in the form that all games take it. How many cards belong where, and what can be
//! agreed, is said by the game.

use crate::cards::{BySeat, CardSet, Seat};

/// What is dealt: known cards of each place and how many cards are unknown there.
#[derive(Debug, Clone, Copy)]
pub struct Deal {
    /// The seat after the dealer.
    pub forehand: Seat,
    pub hands: BySeat<(CardSet, u8)>,
    /// Nothing where forehand gets these cards at once.
    pub talon: (CardSet, u8),
}

/// What the players agreed on when they stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim<O> {
    pub outcome: O,
    /// Who agreed; everyone who plays must.
    pub agreed: BySeat<bool>,
}
