//! What is said among the cards of Ulti: kontra, marriages, that a hand is thrown in, and what a claim says of the
//! parts.

use serde_json::{Map, Value as Json, json};

use super::bid::{SaidBid, part_words};
use super::levels::Levels;
use super::read::{Reading, component};
use super::words::{Term, lexicon};
use crate::game::Table;
use crate::hand::{Cursor, Deeds, HandWord, Heard, PlayTalk, hand_words};
use crate::lexicon::Word;
use crate::line::Part;
use talon_rules::cards::{BySeat, Pack, Seat, Suit};
use talon_rules::games::Code;
use talon_rules::games::ulti::{Class, Component};

/// What was said so far, as far as what follows depends on it.
pub(super) struct Talk<'r, 't> {
    pub table: &'r Table<'t>,
    pub declarer: Seat,
    pub bid: SaidBid,
    pub trump: Option<Suit>,
    pub levels: Levels,
}

impl PlayTalk for Talk<'_, '_> {
    fn active(&self) -> BySeat<bool> {
        BySeat::from_fn(|_| true)
    }

    fn hear(&mut self, cursor: &mut Cursor<'_>, by: Option<Seat>, next: Seat, deeds: &mut Deeds<'_>) -> Heard {
        let at = cursor.here();
        let begins = |term: Term| term.is_kontra() || matches!(term, Term::Marriage(_) | Term::ThrownIn);
        let word = cursor.first().cloned();
        match (cursor.take(lexicon(), begins), word) {
            (Some(Term::Kontra(level)), Some(word)) => self.kontra(level, &word, cursor, by, next, deeds),
            (Some(Term::Marriage(value)), _) => self.marriage(value, at, cursor, by.unwrap_or(next), deeds),
            (Some(_), _) => {
                deeds.plain(at, "throw_in", by.unwrap_or(self.declarer));
                Heard::Said
            }
            (None, _) => Heard::Nothing,
        }
    }

    fn unknown(&self, word: &Word<'_>, deeds: &mut Deeds<'_>) {
        let pointer = deeds.pointer();
        deeds.faults.unknown(word, &pointer, lexicon(), Term::is_kontra);
    }

    fn verdicts(&self, part: &Part<'_>, claim: &mut Json, deeds: &mut Deeds<'_>) -> Heard {
        let line = part.words();
        let begins = lexicon().find_of(&line, |term| matches!(term, Term::Points | Term::Silent));
        let is_first = claim["outcome"].as_object().is_some_and(Map::is_empty);
        if begins.is_none() && !is_first {
            return Heard::Nothing;
        }
        let errors = deeds.faults.findings.len();
        let pointer = format!("{}/outcome", deeds.pointer());
        let mut reading = Reading::new(self.table, self.declarer, part.end(), deeds.faults);
        let mut outcome = Map::new();
        match begins {
            Some(_) => reading.more(part, &mut outcome),
            None => reading.result(&self.bid, part, &mut outcome),
        }
        deeds.faults.moved(errors, "/score", &pointer);
        if let Some(claimed) = claim["outcome"].as_object_mut() {
            for (name, value) in outcome {
                match (claimed.get_mut(&name).and_then(Json::as_object_mut), value) {
                    (Some(known), Json::Object(more)) => known.extend(more),
                    (_, value) => {
                        claimed.insert(name, value);
                    }
                }
            }
        }
        match deeds.faults.findings.len() == errors {
            true => Heard::Said,
            false => Heard::Faulty,
        }
    }
}

impl Talk<'_, '_> {
    fn marriage(&self, value: u8, at: usize, cursor: &mut Cursor<'_>, by: Seat, deeds: &mut Deeds<'_>) -> Heard {
        let is_suit = |term: Term| matches!(term, Term::Suit(_));
        let pointer = format!("{}/suit", deeds.pointer());
        let Some(Term::Suit(suit)) = cursor.take(lexicon(), is_suit) else {
            match cursor.first() {
                Some(word) => deeds.faults.unknown(word, &pointer, lexicon(), is_suit),
                None => deeds
                    .faults
                    .missing(cursor.here(), &pointer, &lexicon().expected(is_suit)),
            }
            return Heard::Faulty;
        };
        let worth = if Some(suit) == self.trump { 40 } else { 20 };
        if value != worth {
            let said = lexicon().written(Term::Marriage(value));
            deeds
                .faults
                .bad(at, said, &pointer, &[lexicon().written(Term::Marriage(worth))]);
            return Heard::Faulty;
        }
        let code = Pack::German.suit_code(suit);
        deeds.push(at, json!({"type": "marriage", "by": by.letter(), "suit": code}));
        Heard::Said
    }

