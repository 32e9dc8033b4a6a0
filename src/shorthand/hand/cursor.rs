//! The words of a part of a line, one after the other, and the actions that they become.

use serde_json::{Value as Json, json};
use talon_rules::cards::{Card, Seat};

use super::cards::{CardRun, CardWords, no_card};
use crate::faults::Faults;
use crate::fold::fold;
use crate::game::Table;
use crate::lexicon::{Lexicon, Word};
use crate::line::Part;
use crate::people::Who;

/// The words of a part that are still unread.
#[derive(Debug, Clone)]
pub(crate) struct Cursor<'t> {
    words: Vec<Word<'t>>,
    at: usize,
    end: usize,
}

impl<'t> Cursor<'t> {
    pub fn new(part: &Part<'t>) -> Cursor<'t> {
        let mut words = Vec::new();
        for word in part.words() {
            let mut from = 0;
            let ends = |letter: char| matches!(letter, '(' | ')' | '!');
            for (place, letter) in word.text.char_indices().chain([(word.text.len(), ')')]) {
                if !ends(letter) {
                    continue;
                }
                push(&mut words, &word, from..place);
                from = place + letter.len_utf8();
                push(&mut words, &word, place..from);
            }
        }
        Cursor {
            words,
            at: 0,
            end: part.end(),
        }
    }

    /// The same with words taken apart.
    pub fn apart(self, apart: impl Fn(Vec<Word<'t>>) -> Vec<Word<'t>>) -> Cursor<'t> {
        Cursor {
            words: apart(self.words),
            ..self
        }
    }

    pub fn rest(&self) -> &[Word<'t>] {
        self.words.get(self.at..).unwrap_or_default()
    }

    pub fn first(&self) -> Option<&Word<'t>> {
        self.rest().first()
    }

    /// Where the next word stands, or where the words end.
    pub fn here(&self) -> usize {
        self.first().map_or(self.end, |word| word.at)
    }

    pub fn skip(&mut self, words: usize) {
        self.at += words;
    }

    /// Takes a sign.
    pub fn sign(&mut self, sign: &str) -> bool {
        let is_here = self.first().is_some_and(|word| word.folded == sign);
        self.at += usize::from(is_here);
        is_here
    }

    /// Takes a word of some of the meanings.
    pub fn take<M: Copy + PartialEq>(&mut self, lexicon: &Lexicon<M>, wanted: impl Fn(M) -> bool) -> Option<M> {
        let found = lexicon.find_of(self.rest(), wanted)?;
        self.at += found.length;
        found.meanings.first().copied()
    }

    /// The part of the line from here on.
    pub fn left(&self, part: &Part<'t>) -> Part<'t> {
        let at = self.here();
        Part {
            at,
            text: &part.text[(at - part.at).min(part.text.len())..],
        }
    }

    /// Takes whom the next words mean.
    pub fn seat(&mut self, table: &Table<'_>) -> Option<Seat> {
        let (seat, length) = table.seat(self.rest())?;
        self.at += length;
        Some(seat)
    }

    /// The same where a person has to stand.
    pub(crate) fn need_seat(&mut self, table: &Table<'_>, pointer: &str, deeds: &mut Deeds<'_>) -> Option<Seat> {
        let (seat, length) = table.need_seat(self.rest(), self.end, pointer, deeds.faults)?;
        self.at += length;
        Some(seat)
    }

    /// Whether the next words can only mean a person: a letter of a seat, or more than one letter of a name.
    pub(crate) fn is_person(&self, table: &Table<'_>) -> bool {
        let Some(word) = self.first() else { return false };
        let is_seat = Seat::parse(&word.folded.to_ascii_uppercase()).is_some() && table.people.names.len() == 3;
        (is_seat || word.folded.chars().count() > 1) && matches!(table.people.find(self.rest()), Who::One(..))
    }

    /// Cards in brackets; `None` where none open, or what is in them is told.
    pub fn brackets(
        &mut self,
        words: &'static CardWords,
        pointer: &str,
        faults: &mut Faults,
    ) -> Option<Vec<Option<Card>>> {
        if !self.sign("(") {
            return None;
        }
        let (mut run, mut cards) = (CardRun::new(words), Vec::new());
        while let Some(word) = self.first() {
            if word.text == ")" {
                run.close(self.here(), pointer, faults);
                self.skip(1);
                return Some(cards);
            }
            let Some((length, found)) = run.take(self.rest(), pointer, faults) else {
                no_card(words, word, pointer, faults);
                return None;
            };
            cards.extend(found);
            self.skip(length);
        }
        faults.missing(self.end, pointer, &[")"]);
        None
    }
}

fn push<'t>(words: &mut Vec<Word<'t>>, word: &Word<'t>, range: std::ops::Range<usize>) {
    let at = word.at + range.start;
    let text = word.text.get(range).unwrap_or_default();
    // A suit may have a colon before its ranks.
    let text = text.strip_suffix(':').filter(|text| !text.is_empty()).unwrap_or(text);
    if !text.is_empty() {
        words.push(Word {
            at,
            text,
            folded: fold(text),
        });
    }
}

/// The actions of a hand as they are read.
#[derive(Debug)]
pub(crate) struct Deeds<'f> {
    pub list: Vec<Json>,
    pub faults: &'f mut Faults,
}

impl Deeds<'_> {
    /// Where the next action will stand in the record.
    pub fn pointer(&self) -> String {
        format!("/actions/{}", self.list.len())
    }

    pub fn push(&mut self, at: usize, action: Json) {
        let pointer = self.pointer();
        self.faults.places.put(&pointer, at);
        self.list.push(action);
    }

    /// An action of which nothing more is said.
    pub fn plain(&mut self, at: usize, kind: &str, by: Seat) {
        self.push(at, json!({"type": kind, "by": by.letter()}));
    }

    pub fn last(&self) -> &str {
        self.list
            .last()
            .map_or("", |action| action["type"].as_str().unwrap_or_default())
    }
}
