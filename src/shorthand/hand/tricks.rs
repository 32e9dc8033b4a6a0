//! The cards of the tricks, and what is said among them.

use serde_json::{Value as Json, json};
use talon_rules::cards::{BySeat, Card, Pack, Rank, Seat, Suit};

use super::cards::{CardRun, CardWords, no_card};
use super::cursor::{Cursor, Deeds};
use super::deeds;
use super::flow::Flow;
use super::rows::{HandRow, RowKind, trick_by_trick};
use super::words::{HandWord, hand_words};
use crate::game::Table;
use crate::lexicon::Word;
use crate::line::Part;

/// What came of looking for something that a game says among the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heard {
    Nothing,
    Said,
    /// It was told what is wrong with it.
    Faulty,
}

/// What a game says among the cards.
pub(crate) trait PlayTalk {
    /// Who plays, so that they have to agree.
    fn active(&self) -> BySeat<bool>;

    /// Reads what begins here, said by this seat, or by the one whose turn it is.
    fn hear(&mut self, cursor: &mut Cursor<'_>, by: Option<Seat>, next: Seat, deeds: &mut Deeds<'_>) -> Heard;

    /// Tells a word that means nothing here.
    fn unknown(&self, word: &Word<'_>, deeds: &mut Deeds<'_>);

    /// What the rest of a part says of a claim.
    fn verdicts(&self, _part: &Part<'_>, _claim: &mut Json, _deeds: &mut Deeds<'_>) -> Heard {
        Heard::Nothing
    }
}

