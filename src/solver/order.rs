//! In which order moves are tried: nothing here changes a value, only how soon a search ends. It knows what a side wants,
//! not why.

use super::goal::{Choice, Hands, Order};
use super::masks::{from_lowest, suits_of};

/// Leads of a side that wants tricks: side suits by rank from their highest cards down, trumps last. What a leader can
/// cash is counted already where bounds are made, so that trying it first only puts off the question.
#[inline(always)]
pub fn leads_to_take(moves: u32, trump: u32) -> Order {
    let side = !trump;
    Order::of(moves)
        .high(side & 0x8080_8080)
        .high(side & 0x4040_4040)
        .high(side & 0x3030_3030)
        .high(side)
        .high(trump)
}

/// Cards to a trick that both sides want; `valuable` cards are given to the own side and kept from the other.
#[inline(always)]
pub fn follows_to_take(choice: &Choice<'_>, valuable: u32) -> Order {
    let Choice { trick, player, moves, takers, last, .. } = *choice;
    let ours = (player == 0) == (trick.winner == 0);
    let order = Order::of(moves);
    match (ours, last) {
        (true, true) => order.high(valuable).low(!takers).low(u32::MAX),
        (true, false) => order.low(!takers & !valuable).high(u32::MAX),
        (false, true) => order.high(takers & valuable).low(takers).low(!valuable).low(u32::MAX),
        (false, false) => order.high(takers).low(!valuable).low(u32::MAX),
    }
}

/// The first player's cards that somebody has a lower one to: those with which he can be made to take.
#[inline(always)]
const fn threatened(hands: &Hands) -> u32 {
    hands[0] & from_lowest(hands[1] | hands[2])
}

/// Leads of a side that wants the first player to take: the suits in which he can be made to, from above, so that their
/// lower cards are left for the end; then those he has at all, and last what gives him a card to throw away. The first
/// player himself leads low.
#[inline(always)]
pub fn leads_to_duck(hands: &Hands, leader: usize, moves: u32) -> Order {
    let order = Order::of(moves);
    if leader == 0 {
        return order.low(u32::MAX);
    }
    order.high(suits_of(threatened(hands))).low(suits_of(hands[0])).low(u32::MAX)
}

/// Cards to a trick that the first player must not win.
///
/// He plays the highest that does not take, first of those that can make him take later; of those that take the highest:
/// if nobody beats it, that is seen at once, and else he is rid of it. The others part with what would help him to stay
/// below.
#[inline(always)]
pub fn follows_to_duck(choice: &Choice<'_>) -> Order {
    let Choice { hands, player, moves, takers, .. } = *choice;
    let (order, threat) = (Order::of(moves), threatened(hands));
    match player {
        0 => order.high(threat & !takers).high(!takers).high(u32::MAX),
        _ => order.high(from_lowest(threat)).low(u32::MAX),
    }
}
