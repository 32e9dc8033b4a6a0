//! The entries of a report: what became of each record, with words in the reader's language. It decides nothing; what
//! was written down about a record is what counts, and a second check only lends the words.

use serde_json::{Map, Value, json};

use super::super::hands::wire::hash;
use crate::games::Code;
use crate::history::{Options, Reader};
use crate::service::read_import::{Fate, findings, judge_again};
use crate::store::hands::Hand;
use crate::store::records::{Record, RecordStatus};
use crate::text::Lang;
use crate::text::report::{borrowed, entry_json, names_of};

type Entry = Map<String, Value>;

/// The entry of a record.
pub fn entry(fate: &Fate, strict: bool, lang: Lang) -> Entry {
    let mut entry = match (&fate.written, &fate.hand) {
        (_, Some(hand)) => stored(fate.number, hand, lang),
        (Some(row), None) => refused(row, strict, lang),
        (None, None) => Entry::new(),
    };
    entry.insert("record".into(), json!(fate.number));
    entry.insert("status".into(), json!(fate.status.as_str()));
    if let Some(row) = &fate.written {
        if let Some(line) = row.line {
            entry.insert("line".into(), json!(line));
        }
        if !matches!(fate.status, RecordStatus::Rejected) || !entry.contains_key("findings") {
            let said = entry.remove("findings").unwrap_or_default();
            entry.insert("findings".into(), worded(row, &said, lang).into());
        }
        if let Some(hand) = row.hand_id.filter(|_| fate.hand.is_none()) {
            entry.insert("id".into(), json!(hand.0));
            entry.insert("url".into(), json!(format!("/hands/{}", hand.0)));
        }
    }
    entry.entry("findings").or_insert_with(|| json!([]));
    entry
}

/// What a stored record comes to. Its places are those of its canonical form and are not shown.
fn stored(number: i64, hand: &Hand, lang: Lang) -> Entry {
    let mut reader = Reader::new();
    let checked = reader.check(hand.record.as_bytes(), &Options { diagnose: false, ..Options::default() });
    let at = crate::history::json::Position { line: 1, column: 1 };
    let number = u64::try_from(number).unwrap_or(1);
    let mut entry = entry_json(lang, &checked, number, hand.record.as_bytes(), at, None);
    entry.remove("line");
    entry.remove("unchecked");
    let hashes = json!({
        "deal": hash(&hand.deal_hash), "play": hash(&hand.play_hash), "doc": hash(&hand.doc_hash),
    });
    entry.insert("hashes".into(), hashes);
    entry.insert("id".into(), json!(hand.id.0));
    entry.insert("url".into(), json!(format!("/hands/{}", hand.id.0)));
    entry
}

fn refused(row: &Record, strict: bool, lang: Lang) -> Entry {
    let number = u64::try_from(row.record).unwrap_or(1);
    judge_again(row, strict, |checked, text, start| {
        let names = names_of(checked);
        let mut entry = entry_json(lang, checked, number, text, start, None);
        entry.remove("computed");
        entry.remove("knowledge");
        // The places were counted in the file; here only its words are looked for.
        let words = checked
            .findings
            .iter()
            .map(|finding| (lang.finding(finding, &borrowed(&names)), lang.finding_hint(finding)));
        let mut all = findings(row);
        for (finding, (message, hint)) in all.iter_mut().zip(words) {
            finding["message"] = message.into();
            if let Some(hint) = hint {
                finding["hint"] = hint.into();
            }
        }
        entry.insert("findings".into(), all.into());
        entry
    })
    .unwrap_or_default()
}

/// The findings as they were written down, with the words that a second check found for the same codes.
fn worded(row: &Record, said: &Value, lang: Lang) -> Vec<Value> {
    let said: Vec<&Value> = said.as_array().into_iter().flatten().collect();
    let mut all = findings(row);
    let same =
        said.len() == all.len() && said.iter().zip(&all).all(|(one, other)| one["code"] == other["code"]);
    for (place, finding) in all.iter_mut().enumerate() {
        let known = said.get(place).filter(|_| same);
        for word in ["message", "hint"] {
            if let Some(text) = known.and_then(|one| one.get(word)) {
                finding[word] = text.clone();
            }
        }
        if finding["message"].is_null() {
            finding["message"] = title(finding["code"].as_str().unwrap_or_default(), lang).into();
        }
    }
    let like = match row.status {
        RecordStatus::Duplicate => Some(Code::DuplicateExact),
        RecordStatus::Waiting => Some(Code::DuplicateProbable),
        _ => None,
    };
    if let Some(code) = like {
        all.push(json!({
            "severity": code.severity().as_str(),
            "code": code.as_str(),
            "pointer": "",
            "record": row.record,
            "message": lang.finding_title(code),
        }));
    }
    all
}

fn title(code: &str, lang: Lang) -> String {
    Code::parse(code).map(|code| lang.finding_title(code)).unwrap_or_default()
}
