//! A line with its head becomes a record. Whether the record is sound is for its check to say.

use std::borrow::Cow;

use serde_json::{Map, Value as Json, json};
use talon_records::json::{Foreign, chat_message};
use talon_rules::cards::Seat;

use crate::code_page::decoded;
use crate::faults::Faults;
use crate::game::Table;
use crate::hand::{self, HandRow, HandWord, Progress, Step};
use crate::head::{self, Head, session_name};
use crate::lexicon::Word;
use crate::line::{DealLine, line};
use crate::people::{People, Who};
use crate::quoted;

/// A line of a text that says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TextRow<'t> {
    Head(&'t str),
    Deal(&'t str),
}

/// What a line is; nothing when it is empty or a remark. A mail program may have put marks before it.
pub(crate) fn row(text: &str) -> Option<TextRow<'_>> {
    let text = text
        .trim_start_matches(|c: char| is_mark(c) || c.is_whitespace())
        .trim_end();
    match chat_message(text) {
        // Of what people write to each other only the lines of an evening count.
        Some(said) => said_row(said).filter(|row| match row {
            TextRow::Head(_) => true,
            TextRow::Deal(said) => is_of_evening(said),
        }),
        None => said_row(text),
    }
}

fn said_row(text: &str) -> Option<TextRow<'_>> {
    match text {
        "" => None,
        remark if remark.starts_with('#') => None,
        head if head::begins(head).is_some() => Some(TextRow::Head(head)),
        deal => Some(TextRow::Deal(deal)),
    }
}

/// Whether a message was meant as a deal, also one that is not quite right: that is told, where chatter is passed over.
fn is_of_evening(said: &str) -> bool {
    let line = line(said, 0);
    let Some(first) = line.said.first() else { return false };
    let (call, result) = first.at_colon();
    let words = call.words();
    let is_number = |word: &Word<'_>| {
        word.folded
            .bytes()
            .all(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-'))
    };
    let is_of_game = |word: &Word<'_>| {
        let is_contract = word.folded.len() == 1 && is_number(word);
        is_contract || crate::GAMES.iter().any(|game| game.is_word(&word.folded))
    };
    let is_call = words.iter().skip(1).any(is_of_game);
    let is_numbered = line.number.is_some();
    // A line of a hand with its cards: whose they are, the auction, the trump, a trick.
    let is_seat = words.len() == 1
        && words
            .iter()
            .all(|word| Seat::parse(word.text).is_some() || is_number(word));
    let is_label = hand::hand_words().find_of(&words, HandWord::is_label).is_some();
    if is_label || is_seat && result.is_some_and(|result| !is_time(call.text, result.text)) {
        return true;
    }
    let Some(result) = result else {
        let is_whole = crate::GAMES.iter().any(|game| game.is_whole(&words));
        return is_whole || is_numbered && is_call;
    };
    let result_words = result.words();
    let all_numbers = !result_words.is_empty() && result_words.iter().all(is_number);
    if is_time(call.text, result.text) {
        return is_numbered || all_numbers && result_words.len() > 1;
    }
    is_numbered || is_call || all_numbers && words.len() > 1
}

/// Whether a colon between these stands in a time: `19:30`.
fn is_time(before: &str, behind: &str) -> bool {
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    before.ends_with(|sign: char| sign.is_ascii_digit()) && digits == 2
}

/// Whether a line is what somebody wrote in a chat and no line of an evening.
pub(crate) fn is_chatter(line: &str) -> bool {
    chat_message(line).is_some_and(|said| !said.is_empty()) && row(line).is_none()
}

/// What may stand before a line and says nothing: the mark of a quoted line, or of the order of bytes.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '>' | '\u{feff}')
}

/// How often a line was quoted.
pub(crate) fn quotes(line: &str) -> usize {
    let before = line.chars().take_while(|c| is_mark(*c) || c.is_whitespace());
    before.filter(|c| *c == '>').count()
}

/// Whether a line opens or closes a block of text as it was typed.
pub(crate) fn is_fence(said: &str) -> bool {
    said.starts_with("```") || said.starts_with("~~~")
}

