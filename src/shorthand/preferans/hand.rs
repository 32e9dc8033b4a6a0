//! A hand of Preferans with its cards: auction or contract, the answers of the defence, kontra and tricks.

use serde_json::{Map, Value as Json, json};

use super::cards::CARDS;
use super::talk::Talk;
use super::words::{Term, lexicon};
use crate::game::Table;
use crate::hand::{
    Cursor, Deeds, Flow, HandRow, HandWord, RowKind, code_of, hand_words, read_deed, read_talk, read_tricks,
};
use crate::lexicon::Word;
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::preferans::{Contract, Variant, first_leader};

/// What stands for a pass.
pub(super) const PASS: &str = "-";

/// Reads the lines behind the cards.
pub(super) fn read(rows: &[HandRow<'_>], table: &Table<'_>, options: &Map<String, Json>, deeds: &mut Deeds<'_>) {
    let of = |kind: RowKind| rows.iter().find(|row| row.kind == kind);
    let mut auction = Auction {
        table,
        turn: table.forehand(),
        is_out: BySeat::default(),
        won: None,
    };
    let is_bad = |row: &HandRow<'_>, pointer: &str, deeds: &mut Deeds<'_>| {
        deeds
            .faults
            .bad(row.at, row.parts.first().map_or("", |part| part.text), pointer, &[]);
    };
    match (of(RowKind::Given), of(RowKind::Bids)) {
        (Some(row), None) => auction.given(row, deeds),
        (None, Some(row)) => auction.read(row, deeds),
        (Some(row), Some(_)) => is_bad(row, "/actions/0", deeds),
        (None, None) => {}
    }
    if let Some(row) = of(RowKind::Trump) {
        is_bad(row, "/actions", deeds);
    }
    let is_later = |row: &&HandRow<'_>| matches!(row.kind, RowKind::Defence | RowKind::Kontra | RowKind::Trick(_));
    let Some((declarer, contract)) = auction.won.filter(|_| deeds.faults.is_sound()) else {
        if let Some(row) = rows.iter().find(is_later).filter(|_| deeds.faults.is_sound()) {
            let labels = [HandWord::Bids, HandWord::Given].map(|word| hand_words().written(word));
            deeds.faults.missing(row.at, "/actions", &labels);
        }
        return;
    };
    let mut talk = Talk::new(table, declarer, contract);
    for row in rows
        .iter()
        .filter(|row| matches!(row.kind, RowKind::Defence | RowKind::Kontra))
    {
        if deeds.faults.is_sound() {
            read_talk(row, &mut talk, declarer.next(), table, &CARDS, deeds);
        }
    }
    if deeds.faults.is_sound() {
        talk.is_over = true;
        let mut flow = flow(&talk, options);
        read_tricks(rows, &mut talk, &mut flow, table, &CARDS, deeds);
    }
}

/// The tricks of a contract, once it is known who plays.
pub(super) fn flow(talk: &Talk<'_, '_>, options: &Map<String, Json>) -> Flow {
    let variant = Variant {
        sans_through: options.get("sans_lead").is_some_and(|lead| lead == "through"),
        ..Variant::default()
    };
    let active = talk.playing();
    let leader = first_leader(talk.table.forehand(), talk.declarer, talk.contract, &active, &variant);
    Flow::new(talk.contract.play_rules(), active, leader)
}

/// The bids while they are read.
struct Auction<'r, 't> {
    table: &'r Table<'t>,
    turn: Seat,
    /// Who has passed.
    is_out: BySeat<bool>,
    won: Option<(Seat, Contract)>,
}

impl Auction<'_, '_> {
    /// The contract, of an auction that nobody wrote down.
    fn given(&mut self, row: &HandRow<'_>, deeds: &mut Deeds<'_>) {
        let Some(part) = row.parts.first() else { return };
        let mut cursor = Cursor::new(part);
        let Some(declarer) = cursor.need_seat(self.table, "/actions/0/by", deeds) else {
            return;
        };
        let mut action = json!({"type": "given", "by": declarer.letter()});
        if cursor.take(lexicon(), |term| term == Term::Game).is_some() {
            action["game"] = json!(true);
        }
        let Some(contract) = named(&mut cursor, "/actions/0/value", deeds) else {
            return;
        };
        action["value"] = json!(contract.value());
        if let Some(word) = cursor.first() {
            deeds.faults.bad(word.at, word.text, "/actions/0", &[]);
        }
        deeds.push(row.at, action);
        self.won = Some((declarer, contract));
    }

    fn read(&mut self, row: &HandRow<'_>, deeds: &mut Deeds<'_>) {
        for part in &row.parts {
            let (mut cursor, mut by) = (Cursor::new(part), None);
            let mut is_said = true;
            while let Some(word) = cursor.first().cloned() {
                let errors = deeds.faults.findings.len();
                if self.word(&mut cursor, &word, by.unwrap_or(self.turn), deeds) {
                    is_said = true;
                    continue;
                }
                if deeds.faults.findings.len() > errors {
                    return;
                }
                if is_said && cursor.is_person(self.table) {
                    by = cursor.need_seat(self.table, &deeds.pointer(), deeds);
                    is_said = false;
                } else {
                    let pointer = deeds.pointer();
                    return deeds.faults.unknown(&word, &pointer, lexicon(), Term::is_call);
                }
            }
            if !is_said {
                let pointer = deeds.pointer();
                return deeds
                    .faults
                    .missing(part.end(), &pointer, &lexicon().expected(Term::is_call));
            }
        }
    }

    /// Takes what stands next; false where nothing was taken.
    fn word(&mut self, cursor: &mut Cursor<'_>, word: &Word<'_>, by: Seat, deeds: &mut Deeds<'_>) -> bool {
        if word.text == "(" {
            return self.discard(cursor, by, deeds);
        }
        if cursor.sign(PASS) || cursor.take(lexicon(), |term| term == Term::Pass).is_some() {
            deeds.plain(word.at, "pass", by);
            self.is_out[by] = true;
            self.pass_on(by);
            return true;
        }
        if cursor.take(hand_words(), |word| word == HandWord::Takes).is_some() {
            deeds.plain(word.at, "pickup", by);
            return true;
        }
        // A letter alone is a seat.
        let is_letter = word.text.len() == 1 && word.text.bytes().all(|byte| byte.is_ascii_alphabetic());
        let begins = |term: Term| term.is_call() && !(is_letter && term.is_contract());
        match cursor.take(lexicon(), begins) {
            Some(Term::Hold) => deeds.plain(word.at, "hold", by),
            Some(Term::Game) => {
                let mut bid = json!({"type": "bid", "by": by.letter(), "game": true});
                if let Some(Term::Contract(value)) = cursor.take(lexicon(), Term::is_contract) {
                    bid["value"] = json!(value);
                }
                deeds.push(word.at, bid);
            }
            Some(Term::Announces) => {
                let pointer = format!("{}/value", deeds.pointer());
                let Some(contract) = named(cursor, &pointer, deeds) else {
                    return false;
                };
                self.announce(word.at, by, contract, deeds);
                return true;
            }
            Some(Term::Contract(value)) => match deeds.last() {
                "pickup" | "discard" => {
                    if deeds.last() == "pickup" {
                        let unknown = [code_of(Pack::French, None), code_of(Pack::French, None)];
                        deeds.push(word.at, json!({"type": "discard", "by": by.letter(), "cards": unknown}));
                    }
                    if let Some(contract) = Contract::new(value) {
                        self.announce(word.at, by, contract, deeds);
                    }
                    return true;
                }
                _ => deeds.push(word.at, json!({"type": "bid", "by": by.letter(), "value": value})),
            },
            _ => {
                let all = BySeat::from_fn(|_| true);
                return read_deed(cursor, Some(by), by, &all, self.table, &CARDS, deeds) == Some(true);
            }
        }
        self.pass_on(by);
        true
    }

    fn discard(&mut self, cursor: &mut Cursor<'_>, by: Seat, deeds: &mut Deeds<'_>) -> bool {
        let at = cursor.here();
        let pointer = format!("{}/cards", deeds.pointer());
        let Some(cards) = cursor.brackets(&CARDS, &pointer, deeds.faults) else {
            return false;
        };
        if deeds.last() != "pickup" {
            deeds.plain(at, "pickup", by);
        }
        let codes: Vec<Json> = cards.into_iter().map(|card| code_of(Pack::French, card)).collect();
        deeds.push(at, json!({"type": "discard", "by": by.letter(), "cards": codes}));
        true
    }

    fn announce(&mut self, at: usize, by: Seat, contract: Contract, deeds: &mut Deeds<'_>) {
        deeds.push(
            at,
            json!({"type": "contract", "by": by.letter(), "value": contract.value()}),
        );
        self.won = Some((by, contract));
    }

    /// The next of those who have not passed.
    fn pass_on(&mut self, by: Seat) {
        let order = [by.next(), by.previous(), by];
        self.turn = order.into_iter().find(|seat| !self.is_out[*seat]).unwrap_or(by);
    }
}

/// A contract that has to stand here.
fn named(cursor: &mut Cursor<'_>, pointer: &str, deeds: &mut Deeds<'_>) -> Option<Contract> {
    match cursor.take(lexicon(), Term::is_contract) {
        Some(Term::Contract(value)) => Contract::new(value),
        _ => {
            match cursor.first() {
                Some(word) => deeds.faults.unknown(word, pointer, lexicon(), Term::is_contract),
                None => deeds
                    .faults
                    .missing(cursor.here(), pointer, &lexicon().expected(Term::is_contract)),
            }
            None
        }
    }
}
