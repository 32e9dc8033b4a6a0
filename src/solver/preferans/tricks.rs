//! The tricks of one player against all others.

use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::masks::{JOINS, sizes};
use crate::order;
use crate::sure::{cashable, masters, tricks_of_either};

/// How many tricks the first player takes of those that are left.
#[derive(Debug, Clone, Copy)]
pub struct Tricks {
    pub trump: u32,
}

impl Goal for Tricks {
    type Past = ();

    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        JOINS
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, (): ()) -> (i32, i32) {
        let (left, sure) = sizes(holdings[leader], cashable(holdings, leader, self.trump, 0));
        let (left, sure) = (left as i32, sure as i32);
        if self.trump == 0 {
            return if leader == 0 { (sure, left) } else { (0, left - sure) };
        }
        if leader == 0 {
            (sure, left - tricks_of_either(holdings, self.trump))
        } else {
            let ours = masters(holdings[0], holdings[1] | holdings[2], self.trump);
            (ours.count_ones() as i32, left - sure)
        }
    }

    #[inline(always)]
    fn trick(&self, _: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        TrickGain {
            gain: i32::from(trick.winner == 0),
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
