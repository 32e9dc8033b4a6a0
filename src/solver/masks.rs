//! Sets of cards as the search sees them: one byte for each suit, the highest rank in the highest bit, trumps in the
//! highest byte. All work is done on whole words; no game, no goal and no seat is known here.

/// The suit in the highest byte, which is trump where there is one.
pub(crate) const TOP_SUIT: u32 = 0xff00_0000;

/// The highest card of each suit.
pub(crate) const TOPS: u32 = 0x8080_8080;

/// For each card as a bit number, the cards of its suit that outrank it.
pub static ABOVE: [u32; 32] = above();

const fn above() -> [u32; 32] {
    let mut table = [0; 32];
    let mut at = 0;
    while at < 32 {
        let (suit, rank) = (at / 8, at % 8);
        let higher = (0xff_u32 << (rank + 1)) & 0xff;
        table[at] = higher << (8 * suit);
        at += 1;
    }
    table
}

/// All cards of the suit of this card.
#[inline(always)]
pub const fn suit_of(card: u32) -> u32 {
    0xff << (card.trailing_zeros() & 24)
}

/// The cards of its suit that outrank this one.
#[inline(always)]
pub(crate) fn above_of(card: u32) -> u32 {
    ABOVE[(card.trailing_zeros() & 31) as usize]
}

/// The highest card of a set, of the highest suit; nothing of nothing.
#[inline(always)]
pub const fn highest(set: u32) -> u32 {
    match set {
        0 => 0,
        set => 0x8000_0000_u32.wrapping_shr(set.leading_zeros()),
    }
}

/// The lowest card of a set, of the lowest suit; nothing of nothing.
#[inline(always)]
pub const fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

/// In each suit everything up to the highest card of the set.
#[inline(always)]
pub(crate) const fn up_to_highest(set: u32) -> u32 {
    let one = set | ((set >> 1) & 0x7f7f_7f7f);
    let two = one | ((one >> 2) & 0x3f3f_3f3f);
    two | ((two >> 4) & 0x0f0f_0f0f)
}

/// In each suit everything from the lowest card of the set upwards.
#[inline(always)]
pub(crate) const fn from_lowest(set: u32) -> u32 {
    let one = set | ((set << 1) & 0xfefe_fefe);
    let two = one | ((one << 2) & 0xfcfc_fcfc);
    two | ((two << 4) & 0xf0f0_f0f0)
}

/// All cards of each suit of which the set has one.
#[inline(always)]
pub(crate) const fn suits_of(set: u32) -> u32 {
    up_to_highest(set) | from_lowest(set)
}

/// The lowest card of each suit.
#[inline(always)]
pub(crate) const fn lowest_of_each(set: u32) -> u32 {
    set & !((from_lowest(set) << 1) & 0xfefe_fefe)
}

