//! The entries of a report: what became of each record, with words in the reader's language. It decides nothing; what
//! was written down about a record is what counts, and a second check only lends the words.

use serde_json::{Map, Value, json};

use super::super::hands::wire::hash;
use talon_records::{Options, read};
use talon_service::read_import::{RecordFate, findings, judge_again, stored_already};
use talon_store::hands::Hand;
use talon_store::records::{Record, RecordStatus};
use talon_text::report::{entry_json, worded};
use talon_text::{Lang, Names};

type Entry = Map<String, Value>;

/// The entry of a record.
pub fn entry(fate: &RecordFate, strict: bool, lang: Lang) -> Entry {
    let written = fate.written.as_ref();
    let mut entry = match (written, &fate.hand) {
        (row, Some(hand)) => stored(row, hand, lang),
        (Some(row), None) => refused(row, strict, lang),
        (None, None) => Entry::new(),
    };
    entry.insert("record".into(), json!(fate.number));
    entry.insert("status".into(), json!(fate.status.as_str()));
    if let Some(row) = written {
        if let Some(line) = row.line {
            entry.insert("line".into(), json!(line));
        }
        if let Some(way) = &row.mended {
            entry.insert("mended".into(), json!(way));
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
fn stored(row: Option<&Record>, hand: &Hand, lang: Lang) -> Entry {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut records = read(hand.record.as_bytes(), options);
    let Ok(Some(record)) = records.next_checked() else {
        return Entry::new();
    };
    let mut entry = entry_json(lang, &record, None);
    entry.remove("line");
    entry.remove("unchecked");
    let said = row.map(|row| told(row, worded(lang, findings(row), Some(&record.checked)), lang));
    entry.insert("findings".into(), said.unwrap_or_default().into());
    let hashes = json!({
        "deal": hash(&hand.deal_hash), "play": hash(&hand.play_hash), "doc": hash(&hand.doc_hash),
    });
    entry.insert("hashes".into(), hashes);
    entry.insert("id".into(), json!(hand.id.0));
    entry.insert("url".into(), json!(format!("/hands/{}", hand.id.0)));
    entry
}

fn refused(row: &Record, strict: bool, lang: Lang) -> Entry {
    let again = judge_again(row, strict, |checked, _, _| {
        (worded(lang, findings(row), Some(checked)), checked.unchecked)
    });
    let mut entry = Entry::new();
    let (said, unchecked) = match again {
        Some((said, unchecked)) => (said, Some(unchecked)),
        None => (worded(lang, findings(row), None), None),
    };
    if let Some(unchecked) = unchecked.filter(|_| row.status == RecordStatus::Rejected) {
        entry.insert("unchecked".into(), json!(unchecked));
    }
    entry.insert("findings".into(), told(row, said, lang).into());
    entry
}

/// With what only the store knows: that the record is there already.
fn told(row: &Record, mut said: Vec<Value>, lang: Lang) -> Vec<Value> {
    said.extend(stored_already(row).map(|finding| {
        let mut told = finding.to_json();
        told.insert("record".into(), json!(row.record));
        told.insert("message".into(), json!(lang.finding(&finding, &Names::default())));
        Value::Object(told)
    }));
    said
}
