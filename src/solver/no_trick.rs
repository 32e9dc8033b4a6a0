//! The goal of taking no trick, which both games have. Whose cards outrank whose is in the layout; it knows no contract.

use super::goal::{Goal, Hands, Open, Order, Step};
use super::masks::{JOINS, from_lowest, up_to_highest};
use super::order;

/// Whether the first player takes no trick at all: 0 if so, -1 if he takes one.
#[derive(Debug, Clone, Copy)]
pub struct NoTrick;

impl Goal for NoTrick {
    type Past = ();
    const KEPT: u32 = 0;

    #[inline(always)]
    fn joins(&self) -> u32 {
        JOINS
    }

    #[inline(always)]
    fn code(&self, (): ()) -> u32 {
        0
    }

    #[inline(always)]
    fn to_come(&self, hands: &Hands, leader: usize, (): ()) -> (i32, i32) {
        let others = hands[1] | hands[2];
        if leader == 0 {
            return (-1, 0);
        }
        if hands[0] & from_lowest(others) == 0 {
            return (0, 0);
        }
        // Where all his cards of a suit outrank everything, leading it makes him take the trick.
        let caught = hands[0] & !up_to_highest(others);
        let mut suit = 0xff;
        for _ in 0..4 {
            let held = hands[0] & suit;
            if held != 0 && held == caught & suit && hands[leader] & suit != 0 {
                return (-1, -1);
            }
            suit <<= 8;
        }
        (-1, 0)
    }

    #[inline(always)]
    fn trick(&self, _: &Hands, (): (), trick: &Open) -> Step<()> {
        Step { gain: -i32::from(trick.winner == 0), past: (), over: trick.winner == 0 }
    }

    #[inline(always)]
    fn leads(&self, moves: u32) -> Order {
        order::leads_to_duck(moves)
    }

    #[inline(always)]
    fn follows(&self, player: usize, _: &Open, moves: u32, takers: u32, _: bool) -> Order {
        order::follows_to_duck(player, moves, takers)
    }
}
