//! What the deals of a session come to, in words that the games share: how a session stands, what a deal does to it,
//! and what a game's own book keeping can tell. It knows neither records nor how a sheet is drawn.

pub use super::table_sheet::TableSheet;
use crate::cards::{BySeat, Seat};

/// What a table of a tournament plays in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TablePlay {
    /// So many deals, each for itself.
    Deals(u16),
    /// A session on one sheet, with so many bula for each player and so many refas at most.
    Session { bula: u16, refas: Option<u16> },
}

/// How a session stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// What each player has won or lost if it ended here.
    pub totals: BySeat<i64>,
    /// The sheet, in a game that is written in columns.
    pub columns: Option<Columns>,
}

/// A sheet of three columns a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Columns {
    /// What each has still to go; below zero under the hat.
    pub bula: BySeat<i64>,
    /// By writer, then by the declarer it is written against.
    pub soup: BySeat<BySeat<i64>>,
    pub open_refa: BySeat<u8>,
    /// Refas written in the session so far.
    pub refas_written: u8,
    /// What the fourth at the table has to go, who sits out.
    pub out: Option<i64>,
}

impl Columns {
    /// What is left to go.
    pub fn left(&self) -> i64 {
        self.bula.a + self.bula.b + self.bula.c + self.out.unwrap_or(0)
    }
}

/// A hat drawn into a column, or taken off again (P-7.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hat {
    /// The bula went below zero.
    Hat,
    /// It came back to zero or above.
    Inverted,
}

impl Hat {
    /// The hat that a change of a bula draws, if it draws one.
    pub const fn drawn(before: i64, after: i64) -> Option<Hat> {
        match (before < 0, after < 0) {
            (false, true) => Some(Hat::Hat),
            (true, false) => Some(Hat::Inverted),
            _ => None,
        }
    }

    /// Its word in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Hat::Hat => "hat",
            Hat::Inverted => "inverted",
        }
    }
}

/// What became of a deal in its session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealFate {
    Played,
    /// It ended before the first card, and counts.
    Unplayed,
    PassedOut,
    /// Struck out by a ruling.
    Voided,
    /// It stops before its result is known, and counts for nothing.
    Unfinished,
    /// An irregular card makes its result doubtful, and nobody has ruled on it.
    Unruled,
    /// The session was over before it.
    Late,
    /// Another result of the same deal came first, and counts until someone decides.
    Contested,
    /// Its record cannot be read.
    Refused,
}

impl DealFate {
    /// Its word in answers and in the catalogs.
    pub const fn as_str(self) -> &'static str {
        match self {
            DealFate::Played => "played",
            DealFate::Unplayed => "unplayed",
            DealFate::PassedOut => "passed_out",
            DealFate::Voided => "voided",
            DealFate::Unfinished => "unfinished",
            DealFate::Unruled => "unruled",
            DealFate::Late => "late",
            DealFate::Contested => "contested",
            DealFate::Refused => "refused",
        }
    }
}

/// A deal as it is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealEntry {
    pub fate: DealFate,
    /// The code of the contract, where there is one.
    pub contract: Option<&'static str>,
    /// The number that stands for it on a sheet.
    pub contract_number: Option<u8>,
    pub declarer: Option<Seat>,
    pub made: Option<bool>,
    /// Who came to play against the declarer, where a defender may stay out.
    pub came: Option<BySeat<bool>>,
    /// The defender who took their partner along.
    pub invited_by: Option<Seat>,
    /// The level of the highest kontra; 0 without one.
    pub kontra: u8,
    /// Who said the first one, where it matters.
    pub kontra_giver: Option<Seat>,
    /// It was given up before the first card.
    pub forfeit: bool,
    pub tricks: Option<BySeat<u8>>,
    /// Defenders who pay for what the declarer made.
    pub penalised: BySeat<bool>,
    /// What was written, where one number does it.
    pub value: Option<i64>,
    pub refa_used: bool,
    pub refa_written: bool,
    /// Everyone passed and refas are left, but none is written while someone is under the hat (P-8.1).
    pub refa_blocked: bool,
    /// More was won than was left to go.
    pub reduced: bool,
    /// A ruling changed the result.
    pub ruled: bool,
    pub after: Standing,
}

impl DealEntry {
    /// A deal that changes nothing.
    pub fn nothing(fate: DealFate, standing: &Standing) -> DealEntry {
        DealEntry {
            fate,
            contract: None,
            contract_number: None,
            declarer: None,
            made: None,
            came: None,
            invited_by: None,
            kontra: 0,
            kontra_giver: None,
            forfeit: false,
            tricks: None,
            penalised: BySeat::default(),
            value: None,
            refa_used: false,
            refa_written: false,
            refa_blocked: false,
            reduced: false,
            ruled: false,
            after: *standing,
        }
    }
}

/// A part of how a total comes about: its key in the catalogs and what it brings to each person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    pub key: &'static str,
    /// What was multiplied with what.
    pub of: Option<(i64, Vec<i64>)>,
    pub brings: Vec<i64>,
}

/// What a contract would be worth to each player if they played the next deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    pub contract: &'static str,
    pub worth: BySeat<Worth>,
}

/// What a contract is worth to someone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Worth {
    pub value: i64,
    /// What is written if it is made, when that is less because no more is left to go.
    pub reduced_to: Option<i64>,
    /// A refa of theirs doubles it.
    pub doubled: bool,
}

/// How a game keeps the book of a session, under its rules.
pub trait Book: std::fmt::Debug {
    /// Before the first deal.
    fn opening(&self) -> Standing;

    /// Whether nothing can be added.
    fn is_over(&self, standing: &Standing) -> bool;

    /// What the next deal would be worth; nothing where that does not depend on the session.
    fn prospects(&self, standing: &Standing) -> Vec<Prospect>;

    /// Whether the left column is against the seat before.
    fn left_is_previous(&self) -> bool;

    /// What each person has won or lost if the sheet ended here.
    fn settled(&self, _sheet: &TableSheet) -> Vec<i64> {
        Vec::new()
    }

    /// How that comes about, part by part; nothing where totals are plain sums.
    fn terms(&self, _sheet: &TableSheet) -> Vec<Term> {
        Vec::new()
    }

    /// The sheet when it stops early and the rest is written off, where there is a rest.
    fn written_off(&self, _sheet: &TableSheet) -> Option<TableSheet> {
        None
    }
}
