//! What someone did, in the vocabulary that the games share: bids and components are words here, so that anyone who
//! draws a hand need not know whose rules made them.

use crate::cards::{BySeat, Card, Seat, Suit};

/// Some words of a list, in the order of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordSet {
    list: &'static [&'static str],
    mask: u64,
}

impl WordSet {
    /// Bit `n` of the mask is the `n`th word of the list.
    pub const fn new(list: &'static [&'static str], mask: u64) -> WordSet {
        WordSet { list, mask }
    }

    /// The words.
    pub fn iter(self) -> impl Iterator<Item = &'static str> {
        let mask = self.mask;
        self.list
            .iter()
            .enumerate()
            .filter(move |(n, _)| mask >> n & 1 == 1)
            .map(|(_, word)| *word)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.mask == 0
    }
}

/// What was agreed when the players stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// Tricks of the whole hand.
    Tricks(BySeat<u8>),
    /// All remaining tricks to this seat.
    Rest(Seat),
    /// A verdict on each component.
    Verdict { made: WordSet, lost: WordSet },
}

/// One action of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// The contract of a hand whose auction nobody wrote down, by its code.
    Given {
        contract: &'static str,
        /// The trump suit, where the contract leaves it open.
        trump: Option<Suit>,
        /// The cards in the talon are those that the declarer discarded.
        has_discarded: bool,
    },
    Pickup,
    /// `None` is a card nobody wrote down.
    Discard([Option<Card>; 2]),
    /// The code of the bid.
    Bid(&'static str),
    Pass,
    /// Keeps the standing bid.
    Hold,
    Trump(Suit),
    /// The code of the contract that is announced.
    Contract(&'static str),
    /// The word of a defender's answer.
    Defend(&'static str),
    /// `against` names a defender where each has a level of their own.
    Kontra {
        components: WordSet,
        against: Option<Seat>,
    },
    Marriage(Suit),
    Play(Card),
    Claim(Agreement),
    Concede,
    ThrowIn,
}

impl Deed {
    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Deed::Given { .. } => "given",
            Deed::Pickup => "pickup",
            Deed::Discard(_) => "discard",
            Deed::Bid(_) => "bid",
            Deed::Pass => "pass",
            Deed::Hold => "hold",
            Deed::Trump(_) => "trump",
            Deed::Contract(_) => "contract",
            Deed::Defend(_) => "defend",
            Deed::Kontra { .. } => "kontra",
            Deed::Marriage(_) => "marriage",
            Deed::Play(_) => "play",
            Deed::Claim(_) => "claim",
            Deed::Concede => "concede",
            Deed::ThrowIn => "throw_in",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_in_the_order_of_their_list() {
        let words = WordSet::new(&["ace", "king", "over"], 0b101);
        assert_eq!(words.iter().collect::<Vec<_>>(), ["ace", "over"]);
        assert!(!words.is_empty() && WordSet::new(&["ace"], 0).is_empty());
    }
}
