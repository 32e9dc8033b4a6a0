//! In which order moves are tried: nothing here changes a value, only how soon a search ends. It knows what a side
//! wants, not why.

use super::goal::{Holdings, LastCard};
use super::masks::{from_lowest, highest, lowest, suits_of};

/// Of the cards that are left those of the first group that has any, or else all: each move is asked for when it is
/// tried, since most searches end with the first.
#[inline(always)]
fn first_of<const GROUPS: usize>(left: u32, groups: [u32; GROUPS]) -> Option<u32> {
    groups.into_iter().map(|group| left & group).find(|group| *group != 0)
}

/// Leads of a side that wants tricks: side suits by rank from their highest cards down, trumps last. What a leader can
/// cash is counted already where bounds are made, so that trying it first only puts off the question.
#[inline(always)]
pub(crate) fn lead_to_take(left: u32, trump: u32) -> u32 {
    let side = left & !trump;
    highest(first_of(side, [0x8080_8080, 0x4040_4040, 0x3030_3030, u32::MAX]).unwrap_or(left))
}

/// Cards to a trick that both sides want; `valuable` cards are given to the own side and kept from the other.
#[inline(always)]
pub(crate) fn card_to_take(choice: &LastCard<'_>, left: u32, valuable: u32) -> u32 {
    let LastCard {
        trick,
        player,
        takers,
        last,
        ..
    } = *choice;
    let ours = (player == 0) == (trick.winner == 0);
    match (ours, last) {
        (true, true) => match left & valuable {
            0 => lowest(first_of(left, [!takers]).unwrap_or(left)),
            given => highest(given),
        },
        (true, false) => match left & !takers & !valuable {
            0 => highest(left),
            small => lowest(small),
        },
        (false, true) => match left & takers & valuable {
            0 => lowest(first_of(left, [takers, !valuable]).unwrap_or(left)),
            saved => highest(saved),
        },
        (false, false) => match left & takers {
            0 => lowest(first_of(left, [!valuable]).unwrap_or(left)),
            taking => highest(taking),
        },
    }
}

/// The first player's cards that someone has a lower one to: those with which they can be made to take.
#[inline(always)]
const fn threatened(holdings: &Holdings) -> u32 {
    holdings[0] & from_lowest(holdings[1] | holdings[2])
}

/// Leads of a side that wants the first player to take: the suits in which they can be made to, from above, so that
/// their lower cards are left for the end; then those they have at all, and last what gives them a card to throw away.
/// The first player themselves leads low.
#[inline(always)]
pub(crate) fn lead_to_duck(holdings: &Holdings, leader: usize, left: u32) -> u32 {
    if leader == 0 {
        return lowest(left);
    }
    match left & suits_of(threatened(holdings)) {
        0 => lowest(first_of(left, [suits_of(holdings[0])]).unwrap_or(left)),
        threats => highest(threats),
    }
}

/// Cards to a trick that the first player must not win.
///
/// They play the highest that does not take, first of those that can make them take later; of those that take the
/// highest: if nobody beats it, that is seen at once, and else they are rid of it. The others part with what would help
/// them to stay below.
#[inline(always)]
pub(crate) fn card_to_duck(choice: &LastCard<'_>, left: u32) -> u32 {
    let LastCard {
        holdings,
        player,
        takers,
        ..
    } = *choice;
    let threat = threatened(holdings);
    match player {
        0 => highest(first_of(left, [threat & !takers, !takers]).unwrap_or(left)),
        _ => match left & from_lowest(threat) {
            0 => lowest(left),
            helpful => highest(helpful),
        },
    }
}
