//! The tricks of a player who wants few of them, all ten played out: what a betl comes to once it is lost.

use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::no_trick::NoTrick;

/// How few tricks the first player takes of those that are left, each counted as one less.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fewest;

impl Goal for Fewest {
    type Past = ();

    #[inline(always)]
    fn joins(&self, (): ()) -> u32 {
        NoTrick::<false>.joins(())
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, (): ()) -> (i32, i32) {
        match NoTrick::<false>.to_come(holdings, leader, ()) {
            (0, high) => (0, high),
            (_, high) => (-(holdings[leader].count_ones() as i32), high),
        }
    }

    #[inline(always)]
    fn trick(&self, _: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        TrickGain {
            gain: -i32::from(trick.winner == 0),
            past: (),
            over: false,
        }
    }

    #[inline(always)]
    fn next_lead(&self, holdings: &Holdings, leader: usize, left: u32) -> u32 {
        NoTrick::<false>.next_lead(holdings, leader, left)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        NoTrick::<false>.next_card(choice, left)
    }
}
