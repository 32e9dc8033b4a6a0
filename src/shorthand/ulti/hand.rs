//! A hand of Ulti with its cards: auction or contract, trump, and what is said among the tricks.

use serde_json::{Map, Value as Json, json};

use super::bid::{SaidBid, apart};
use super::cards::CARDS;
use super::levels::Levels;
use super::read::{Reading, contract};
use super::talk::Talk;
use super::words::{Term, lexicon};
use crate::game::Table;
use crate::hand::{
    Cursor, Deeds, Flow, HandRow, HandWord, RowKind, code_of, hand_words, read_deed, read_talk, read_tricks,
};
use talon_rules::cards::{BySeat, Card, Pack, Seat, Suit};
use talon_rules::games::ulti::{Class, rules_of_play};

/// What stands for a pass.
pub(super) const PASS: &str = "-";

/// Reads the lines behind the cards.
pub(super) fn read(rows: &[HandRow<'_>], table: &Table<'_>, options: &Map<String, Json>, deeds: &mut Deeds<'_>) {
    let of = |kind: RowKind| rows.iter().find(|row| row.kind == kind);
    let mut auction = Auction {
        table,
        turn: table.forehand(),
        two_rounds: is_two_rounds(options),
        pending: Pending::default(),
        standing: None,
    };
    match (of(RowKind::Given), of(RowKind::Bids)) {
        (Some(row), None) => auction.given(row, deeds),
        (None, Some(row)) => auction.read(row, deeds),
        (Some(row), Some(_)) => {
            deeds.faults.bad(
                row.at,
                row.parts.first().map_or("", |part| part.text),
                "/actions/0",
                &[],
            );
        }
        (None, None) => {}
    }
    if let Some(row) = of(RowKind::Defence) {
        deeds
            .faults
            .bad(row.at, row.parts.first().map_or("", |part| part.text), "/actions", &[]);
    }
    let later = |row: &&HandRow<'_>| matches!(row.kind, RowKind::Trump | RowKind::Kontra | RowKind::Trick(_));
    let Some((declarer, bid)) = auction.standing.filter(|_| deeds.faults.is_sound()) else {
        if let Some(row) = rows.iter().find(later).filter(|_| deeds.faults.is_sound()) {
            let labels = [HandWord::Bids, HandWord::Given].map(|word| hand_words().written(word));
            deeds.faults.missing(row.at, "/actions/0", &labels);
        }
        return;
    };
    let mut trump = (bid.bid.class() == Class::Hearts).then_some(Suit::Hearts);
    if let Some(row) = of(RowKind::Trump) {
        trump = name_trump(row, declarer, deeds);
    }
    let mut flow = flow(&bid, declarer, trump);
    let mut talk = Talk {
        table,
        declarer,
        bid,
        trump,
        levels: Levels::default(),
    };
    if let Some(row) = of(RowKind::Kontra).filter(|_| deeds.faults.is_sound()) {
        read_talk(row, &mut talk, flow.next(), table, &CARDS, deeds);
    }
    if deeds.faults.is_sound() {
        read_tricks(rows, &mut talk, &mut flow, table, &CARDS, deeds);
    }
}

/// Whether the auction has two rounds, in the first of which nobody discards.
fn is_two_rounds(options: &Map<String, Json>) -> bool {
    options.get("auction_variant").is_some_and(|value| value == "two_round")
}

/// The tricks of a contract.
pub(super) fn flow(bid: &SaidBid, declarer: Seat, trump: Option<Suit>) -> Flow {
    let is_plain = bid.bid.class() == Class::Plain;
    Flow::new(rules_of_play(is_plain, trump), BySeat::from_fn(|_| true), declarer)
}

fn name_trump(row: &HandRow<'_>, declarer: Seat, deeds: &mut Deeds<'_>) -> Option<Suit> {
    let is_suit = |term: Term| matches!(term, Term::Suit(_));
    let part = row.parts.first()?;
    let mut cursor = Cursor::new(part);
    let at = cursor.here();
    let Some(Term::Suit(suit)) = cursor.take(lexicon(), is_suit) else {
        match cursor.first() {
            Some(word) => deeds.faults.unknown(word, "/actions", lexicon(), is_suit),
            None => deeds.faults.missing(at, "/actions", &lexicon().expected(is_suit)),
        }
        return None;
    };
    if let Some(word) = cursor.first() {
        deeds.faults.bad(word.at, word.text, "/actions", &[]);
    }
    let code = json!(Pack::German.suit_code(suit));
    match deeds.list.first_mut().filter(|first| first["type"] == "given") {
        Some(given) => {
            given["trump"] = code;
            deeds.faults.places.put("/actions/0/trump", at);
        }
        None => deeds.push(at, json!({"type": "trump", "by": declarer.letter(), "suit": code})),
    }
    Some(suit)
}

/// What one player says at their turn, until someone else does.
#[derive(Debug, Default)]
struct Pending {
    by: Option<Seat>,
    at: Option<usize>,
    takes: bool,
    discards: Option<Vec<Option<Card>>>,
    terms: Vec<Term>,
}

/// The bids while they are read.
struct Auction<'r, 't> {
    table: &'r Table<'t>,
    turn: Seat,
    two_rounds: bool,
    pending: Pending,
    standing: Option<(Seat, SaidBid)>,
}

impl Auction<'_, '_> {
    /// The contract, of an auction that nobody wrote down.
    fn given(&mut self, row: &HandRow<'_>, deeds: &mut Deeds<'_>) {
        let Some(part) = row.parts.first() else { return };
        let line = apart(part.words());
        let found = self.table.need_seat(&line, part.end(), "/actions/0/by", deeds.faults);
        let Some((declarer, taken)) = found else { return };
        let mut reading = Reading::new(self.table, declarer, part.end(), deeds.faults);
        let Some((bid, taken)) = reading.bid(&line, taken, "/actions/0/bid") else {
            return;
        };
        if let Some(word) = line.get(taken) {
            deeds.faults.bad(word.at, word.text, "/actions/0", &[]);
        }
        let action = json!({"type": "given", "by": declarer.letter(), "bid": bid.bid.code()});
        deeds.push(row.at, action);
        self.standing = Some((declarer, bid));
    }

    fn read(&mut self, row: &HandRow<'_>, deeds: &mut Deeds<'_>) {
        for part in &row.parts {
            let mut cursor = Cursor::new(part).apart(apart);
            while let Some(word) = cursor.first().cloned() {
                if !self.word(&mut cursor, deeds) {
                    if deeds.faults.is_sound() {
                        let pointer = deeds.pointer();
                        deeds
                            .faults
                            .unknown(&word, &pointer, lexicon(), |term| term.is_bid() || term == Term::Pass);
                    }
                    return;
                }
            }
            if !self.flush(part.end(), deeds) {
                return;
            }
        }
    }

    /// Takes what stands next; false where that cannot be read.
    fn word(&mut self, cursor: &mut Cursor<'_>, deeds: &mut Deeds<'_>) -> bool {
        let at = cursor.here();
        let is_begun = self.pending.at.is_some();
        if cursor.sign(PASS) {
            return self.pass(at, deeds);
        }
        if cursor.first().is_some_and(|word| word.text == "(") {
            let pointer = format!("{}/cards", deeds.pointer());
            self.pending.discards = cursor.brackets(&CARDS, &pointer, deeds.faults);
            self.pending.at = self.pending.at.or(Some(at));
            return self.pending.discards.is_some();
        }
        if cursor.take(hand_words(), |word| word == HandWord::Takes).is_some() {
            self.pending.takes = true;
            self.pending.at = self.pending.at.or(Some(at));
            return true;
        }
        let found = lexicon().find_of(cursor.rest(), |term| term.is_bid() || term == Term::Pass);
        if let (Some(found), Some(word)) = (found, cursor.first().cloned()) {
            let mut reading = Reading::new(self.table, self.turn, at, deeds.faults);
            let Some(term) = reading.one(&found, &word, "/actions") else {
                return false;
            };
            cursor.skip(found.length);
            if term == Term::Pass {
                return self.pass(at, deeds);
            }
            self.pending.terms.push(term);
            self.pending.at = self.pending.at.or(Some(at));
            return true;
        }
        if is_begun && !self.flush(at, deeds) {
            return false;
        }
        let by = self.pending.by;
        let all = BySeat::from_fn(|_| true);
        let heard = read_deed(cursor, by, self.turn, &all, self.table, &CARDS, deeds);
        if let Some(is_read) = heard {
            self.pending = Pending::default();
            return is_read;
        }
        if by.is_some() || !cursor.is_person(self.table) {
            return false;
        }
        self.pending.by = cursor.need_seat(self.table, "/actions", deeds);
        self.pending.by.is_some()
    }

    fn pass(&mut self, at: usize, deeds: &mut Deeds<'_>) -> bool {
        if self.pending.at.is_some() && !self.flush(at, deeds) {
            return false;
        }
        let by = std::mem::take(&mut self.pending).by.unwrap_or(self.turn);
        deeds.plain(at, "pass", by);
        self.turn = by.next();
        true
    }

    /// Puts down what a player said; what nobody noted of it is unknown.
    fn flush(&mut self, end: usize, deeds: &mut Deeds<'_>) -> bool {
        let Pending {
            by,
            at,
            takes,
            discards,
            terms,
        } = std::mem::take(&mut self.pending);
        let Some(at) = at else {
            if by.is_some() {
                let pointer = deeds.pointer();
                deeds.faults.missing(end, &pointer, &lexicon().expected(Term::is_part));
            }
            return by.is_none();
        };
        let by = by.unwrap_or(self.turn);
        let is_dealt = self.standing.is_none() || deeds.last() == "pickup";
        let unnoted = !self.two_rounds && !terms.is_empty() && deeds.last() != "discard";
        let laid = discards.or(unnoted.then(|| vec![None, None]));
        if takes || laid.is_some() && !is_dealt {
            deeds.plain(at, "pickup", by);
        }
        if let Some(cards) = laid {
            let codes: Vec<Json> = cards.into_iter().map(|card| code_of(Pack::German, card)).collect();
            deeds.push(at, json!({"type": "discard", "by": by.letter(), "cards": codes}));
        }
        if terms.is_empty() {
            return true;
        }
        let pointer = format!("{}/bid", deeds.pointer());
        let said: Vec<&str> = terms.iter().map(|term| lexicon().written(*term)).collect();
        let Some(bid) = contract(&terms, &said.join(" "), at, &pointer, deeds.faults) else {
            return false;
        };
        deeds.push(at, json!({"type": "bid", "by": by.letter(), "bid": bid.bid.code()}));
        self.standing = Some((by, bid));
        self.turn = by.next();
        true
    }
}
