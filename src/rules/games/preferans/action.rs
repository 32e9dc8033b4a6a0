//! What the players of Preferans can do. Whether it is legal is not asked here.

use super::contract::Contract;
use crate::cards::{BySeat, Card, Seat};
use crate::games;

/// What a player can do in Preferans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// The contract of a hand whose auction nobody wrote down.
    Given {
        contract: Contract,
        game: bool,
    },
    Bid(Bid),
    /// "Mine": keeps the standing number (P-3.4).
    Hold,
    /// Leaves the auction, or concedes in the naming round (P-3.8).
    Pass,
    /// Takes the talon, which everyone has seen (P-4.1).
    Pickup,
    /// Lays two cards away; `None` is a card nobody wrote down (P-4.1).
    Discard([Option<Card>; 2]),
    /// Announces the contract (P-4.3, P-4.5).
    Contract(Contract),
    Defend(Answer),
    /// Doubles, or doubles again; the level follows from what was said before (P-5.5, P-5.6).
    Kontra,
    Play(Card),
    /// The players stop by agreement (P-6.6).
    Claim(Claim),
    /// Gives up what is undecided (P-6.6).
    Concede,
}

/// What is bid in the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bid {
    /// A number, played with the talon (P-3.2).
    Number(u8),
    /// A trump game whose suit is not named yet (P-3.6).
    Game,
    /// A game with its value: Bettel, Sanac or Preferans at a first turn (P-3.6), a suit in the naming round (P-3.8).
    Named(Contract),
}

/// A defender's answer to the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    Play,
    Drop,
    /// Plays and takes the partner along (P-5.2).
    Invite,
}

/// What the players agreed on.
pub type Claim = games::Claim<ClaimOutcome>;

/// The outcome of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimOutcome {
    /// Tricks of the whole hand.
    Tricks(BySeat<u8>),
    /// All remaining tricks to this seat.
    Rest(Seat),
}

/// The codes of the bids, as [`Bid::code`] gives them.
pub const BID_CODES: [&str; 15] = [
    "2", "3", "4", "5", "6", "7", "8", "G", "G2", "G3", "G4", "G5", "G6", "G7", "G8",
];

impl Bid {
    /// Every bid that any rule set knows, in the order of [`BID_CODES`].
    pub fn all() -> impl Iterator<Item = Bid> {
        let numbers = (2..=8).map(Bid::Number);
        numbers.chain([Bid::Game]).chain(Contract::all().map(Bid::Named))
    }

    /// Its code in lists and questions: the number, `G` for a game, the value behind it when it is named.
    pub fn code(self) -> &'static str {
        BID_CODES[self.place()]
    }

    /// The bid of this code.
    pub fn parse(code: &str) -> Option<Bid> {
        Bid::all().find(|bid| bid.code() == code)
    }

    /// The value that is said with it.
    pub const fn value(self) -> Option<u8> {
        match self {
            Bid::Number(value) => Some(value),
            Bid::Game => None,
            Bid::Named(contract) => Some(contract.value()),
        }
    }

    /// Its place in [`BID_CODES`].
    pub(super) fn place(self) -> usize {
        match self {
            Bid::Number(value) => usize::from(value.clamp(2, 8)) - 2,
            Bid::Game => 7,
            Bid::Named(contract) => usize::from(contract.value()) + 6,
        }
    }
}

/// The answers in the order of their words.
pub const ANSWERS: [Answer; 3] = [Answer::Drop, Answer::Invite, Answer::Play];

impl Answer {
    /// Its word in records.
    pub const fn as_str(self) -> &'static str {
        match self {
            Answer::Play => "play",
            Answer::Drop => "drop",
            Answer::Invite => "invite",
        }
    }

    /// The answer of this word.
    pub fn parse(word: &str) -> Option<Answer> {
        ANSWERS.into_iter().find(|answer| answer.as_str() == word)
    }
}

impl Action {
    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Given { .. } => "given",
            Action::Bid(_) => "bid",
            Action::Hold => "hold",
            Action::Pass => "pass",
            Action::Pickup => "pickup",
            Action::Discard(_) => "discard",
            Action::Contract(_) => "contract",
            Action::Defend(_) => "defend",
            Action::Kontra => "kontra",
            Action::Play(_) => "play",
            Action::Claim(_) => "claim",
            Action::Concede => "concede",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_stand_at_the_place_of_their_code() {
        for (place, bid) in Bid::all().enumerate() {
            assert_eq!((bid.code(), bid.place()), (BID_CODES[place], place));
            assert_eq!(Bid::parse(bid.code()), Some(bid));
        }
        assert_eq!(Bid::parse("9"), None);
    }

    #[test]
    fn answers_read_back() {
        for answer in ANSWERS {
            assert_eq!(Answer::parse(answer.as_str()), Some(answer));
        }
    }
}
