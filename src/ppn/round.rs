//! The fields of one round, read one by one: each is sound or has its finding. What they mean together, and whether
//! the deal is legal, is not asked here.

mod ending;

use self::ending::read_end;
use crate::auction::Top;
use crate::cards::card_of;
use crate::lexer::{Item, Token};
use crate::notes::{Notes, rules};
use crate::words::{Follower, ORDERS, Said, contract_of, seat_of, seats_of};
use talon_rules::cards::{Card, CardSet, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::Contract;

/// A round as its fields have it.
#[derive(Debug, Clone)]
pub struct Round<'t> {
    /// Where its bracket stands.
    pub at: usize,
    pub id: Option<u32>,
    /// Forehand first.
    pub order: [Seat; 3],
    /// As they were dealt: ten to each in this order, then the talon.
    pub cards: Token<'t>,
    pub bids: Token<'t>,
    pub tops: [Top; 3],
    /// `None` for a round that ends after the bids.
    pub rest: Option<Rest<'t>>,
}

/// What follows the bids.
#[derive(Debug, Clone)]
pub struct Rest<'t> {
    pub main: Seat,
    pub main_at: usize,
    /// `None` for `XX`.
    pub discards: Option<[Card; 2]>,
    pub discards_field: Token<'t>,
    pub contract: Contract,
    pub game: bool,
    pub contract_field: Token<'t>,
    pub accepted: Accepted,
    pub accepted_field: Token<'t>,
    pub said: Said,
    pub said_field: Token<'t>,
    /// `None` where the field is missing.
    pub refa: Option<bool>,
    pub refa_at: usize,
    pub value: i64,
    pub value_field: Token<'t>,
    pub starts: Option<Seat>,
    pub starts_at: usize,
    pub throws: Vec<Throw<'t>>,
    pub throws_at: usize,
    pub summary: Option<[PlayerSummary; 3]>,
}

/// Who said themselves that they play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accepted {
    Nobody,
    One(Follower),
    Both,
}

/// A trick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Throw<'t> {
    pub at: usize,
    pub text: &'t str,
    pub cards: Vec<Card>,
    pub winner: Winner,
}

/// Who won a trick, as the file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Winner {
    Seat(Seat),
    /// In an old dialect: the declarer, or a defender by their place.
    Declarer,
    Follower(Follower),
}

impl Winner {
    /// Where they sit.
    pub fn seat(self, declarer: Seat) -> Seat {
        match self {
            Winner::Seat(seat) => seat,
            Winner::Declarer => declarer,
            Winner::Follower(follower) => follower.seat(declarer),
        }
    }
}

/// A player's part of the summary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlayerSummary {
    pub at: usize,
    pub said: PartSaid,
}

/// What it says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PartSaid {
    Nothing,
    Main {
        tricks: u8,
        change: i64,
    },
    /// `next` is the column against the next seat; `None` where no soup is written.
    Follower {
        tricks: u8,
        soup: Option<(bool, i64)>,
        penalty: Option<i64>,
    },
}

/// Reads a round; `None` when there is no deal in it. What cannot be read has a finding.
pub(crate) fn read_round<'t>(item: &Item<'t>, notes: &mut Notes) -> Option<Round<'t>> {
    read(item, notes, true)
}

/// The same where cards and bids do not matter: what came of the round can be sound without them.
pub(crate) fn read_result<'t>(item: &Item<'t>) -> Option<Round<'t>> {
    read(item, &mut Notes::default(), false)
}

