//! A deal of Ulti out of its words: who, what, kontra, result, and what arose without having been bid.

use serde_json::{Map, Value as Json, json};

use super::bid::{SaidBid, apart, bid_of, part_words};
use super::words::{Term, lexicon};
use crate::faults::Faults;
use crate::game::Table;
use crate::lexicon::{FoundTerm, Word};
use crate::line::Part;
use talon_rules::cards::Seat;
use talon_rules::games::Code;
use talon_rules::games::ulti::{Bid, Class, Component};

/// Reads the parts of a line.
pub(super) fn read(said: &[Part<'_>], table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
    let mut score = Map::new();
    let Some((first, more)) = said.split_first() else {
        faults.missing(faults.places.line, "/score/declarer", &table.people.listed());
        return score;
    };
    let (call, result) = first.at_colon();
    let line = apart(call.words());
    let Some((declarer, taken)) = table.need_seat(&line, call.end(), "/score/declarer", faults) else {
        return score;
    };
    score.insert("declarer".into(), json!(declarer.letter()));
    let mut reading = Reading::new(table, declarer, call.end(), faults);
    let Some((bid, taken)) = reading.bid(&line, taken, "/score/contract") else {
        return score;
    };
    score.insert("contract".into(), json!(bid.bid.code()));
    let kontra = reading.kontras(&bid, &line, taken);
    if !kontra.is_empty() {
        score.insert("kontra".into(), Json::Object(kontra));
    }
    match result.filter(|result| !result.text.is_empty()) {
        Some(result) => reading.result(&bid, &result, &mut score),
        None => reading.faults.missing(call.end(), "/score/components", &[": +", ": -"]),
    }
    for part in more {
        reading.more(part, &mut score);
    }
    score
}

/// The state of reading one line.
pub(super) struct Reading<'r, 't> {
    pub table: &'r Table<'t>,
    declarer: Seat,
    /// Where the call ends.
    pub(super) end: usize,
    pub faults: &'r mut Faults,
}

/// What a sign or a word of the result says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    pub made: bool,
    /// Said in a word, which alone stands for all parts.
    is_word: bool,
    pub at: usize,
}

impl<'r, 't> Reading<'r, 't> {
    pub fn new(table: &'r Table<'t>, declarer: Seat, end: usize, faults: &'r mut Faults) -> Reading<'r, 't> {
        Reading {
            table,
            declarer,
            end,
            faults,
        }
    }

    /// The one meaning of what was found; of several none is chosen.
    pub fn one(&mut self, found: &FoundTerm<Term>, word: &Word<'_>, pointer: &str) -> Option<Term> {
        match found.meanings[..] {
            [only] => Some(only),
            _ => {
                let both: Vec<&str> = found.meanings.iter().map(|term| lexicon().written(*term)).collect();
                self.faults.bad(word.at, word.text, pointer, &both);
                None
            }
        }
    }

