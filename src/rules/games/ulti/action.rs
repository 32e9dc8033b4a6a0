//! What the players of Ulti can do, and the same in the words that the games share. Whether it is legal is not asked.

use super::bid::Bid;
use super::component::ComponentSet;
use super::scoring::ComponentResult;
use crate::cards::{BySeat, Card, Seat, Suit};
use crate::games::{self, Agreement, Deed, SidePoints};

/// What a player can do in Ulti.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// The contract, and the trump where it is open, of a hand whose auction nobody wrote down.
    Given {
        bid: Bid,
        trump: Option<Suit>,
    },
    /// Takes the talon (U-3.2).
    Pickup,
    /// Lays two cards away; `None` is a card nobody wrote down (U-3.1, U-3.2).
    Discard([Option<Card>; 2]),
    Bid(Bid),
    Pass,
    /// Names the trump suit (U-3.8).
    Trump(Suit),
    /// Doubles these components; `against` names a defender where levels are individual (U-8).
    Kontra {
        components: ComponentSet,
        against: Option<Seat>,
    },
    /// Declares king and over of a suit (U-7.3).
    Marriage(Suit),
    Play(Card),
    /// The players stop by agreement (U-6.12).
    Claim(Claim),
    /// Gives up what is undecided.
    Concede,
    /// The forfeit (U-9.1).
    ThrowIn,
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
    /// A verdict on each contracted component.
    Verdict {
        won: ComponentSet,
        lost: ComponentSet,
        points: Option<SidePoints>,
        silent: [Option<ComponentResult>; 4],
    },
}

impl Action {
    /// The same in the vocabulary that the games share.
    pub fn deed(self) -> Deed {
        match self {
            Action::Given { bid, trump } => Deed::Given {
                contract: bid.code(),
                trump,
                has_discarded: true,
            },
            Action::Pickup => Deed::Pickup,
            Action::Discard(cards) => Deed::Discard(cards),
            Action::Bid(bid) => Deed::Bid(bid.code()),
            Action::Pass => Deed::Pass,
            Action::Trump(suit) => Deed::Trump(suit),
            Action::Kontra { components, against } => Deed::Kontra {
                components: components.words(),
                against,
            },
            Action::Marriage(suit) => Deed::Marriage(suit),
            Action::Play(card) => Deed::Play(card),
            Action::Claim(claim) => Deed::Claim(claim.outcome.agreement()),
            Action::Concede => Deed::Concede,
            Action::ThrowIn => Deed::ThrowIn,
        }
    }

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        self.deed().word()
    }
}

impl ClaimOutcome {
    fn agreement(self) -> Agreement {
        match self {
            ClaimOutcome::Tricks(totals) => Agreement::Tricks(totals),
            ClaimOutcome::Rest(seat) => Agreement::Rest(seat),
            ClaimOutcome::Verdict { won, lost, .. } => Agreement::Verdict {
                made: won.words(),
                lost: lost.words(),
            },
        }
    }
}
