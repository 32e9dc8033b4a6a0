//! Tricks and cards that nobody can take away: what a leader can cash, and what the highest trumps bring whatever is
//! played. Both are bounds for goals; what a trick is worth is not known here.

use super::goal::Hands;
use super::masks::up_to_highest;

/// The cards with which the leader wins every trick, led one after the other.
///
/// Those that outrank all others of their suit, of trumps and, once nobody else has trumps or the leader can draw them,
/// of the other suits; a suit whose highest cards are as many as anybody else holds of it runs to its end.
#[inline(always)]
pub fn cashable(hands: &Hands, leader: usize, trump: u32, reserved: u32) -> u32 {
    let own = hands[leader];
    let (one, two) = match leader {
        0 => (hands[1], hands[2]),
        1 => (hands[0], hands[2]),
        _ => (hands[0], hands[1]),
    };
    let tops = own & !up_to_highest(one | two);
    let mut safe = u32::MAX;
    if trump & (one | two) != 0 {
        let drawn = (tops & trump).count_ones();
        let longest = (one & trump).count_ones().max((two & trump).count_ones());
        if drawn < longest {
            safe = trump;
        }
    }
    let mut sure = tops & safe;
    let mut suit = 0xff;
    for _ in 0..4 {
        let run = (sure & suit).count_ones();
        if run > 0 && own & suit & !sure != 0 {
            let longest = (one & suit).count_ones().max((two & suit).count_ones());
            if run >= longest {
                sure |= own & suit;
            }
        }
        suit <<= 8;
    }
    sure & !reserved
}

/// The trumps of a side that outrank all of the other: each is won by the side, whenever and to whatever it is played.
#[inline(always)]
pub const fn masters(own: u32, other: u32, trump: u32) -> u32 {
    own & trump & !up_to_highest(other & trump)
}

/// Whether an opponent can keep a card that takes a trick from the leader who is to win them all: in some suit he has
/// more cards than the leader has above all of his, and so has the leader.
///
/// Whatever is led, he has others to throw away: he needs no more of that suit than the leader has of it, and both hold
/// the same number of cards.
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
