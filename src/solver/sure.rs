//! Tricks and cards that nobody can take away: what a leader can cash, and what the highest trumps bring whatever is
//! played. Both are bounds for goals; what a trick is worth is not known here.

use super::goal::Holdings;
use super::masks::{TOPS, counts, sizes, up_to_highest};

/// The cards with which the leader wins every trick, led one after the other.
///
/// Those that outrank all others of their suit, of trumps and, once nobody else has trumps or the leader can draw them,
/// of the other suits; a suit whose highest cards are as many as anyone else holds of it runs to its end.
#[inline(always)]
pub(crate) fn cashable(holdings: &Holdings, leader: usize, trump: u32, reserved: u32) -> u32 {
    let own = holdings[leader];
    let (one, two) = match leader {
        0 => (holdings[1], holdings[2]),
        1 => (holdings[0], holdings[2]),
        _ => (holdings[0], holdings[1]),
    };
    let tops = own & !up_to_highest(one | two);
    let have = counts(tops, 0) as u32;
    let others = counts(one, two);
    // In the highest bit of each suit: nobody else holds more of it than its highest cards here.
    let enough = (have | TOPS).wrapping_sub(others as u32) & (have | TOPS).wrapping_sub((others >> 32) as u32) & TOPS;
    let drawn = trump & (one | two) == 0 || trump & enough != 0;
    let safe = if drawn { u32::MAX } else { trump };
    let whole = enough & safe & have.wrapping_add(0x7f7f_7f7f);
    let suits = (whole << 1).wrapping_sub(whole >> 7);
    ((tops & safe) | (own & suits)) & !reserved
}

/// The trumps of a side that outrank all of the other: each is won by the side, whenever and to whatever it is played.
#[inline(always)]
pub const fn masters(own: u32, other: u32, trump: u32) -> u32 {
    own & trump & !up_to_highest(other & trump)
}

/// The trumps with which each of two sides outranks all of the other: one of them has none.
#[inline(always)]
pub(crate) fn masters_of_both(one: u32, two: u32, trump: u32) -> (u32, u32) {
    let (one, two) = (one & trump, two & trump);
    // The side without the highest trump has nothing above its own.
    let above = !up_to_highest(one.min(two));
    (one & above, two & above)
}

/// The most tricks that one of the others has in trumps above all of the first player's.
#[inline(always)]
pub(crate) fn tricks_of_either(holdings: &Holdings, trump: u32) -> i32 {
    let above = !up_to_highest(holdings[0] & trump);
    let (one, two) = sizes(holdings[1] & trump & above, holdings[2] & trump & above);
    one.max(two) as i32
}

/// Whether an opponent can keep a card that takes a trick from the leader who is to win them all: in some suit they
/// have more cards than the leader has above all of theirs, and so has the leader.
///
/// Whatever is led, they have others to throw away: they need no more of that suit than the leader has of it, and both
/// hold the same number of cards.
#[inline(always)]
pub fn guards(own: u32, other: u32) -> bool {
    let above = own & !up_to_highest(other);
    let mut suit = 0xff;
    for _ in 0..4 {
        let tops = (above & suit).count_ones();
        if (own & suit).count_ones() > tops && (other & suit).count_ones() > tops {
            return true;
        }
        suit <<= 8;
    }
    false
}
