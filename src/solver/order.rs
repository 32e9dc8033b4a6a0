//! In which order moves are tried: nothing here changes a value, only how soon a search ends. It knows what a side wants,
//! not why.

use super::goal::{Open, Order};

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
pub fn follows_to_take(
    player: usize,
    trick: &Open,
    moves: u32,
    takers: u32,
    last: bool,
    valuable: u32,
) -> Order {
    let ours = (player == 0) == (trick.winner == 0);
    let order = Order::of(moves);
    match (ours, last) {
        (true, true) => order.high(valuable).low(!takers).low(u32::MAX),
        (true, false) => order.low(!takers & !valuable).high(u32::MAX),
        (false, true) => order.high(takers & valuable).low(takers).low(!valuable).low(u32::MAX),
        (false, false) => order.high(takers).low(!valuable).low(u32::MAX),
    }
}

/// Leads of a side that wants the first player to take: low cards; the first player himself leads low too.
#[inline(always)]
pub fn leads_to_duck(moves: u32) -> Order {
    Order::of(moves).low(u32::MAX)
}

/// Cards to a trick that the first player must not win: he plays the highest that does not take, the others the lowest.
#[inline(always)]
pub fn follows_to_duck(player: usize, moves: u32, takers: u32) -> Order {
    let order = Order::of(moves);
    if player == 0 { order.high(!takers).low(u32::MAX) } else { order.low(u32::MAX) }
}
