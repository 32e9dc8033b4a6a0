//! Trick points: ten for each ace and ten and for the last trick (U-7.1), counted here as one each.

use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::masks::JOINS;
use crate::order;
use crate::sure::{cashable, masters_of_both};

/// Aces and tens of every suit.
pub(crate) const HEAVY: u32 = 0xc0c0_c0c0;
/// The cards that are one move with the next higher, where only aces and tens are looked at: a king is not a ten.
pub(crate) const JOINS_OF_POINTS: u32 = JOINS & !0x2020_2020;

/// How many aces and tens and last tricks the first player takes.
#[derive(Debug, Clone, Copy)]
pub struct Points {
    pub trump: u32,
    pub reserved: u32,
}

/// How many aces and tens there are among cards.
#[inline(always)]
pub(crate) const fn heavy_of(cards: u32) -> i32 {
    let both = (cards & HEAVY) >> 6;
    let counts = both.wrapping_sub((both >> 1) & 0x0101_0101);
    (counts.wrapping_mul(0x0101_0101) >> 24) as i32
}

/// Aces, tens and the last trick that are still to be won.
#[inline(always)]
pub const fn points_left(holdings: &Holdings) -> i32 {
    heavy_of(holdings[0] | holdings[1] | holdings[2]) + 1
}

/// What of the points to come each side has for certain, the first player's and then the others': first what falls to
/// them however they play, then what is theirs when the leader's side plays to collect it, having these cards to cash.
#[inline(always)]
pub fn certain(holdings: &Holdings, leader: usize, trump: u32, cash: u32) -> [(i32, i32); 2] {
    let (own, others) = masters_of_both(holdings[0], holdings[1] | holdings[2], trump);
    let anyway = (heavy_of(own), heavy_of(others));
    let all = cash == holdings[leader];
    let cashed = match leader {
        0 if all => (points_left(holdings), 0),
        0 => (heavy_of(own | cash), anyway.1),
        _ if all => (0, points_left(holdings)),
        _ => (anyway.0, heavy_of(others | cash)),
    };
    [anyway, cashed]
}

/// Points of a trick; the holdings are those after it.
#[inline(always)]
pub(crate) const fn points_of(cards: u32, holdings: &Holdings) -> i32 {
    heavy_of(cards) + (holdings[0] == 0) as i32
}

impl Goal for Points {
    type Past = ();

    #[inline(always)]
    fn kept(&self, (): ()) -> u32 {
        HEAVY
    }

    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        if self.reserved == 0 {
            JOINS_OF_POINTS
        } else {
            JOINS_OF_POINTS & !self.reserved
        }
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, (): ()) -> (i32, i32) {
        let cash = cashable(holdings, leader, self.trump, self.reserved);
        let [_, (own, others)] = certain(holdings, leader, self.trump, cash);
        (own, points_left(holdings) - others)
    }

    #[inline(always)]
    fn trick(&self, holdings: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        let gain = if trick.winner == 0 {
            points_of(trick.cards, holdings)
        } else {
            0
        };
        TrickGain {
            gain,
            past: (),
            over: false,
        }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Holdings, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, HEAVY)
    }
}
