//! The lines of a hand with cards: which of them begin one, which belong to it, and what each is about.

use super::words::{HandWord, hand_words};
use crate::line::{DealLine, Part, line};
use crate::people::{People, Who};

/// What a line of a hand is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// The cards of a person.
    Holding(usize),
    /// The cards that a person saw first.
    First(usize),
    Bids,
    Given,
    Talon,
    Trump,
    Kontra,
    Defence,
    Trick(u8),
}

/// A line of a hand.
#[derive(Debug, Clone)]
pub(crate) struct HandRow<'t> {
    pub kind: RowKind,
    /// Where its label stands.
    pub label: usize,
    /// Where what it says begins.
    pub at: usize,
    /// What it says, part by part.
    pub parts: Vec<Part<'t>>,
}

/// What a line means where it stands among others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowRole {
    /// It begins a hand, whatever stands before it.
    Begins,
    /// It says the cards of a person, so it begins a hand or goes on with one.
    Holding(usize),
    /// It goes on with a hand, or begins one of which no cards are known.
    Inside,
    /// It goes on with a hand if there is one, and else is the line of a deal.
    Unclear,
    /// It is the line of a deal.
    Deal,
}

/// What the line says beside the cards of its hand: the number, who deals, and a note.
pub(crate) fn row<'t>(line: &DealLine<'t>, people: &People) -> Option<HandRow<'t>> {
    let (first, more) = line.said.split_first()?;
    let (kind, rest) = kind(first, people)?;
    let mut parts = vec![rest];
    parts.extend(more.iter().copied());
    Some(HandRow {
        kind,
        label: first.at,
        at: rest.at,
        parts,
    })
}

fn kind<'t>(part: &Part<'t>, people: &People) -> Option<(RowKind, Part<'t>)> {
    let (call, rest) = part.at_colon();
    let words = call.words();
    let person = |from: usize| match people.find(words.get(from..)?) {
        Who::One(person, length) if from + length == words.len() => Some(person),
        _ => None,
    };
    let label = |word| match word {
        HandWord::Bids => Some(RowKind::Bids),
        HandWord::Given => Some(RowKind::Given),
        HandWord::Talon => Some(RowKind::Talon),
        HandWord::Trump => Some(RowKind::Trump),
        HandWord::Kontra => Some(RowKind::Kontra),
        HandWord::Defence => Some(RowKind::Defence),
        _ => None,
    };
    let found = hand_words().find_of(&words, |word| label(word).is_some() || word == HandWord::First);
    let length = found.as_ref().map_or(0, |found| found.length);
    let word = found.and_then(|found| found.meanings.first().copied());
    let Some(rest) = rest else {
        // Three lines need no colon.
        let kind = label(word?).filter(|kind| matches!(kind, RowKind::Given | RowKind::Talon | RowKind::Trump))?;
        return Some((kind, call.behind(length)));
    };
    let is_number = !call.text.is_empty() && call.text.bytes().all(|byte| byte.is_ascii_digit());
    let kind = match word {
        Some(HandWord::First) => RowKind::First(person(length)?),
        Some(word) if length == words.len() => label(word)?,
        _ if is_number => RowKind::Trick(call.text.parse().ok()?),
        _ => RowKind::Holding(person(0)?),
    };
    Some((kind, rest))
}

/// The tricks of a line, each as if it stood in a line of its own; any other line is as it was.
pub(crate) fn trick_by_trick<'t>(row: &HandRow<'t>) -> Vec<HandRow<'t>> {
    let mut rows = vec![HandRow {
        parts: Vec::new(),
        ..row.clone()
    }];
    for part in &row.parts {
        let mut part = *part;
        while let (RowKind::Trick(_), Some((at, number, behind))) = (row.kind, next_trick(part.text)) {
            let (before, after) = (&part.text[..at], &part.text[behind..]);
            let (label, from) = (part.at + at, part.at + behind);
            let before = before.trim_end_matches(|sign: char| sign.is_whitespace() || sign == ',');
            push_part(&mut rows, Part { text: before, ..part });
            part = Part { at: from, text: after };
            rows.push(HandRow {
                kind: RowKind::Trick(number),
                label,
                at: part.trimmed().at,
                parts: Vec::new(),
            });
        }
        push_part(&mut rows, part);
    }
    rows
}