    fn kontra(
        &mut self,
        level: u8,
        word: &Word<'_>,
        cursor: &mut Cursor<'_>,
        by: Option<Seat>,
        next: Seat,
        deeds: &mut Deeds<'_>,
    ) -> Heard {
        let (mut speaker, mut against, mut terms) = (by, None, Vec::new());
        let is_of_kontra = |term: Term| term.is_bid() || matches!(term, Term::By | Term::Both);
        let mut parts_end = cursor.here();
        loop {
            let is_card = cursor
                .first()
                .is_some_and(|word| super::cards::CARDS.code(&word.folded).is_some());
            if cursor.take(hand_words(), |word| word == HandWord::Against).is_some() {
                let pointer = format!("{}/against", deeds.pointer());
                against = cursor.need_seat(self.table, &pointer, deeds);
                if against.is_none() {
                    return Heard::Faulty;
                }
            } else if let Some(term) = cursor.take(lexicon(), is_of_kontra).filter(|_| !is_card) {
                terms.extend(Some(term).filter(|term| term.is_part()));
            } else if speaker.is_none() && !is_card && cursor.is_person(self.table) {
                speaker = cursor.seat(self.table);
                if speaker.is_none() {
                    break;
                }
            } else {
                break;
            }
            parts_end = cursor.here();
        }
        let is_declarers = level.is_multiple_of(2);
        let speaker = match (speaker, is_declarers) {
            (Some(speaker), _) => speaker,
            (None, true) => self.declarer,
            (None, false) if next != self.declarer => next,
            (None, false) => {
                let names: Vec<String> = self
                    .declarer
                    .others()
                    .iter()
                    .filter_map(|seat| self.table.written(*seat))
                    .collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let pointer = format!("{}/by", deeds.pointer());
                deeds.faults.missing(parts_end, &pointer, &names);
                return Heard::Faulty;
            }
        };
        self.enter(level, word, &terms, speaker, against, deeds)
    }

    fn enter(
        &mut self,
        level: u8,
        word: &Word<'_>,
        terms: &[Term],
        by: Seat,
        against: Option<Seat>,
        deeds: &mut Deeds<'_>,
    ) -> Heard {
        let pointer = deeds.pointer();
        let is_plain = self.bid.bid.class() == Class::Plain;
        let parts = match (terms, &self.bid.parts[..]) {
            (_, [only]) if is_plain || terms.is_empty() => vec![only.code()],
            ([], parts) if parts.contains(&Component::Simple) => vec![Component::Simple.code()],
            ([], parts) => {
                let names: Vec<&str> = parts.iter().map(|part| part_words(*part)).collect();
                deeds.faults.missing(word.at + word.text.len(), &pointer, &names);
                return Heard::Faulty;
            }
            (terms, parts) => terms.iter().map(|term| component(*term, parts)).collect(),
        };
        let is_declarers = by == self.declarer;
        let defender = if is_declarers { against } else { Some(by) }.filter(|_| is_plain);
        let levels: Vec<u8> = parts.iter().map(|part| self.levels.raise(part, defender)).collect();
        if !levels.contains(&level) {
            let word_for = |level: &u8| lexicon().written(Term::Kontra(*level));
            let expected: Vec<&str> = levels.iter().map(word_for).collect();
            deeds.faults.bad(word.at, word.text, &pointer, &expected);
            return Heard::Faulty;
        }
        if is_declarers != level.is_multiple_of(2) {
            deeds
                .faults
                .other(Code::KontraNotEntitled, word.at, by.letter(), &pointer);
            return Heard::Faulty;
        }
        let mut action = json!({"type": "kontra", "by": by.letter(), "components": parts});
        if let Some(against) = against {
            action["against"] = json!(against.letter());
        }
        deeds.push(word.at, action);
        Heard::Said
    }
}
