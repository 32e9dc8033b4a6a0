//! What is dealt and what is agreed, in the form that all games take it. How many cards belong where, and what can be
//! agreed, is said by the game.

use crate::cards::{BySeat, CardSet, Seat};

/// The cards that are dealt to one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DealtCards {
    pub known: CardSet,
    /// How many more there are.
    pub unknown: u8,
}

impl DealtCards {
    /// All are known.
    pub const fn known(known: CardSet) -> DealtCards {
        DealtCards { known, unknown: 0 }
    }

    /// None is known of so many.
    pub const fn unknown(unknown: u8) -> DealtCards {
        DealtCards {
            known: CardSet::EMPTY,
            unknown,
        }
    }
}

/// What is dealt: known cards of each place and how many cards are unknown there.
#[derive(Debug, Clone, Copy)]
pub struct Deal {
    /// The seat after the dealer.
    pub forehand: Seat,
    pub holdings: BySeat<DealtCards>,
    /// Nothing where forehand gets these cards at once.
    pub talon: DealtCards,
}

/// What the players agreed on when they stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim<O> {
    pub outcome: O,
    /// Who agreed; everyone who plays must.
    pub agreed: BySeat<bool>,
}