fn push_part<'t>(rows: &mut [HandRow<'t>], part: Part<'t>) {
    let part = part.trimmed();
    if let Some(row) = rows.last_mut()
        && !(part.text.is_empty() && row.parts.is_empty())
    {
        row.parts.push(part);
    }
}

/// Where the number of another trick stands, which it is, and where its cards begin.
fn next_trick(text: &str) -> Option<(usize, u8, usize)> {
    text.match_indices(':').find_map(|(colon, _)| {
        let before = &text[..colon];
        let digits = before.bytes().rev().take_while(u8::is_ascii_digit).count();
        let at = colon - digits;
        let is_word = before[..at].ends_with(|sign: char| sign.is_whitespace() || sign == ',');
        // Points of a claim have a number behind their colon.
        let is_points = text[colon + 1..].starts_with(|sign: char| sign.is_ascii_digit());
        let number = before[at..].parse().ok().filter(|number| (1..=10).contains(number))?;
        ((at == 0 || is_word) && !is_points).then_some((at, number, colon + 1))
    })
}

/// What a line means where it stands.
pub(crate) fn standing(text: &str, people: &People, is_whole: impl Fn(&DealLine<'_>) -> bool) -> RowRole {
    let line = line(text, 0);
    let is_marked = line.number.is_some() || line.deals.is_some();
    match row(&line, people).map(|row| row.kind) {
        Some(_) if is_marked => RowRole::Begins,
        Some(RowKind::Holding(person)) => RowRole::Holding(person),
        Some(_) => RowRole::Inside,
        None if line.said.is_empty() && is_marked => RowRole::Begins,
        None if line.said.is_empty() => RowRole::Inside,
        None if is_marked || is_deal(&line, people) || is_whole(&line) => RowRole::Deal,
        None => RowRole::Unclear,
    }
}

/// Whether a line has a call by one of the people, and a result.
fn is_deal(line: &DealLine<'_>, people: &People) -> bool {
    let Some(first) = line.said.first() else { return false };
    let (call, result) = first.at_colon();
    // Behind the colon of a mail that begins with a name nothing follows.
    result.is_some_and(|result| !result.text.is_empty()) && matches!(people.find(&call.words()), Who::One(..))
}

/// What of a hand has been seen, as far as that says where the next one begins.
#[derive(Debug, Clone, Default)]
pub(crate) struct Progress {
    is_open: bool,
    /// People whose cards were said.
    holdings: Vec<usize>,
    /// Whether more than cards was said.
    is_past: bool,
}

/// What the next line does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Begins,
    GoesOn,
    /// The hand is over, if there was one, and a line of a deal follows.
    Deal,
}

impl Progress {
    /// Takes a line.
    pub fn step(&mut self, standing: RowRole) -> Step {
        let step = match standing {
            RowRole::Begins => Step::Begins,
            RowRole::Holding(_) if !self.is_open || self.is_past || self.holdings.len() >= 3 => Step::Begins,
            RowRole::Inside if !self.is_open => Step::Begins,
            RowRole::Holding(_) | RowRole::Inside => Step::GoesOn,
            RowRole::Unclear if self.is_open => Step::GoesOn,
            RowRole::Unclear | RowRole::Deal => Step::Deal,
        };
        match step {
            Step::Deal => *self = Progress::default(),
            Step::Begins => {
                *self = Progress {
                    is_open: true,
                    ..Progress::default()
                }
            }
            Step::GoesOn => {}
        }
        match standing {
            RowRole::Holding(person) => self.holdings.push(person),
            RowRole::Inside if step != Step::Deal => self.is_past = true,
            _ => {}
        }
        step
    }
}