    /// The bid, and where its words end.
    pub fn bid(&mut self, line: &[Word<'_>], from: usize, pointer: &str) -> Option<(SaidBid, usize)> {
        let (mut terms, mut at) = (Vec::new(), from);
        let start = line.get(from).map_or(self.end, |word| word.at);
        self.faults.places.put(pointer, start);
        while let Some(word) = line.get(at) {
            let Some(found) = lexicon().find_of(&line[at..], |term| term.is_bid() || term.is_kontra()) else {
                self.faults
                    .unknown(word, pointer, lexicon(), |term| term.is_bid() || term.is_kontra());
                return None;
            };
            let term = self.one(&found, word, pointer)?;
            if term.is_kontra() {
                break;
            }
            terms.push(term);
            at += found.length;
        }
        if terms.is_empty() {
            self.faults.missing(start, pointer, &lexicon().expected(Term::is_part));
            return None;
        }
        let words: Vec<&str> = line[from..at].iter().map(|word| word.text).collect();
        let bid = contract(&terms, &words.join(" "), start, pointer, self.faults)?;
        Some((bid, at))
    }

    pub(super) fn kontras(&mut self, bid: &SaidBid, line: &[Word<'_>], from: usize) -> Map<String, Json> {
        let mut kontra = Map::new();
        let mut at = from;
        while let Some(word) = line.get(at) {
            self.faults.places.put("/score/kontra", word.at);
            let level = match lexicon().find_of(&line[at..], Term::is_kontra) {
                Some(found) => {
                    at += found.length;
                    found.meanings.first().copied()
                }
                None => None,
            };
            let Some(Term::Kontra(level)) = level else {
                self.faults.unknown(word, "/score/kontra", lexicon(), Term::is_kontra);
                return kontra;
            };
            let Some(target) = self.target(line, &mut at) else {
                return kontra;
            };
            self.enter(bid, level, word, &target, &mut kontra);
        }
        kontra
    }

    /// What is doubled, and by or against whom.
    fn target(&mut self, line: &[Word<'_>], at: &mut usize) -> Option<Target> {
        let mut target = Target::default();
        while let Some(word) = line.get(*at) {
            let rest = &line[*at..];
            let found = lexicon().find_of(rest, |term| term.is_bid() || matches!(term, Term::By | Term::Both));
            let seat = self.table.seat(rest).filter(|_| target.seat.is_none());
            match (found, seat) {
                _ if lexicon().find_of(rest, Term::is_kontra).is_some() => break,
                (Some(found), Some((seat, _))) => {
                    let part = found.meanings.first().map_or("", |term| lexicon().written(*term));
                    self.faults
                        .bad(word.at, word.text, "/score/kontra", &[part, seat.letter()]);
                    return None;
                }
                (Some(found), None) => {
                    match self.one(&found, word, "/score/kontra")? {
                        Term::By => {}
                        Term::Both => target.both = true,
                        term if term.is_part() => target.parts.push(term),
                        _ => {}
                    }
                    *at += found.length;
                }
                (None, Some((seat, length))) => {
                    target.seat = Some((seat, word.at));
                    *at += length;
                }
                (None, None) => {
                    let wanted = |term: Term| term.is_part() || term.is_kontra();
                    self.faults.unknown(word, "/score/kontra", lexicon(), wanted);
                    return None;
                }
            }
        }
        Some(target)
    }

    fn enter(&mut self, bid: &SaidBid, level: u8, word: &Word<'_>, target: &Target, kontra: &mut Map<String, Json>) {
        let parts = match (&target.parts[..], &bid.parts[..]) {
            (_, [only]) if bid.bid.class() == Class::Plain => vec![only.code()],
            ([], parts) if target.both => parts.iter().map(|part| part.code()).collect(),
            ([], [only]) => vec![only.code()],
            ([], parts) if parts.contains(&Component::Simple) => vec![Component::Simple.code()],
            ([], parts) => {
                let names: Vec<&str> = parts.iter().map(|part| part_words(*part)).collect();
                self.faults.missing(word.at + word.text.len(), "/score/kontra", &names);
                return;
            }
            (terms, parts) => terms.iter().map(|term| component(*term, parts)).collect(),
        };
        for part in &parts {
            self.faults.places.put(&format!("/score/kontra/{part}"), word.at);
        }
        if bid.bid.class() != Class::Plain {
            self.check_speaker(level, target);
            for part in parts {
                let known = kontra.entry(part).or_insert(json!(0));
                *known = json!(known.as_u64().unwrap_or(0).max(u64::from(level)));
            }
            return;
        }
        let seats = match target.seat {
            Some((seat, _)) => vec![seat],
            None if target.both => self.declarer.others().to_vec(),
            None => {
                let names: Vec<String> = self
                    .declarer
                    .others()
                    .iter()
                    .filter_map(|seat| self.table.written(*seat))
                    .collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                return self.faults.missing(word.at + word.text.len(), "/score/kontra", &names);
            }
        };
        for part in parts {
            let levels = kontra.entry(part).or_insert_with(|| json!({}));
            for seat in &seats {
                let known = levels[seat.letter()].as_u64().unwrap_or(0);
                levels[seat.letter()] = json!(known.max(u64::from(level)));
            }
        }
    }

    /// With trump a kontra is its side's, and the level says which side that is.
    fn check_speaker(&mut self, level: u8, target: &Target) {
        let Some((seat, at)) = target.seat else { return };
        let is_declarers = level.is_multiple_of(2);
        if is_declarers != (seat == self.declarer) {
            self.faults
                .other(Code::KontraNotEntitled, at, seat.letter(), "/score/kontra");
        }
    }

    pub fn result(&mut self, bid: &SaidBid, result: &Part<'_>, score: &mut Map<String, Json>) {
        self.faults.places.put("/score/components", result.at);
        let line = result.words();
        if let Some(found) = lexicon().find_of(&line, |term| term == Term::ThrownIn) {
            self.faults.places.put("/score/forfeit", result.at);
            score.insert("forfeit".into(), json!(true));
            if let Some(word) = line.get(found.length) {
                self.faults.bad(word.at, word.text, "/score/forfeit", &[]);
            }
            return;
        }
        let Some(verdicts) = self.verdicts(&line) else { return };
        let parts = &bid.parts;
        let all = match verdicts[..] {
            [only] if only.is_word => vec![only.made; parts.len()],
            _ => verdicts.iter().map(|verdict| verdict.made).collect(),
        };
        if let Some(extra) = verdicts.get(parts.len()) {
            let names: Vec<&str> = parts.iter().map(|part| part_words(*part)).collect();
            self.faults.bad(
                extra.at,
                if extra.made { "+" } else { "-" },
                "/score/components",
                &names,
            );
        } else if let Some(missing) = parts.get(all.len()..).filter(|missing| !missing.is_empty()) {
            let names: Vec<&str> = missing.iter().map(|part| part_words(*part)).collect();
            self.faults.missing(result.end(), "/score/components", &names);
        }
        let components: Map<String, Json> = parts
            .iter()
            .zip(all)
            .map(|(part, made)| (part.code().to_owned(), json!(made)))
            .collect();
        score.insert("components".into(), Json::Object(components));
    }

    pub(super) fn verdicts(&mut self, line: &[Word<'_>]) -> Option<Vec<Verdict>> {
        let mut verdicts = Vec::new();
        let mut at = 0;
        while let Some(word) = line.get(at) {
            let (mut found, mut length) = (signs(word), 1);
            if found.is_empty() {
                let term = lexicon().find_of(&line[at..], |term| matches!(term, Term::Made | Term::Lost));
                let Some(term) = term else {
                    self.faults
                        .unknown(word, "/score/components", lexicon(), Term::is_result);
                    return None;
                };
                length = term.length;
                let made = term.meanings.contains(&Term::Made);
                found.push(Verdict {
                    made,
                    is_word: true,
                    at: word.at,
                });
            }
            verdicts.extend(found);
            at += length;
        }
        Some(verdicts)
    }
}

/// The bid of these words, told where they make none.
pub(super) fn contract(terms: &[Term], said: &str, at: usize, pointer: &str, faults: &mut Faults) -> Option<SaidBid> {
    let bid = bid_of(terms);
    if bid.is_none() {
        faults.other(Code::BidUnknown, at, said, pointer);
    }
    bid
}

/// What a kontra doubles, and whose it is.
#[derive(Debug, Default)]
struct Target {
    parts: Vec<Term>,
    both: bool,
    seat: Option<(Seat, usize)>,
}

/// The part of a contract that a word names; one that is not in it is told by the check of the record.
pub(super) fn component(term: Term, parts: &[Component]) -> &'static str {
    let is_durchmars = |part: &&Component| matches!(part, Component::Durchmars | Component::OpenDurchmars);
    let known = match term {
        Term::Simple => Component::Simple,
        Term::Forty => Component::Forty,
        Term::Twenty => Component::Twenty,
        Term::Aces => Component::Aces,
        Term::Ulti => Component::Ulti,
        Term::Betli => Component::Betli,
        Term::Rebetli => Component::Rebetli,
        Term::Redurchmars => Component::Redurchmars,
        Term::OpenBetli => Component::OpenBetli,
        Term::PlainDurchmars => Component::PlainDurchmars,
        Term::OpenPlainDurchmars => Component::OpenPlainDurchmars,
        _ => parts.iter().find(is_durchmars).copied().unwrap_or(Component::Durchmars),
    };
    known.code()
}

/// The signs of a word that has nothing else.
fn signs(word: &Word<'_>) -> Vec<Verdict> {
    let all_signs = word.folded.bytes().all(|byte| matches!(byte, b'+' | b'-'));
    let signs = word.text.char_indices().zip(word.folded.bytes()).filter(|_| all_signs);
    signs
        .map(|((place, _), sign)| Verdict {
            made: sign == b'+',
            is_word: false,
            at: word.at + place,
        })
        .collect()
}

/// The bid of a code, for the writer.
pub(super) fn bid_of_code(code: &Json) -> Option<Bid> {
    Bid::parse(code.as_str()?)
}
