//! A checked record as an entry of the report that command line, API and pages share (format, 9).

use serde_json::{Map, Value as Json, json};

use crate::{Lang, Names};
use talon_records::json::{Pointer, Position, Reason};
use talon_records::normal::Hashes;
use talon_records::{Checked, CheckedRecord, Finding};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;

/// The names that a record gives its players, and the pack that its game is played with.
pub fn names_of<'a>(checked: &Checked<'a>) -> Names<'a> {
    let players = checked.record.as_ref().and_then(|record| record.envelope.players);
    Names {
        players: BySeat::from_fn(|seat: Seat| players?.get(seat.letter())?.get("name")?.as_str()),
        pack: checked.pack.unwrap_or(Names::default().pack),
    }
}

/// A finding with its words and its place in the text.
pub(crate) fn finding_json(
    lang: Lang,
    finding: &Finding,
    names: &Names<'_>,
    number: u64,
    at: Position,
) -> Map<String, Json> {
    let mut map = finding.to_json();
    map.insert("record".into(), json!(number));
    map.insert("line".into(), json!(at.line));
    map.insert("column".into(), json!(at.column));
    map.insert("message".into(), json!(lang.finding(finding, names)));
    if let Some(hint) = lang.finding_hint(finding) {
        map.insert("hint".into(), json!(hint));
    }
    map
}

/// Findings as they were written down, with the words that a second check has for them; the title of each code where that
/// check found something else, or could not be made.
pub fn worded(lang: Lang, mut written: Vec<Json>, again: Option<&Checked<'_>>) -> Vec<Json> {
    let same = |checked: &&Checked<'_>| {
        let codes = checked.findings.iter().map(|finding| finding.code.as_str());
        codes.eq(written
            .iter()
            .map(|finding| finding["code"].as_str().unwrap_or_default()))
    };
    match again.filter(same) {
        Some(checked) => {
            let names = names_of(checked);
            for (finding, now) in written.iter_mut().zip(&checked.findings) {
                finding["message"] = lang.finding(now, &names).into();
                if let Some(hint) = lang.finding_hint(now) {
                    finding["hint"] = hint.into();
                }
            }
        }
        None => {
            for finding in &mut written {
                finding["message"] = written_words(lang, finding).into();
            }
        }
    }
    for finding in written.iter_mut().filter_map(Json::as_object_mut) {
        finding.remove("detail");
    }
    written
}

/// What can be said of a finding of which only the note is left: why a text could not be read, else the title of its code.
pub fn written_words(lang: Lang, written: &Json) -> String {
    let Some(code) = written["code"].as_str().and_then(Code::parse) else {
        return String::new();
    };
    let reason = written["detail"].as_str().and_then(Reason::word);
    match (code, reason) {
        (_, Some(reason)) => {
            let found = Some(written["found"].clone()).filter(Json::is_string);
            let finding = Finding {
                detail: reason,
                found,
                ..Finding::new(code, Pointer::root(), 0)
            };
            lang.finding(&finding, &Names::default())
        }
        (Code::TooLarge | Code::TooDeep, _) if !written["expected"].is_null() => {
            let expected = Some(written["expected"].clone());
            let finding = Finding {
                expected,
                ..Finding::new(code, Pointer::root(), 0)
            };
            lang.finding(&finding, &Names::default())
        }
        _ => lang.finding_title(code),
    }
}

/// A record as an entry of the report, from a check without a store.
pub fn entry_json(lang: Lang, record: &CheckedRecord<'_>, hashes: Option<Hashes>) -> Map<String, Json> {
    let CheckedRecord {
        number, start, checked, ..
    } = record;
    let names = names_of(checked);
    let findings: Vec<Json> = checked
        .findings
        .iter()
        .map(|finding| finding_json(lang, finding, &names, *number, record.place(finding)).into())
        .collect();
    let mut entry = Map::new();
    entry.insert("record".into(), json!(number));
    entry.insert("line".into(), json!(start.line));
    entry.insert("status".into(), json!(checked.status().as_str()));
    if checked.is_accepted() {
        if let Some(hand) = checked.hand() {
            entry.insert("knowledge".into(), json!(hand.knowledge().as_str()));
            entry.insert("computed".into(), hand.computed().into());
        }
        if let Some(hashes) = hashes {
            entry.insert("hashes".into(), hashes_json(&hashes));
        }
    } else {
        entry.insert("unchecked".into(), json!(checked.unchecked));
    }
    entry.insert("findings".into(), findings.into());
    entry
}

/// The three hashes as a report has them.
pub(crate) fn hashes_json(hashes: &Hashes) -> Json {
    json!({
        "deal": hashes.deal.to_string(),
        "play": hashes.play.to_string(),
        "doc": hashes.doc.to_string(),
    })
}
