//! The components that are a matter of single cards or of all tricks: Durchmars, Four Aces, Ulti. Each is lost at
//! once or not at all, so that its value is 0 when it is made and -1 when it is lost.

use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::masks::JOINS;
use crate::order;
use crate::sure::{cashable, guards, masters};

/// The lowest trump, which is the 7 in a trump game.
pub const SEVEN: u32 = 0x0100_0000;
/// The four aces of a trump game.
pub const ACES: u32 = 0x8080_8080;

/// Whether the first player takes all tricks: the Durchmars families, with trump or without.
#[derive(Debug, Clone, Copy)]
pub struct Durchmars {
    pub trump: u32,
    pub reserved: u32,
}

impl Goal for Durchmars {
    type Past = ();

    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        JOINS & !self.reserved
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, (): ()) -> (i32, i32) {
        let others = holdings[1] | holdings[2];
        if masters(others, holdings[0], self.trump) != 0 {
            return (-1, -1);
        }
        if leader != 0 {
            let sure = cashable(holdings, leader, self.trump, self.reserved);
            return if sure != 0 { (-1, -1) } else { (-1, 0) };
        }
        if guards(holdings[0], holdings[1]) || guards(holdings[0], holdings[2]) {
            return (-1, -1);
        }
        // Nobody can keep anything against trumps first, then suit by suit, each from above; so only trumps that they
        // cannot draw, or may not, are a question.
        let trumps = holdings.map(|holding| (holding & self.trump).count_ones());
        let draws = trumps[0] >= trumps[1].max(trumps[2]) && holdings[0] & self.reserved == 0;
        (if draws { 0 } else { -1 }, 0)
    }

    #[inline(always)]
    fn trick(&self, _: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        TrickGain {
            gain: -i32::from(trick.winner != 0),
            past: (),
            over: trick.winner != 0,
        }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Holdings, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, 0)
    }
}

/// Whether the first player takes every ace that is left.
#[derive(Debug, Clone, Copy)]
pub struct Aces {
    pub trump: u32,
    pub reserved: u32,
}

impl Goal for Aces {
    type Past = ();

    #[inline(always)]
    fn kept(&self, (): ()) -> u32 {
        ACES
    }

    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        JOINS & !0x4040_4040 & !self.reserved
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, (): ()) -> (i32, i32) {
        let others = holdings[1] | holdings[2];
        let left = (holdings[0] | others) & ACES;
        if masters(others, holdings[0], self.trump) & ACES != 0 {
            return (-1, -1);
        }
        let sure = cashable(holdings, leader, self.trump, self.reserved) & ACES;
        if leader != 0 {
            return if sure != 0 { (-1, -1) } else { (-1, 0) };
        }
        if sure == left { (0, 0) } else { (-1, 0) }
    }

    #[inline(always)]
    fn trick(&self, holdings: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        if trick.cards & ACES != 0 && trick.winner != 0 {
            return TrickGain {
                gain: -1,
                past: (),
                over: true,
            };
        }
        let left = (holdings[0] | holdings[1] | holdings[2]) & ACES;
        TrickGain {
            gain: 0,
            past: (),
            over: left == 0,
        }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Holdings, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, ACES)
    }
}

/// Whether the first player wins the last trick with the trump 7 (U-7.12).
#[derive(Debug, Clone, Copy)]
pub(crate) struct LastSeven {
    pub trump: u32,
    pub reserved: u32,
}

impl Goal for LastSeven {
    type Past = ();

    /// The lowest trump would be one with the next; here it is the card that everything is about.
    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        JOINS & !SEVEN
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, _: usize, (): ()) -> (i32, i32) {
        if holdings[0] & SEVEN == 0 {
            return (-1, -1);
        }
        // With no trump against them they win whatever trick they play it to.
        if (holdings[1] | holdings[2]) & self.trump == 0 && self.reserved != 0 && holdings[0] & !self.trump == 0 {
            return (0, 0);
        }
        (-1, 0)
    }

    #[inline(always)]
    fn trick(&self, holdings: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        let last = holdings[0] == 0;
        if trick.cards & SEVEN != 0 {
            let won = last && trick.winner == 0 && trick.cards & self.trump == SEVEN;
            return TrickGain {
                gain: -i32::from(!won),
                past: (),
                over: true,
            };
        }
        TrickGain {
            gain: 0,
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
        order::card_to_take(choice, left, 0)
    }
}