fn read<'t>(item: &Item<'t>, notes: &mut Notes, with_cards: bool) -> Option<Round<'t>> {
    let fields = item.fields();
    let whole = Token { at: item.at, text: "" };
    if !item.closed {
        notes.unclosed(item, rules::PASSED_OUT);
    }
    if fields.len() < 4 {
        notes.syntax(whole, rules::PASSED_OUT, "", &["id", "order", "cards", "bids"]);
        return None;
    }
    let id = read_id(fields[0], notes);
    let order = seats_of(fields[1].text);
    if order.is_none() {
        notes.syntax(fields[1], rules::SEATS, "/deal/dealer", &ORDERS);
    }
    let dealt = read_cards(fields[2], notes);
    let tops = read_bids(fields[3], notes);
    let errors = with_cards && notes.errors() > 0;
    // Where the rest cannot be read the deal and the auction can still be shown; the record is refused all the same.
    let rest = fields
        .get(4..)
        .filter(|rest| !rest.is_empty())
        .and_then(|rest| read_rest(rest, notes));
    if errors || with_cards && !dealt {
        return None;
    }
    let tops = tops.or((!with_cards).then_some([Top::Pass; 3]));
    Some(Round {
        at: item.at,
        id,
        order: order?,
        cards: fields[2],
        bids: fields[3],
        tops: tops?,
        rest,
    })
}

fn read_id(field: Token<'_>, notes: &mut Notes) -> Option<u32> {
    let id = field.text.parse().ok().filter(|id| *id > 0);
    if id.is_none() {
        notes.syntax(field, rules::SEATS, "/source/deal", &[]);
    }
    id
}

/// Each of 32 characters once.
fn read_cards(field: Token<'_>, notes: &mut Notes) -> bool {
    let made = notes.made();
    let mut seen = CardSet::EMPTY;
    for (place, character) in field.text.char_indices() {
        let at = Token {
            at: field.at + place,
            text: &field.text[place..place + character.len_utf8()],
        };
        match u8::try_from(character).ok().and_then(card_of) {
            None => notes.syntax(at, rules::SEATS, "/deal/hands", &["1-9", "A-W"]),
            Some(card) if !seen.insert(card) => {
                let finding = notes.add(Code::DealDuplicate, rules::SEATS, at.at, "/deal/hands");
                finding.found = Some(talon_rules::cards::Pack::French.code(card).into());
            }
            Some(_) => {}
        }
        if notes.made() > made + 32 {
            return false;
        }
    }
    let missing = CardSet::FULL.without(seen);
    if notes.made() == made && !missing.is_empty() {
        let codes: Vec<&str> = missing
            .iter()
            .map(|card| talon_rules::cards::Pack::French.code(card))
            .collect();
        let finding = notes.add(Code::DealMissing, rules::SEATS, field.at, "/deal/hands");
        finding.expected = Some(serde_json::json!(codes));
    }
    notes.made() == made
}

fn read_bids(field: Token<'_>, notes: &mut Notes) -> Option<[Top; 3]> {
    let mut tops = Vec::new();
    for (at, text) in parts(field, ',') {
        let part = Token { at, text };
        if text == "D" {
            notes.dialect(part, rules::BIDS, "/actions");
            tops.push(Top::Pass);
            continue;
        }
        match Top::parse(text) {
            Some(top) => tops.push(top),
            None => {
                notes.syntax(part, rules::BIDS, "/actions", &["P", "2-8", "M3-M8", "G", "G2-G8"]);
                return None;
            }
        }
    }
    let read = <[Top; 3]>::try_from(tops).ok();
    if read.is_none() {
        notes.syntax(field, rules::BIDS, "/actions", &[]);
    }
    read
}

/// The parts of a field with their places.
fn parts(field: Token<'_>, mark: char) -> impl Iterator<Item = (usize, &str)> {
    let mut at = field.at;
    field.text.split(mark).map(move |text| {
        let here = at;
        at += text.len() + mark.len_utf8();
        (here, text)
    })
}

/// Takes the fields one after the other.
struct Rows<'f, 't> {
    fields: &'f [Token<'t>],
    end: usize,
}

impl<'t> Rows<'_, 't> {
    fn next(&mut self) -> Token<'t> {
        match self.fields.split_first() {
            Some((first, rest)) => {
                self.fields = rest;
                self.end = first.at + first.text.len();
                *first
            }
            None => Token { at: self.end, text: "" },
        }
    }
}

