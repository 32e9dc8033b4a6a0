//! A position as anyone may ask about it who draws, lists or answers, whatever the game. It decides nothing: each
//! answer comes from the rules of the game.

use std::any::Any;

use super::trick::{PlayRules, Trick};
use super::{CardPlaces, Deed, Proof, Violation};
use crate::cards::{BySeat, Card, CardSet, Seat, Suit};

/// Where a hand stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Auction,
    /// Cards must be discarded before anything else.
    Discard,
    /// The declarer names the trump suit, or announces the contract.
    Trump,
    /// The defenders answer the contract, or may double it.
    Defence,
    Play,
    Over,
}

impl Stage {
    /// Its word in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Stage::Auction => "auction",
            Stage::Discard => "discard",
            Stage::Trump => "trump",
            Stage::Defence => "defence",
            Stage::Play => "play",
            Stage::Over => "over",
        }
    }
}

/// A marriage that was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marriage {
    pub suit: Suit,
    /// Its points.
    pub value: i64,
    /// Everyone knows the suit, not only those who see the holding.
    pub is_public: bool,
}

/// One position of a hand.
pub trait Position: std::fmt::Debug {
    /// The game's own position, for those who have a folder for each game.
    fn as_any(&self) -> &dyn Any;

    /// Where the hand stands.
    fn stage(&self) -> Stage;

    /// Whose turn it is; `None` when the hand is over, or when its contract is to be told first.
    fn to_act(&self) -> Option<Seat>;

    /// The seat after the dealer.
    fn forehand(&self) -> Seat;

    /// Who holds what.
    fn table(&self) -> &CardPlaces;

    /// Whether a seat's cards lie open.
    fn is_exposed(&self, seat: Seat) -> bool;

    /// Cards of a holding that everyone has seen while the rest is closed.
    fn shown_cards(&self, _seat: Seat) -> CardSet {
        CardSet::EMPTY
    }

    /// Whether everyone may see what lies in the talon.
    fn is_talon_open(&self) -> bool {
        false
    }

    /// The highest bid so far, and whose it is.
    fn standing(&self) -> Option<(Seat, &'static str)>;

    /// Declarer and contract, once the auction is over.
    fn contract(&self) -> Option<(Seat, &'static str)>;

    /// The trump suit, once there is one.
    fn trump(&self) -> Option<Suit>;

    /// Whether cards are worth points in this contract.
    fn counts_points(&self) -> bool;

    /// Points of these cards in someone's tricks; 0 where cards are worth none.
    fn card_points(&self, cards: CardSet) -> i64;

    /// Points of winning the trick of this number, beside those of its cards.
    fn trick_bonus(&self, number: u8) -> i64;

    /// The trick on the table.
    fn trick(&self) -> &Trick;

    /// Number of the trick being played, 1 to 10.
    fn trick_no(&self) -> u8;

    /// Tricks of each seat.
    fn tricks(&self) -> &BySeat<u8>;

    /// Who won the trick before.
    fn last_winner(&self) -> Option<Seat>;

    /// How tricks are won.
    fn play_rules(&self) -> PlayRules;

    /// The marriages a seat declared.
    fn marriages(&self, seat: Seat) -> Vec<Marriage>;

    /// The level of kontra on a component against a defender; 0 for none.
    fn level(&self, defender: Seat, component: &str) -> u8;

    /// The parts of the contract that are decided, each with whether it was made.
    fn decided(&self) -> Vec<(&'static str, bool)>;

    /// Whether a record may stop here.
    fn is_complete(&self) -> bool;

    /// Number of the trick after which the result stood, if it stands by play.
    fn decided_at(&self) -> Option<u8>;

    /// Whether a seat may play this card now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_card(&self, seat: Seat, card: Card) -> Result<Proof, Violation>;

    /// Every legal action of every seat that may act. A kontra stands once for each seat (and each defender that it
    /// may be against), with all that may be doubled; claims and concessions are left out.
    fn legal(&self) -> Vec<(Seat, Deed)>;

    /// Whether a seat plays to the tricks.
    fn plays_along(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether the play has begun.
    fn is_in_play(&self) -> bool {
        matches!(self.stage(), Stage::Play | Stage::Over)
    }
}
