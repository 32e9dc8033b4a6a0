use super::bid::Bid;
use super::component::ComponentSet;
use super::scoring::Fate;
use crate::cards::{BySeat, Card, Seat, Suit};

/// What a player can do in Ulti.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    pub outcome: ClaimOutcome,
    /// Who agreed; all three must.
    pub agreed: BySeat<bool>,
}

/// The outcome of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimOutcome {
    /// Tricks of the whole hand.
    Tricks(BySeat<u8>),
    /// All remaining tricks to this seat.
    Rest(Seat),
    /// A verdict on each contracted component.
    Verdict { won: ComponentSet, lost: ComponentSet, points: Option<(u16, u16)>, silent: [Option<Fate>; 4] },
}

impl Action {
    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Pickup => "pickup",
            Action::Discard(_) => "discard",
            Action::Bid(_) => "bid",
            Action::Pass => "pass",
            Action::Trump(_) => "trump",
            Action::Kontra { .. } => "kontra",
            Action::Marriage(_) => "marriage",
            Action::Play(_) => "play",
            Action::Claim(_) => "claim",
            Action::Concede => "concede",
            Action::ThrowIn => "throw_in",
        }
    }
}
