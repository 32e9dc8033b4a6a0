//! Trick points: ten for each ace and ten and for the last trick (U-7.1), counted here as one each.

use crate::solver::goal::{Choice, Goal, Hands, Open, Step};
use crate::solver::masks::JOINS;
use crate::solver::order;
use crate::solver::sure::{cashable, masters};

/// Aces and tens of every suit.
pub const HEAVY: u32 = 0xc0c0_c0c0;
/// The cards that are one move with the next higher, where only aces and tens are looked at: a king is not a ten.
pub const JOINS_OF_POINTS: u32 = JOINS & !0x2020_2020;

/// How many aces and tens and last tricks the first player takes.
#[derive(Debug, Clone, Copy)]
pub struct Points {
    pub trump: u32,
    pub reserved: u32,
}

/// Aces, tens and the last trick that are still to be won.
#[inline(always)]
pub const fn points_left(hands: &Hands) -> i32 {
    ((hands[0] | hands[1] | hands[2]) & HEAVY).count_ones() as i32 + 1
}

/// What of the points to come each side has for certain: the first player's, then the others'. With `cashing` the
/// leader's side plays to collect them; without, they fall to it however it plays.
#[inline(always)]
pub fn certain(hands: &Hands, leader: usize, trump: u32, reserved: u32, cashing: bool) -> (i32, i32) {
    let others = hands[1] | hands[2];
    let mut own_sure = masters(hands[0], others, trump);
    let mut other_sure = masters(others, hands[0], trump);
    let left = points_left(hands);
    if cashing {
        let sure = cashable(hands, leader, trump, reserved);
        let all = sure.count_ones() == hands[leader].count_ones();
        if leader == 0 {
            own_sure |= sure;
        } else {
            other_sure |= sure;
        }
        if all {
            return if leader == 0 { (left, 0) } else { (0, left) };
        }
    }
    ((own_sure & HEAVY).count_ones() as i32, (other_sure & HEAVY).count_ones() as i32)
}

/// Points of a trick; the hands are those after it.
#[inline(always)]
pub const fn points_of(cards: u32, hands: &Hands) -> i32 {
    (cards & HEAVY).count_ones() as i32 + (hands[0] == 0) as i32
}

impl Goal for Points {
    type Past = ();
    const KEPT: u32 = HEAVY;

    #[inline(always)]
    fn joins(&self) -> u32 {
        if self.reserved == 0 { JOINS_OF_POINTS } else { JOINS_OF_POINTS & !self.reserved }
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, hands: &Hands, leader: usize, (): ()) -> (i32, i32) {
        let (own, others) = certain(hands, leader, self.trump, self.reserved, true);
        (own, points_left(hands) - others)
    }

    #[inline(always)]
    fn trick(&self, hands: &Hands, (): (), trick: &Open) -> Step<()> {
        let gain = if trick.winner == 0 { points_of(trick.cards, hands) } else { 0 };
        Step { gain, past: (), over: false }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Hands, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &Choice<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, HEAVY)
    }
}