/// Reads a line of things that are said one after the other, with cards among them where `flow` says whose they are.
pub(crate) fn read_tricks(
    rows: &[HandRow<'_>],
    talk: &mut dyn PlayTalk,
    flow: &mut Flow,
    table: &Table<'_>,
    words: &'static CardWords,
    deeds: &mut Deeds<'_>,
) {
    let rows: Vec<HandRow<'_>> = rows.iter().flat_map(trick_by_trick).collect();
    for (place, row) in rows.iter().enumerate() {
        let RowKind::Trick(number) = row.kind else { continue };
        let wanted = flow.tricks() + 1;
        if number != wanted || !flow.is_between() {
            let wanted = wanted.to_string();
            deeds.faults.bad(row.label, &number.to_string(), "/actions", &[&wanted]);
            return;
        }
        let mut line = TrickLine {
            talk,
            flow,
            table,
            words,
            is_over: false,
        };
        for part in &row.parts {
            if !line.read(part, number, deeds) {
                return;
            }
        }
        let is_last = rows
            .get(place + 1..)
            .unwrap_or_default()
            .iter()
            .all(|row| !matches!(row.kind, RowKind::Trick(_)));
        let is_whole = flow.is_between() && flow.tricks() == number;
        if !is_whole && !is_last {
            let end = row.parts.last().map_or(row.at, Part::end);
            let next = table.written(flow.next()).unwrap_or_default();
            let pointer = deeds.pointer();
            deeds.faults.missing(end, &pointer, &[&next]);
            return;
        }
    }
}

/// A line of a trick while it is read.
struct TrickLine<'r, 't> {
    talk: &'r mut dyn PlayTalk,
    flow: &'r mut Flow,
    table: &'r Table<'t>,
    words: &'static CardWords,
    /// Whether a claim stands in it, of which the next part may say more.
    is_over: bool,
}

impl TrickLine<'_, '_> {
    /// Reads a part; false where it cannot be read.
    fn read(&mut self, part: &Part<'_>, number: u8, deeds: &mut Deeds<'_>) -> bool {
        if self.is_over && deeds.last() == "claim" {
            match self.more_of_claim(part, deeds) {
                Heard::Nothing => {}
                heard => return heard == Heard::Said,
            }
        }
        let mut cursor = Cursor::new(part);
        let mut run = CardRun::new(self.words);
        let mut by: Option<Seat> = None;
        while let Some(word) = cursor.first().cloned() {
            let pointer = deeds.pointer();
            if run.is_between() && !run.is_in_suit() {
                match self.say(&mut cursor, &mut by, part, deeds) {
                    Heard::Said => continue,
                    Heard::Faulty => return false,
                    Heard::Nothing => {}
                }
            }
            let errors = deeds.faults.findings.len();
            if let Some((length, cards)) = run.take(cursor.rest(), &pointer, deeds.faults) {
                if deeds.faults.findings.len() > errors {
                    return false;
                }
                cursor.skip(length);
                for card in cards {
                    if !self.play(card, &word, by.take(), number, deeds) {
                        return false;
                    }
                    if cursor.sign("!")
                        && let Some(action) = deeds.list.last_mut()
                    {
                        action["irregular"] = json!(true);
                    }
                }
                continue;
            }
            run.close(cursor.here(), &pointer, deeds.faults);
            if deeds.faults.findings.len() > errors {
                return false;
            }
            match self.say(&mut cursor, &mut by, part, deeds) {
                Heard::Said => {}
                Heard::Faulty => return false,
                Heard::Nothing => {
                    no_card(self.words, &word, &pointer, deeds.faults);
                    return false;
                }
            }
        }
        let errors = deeds.faults.findings.len();
        let pointer = deeds.pointer();
        run.close(part.end(), &pointer, deeds.faults);
        if by.is_some() {
            deeds
                .faults
                .missing(part.end(), &pointer, &[self.words.pack.code(CARD)]);
        }
        deeds.faults.findings.len() == errors
    }

    /// Something that is no card: what the game says, what any game does, or who plays next.
    fn say(&mut self, cursor: &mut Cursor<'_>, by: &mut Option<Seat>, part: &Part<'_>, deeds: &mut Deeds<'_>) -> Heard {
        let next = self.flow.next();
        match self.talk.hear(cursor, *by, next, deeds) {
            Heard::Said => {
                *by = None;
                return Heard::Said;
            }
            Heard::Faulty => return Heard::Faulty,
            Heard::Nothing => {}
        }
        let agreed = self.talk.active();
        match deeds::read(cursor, *by, next, &agreed, self.table, self.words, deeds) {
            Some(false) => return Heard::Faulty,
            Some(true) => {
                *by = None;
                self.is_over = true;
                let is_open = deeds.list.last().is_some_and(|claim| claim["outcome"] == json!({}));
                if is_open {
                    let rest = cursor.left(part);
                    cursor.skip(cursor.rest().len());
                    return match self.more_of_claim(&rest, deeds) {
                        Heard::Nothing => {
                            let pointer = format!("/actions/{}/outcome", deeds.list.len() - 1);
                            let wanted = hand_words().written(HandWord::Rest);
                            deeds.faults.bad(rest.at, rest.text, &pointer, &[wanted]);
                            Heard::Faulty
                        }
                        heard => heard,
                    };
                }
                return Heard::Said;
            }
            None => {}
        }
        let is_card = cursor
            .first()
            .is_some_and(|word| self.words.code(&word.folded).is_some());
        if by.is_some() || is_card || self.words.is_word(cursor.rest()) || !cursor.is_person(self.table) {
            return Heard::Nothing;
        }
        *by = cursor.seat(self.table);
        match by {
            Some(_) => Heard::Said,
            None => Heard::Nothing,
        }
    }

    fn more_of_claim(&self, part: &Part<'_>, deeds: &mut Deeds<'_>) -> Heard {
        let Some(mut claim) = deeds.list.pop() else {
            return Heard::Nothing;
        };
        let mut cursor = Cursor::new(part);
        let heard = match cursor.take(hand_words(), |word| word == HandWord::Agreed) {
            Some(_) => self.agreed(&mut cursor, &mut claim, deeds),
            None => self.talk.verdicts(part, &mut claim, deeds),
        };
        deeds.list.push(claim);
        heard
    }

    fn agreed(&self, cursor: &mut Cursor<'_>, claim: &mut Json, deeds: &mut Deeds<'_>) -> Heard {
        let pointer = format!("{}/agreed", deeds.pointer());
        let mut seats = Vec::new();
        if !cursor.sign(NOBODY) {
            while cursor.first().is_some() || seats.is_empty() {
                let Some(seat) = cursor.need_seat(self.table, &pointer, deeds) else {
                    return Heard::Faulty;
                };
                seats.push(seat.letter());
            }
        }
        if let Some(word) = cursor.first() {
            deeds.faults.bad(word.at, word.text, &pointer, &[]);
            return Heard::Faulty;
        }
        claim["agreed"] = json!(seats);
        Heard::Said
    }

    fn play(
        &mut self,
        card: Option<Card>,
        word: &Word<'_>,
        by: Option<Seat>,
        number: u8,
        deeds: &mut Deeds<'_>,
    ) -> bool {
        let pointer = deeds.pointer();
        let Some(card) = card else {
            no_card(self.words, word, &pointer, deeds.faults);
            return false;
        };
        if self.flow.tricks() >= number {
            deeds
                .faults
                .bad(word.at, word.text, &pointer, &[&format!("{}:", number + 1)]);
            return false;
        }
        let seat = by.unwrap_or(self.flow.next());
        let code = self.words.pack.code(card);
        deeds.push(word.at, json!({"type": "play", "by": seat.letter(), "card": code}));
        self.flow.play(seat, card);
        true
    }
}

/// What stands where nobody is named.
const NOBODY: &str = "-";

/// A card as an example.
const CARD: Card = Card::new(Suit::Hearts, Rank::King);

/// Reads a line in which no card is played.
pub(crate) fn read_talk(
    row: &HandRow<'_>,
    talk: &mut dyn PlayTalk,
    next: Seat,
    table: &Table<'_>,
    words: &'static CardWords,
    deeds: &mut Deeds<'_>,
) {
    for part in &row.parts {
        let (mut cursor, mut by) = (Cursor::new(part), None);
        while let Some(word) = cursor.first().cloned() {
            let heard = match talk.hear(&mut cursor, by, next, deeds) {
                Heard::Nothing => match deeds::read(&mut cursor, by, next, &talk.active(), table, words, deeds) {
                    None => Heard::Nothing,
                    Some(is_said) => match is_said {
                        true => Heard::Said,
                        false => Heard::Faulty,
                    },
                },
                heard => heard,
            };
            match heard {
                Heard::Said => by = None,
                Heard::Faulty => return,
                Heard::Nothing if by.is_none() && cursor.is_person(table) => {
                    by = cursor.need_seat(table, &deeds.pointer(), deeds);
                    if by.is_none() {
                        return;
                    }
                }
                Heard::Nothing => return talk.unknown(&word, deeds),
            }
        }
        if by.is_some() {
            let pointer = deeds.pointer();
            deeds.faults.missing(part.end(), &pointer, &[]);
        }
    }
}

/// Lines of tricks while they are written.
#[derive(Debug)]
pub(crate) struct TrickLines {
    flow: Flow,
    pack: Pack,
    lines: Vec<String>,
    /// Parts of the line that is written.
    parts: Vec<String>,
    /// Whether the last part is of cards, so that another can follow.
    in_cards: bool,
}

impl TrickLines {
    pub const fn new(pack: Pack, flow: Flow) -> TrickLines {
        TrickLines {
            flow,
            pack,
            lines: Vec::new(),
            parts: Vec::new(),
            in_cards: false,
        }
    }

    /// Something that is no card.
    pub fn say(&mut self, said: String) {
        self.parts.push(said);
        self.in_cards = false;
    }

    /// Something that happened, and who agreed to it where that is not everyone who plays.
    pub fn deed(&mut self, action: &Json, said: String, table: &Table<'_>) -> Option<()> {
        self.say(said);
        let Some(agreed) = action["agreed"].as_array() else {
            return Some(());
        };
        let playing = self.flow.playing();
        let is_usual = Seat::ALL
            .iter()
            .all(|seat| playing[*seat] == agreed.contains(&json!(seat.letter())));
        if !is_usual {
            let mut names = Vec::new();
            for seat in agreed {
                names.push(table.written(Seat::parse(seat.as_str()?)?)?);
            }
            names.extend(agreed.is_empty().then(|| NOBODY.to_owned()));
            let word = hand_words().written(HandWord::Agreed);
            self.say(format!("{word} {}", names.join(" ")));
        }
        Some(())
    }

    /// A card that was played.
    pub fn play(&mut self, action: &Json, table: &Table<'_>) -> Option<()> {
        let seat = Seat::parse(action["by"].as_str()?)?;
        let card = self.pack.parse(action["card"].as_str()?).ok()?;
        // What was said behind the last card of a trick stands in its line.
        if self.flow.is_between() && self.lines.len() < usize::from(self.flow.tricks()) {
            self.end_line();
        }
        let is_first = self.flow.tricks() == 0 && self.flow.is_between();
        let mut said = String::new();
        if seat != self.flow.next() || is_first {
            said.push_str(&table.written(seat)?);
            said.push(' ');
            self.in_cards = false;
        }
        said.push_str(self.pack.code(card));
        if action["irregular"] == true {
            said.push('!');
        }
        match self.parts.last_mut().filter(|_| self.in_cards) {
            Some(part) => {
                part.push(' ');
                part.push_str(&said);
            }
            None => self.parts.push(said),
        }
        self.in_cards = true;
        self.flow.play(seat, card);
        Some(())
    }

    fn end_line(&mut self) {
        let number = self.lines.len() + 1;
        self.lines.push(format!("{number}: {}", self.parts.join("; ")));
        self.parts.clear();
        self.in_cards = false;
    }

    pub fn finish(mut self) -> Vec<String> {
        if !self.parts.is_empty() {
            self.end_line();
        }
        self.lines
    }
}