/// The lines of a text with the byte offsets at which they begin.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = (usize, TextRow<'_>)> {
    let start = text.as_ptr() as usize;
    text.lines().filter_map(move |line| {
        let row = row(line)?;
        let (TextRow::Head(said) | TextRow::Deal(said)) = row;
        Some((said.as_ptr() as usize - start, row))
    })
}

/// Makes a record of a text of one deal; of a hand with cards as far as it can be read.
pub(crate) fn translate(text: &str) -> (Option<Map<String, Json>>, Faults) {
    let mut faults = Faults::default();
    let (mut head, mut deal, mut extra) = (None, Vec::new(), None);
    for (at, row) in rows(text) {
        match row {
            TextRow::Head(said) if head.is_none() => head = Some((at, said)),
            TextRow::Deal(said) if extra.is_none() => deal.push((at, said)),
            TextRow::Head(said) | TextRow::Deal(said) => extra = extra.or(Some((at, said))),
        }
    }
    let read = head.and_then(|(at, said)| head::read(said, at, &mut faults));
    match (read, deal.first()) {
        (Some(head), Some((at, _))) => {
            faults.places.line = *at;
            let count = faults.is_sound().then(|| own_rows(&head, &deal));
            // A record is one deal.
            if let Some((at, said)) = count.and_then(|(count, _)| deal.get(count).copied()).or(extra)
                && faults.is_sound()
            {
                faults.bad(at, said, "", &[]);
            }
            let is_hand = count.is_some_and(|(_, is_hand)| is_hand);
            let record = faults.is_sound().then(|| record(&head, &deal, is_hand, &mut faults));
            // Of a hand with a fault the record has what comes before it.
            let is_kept = is_hand || faults.is_sound();
            (record.flatten().filter(|_| is_kept), faults)
        }
        (Some(own), None) => {
            let end = head.map_or(0, |(at, said)| at + said.len());
            faults.missing(end, "/score", &[own.game.example()]);
            (None, faults)
        }
        (None, first) => {
            let at = first.map_or(0, |(at, _)| *at);
            let examples: Vec<String> = crate::GAMES
                .iter()
                .filter_map(|game| Some(format!("{}: Anna, Béla, Cili; deals Cili", game.heads().first()?)))
                .collect();
            let examples: Vec<&str> = examples.iter().map(String::as_str).collect();
            faults.missing(at, "/game", &examples);
            (None, faults)
        }
    }
}

/// How many of these lines make up the first deal, and whether that is a hand with cards.
fn own_rows(head: &Head, rows: &[(usize, &str)]) -> (usize, bool) {
    let mut progress = Progress::default();
    let mut steps = rows.iter().map(|(_, said)| progress.step(head.standing(said)));
    match steps.next() {
        Some(Step::Deal) | None => (1, false),
        Some(_) => (1 + steps.take_while(|step| *step == Step::GoesOn).count(), true),
    }
}

fn record(head: &Head, rows: &[(usize, &str)], is_hand: bool, faults: &mut Faults) -> Option<Map<String, Json>> {
    let lines: Vec<DealLine<'_>> = rows.iter().map(|(at, said)| line(said, *at)).collect();
    let first = lines.first()?;
    let dealer = dealer(head, first, faults)?;
    let table = Table {
        game: head.game,
        people: &head.people,
        dealer,
    };
    let said: Vec<&str> = rows.iter().map(|(_, said)| *said).collect();
    let mut record = frame(head, first, &said.join("\n"), dealer);
    let mut version = "1.1";
    if is_hand {
        let rows = hand_rows(&lines, rows, &head.people, faults);
        let hand = hand::read(&rows, &table, &head.options, faults);
        if hand.actions.first().is_none_or(|action| action["type"] != "given") {
            version = "1.0";
        }
        record.insert("deal".into(), hand.deal);
        record.insert("actions".into(), json!(hand.actions));
    } else {
        let score = head.game.read(&first.said, &table, faults);
        put_score(&mut record, score, &table);
    }
    record.insert("version".into(), json!(version));
    doubt_asides(&lines, &table, faults);
    read_note(&lines, &mut record, faults);
    Some(record)
}

