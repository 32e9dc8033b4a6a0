//! The result of a hand as lists and pages need it, whatever the game. What a game alone has stays with the game.

use crate::cards::{BySeat, Seat, Suit};

/// Card points of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SidePoints {
    pub declarer: u16,
    pub defenders: u16,
}

/// What is known of the result; in a hand cut short only what is settled.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The code of the contract.
    pub contract: &'static str,
    pub declarer: Seat,
    /// `None` without trump, or while it is not named.
    pub trump: Option<Suit>,
    /// The hand was given up before it was played.
    pub forfeit: bool,
    pub complete: bool,
    pub parts: Vec<ComponentSummary>,
    /// Bids nobody said, that arose all the same.
    pub silent: Vec<SilentPart>,
    /// What the hand brings beside what was contracted, once it is complete.
    pub extras: Vec<Extra>,
    /// Where cards are worth points.
    pub points: Option<SidePoints>,
    pub tricks: Option<BySeat<u8>>,
    /// The trick after which the result stood; `None` when an agreement or concession ended the hand.
    pub decided_at: Option<u8>,
    /// The factor of the auction's round, where rounds differ.
    pub round_factor: Option<u8>,
    pub scores: Option<BySeat<i64>>,
    /// The defenders who bear a kontra.
    pub kontra_by: BySeat<bool>,
    /// Whether each defender took the tricks that they answered for, where the game has such a thing.
    pub quota: BySeat<Option<bool>>,
    /// What each defender writes against the declarer, where the game has such a thing.
    pub soup: BySeat<i64>,
}

/// One thing the contract promised.
#[derive(Debug, Clone)]
pub struct ComponentSummary {
    /// Its code.
    pub component: &'static str,
    pub made: Option<bool>,
    /// What each opponent pays for it before any kontra.
    pub value: i64,
    /// A fixed extra that was lost with it, which kontra does not multiply; contained in the gains.
    pub penalty: i64,
    /// The level of kontra against each defender; 0 at the declarer.
    pub levels: BySeat<u8>,
    /// What each seat gains by it, once the hand is complete.
    pub gains: Option<BySeat<i64>>,
}

/// A silent bid that arose.
#[derive(Debug, Clone)]
pub struct SilentPart {
    /// Its code.
    pub code: &'static str,
    /// The same among the parts of a hand; none of what is no bid.
    pub part: Option<&'static str>,
    /// From the declarer's side.
    pub won: bool,
    /// What each seat gains by it.
    pub gains: BySeat<i64>,
}

/// Something that a hand brings beside what was contracted.
#[derive(Debug, Clone, Copy)]
pub struct Extra {
    /// Its key in the catalogs.
    pub key: &'static str,
    /// What each seat gains by it.
    pub gains: BySeat<i64>,
}

impl Summary {
    /// Whether everything was made that the contract promised; `None` while that is open, or where it was not played.
    pub fn made(&self) -> Option<bool> {
        match self.parts.iter().any(|part| part.made == Some(false)) {
            true => Some(false),
            false => self.parts.iter().all(|part| part.made == Some(true)).then_some(true),
        }
    }

    /// What the parts under a kontra brought to a seat that bears one.
    pub fn gained_under_kontra(&self, seat: Seat) -> i64 {
        let under = self.parts.iter().filter(|part| part.levels[seat] > 0);
        let gains = under.filter_map(|part| part.gains.map(|gains| gains[seat]));
        gains.sum()
    }

    /// Whether a bid that nobody said brought something to a seat.
    pub fn won_silently(&self, seat: Seat) -> bool {
        self.silent.iter().any(|part| part.gains[seat] > 0)
    }

    /// The highest level of kontra.
    pub fn highest_level(&self) -> u8 {
        let levels = self
            .parts
            .iter()
            .flat_map(|part| Seat::ALL.map(|seat| part.levels[seat]));
        levels.max().unwrap_or(0)
    }
}
