//! The seven contracts by their value (P-1.4). It knows what a contract asks of the declarer and what it is worth,
//! not who may play it.

use crate::cards::{Seat, Suit};
use crate::games::trick::{PlayRules, RankOrder};

/// A contract, known by its value: 2 to 5 with a trump suit, 6 Bettel, 7 Sanac, 8 Preferans (option).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Contract(u8);

/// What a contract is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Six tricks or more.
    SixTricks,
    /// No trick.
    NoTrick,
    /// All ten tricks.
    AllTricks,
}

impl Contract {
    /// The lowest contract; played only after a kontra, unless it is a game (P-5.10).
    pub const TWO: Contract = Contract(2);
    /// No trick at all (P-1.6).
    pub const BETTEL: Contract = Contract(6);
    /// Six tricks, without trump (P-1.6).
    pub const SANAC: Contract = Contract(7);
    /// All ten tricks, where it is played (P-1.6).
    pub const PREFERANS: Contract = Contract(8);

    /// The contract of this value, 2 to 8.
    pub const fn new(value: u8) -> Option<Contract> {
        if 2 <= value && value <= 8 {
            Some(Contract(value))
        } else {
            None
        }
    }

    /// All contracts in ascending order, Preferans too.
    pub fn all() -> impl DoubleEndedIterator<Item = Contract> {
        (2..=8).map(Contract)
    }

    /// Its value V, 2 to 8.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The trump suit; `None` in Bettel, Sanac and Preferans.
    pub const fn trump(self) -> Option<Suit> {
        match self.0 {
            2 => Some(Suit::Leaves),
            3 => Some(Suit::Bells),
            4 => Some(Suit::Hearts),
            5 => Some(Suit::Acorns),
            _ => None,
        }
    }

    /// What the declarer has to reach (P-1.6).
    pub const fn aim(self) -> Aim {
        match self {
            Contract::BETTEL => Aim::NoTrick,
            Contract::PREFERANS => Aim::AllTricks,
            _ => Aim::SixTricks,
        }
    }

    /// How tricks are won: ace high and ten below the jack in every contract, nobody has to beat (P-1.3, P-6.3).
    pub const fn play_rules(self) -> PlayRules {
        PlayRules {
            order: RankOrder::TenLow,
            trump: self.trump(),
            must_beat: false,
        }
    }

    /// B without kontra and refa: twice the value, which counts one more in a game (P-1.4, P-1.5).
    pub const fn base(self, game: bool) -> i64 {
        2 * (self.0 as i64 + game as i64)
    }

    /// The tricks of the defenders that end the contract: the fifth, or the first in Preferans; `None` in Bettel.
    pub const fn tricks_to_fall(self) -> Option<u8> {
        match self.aim() {
            Aim::SixTricks => Some(5),
            Aim::AllTricks => Some(1),
            Aim::NoTrick => None,
        }
    }

    /// Whether the result stands before the last trick, with so many tricks of either side (P-6.5).
    pub const fn is_decided(self, declarer: u8, defenders: u8) -> bool {
        match self.tricks_to_fall() {
            Some(most) => defenders >= most,
            None => declarer > 0,
        }
    }

    /// Its code in lists: that of P-1.4, with `game-` before it in a game.
    pub const fn code(self, game: bool) -> &'static str {
        let place = (self.0 - 2) as usize + if game { 7 } else { 0 };
        CONTRACT_CODES[place]
    }

    /// Reads a code; whether it is a game stands beside the contract.
    pub fn parse(code: &str) -> Option<(Contract, bool)> {
        let place = CONTRACT_CODES.iter().position(|known| *known == code)?;
        Some((Contract(2 + place as u8 % 7), place >= 7))
    }
}

/// The number of the trick after which the result stands (P-6.5), of tricks won by these in order; `None` while it is
/// open.
pub fn decided_at(declarer: Seat, contract: Contract, winners: &[Seat]) -> Option<u8> {
    let (mut own, mut against) = (0, 0);
    for (number, winner) in (1..=10).zip(winners) {
        let side = if *winner == declarer { &mut own } else { &mut against };
        *side += 1;
        if number == 10 || contract.is_decided(own, against) {
            return Some(number);
        }
    }
    None
}

/// The codes of all contracts, numbers before games.
pub const CONTRACT_CODES: [&str; 14] = [
    "S",
    "D",
    "H",
    "C",
    "betl",
    "sans",
    "pref",
    "game-S",
    "game-D",
    "game-H",
    "game-C",
    "game-betl",
    "game-sans",
    "game-pref",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_and_nothing_else_is_one() {
        for contract in Contract::all() {
            for game in [false, true] {
                assert_eq!(Contract::parse(contract.code(game)), Some((contract, game)));
            }
        }
        for stray in ["", "2", "G", "game", "game-", "game-2", "Betl"] {
            assert_eq!(Contract::parse(stray), None, "{stray}");
        }
    }

    #[test]
    fn a_result_stands_with_the_fifth_trick_against_it_or_the_last() {
        let at = |value, winners: &str| {
            let winners: Vec<Seat> = winners.chars().filter_map(|c| Seat::parse(&c.to_string())).collect();
            decided_at(Seat::A, Contract::new(value).unwrap(), &winners)
        };
        assert_eq!(at(4, "ABCABCB"), Some(7));
        assert_eq!(at(4, "ABCABCBAAA"), Some(7));
        assert_eq!((at(7, "AAAAAABBB"), at(7, "AAAAAABBBB")), (None, Some(10)));
        assert_eq!(
            (at(6, "BCA"), at(6, "BCBCBCBCB"), at(6, "BCBCBCBCBC")),
            (Some(3), None, Some(10))
        );
        assert_eq!((at(8, "AAB"), at(8, "AAAAAAAAAA")), (Some(3), Some(10)));
    }

    /// The columns "B plain" and "B game" of the table of P-1.4.
    #[test]
    fn the_basic_scores_are_those_of_the_table() {
        let plain: Vec<i64> = Contract::all().map(|contract| contract.base(false)).collect();
        let game: Vec<i64> = Contract::all().map(|contract| contract.base(true)).collect();
        assert_eq!(plain, [4, 6, 8, 10, 12, 14, 16]);
        assert_eq!(game, [6, 8, 10, 12, 14, 16, 18]);
    }
}
