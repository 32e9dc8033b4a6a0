//! The goal of taking no trick, which both games have. Whose cards outrank whose is in the layout; it knows no
//! contract.

use super::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use super::masks::{JOINS, TOPS, from_lowest, lowest_of_each, up_to_highest};
use super::order;

/// Whether the first player takes no trick at all: 0 if so, -1 if they take one. `BEATS` says whether anyone who
/// follows suit must beat where they can; there are no trumps.
#[derive(Debug, Clone, Copy)]
pub struct NoTrick<const BEATS: bool>;

impl<const BEATS: bool> Goal for NoTrick<BEATS> {
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
        let (own, lead, partner) = match leader {
            0 => return (-1, 0),
            1 => (holdings[0], holdings[1], holdings[2]),
            _ => (holdings[0], holdings[2], holdings[1]),
        };
        let caught = match (BEATS, leader) {
            (true, 1) => caught_last(own, lead, partner),
            (true, _) => caught_second(own, lead, partner),
            (false, _) => caught_below(own, lead, partner),
        };
        if caught {
            return (-1, -1);
        }
        let safe = if BEATS {
            own & from_lowest(lead | partner) == 0
        } else {
            ducks_all(own, lead | partner)
        };
        (if safe { 0 } else { -1 }, 0)
    }

    #[inline(always)]
    fn trick(&self, _: &Holdings, (): (), trick: &Open) -> TrickGain<()> {
        TrickGain {
            gain: -i32::from(trick.winner == 0),
            past: (),
            over: trick.winner == 0,
        }
    }

    #[inline(always)]
    fn next_lead(&self, holdings: &Holdings, leader: usize, left: u32) -> u32 {
        order::lead_to_duck(holdings, leader, left)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_duck(choice, left)
    }
}

/// Whether a lead makes the player take who plays last, all being bound to beat: they have a card above whatever their
/// other opponent must play.
#[inline(always)]
const fn caught_last(own: u32, lead: u32, partner: u32) -> bool {
    // The partner beats as low as they can, or cannot beat at all.
    let beaten = partner & from_lowest(lead);
    let left = lead & !up_to_highest(partner);
    up_to_highest(own) & (beaten | left) != 0
}

/// Whether a lead makes the player take who plays second, all being bound to beat: of the cards with which they can
/// beat it, there is none that the last player could.
#[inline(always)]
const fn caught_second(own: u32, lead: u32, partner: u32) -> bool {
    let ways_out = own & up_to_highest(partner);
    lead & up_to_highest(own) & !up_to_highest(ways_out) != 0
}

/// Whether a lead makes them take who need not beat, nor need their opponents: in a suit that they have, neither has to
/// play anything but cards below all of theirs.
#[inline(always)]
const fn caught_below(own: u32, lead: u32, partner: u32) -> bool {
    let below = !from_lowest(own);
    let (led, follows) = (from_lowest(lead & below), from_lowest(partner & below));
    led & (follows | !from_lowest(partner)) & from_lowest(own) & TOPS != 0
}

/// Whether a player who need not beat can stay below in every suit, in whatever order its cards are led: card by card
/// from the lowest on, theirs are below the player's.
///
/// The highest of their cards below the one that is led, or the highest of a suit when they throw one away, leaves it
/// so; what the others throw away does too.
#[inline(always)]
fn ducks_all(mut own: u32, mut others: u32) -> bool {
    while own & from_lowest(others) != 0 {
        let (lowest, lowest_other) = (lowest_of_each(own), lowest_of_each(others));
        if lowest & from_lowest(lowest_other) != 0 {
            return false;
        }
        own &= !lowest;
        others &= !lowest_other;
    }
    true
}