/// What stands round every deal.
pub(crate) fn frame(head: &Head, line: &DealLine<'_>, text: &str, dealer: usize) -> Map<String, Json> {
    let mut record = Map::new();
    record.insert("format".into(), json!("talon"));
    record.insert("game".into(), json!(head.game.game().as_str()));
    let mut rules = json!({"id": head.game.game().as_str(), "edition": 1});
    if !head.options.is_empty() {
        rules["options"] = Json::Object(head.options.clone());
    }
    record.insert("rules".into(), rules);
    let source = source(head, line, text, dealer);
    record.insert("source".into(), Json::Object(source));
    let players = players(head, dealer);
    if !players.is_empty() {
        record.insert("players".into(), Json::Object(players));
    }
    record
}

/// A deal of which the result was written down.
pub(crate) fn put_score(record: &mut Map<String, Json>, score: Map<String, Json>, table: &Table<'_>) {
    let seat = table.people.seat(table.dealer, table.dealer);
    let dealer = seat.map_or("out", |seat| seat.letter());
    record.insert("deal".into(), json!({"dealer": dealer}));
    record.insert("actions".into(), json!([]));
    record.insert("score".into(), Json::Object(score));
}

/// The lines of a hand that are about its cards; one that is about nothing known is told.
fn hand_rows<'t>(
    lines: &[DealLine<'t>],
    texts: &[(usize, &'t str)],
    people: &People,
    faults: &mut Faults,
) -> Vec<HandRow<'t>> {
    let mut rows = Vec::new();
    for (line, (at, text)) in lines.iter().zip(texts) {
        match hand::row(line, people) {
            Some(row) => rows.push(row),
            None if line.said.is_empty() => {}
            None => match line
                .said
                .first()
                .and_then(|part| part.at_colon().0.words().into_iter().next())
            {
                Some(word) => faults.unknown(&word, "", hand::hand_words(), HandWord::is_label),
                None => {
                    faults.bad(*at, text, "", &[]);
                }
            },
        }
    }
    rows
}

/// Tells words between brackets that may be a part of the deal: taken for a note they would be left out of its pay.
fn doubt_asides(lines: &[DealLine<'_>], table: &Table<'_>, faults: &mut Faults) {
    for aside in lines.iter().filter(|line| line.is_aside).filter_map(|line| line.note) {
        if let Some(word) = aside.words().iter().find(|word| table.says_something(&word.folded)) {
            let as_note = format!("; note {}", aside.text);
            faults.bad(word.at, word.text, "/score", &[&as_note]);
        }
    }
}

/// The remark that belongs to a deal.
pub(crate) fn read_note(lines: &[DealLine<'_>], record: &mut Map<String, Json>, faults: &mut Faults) {
    let mut notes = lines.iter().filter_map(|line| line.note);
    let Some(note) = notes.next() else { return };
    if let Some(second) = notes.next() {
        faults.bad(second.at, second.text, "/annotations", &[]);
    }
    match note.text.is_empty() {
        true => faults.missing(note.at, "/annotations", &[]),
        false => {
            faults.places.put("/annotations", note.at);
            let at = json!({"line": "main", "ply": 0});
            let comment = json!({"id": "n1", "at": at, "kind": "comment", "text": note.text});
            record.insert("annotations".into(), json!([comment]));
        }
    }
}

/// Who deals: whom the line names, else whom the head does.
fn dealer(head: &Head, line: &DealLine<'_>, faults: &mut Faults) -> Option<usize> {
    let Some(words) = &line.deals else {
        if head.dealer.is_none() {
            let example = head.people.names.last().map(|name| quoted::written(name));
            let example = format!("; deals {}", example.unwrap_or_default());
            faults.no_dealer(line.at, &example);
        }
        return head.dealer;
    };
    match (head.people.find(words), words.first()) {
        (Who::One(person, length), _) if length == words.len() => Some(person),
        (_, word) => {
            let (at, text) = word.map_or((line.at, ""), |word| (word.at, word.text));
            faults.bad(at, text, "/deal/dealer", &head.people.listed());
            None
        }
    }
}

fn source(head: &Head, line: &DealLine<'_>, text: &str, dealer: usize) -> Map<String, Json> {
    let mut source = head.source.clone();
    let session = match &head.session {
        Some(named) => named.clone(),
        None => Some(session_name(&head.base, text)),
    };
    let number = match (head.deal, &session) {
        (Some(number), _) => line.number.or(number),
        (None, Some(_)) => line.number.or(Some(1)),
        (None, None) => line.number,
    };
    source.extend(session.map(|name| ("session".to_owned(), json!(name))));
    source.extend(number.map(|number| ("deal".to_owned(), json!(number))));
    source.insert("origin".into(), json!("transcribed"));
    if head.people.seat(dealer, dealer).is_none() {
        source.insert("sitting_out".into(), json!({"name": head.people.names.get(dealer)}));
    }
    source
}

fn players(head: &Head, dealer: usize) -> Map<String, Json> {
    let named = head
        .people
        .names
        .iter()
        .enumerate()
        .filter(|_| !head.people.is_unnamed());
    named
        .filter_map(|(person, name)| {
            let seat = head.people.seat(person, dealer)?;
            Some((seat.letter().to_owned(), json!({"name": name})))
        })
        .collect()
}

/// Whether a text begins as short text does: with a head, with a numbered line of a deal, or with a line of a deal
/// whose head follows it.
pub(crate) fn claims(text: &[u8]) -> bool {
    let looked_at = text.get(..LOOKED_AT).unwrap_or(text);
    let start = looked_at.trim_ascii_start().first();
    let is_chat = Foreign::of_text(looked_at) == Some(Foreign::Chat);
    if start.is_none_or(|byte| matches!(byte, b'{' | b'<') || *byte == b'[' && !is_chat) {
        return false;
    }
    let begins_quoted = start == Some(&b'"');
    let text = match std::str::from_utf8(looked_at) {
        Ok(text) => Cow::Borrowed(text),
        // The last letter may be cut.
        Err(fault) if fault.error_len().is_none() => String::from_utf8_lossy(looked_at),
        Err(_) => decoded(looked_at).map_or_else(|| String::from_utf8_lossy(looked_at), Cow::Owned),
    };
    let text = text.as_ref();
    // A head may stand behind words, in a mail or between marks.
    let heads = || rows(text).filter(|(_, row)| matches!(row, TextRow::Head(said) if head::is_sound(said)));
    // Other notations begin with a mark as well; a name does only where the head of its evening is.
    if begins_quoted && heads().next().is_none() {
        return false;
    }
    begins(text, looked_at) || heads().next().is_some() && !is_foreign(looked_at)
}

fn begins(text: &str, looked_at: &[u8]) -> bool {
    let mut first = rows(text).map(|(_, row)| row);
    match first.next() {
        Some(TextRow::Head(_)) => true,
        Some(TextRow::Deal(said)) => {
            let next = first.next();
            let own = next.into_iter().chain(first).find_map(|row| match row {
                TextRow::Head(own) => Some(own),
                TextRow::Deal(_) => None,
            });
            let is_next = matches!(next, Some(TextRow::Head(_)));
            match own {
                Some(own) if head::belongs_to_line(own) => true,
                Some(_) if is_next => is_deal(said),
                // Other programs number their lines as well.
                _ => is_deal(said) && crate::line::number(said).is_some() && !is_foreign(looked_at),
            }
        }
        _ => false,
    }
}

/// Whether a text without a head is one of another program; lines with equally many commas may be ours.
fn is_foreign(text: &[u8]) -> bool {
    let may_be_ours = [Foreign::Csv, Foreign::Quoted, Foreign::Wrapped, Foreign::Chat];
    Foreign::of_text(text).is_some_and(|kind| !may_be_ours.contains(&kind))
}

/// So much of a text says what it is.
const LOOKED_AT: usize = 4096;

/// Whether a line may say a deal.
fn is_deal(text: &str) -> bool {
    let line = line(text, 0);
    let is_whole = |words: &[Word<'_>]| crate::GAMES.iter().any(|game| game.is_whole(words));
    quoted::find(text, |sign| matches!(sign, '{' | '"')).is_none()
        && line
            .said
            .first()
            .is_some_and(|part| part.at_colon().1.is_some() || is_whole(&part.words()))
}
