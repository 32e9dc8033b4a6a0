//! The deals of boards, made from a secret seed: the same seed makes the same deals on every machine, so that anyone
//! who learns the seed can check what was dealt, and nobody can guess a deal without it.

use std::fmt;

use talon_records::hash::Hash;
use talon_rules::cards::{Card, CardSet};

/// How deals are made of a seed; another way gets another word.
pub const DEALT_BY: &str = "talon-deal/1";

const SEED_BYTES: usize = 32;
/// Cards of each hand; the two that are left are the talon.
const HAND: usize = 10;

/// What the deals are made of. It is never printed by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DealSeed([u8; SEED_BYTES]);

impl DealSeed {
    /// A seed of chance that was drawn elsewhere.
    pub const fn new(bytes: [u8; SEED_BYTES]) -> DealSeed {
        DealSeed(bytes)
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn parse(written: &str) -> Option<DealSeed> {
        let is_plain = written.len() == 2 * SEED_BYTES;
        Hash::parse(written).filter(|_| is_plain).map(|read| DealSeed(read.0))
    }

    /// The 64 digits by which it is written.
    pub fn to_hex(self) -> String {
        Hash(self.0).to_hex()
    }

    /// What can be told of the seed without telling it: the SHA-256 of the seed as it is written.
    pub fn commitment(self) -> Hash {
        Hash::of(self.to_hex().as_bytes())
    }
}

impl fmt::Debug for DealSeed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("DealSeed(..)")
    }
}

/// Which board a deal is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardKey {
    pub stage: u16,
    pub set: u16,
    /// Its place in its set, from 1.
    pub at: u16,
}

/// What is dealt on a board, by the roles of those who play: a table of four deals to the three beside the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardDeal {
    /// Forehand, middlehand, and the last hand, which the dealer of a table of three has; ten cards each.
    pub hands: [CardSet; 3],
    /// The other two. Where forehand gets twelve cards, these are two of them.
    pub talon: CardSet,
}

/// The deal of a board.
pub fn deal(seed: DealSeed, board: BoardKey) -> BoardDeal {
    let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
    let mut numbers = Numbers::of(seed, board);
    for last in (1..pack.len()).rev() {
        pack.swap(last, numbers.below(last + 1));
    }
    let dealt = |from: usize, count: usize| pack.iter().skip(from).take(count).copied().collect();
    BoardDeal {
        hands: [dealt(0, HAND), dealt(HAND, HAND), dealt(2 * HAND, HAND)],
        talon: dealt(3 * HAND, HAND),
    }
}

/// Numbers without end: SHA-256 of the seed, the board and a count that goes up, eight numbers of 32 bits each.
struct Numbers {
    head: String,
    count: u32,
    drawn: Vec<u32>,
}

impl Numbers {
    fn of(seed: DealSeed, BoardKey { stage, set, at }: BoardKey) -> Numbers {
        Numbers {
            head: format!("{DEALT_BY} {} {stage} {set} {at}", seed.to_hex()),
            count: 0,
            drawn: Vec::new(),
        }
    }

    fn next(&mut self) -> u32 {
        if let Some(next) = self.drawn.pop() {
            return next;
        }
        let block = Hash::of(format!("{} {}", self.head, self.count).as_bytes());
        self.count = self.count.wrapping_add(1);
        let (words, _) = block.0.as_chunks::<4>();
        self.drawn = words.iter().rev().map(|word| u32::from_be_bytes(*word)).collect();
        self.drawn.pop().unwrap_or_default()
    }

    /// A number below a count of 1 to 32, each as likely as any other: what is beyond its last whole multiple is drawn
    /// again.
    fn below(&mut self, count: usize) -> usize {
        let count = u32::try_from(count).unwrap_or(u32::MAX).max(1);
        let whole = u32::MAX - u32::MAX % count;
        loop {
            let next = self.next();
            if next < whole {
                return (next % count) as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn seed() -> DealSeed {
        DealSeed::new(std::array::from_fn(|at| at as u8))
    }

    fn written(cards: CardSet) -> String {
        let codes: Vec<&str> = Pack::German
            .in_order(cards)
            .map(|card| Pack::German.code(card))
            .collect();
        codes.join(" ")
    }

    #[test]
    fn a_seed_is_written_and_read_and_never_shown_by_accident() {
        let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
        assert_eq!(seed().to_hex(), hex);
        assert_eq!(DealSeed::parse(hex), Some(seed()));
        for other in [&hex[1..], "", &format!("sha256:{hex}"), &hex.to_uppercase()] {
            assert_eq!(DealSeed::parse(other), None, "{other}");
        }
        assert_eq!(format!("{:?}", seed()), "DealSeed(..)");
        // printf %s 000102… | sha256sum
        assert_eq!(
            seed().commitment().to_hex(),
            "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b"
        );
    }

    #[test]
    fn the_deal_of_a_board_is_what_the_documented_recipe_gives() {
        let board = BoardKey {
            stage: 1,
            set: 2,
            at: 3,
        };
        let dealt = deal(seed(), board);
        let hands = dealt.hands.map(written);
        assert_eq!(
            hands,
            [
                "AA AK LA LX LK L9 H7 BX BK B8",
                "AU A8 HX HK HO HU H8 BU B9 B7",
                "AX AO A9 A7 LU L7 HA H9 BA BO"
            ]
        );
        assert_eq!(written(dealt.talon), "LO L8");
    }
}