fn read_rest<'t>(fields: &[Token<'t>], notes: &mut Notes) -> Option<Rest<'t>> {
    let before = notes.errors();
    let mut rows = Rows { fields, end: 0 };
    let main_field = rows.next();
    let main = seat_field(main_field, "/actions", notes);
    let discards_field = rows.next();
    let discards = read_discards(discards_field, notes);
    let contract_field = rows.next();
    let contract = contract_of(contract_field.text);
    if contract.is_none() {
        notes.syntax(contract_field, rules::BIDS, "/actions", &["2-8", "G2-G8"]);
    }
    let accepted_field = rows.next();
    let accepted = read_accepted(accepted_field, notes);
    let said_field = rows.next();
    let said = read_said(said_field, notes);
    let refa_field = rows.fields.first().copied().unwrap_or(said_field);
    let refa = match refa_field.text {
        "0" | "1" if !rows.fields.is_empty() => Some(rows.next().text == "1"),
        _ => {
            notes.dialect(
                Token {
                    text: "refa",
                    ..refa_field
                },
                rules::REFA,
                "/context",
            );
            None
        }
    };
    let value_field = rows.next();
    let value = value_field.text.parse::<u32>().ok().map(i64::from);
    if value.is_none() {
        notes.syntax(value_field, rules::VALUE, "/result/claimed/value", &[]);
    }
    let end = read_end(rows, notes);
    if notes.errors() > before {
        return None;
    }
    let (contract, game) = contract?;
    Some(Rest {
        main: main?,
        main_at: main_field.at,
        discards: discards?,
        discards_field,
        contract,
        game,
        contract_field,
        accepted: accepted?,
        accepted_field,
        said: said?,
        said_field,
        refa,
        refa_at: refa_field.at,
        value: value?,
        value_field,
        starts: end.starts,
        starts_at: end.starts_at,
        throws: end.throws,
        throws_at: end.throws_at,
        summary: end.summary,
    })
}

fn seat_field(field: Token<'_>, pointer: &str, notes: &mut Notes) -> Option<Seat> {
    let seat = match field.text.as_bytes() {
        [digit] => seat_of(*digit),
        _ => None,
    };
    if seat.is_none() {
        notes.syntax(field, rules::SEATS, pointer, &["1", "2", "3"]);
    }
    seat
}

fn read_discards(field: Token<'_>, notes: &mut Notes) -> Option<Option<[Card; 2]>> {
    let cards = match field.text.as_bytes() {
        b"XX" => return Some(None),
        [first, second] => card_of(*first).zip(card_of(*second)),
        _ => None,
    };
    if cards.is_none() {
        notes.syntax(field, rules::SEATS, "/actions", &["XX"]);
    }
    cards.map(|(first, second)| Some([first, second]))
}

fn read_accepted(field: Token<'_>, notes: &mut Notes) -> Option<Accepted> {
    let accepted = match field.text {
        "0" => Accepted::Nobody,
        "B" => Accepted::Both,
        text if matches!(text.as_bytes(), [b'4'..=b'9']) => Accepted::Both,
        text => match Follower::parse(text) {
            Some(one) => Accepted::One(one),
            None => {
                notes.syntax(field, rules::ACCEPTED, "/actions", &["0", "1", "2", "3", "8"]);
                return None;
            }
        },
    };
    if matches!(field.text, "B" | "L" | "R") {
        notes.dialect(field, rules::ACCEPTED, "/actions");
    }
    Some(accepted)
}

fn read_said(field: Token<'_>, notes: &mut Notes) -> Option<Said> {
    let said = Said::parse(field.text);
    match said {
        None => notes.syntax(
            field,
            rules::KONTRA,
            "/actions",
            &["0", "I1-I3", "K1-K3", "R1-R3", "S1-S3", "M1-M3"],
        ),
        Some(Said::Invite(None)) => notes.dialect(field, rules::KONTRA, "/actions"),
        Some(Said::Invite(Some(who)) | Said::Kontra(_, who)) if who.is_old() => {
            notes.dialect(field, rules::KONTRA, "/actions");
        }
        Some(_) => {}
    }
    said
}
