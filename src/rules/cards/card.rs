//! A card as a small number that knows its suit and rank. Which card beats which is not known here.

use crate::cards::{Rank, Suit};

/// One of the 32 cards. Ordered by suit, then rank, in canonical order of the German pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card of this suit and rank.
    #[inline]
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 8 + rank as u8)
    }

    /// The card at a position 0..32 of canonical order; `None` beyond.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Option<Card> {
        if index < 32 { Some(Card(index as u8)) } else { None }
    }

    /// Position 0..32 in canonical order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 8) as usize & 3]
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 7) as usize]
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(crate::cards::Pack::German.code(*self))
    }
}
