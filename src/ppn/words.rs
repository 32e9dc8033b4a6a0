//! The small words of PPN: players, orders, contracts, levels of kontra, and the value that they come to. It knows no
//! line of text.

use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Bid, Contract};

/// The seat of a player's digit (PPN-1).
pub fn seat_of(digit: u8) -> Option<Seat> {
    match digit {
        b'1' => Some(Seat::A),
        b'2' => Some(Seat::B),
        b'3' => Some(Seat::C),
        _ => None,
    }
}

/// The digit of a seat.
pub(crate) fn digit_of(seat: Seat) -> char {
    char::from(b'1' + seat.index() as u8)
}

/// The orders in which three seats can be dealt to: the turn of play never changes (PPN-1).
pub(crate) const ORDERS: [&str; 3] = ["123", "231", "312"];

/// The seats of an order, forehand first.
pub fn seats_of(order: &str) -> Option<[Seat; 3]> {
    let place = ORDERS.iter().position(|one| *one == order)?;
    Some(order_from(Seat::ALL[place]))
}

/// The order that begins with this forehand.
pub(crate) fn order_from(forehand: Seat) -> [Seat; 3] {
    [forehand, forehand.next(), forehand.previous()]
}

/// What stands in the field for invitations and kontras.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    Nothing,
    /// Who took their partner along; `None` in an old dialect, where there is only one who can have.
    Invite(Option<Follower>),
    /// The last level reached, 1 to 4, and who began.
    Kontra(u8, Follower),
}

/// A defender, by their digit or, in an old dialect, by their place after the declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Follower {
    Seat(Seat),
    First,
    Second,
}

/// The letters of the levels, from kontra on.
pub const LEVELS: [char; 4] = ['K', 'R', 'S', 'M'];

impl Follower {
    /// Reads a digit, or `L` and `R` of an old dialect.
    pub fn parse(text: &str) -> Option<Follower> {
        match text.as_bytes() {
            b"L" => Some(Follower::First),
            b"R" => Some(Follower::Second),
            [digit] => seat_of(*digit).map(Follower::Seat),
            _ => None,
        }
    }

    /// Where they sit.
    pub fn seat(self, declarer: Seat) -> Seat {
        match self {
            Follower::Seat(seat) => seat,
            Follower::First => declarer.next(),
            Follower::Second => declarer.previous(),
        }
    }

    /// Whether the old dialect was spoken.
    pub const fn is_old(self) -> bool {
        !matches!(self, Follower::Seat(_))
    }
}

impl Said {
    /// Reads the field: `0`, `I2`, `K1` to `M3`.
    pub fn parse(text: &str) -> Option<Said> {
        if text == "0" {
            return Some(Said::Nothing);
        }
        let letter = text.chars().next()?;
        let rest = text.get(letter.len_utf8()..)?;
        if letter == 'I' && rest.is_empty() {
            return Some(Said::Invite(None));
        }
        let who = Follower::parse(rest)?;
        if letter == 'I' {
            return Some(Said::Invite(Some(who)));
        }
        let level = LEVELS.iter().position(|one| *one == letter)?;
        Some(Said::Kontra(level as u8 + 1, who))
    }

    /// How often the value is doubled.
    pub const fn level(self) -> u8 {
        match self {
            Said::Kontra(level, _) => level,
            _ => 0,
        }
    }
}

/// The contract of a field such as `4` or `G4`, and whether it is a game.
pub fn contract_of(text: &str) -> Option<(Contract, bool)> {
    match Bid::parse(text)? {
        Bid::Number(value) => Some((Contract::new(value)?, false)),
        Bid::Named(contract) => Some((contract, true)),
        Bid::Game => None,
    }
}

/// The field of a contract.
pub(crate) fn contract_code(contract: Contract, game: bool) -> &'static str {
    if game {
        Bid::Named(contract).code()
    } else {
        Bid::Number(contract.value()).code()
    }
}

/// Whether a refa must have doubled a deal of this value; `None` when it can be neither with nor without (PPN-6).
pub fn refa_of(contract: Contract, game: bool, level: u8, value: i64) -> Option<bool> {
    let plain = contract.base(game) << level.min(10);
    match value {
        value if value == plain => Some(false),
        value if value == 2 * plain => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refa_of_fields(contract: &str, kontra: &str, value: i64) -> Option<bool> {
        let (contract, game) = contract_of(contract)?;
        refa_of(contract, game, Said::parse(kontra)?.level(), value)
    }

    #[test]
    fn the_refa_follows_from_the_value() {
        assert_eq!(refa_of_fields("4", "0", 8), Some(false));
        assert_eq!(refa_of_fields("2", "0", 8), Some(true));
        assert_eq!(refa_of_fields("G3", "I2", 8), Some(false));
        assert_eq!(refa_of_fields("4", "S3", 64), Some(false));
        assert_eq!(refa_of_fields("G3", "K2", 32), Some(true));
        assert_eq!(refa_of_fields("G3", "K2", 24), None);
        assert_eq!(refa_of_fields("9", "0", 18), None);
        assert_eq!(refa_of_fields("4", "K4", 16), None);
    }

    #[test]
    fn the_field_of_kontras_reads_old_and_new_words() {
        assert_eq!(Said::parse("0"), Some(Said::Nothing));
        assert_eq!(Said::parse("I2"), Some(Said::Invite(Some(Follower::Seat(Seat::B)))));
        assert_eq!(Said::parse("I"), Some(Said::Invite(None)));
        assert_eq!(Said::parse("ML"), Some(Said::Kontra(4, Follower::First)));
        for stray in ["", "K", "X1", "K4", "K12", "é1", "00"] {
            assert_eq!(Said::parse(stray), None, "{stray}");
        }
    }
}
