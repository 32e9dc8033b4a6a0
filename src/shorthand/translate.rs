//! A line with its head becomes a record. Whether the record is sound is for its check to say.

use serde_json::{Map, Value as Json, json};
use talon_records::json::Foreign;

use crate::faults::Faults;
use crate::game::Table;
use crate::head::{self, Head, session_name};
use crate::line::{Line, line};
use crate::people::Who;

/// A line of a text that says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Row<'t> {
    Head(&'t str),
    Deal(&'t str),
}

/// What a line is; nothing when it is empty or a remark.
pub(crate) fn row(text: &str) -> Option<Row<'_>> {
    let text = text.trim_start_matches('\u{feff}').trim();
    match text {
        "" => None,
        remark if remark.starts_with('#') => None,
        head if head::begins(head).is_some() => Some(Row::Head(head)),
        deal => Some(Row::Deal(deal)),
    }
}

/// The lines of a text with the byte offsets at which they begin.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = (usize, Row<'_>)> {
    let start = text.as_ptr() as usize;
    text.lines().filter_map(move |line| {
        let row = row(line)?;
        let (Row::Head(said) | Row::Deal(said)) = row;
        Some((said.as_ptr() as usize - start, row))
    })
}

/// Makes a record of a text of one deal.
pub(crate) fn translate(text: &str) -> (Option<Map<String, Json>>, Faults) {
    let mut faults = Faults::default();
    let (mut head, mut deal, mut extra) = (None, None, None);
    for (at, row) in rows(text) {
        match row {
            Row::Head(said) if head.is_none() => head = Some((at, said)),
            Row::Deal(said) if deal.is_none() => deal = Some((at, said)),
            Row::Head(said) | Row::Deal(said) => extra = extra.or(Some((at, said))),
        }
    }
    let read = head.and_then(|(at, said)| head::read(said, at, &mut faults));
    match (read, deal) {
        (Some(head), Some((at, said))) => {
            faults.places.line = at;
            // A record is one deal.
            if let Some((at, said)) = extra.filter(|_| faults.is_sound()) {
                faults.bad(at, said, "", &[]);
            }
            let record = faults
                .is_sound()
                .then(|| record(&head, &line(said, at), said, &mut faults));
            (record.flatten().filter(|_| faults.is_sound()), faults)
        }
        (Some(own), None) => {
            let end = head.map_or(0, |(at, said)| at + said.len());
            faults.missing(end, "/score", &[own.game.example()]);
            (None, faults)
        }
        (None, _) => {
            let at = deal.map_or(0, |(at, _)| at);
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

fn record(head: &Head, line: &Line<'_>, text: &str, faults: &mut Faults) -> Option<Map<String, Json>> {
    let dealer = dealer(head, line, faults)?;
    let table = Table {
        game: head.game,
        people: &head.people,
        dealer,
    };
    let score = head.game.read(&line.said, &table, faults);
    let mut record = Map::new();
    record.insert("format".into(), json!("talon"));
    record.insert("version".into(), json!("1.1"));
    record.insert("game".into(), json!(head.game.game().as_str()));
    let mut rules = json!({"id": head.game.game().as_str(), "edition": 1});
    if !head.options.is_empty() {
        rules["options"] = Json::Object(head.options.clone());
    }
    record.insert("rules".into(), rules);
    record.insert("source".into(), Json::Object(source(head, line, text, dealer)));
    let players = players(head, dealer);
    if !players.is_empty() {
        record.insert("players".into(), Json::Object(players));
    }
    let seat = table.people.seat(dealer, dealer);
    record.insert(
        "deal".into(),
        json!({"dealer": seat.map_or("out", |seat| seat.letter())}),
    );
    record.insert("actions".into(), json!([]));
    record.insert("score".into(), Json::Object(score));
    if let Some(note) = &line.note {
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
    Some(record)
}

/// Who deals: whom the line names, else whom the head does.
fn dealer(head: &Head, line: &Line<'_>, faults: &mut Faults) -> Option<usize> {
    let Some(words) = &line.deals else {
        if head.dealer.is_none() {
            faults.missing(line.at, "/deal/dealer", &["deals"]);
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

fn source(head: &Head, line: &Line<'_>, text: &str, dealer: usize) -> Map<String, Json> {
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
    if start.is_none_or(|byte| matches!(byte, b'{' | b'[' | b'<' | b'"')) {
        return false;
    }
    let text = match std::str::from_utf8(looked_at) {
        Ok(text) => text,
        Err(fault) => std::str::from_utf8(looked_at.get(..fault.valid_up_to()).unwrap_or_default()).unwrap_or_default(),
    };
    let mut first = rows(text).map(|(_, row)| row);
    match first.next() {
        Some(Row::Head(_)) => true,
        Some(Row::Deal(said)) => match first.next() {
            Some(Row::Head(own)) => is_deal(said) || head::belongs_to_line(own),
            // Other programs number their lines as well.
            _ => is_deal(said) && crate::line::number(said).is_some() && !is_foreign(looked_at),
        },
        _ => false,
    }
}

/// Whether a text without a head is one of another program; lines with equally many commas may be ours.
fn is_foreign(text: &[u8]) -> bool {
    Foreign::of_text(text).is_some_and(|kind| kind != Foreign::Csv)
}

/// So much of a text says what it is.
const LOOKED_AT: usize = 4096;

/// Whether a line may say a deal.
fn is_deal(text: &str) -> bool {
    let line = line(text, 0);
    let is_whole = |words: &[crate::lexicon::Word<'_>]| crate::GAMES.iter().any(|game| game.is_whole(words));
    !text.contains(['{', '"'])
        && line
            .said
            .first()
            .is_some_and(|part| part.at_colon().1.is_some() || is_whole(&part.words()))
}
