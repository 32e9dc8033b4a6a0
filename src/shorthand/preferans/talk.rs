//! What is said of a contract of Preferans before its cards: who plays, who invites, kontra.

use serde_json::json;

use super::words::{Term, lexicon};
use crate::game::Table;
use crate::hand::{Cursor, Deeds, Heard, PlayTalk};
use crate::lexicon::Word;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Aim, Answer, Contract};

/// What was said so far, as far as what follows depends on it.
pub(super) struct Talk<'r, 't> {
    pub table: &'r Table<'t>,
    pub declarer: Seat,
    pub contract: Contract,
    answers: BySeat<Option<Answer>>,
    /// How often it was doubled, and who began.
    level: u8,
    giver: Option<Seat>,
    /// Whether cards are played, so that nothing more is said.
    pub is_over: bool,
}

impl<'r, 't> Talk<'r, 't> {
    pub fn new(table: &'r Table<'t>, declarer: Seat, contract: Contract) -> Talk<'r, 't> {
        Talk {
            table,
            declarer,
            contract,
            answers: BySeat::default(),
            level: 0,
            giver: None,
            is_over: false,
        }
    }

    /// Who plays to the tricks: all in Bettel, after an invitation and after a kontra, else those who said so.
    pub fn playing(&self) -> BySeat<bool> {
        let said = |answer: Answer| self.answers.iter().any(|(_, own)| *own == Some(answer));
        let is_unsaid = self.answers.iter().all(|(_, answer)| answer.is_none());
        let all = self.contract.aim() == Aim::NoTrick || is_unsaid || said(Answer::Invite) || self.level > 0;
        BySeat::from_fn(|seat| all || seat == self.declarer || self.answers[seat] == Some(Answer::Play))
    }

    pub fn answer(&mut self, by: Seat, answer: Answer) {
        self.answers[by] = Some(answer);
    }

    /// Doubles once more and says how often it then was.
    pub fn raise(&mut self, by: Seat) -> u8 {
        self.level = self.level.saturating_add(1);
        self.giver = self.giver.or(Some(by));
        self.level
    }

    fn asked(&self) -> Seat {
        let others = self.declarer.others();
        let asked = others.into_iter().find(|seat| self.answers[*seat].is_none());
        asked.unwrap_or(self.declarer.next())
    }

    fn kontra(&mut self, said: u8, word: &Word<'_>, speaker: Option<Seat>, deeds: &mut Deeds<'_>) -> Heard {
        let pointer = deeds.pointer();
        let is_declarers = said.is_multiple_of(2);
        let usual = if is_declarers { Some(self.declarer) } else { self.giver };
        let Some(by) = speaker.or(usual) else {
            let names: Vec<String> = self
                .declarer
                .others()
                .iter()
                .filter_map(|seat| self.table.written(*seat))
                .collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            deeds
                .faults
                .missing(word.at + word.text.len(), &format!("{pointer}/by"), &names);
            return Heard::Faulty;
        };
        let level = self.raise(by);
        if level != said {
            deeds
                .faults
                .bad(word.at, word.text, &pointer, &[lexicon().written(Term::Kontra(level))]);
            return Heard::Faulty;
        }
        if is_declarers != (by == self.declarer) {
            deeds
                .faults
                .other(Code::KontraNotEntitled, word.at, by.letter(), &format!("{pointer}/by"));
            return Heard::Faulty;
        }
        deeds.plain(word.at, "kontra", by);
        Heard::Said
    }
}

impl PlayTalk for Talk<'_, '_> {
    fn active(&self) -> BySeat<bool> {
        self.playing()
    }

    fn hear(&mut self, cursor: &mut Cursor<'_>, by: Option<Seat>, _next: Seat, deeds: &mut Deeds<'_>) -> Heard {
        let Some(word) = cursor.first().cloned().filter(|_| !self.is_over) else {
            return Heard::Nothing;
        };
        let begins = |term: Term| term.is_answer() || matches!(term, Term::Kontra(_));
        let answer = match cursor.take(lexicon(), begins) {
            Some(Term::Kontra(level)) => {
                while cursor.take(lexicon(), |term| term == Term::By).is_some() {}
                let speaker = match by {
                    None if cursor.is_person(self.table) => cursor.seat(self.table),
                    by => by,
                };
                return self.kontra(level, &word, speaker, deeds);
            }
            Some(Term::Plays) => Answer::Play,
            Some(Term::Drops) => Answer::Drop,
            Some(Term::Invites) => Answer::Invite,
            _ => return Heard::Nothing,
        };
        let by = by.unwrap_or(self.asked());
        self.answer(by, answer);
        deeds.push(
            word.at,
            json!({"type": "defend", "by": by.letter(), "choice": answer.as_str()}),
        );
        Heard::Said
    }

    fn unknown(&self, word: &Word<'_>, deeds: &mut Deeds<'_>) {
        let pointer = deeds.pointer();
        let wanted = |term: Term| term.is_answer() || matches!(term, Term::Kontra(_));
        deeds.faults.unknown(word, &pointer, lexicon(), wanted);
    }
}