/// How many cards of each suit two sets have, each number in the byte of its suit; the second set in the upper half.
#[inline(always)]
pub const fn counts(one: u32, two: u32) -> u64 {
    let sets = one as u64 | (two as u64) << 32;
    let pairs = sets.wrapping_sub((sets >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333).wrapping_add((pairs >> 2) & 0x3333_3333_3333_3333);
    fours.wrapping_add(fours >> 4) & 0x0f0f_0f0f_0f0f_0f0f
}

/// How many cards two sets have.
#[inline(always)]
pub const fn sizes(one: u32, two: u32) -> (u32, u32) {
    let sums = counts(one, two).wrapping_mul(0x0101_0101);
    ((sums >> 24) as u32 & 0xff, (sums >> 56) as u32)
}

/// Cards that follow a higher own card with nothing foreign between: they are the same move as that one.
///
/// `joins` has a bit for each card that may be one with the next higher, which is where a goal keeps cards apart.
#[inline(always)]
pub const fn repeats(own: u32, foreign: u32, joins: u32) -> u32 {
    let gap = !(own | foreign) & joins;
    let one = own | (gap & (own >> 1));
    let gap_two = gap & (gap >> 1);
    let two = one | (gap_two & (one >> 2));
    let gap_four = gap_two & (gap_two >> 2);
    let all = two | (gap_four & (two >> 4));
    own & joins & (all >> 1)
}

/// Every card but the highest of a suit may be one with the next higher, unless a goal says otherwise.
pub(crate) const JOINS: u32 = 0x7f7f_7f7f;

/// Two sets with the cards that are gone pressed out of each suit, upwards; `kept` keep their places.
///
/// Both sets stand in one word, `live` are the cards still in the game.
#[inline(always)]
pub const fn pressed(low_half: u32, high_half: u32, live: u32, kept: u32) -> u64 {
    let mut sets = low_half as u64 | (high_half as u64) << 32;
    let stays = (live | kept) as u64;
    let mut stay = stays | stays << 32;
    let mut gaps = (!stay >> 1) & 0x7f7f_7f7f_7f7f_7f7f;
    let mut step = 0;
    while step < 3 {
        let mut odd = gaps ^ ((gaps >> 1) & 0x7f7f_7f7f_7f7f_7f7f);
        odd ^= (odd >> 2) & 0x3f3f_3f3f_3f3f_3f3f;
        odd ^= (odd >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let moved = odd & stay;
        stay = (stay ^ moved) | (moved << (1 << step));
        let part = sets & moved;
        sets = (sets ^ part) | (part << (1 << step));
        gaps &= !odd;
        step += 1;
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed_slowly(set: u32, live: u32, kept: u32) -> u32 {
        let mut out = 0;
        for suit in 0..4 {
            let mut place = 8;
            for rank in (0..8).rev() {
                let bit = 1 << (8 * suit + rank);
                if (live | kept) & bit != 0 {
                    place -= 1;
                    out |= u32::from(set & bit != 0) << (8 * suit + place);
                }
            }
        }
        out
    }

    #[test]
    fn pressing_is_what_a_slow_loop_does() {
        let mut state: u64 = 7;
        for _ in 0..20_000 {
            state = state
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            let live = (state >> 32) as u32;
            let mixed = state.rotate_left(17) as u32;
            let (one, two) = (live & mixed, live & !mixed);
            for kept in [0, 0xc0c0_c0c0, 0x8080_8080] {
                let both = pressed(one, two, live, kept);
                assert_eq!(both as u32, pressed_slowly(one, live, kept));
                assert_eq!((both >> 32) as u32, pressed_slowly(two, live, kept));
            }
        }
    }

    #[test]
    fn cards_are_counted_by_suit_and_together() {
        let (one, two) = (0xff01_0080_u32, 0x0307_f000_u32);
        assert_eq!(counts(one, two), 0x0203_0400_0801_0001);
        assert_eq!(sizes(one, two), (one.count_ones(), two.count_ones()));
        assert_eq!(sizes(u32::MAX, u32::MAX), (32, 32));
        assert_eq!((highest(one), lowest(one)), (0x8000_0000, 0x80));
        assert_eq!((highest(0), lowest(0)), (0, 0));
    }

    #[test]
    fn neighbours_are_one_move_until_a_foreign_card_stands_between() {
        let (own, foreign) = (0b1001_0110, 0b0010_0000);
        assert_eq!(repeats(own, foreign, JOINS), 0b0000_0110);
        assert_eq!(repeats(own, 0, JOINS), 0b0001_0110);
        assert_eq!(repeats(own, 0, JOINS & !0b0001_0000), 0b0000_0110);
        assert_eq!(repeats(0b1_0000_0000 | 0b1000_0000, 0, JOINS), 0, "suits never join");
    }

    #[test]
    fn fills_reach_to_the_ends_of_their_suit() {
        assert_eq!(up_to_highest(0x0010_0201), 0x001f_0301);
        assert_eq!(from_lowest(0x0010_0280), 0x00f0_fe80);
        assert_eq!((above_of(0x100), suit_of(0x100)), (0xfe00, 0xff00));
    }
}
