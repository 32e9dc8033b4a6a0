//! A hand with its cards, as it was dealt or from its contract on, comes back from words as the same record.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::notation::write_all;
use talon_records::{Options, Reader};
use talon_samples::generate::ulti::{record_line, records};
use talon_shorthand::Shorthand;

use super::given::begun;
use super::hands;
use crate::oracle::hands as by_chance;

/// What of a record has words: the hand, and where it was played. `None` where that is no sound record by itself, or
/// has what is no part of its play.
fn sayable(record: &Value) -> Option<String> {
    let mut record = record.clone();
    record["source"] = json!({"session": "evening", "deal": 7, "origin": "transcribed"});
    for member in [
        "annotations",
        "context",
        "corrections",
        "ext",
        "id",
        "result",
        "variations",
    ] {
        record.as_object_mut()?.remove(member);
    }
    let is_told = |action: &Value| action["type"] == "ruling" || action["type"] == "irregularity";
    let is_played = !record["actions"].as_array()?.iter().any(is_told);
    // Words have no place for who gives up and says kontra after it; the writer says so.
    let types: Vec<&Value> = record["actions"]
        .as_array()?
        .iter()
        .map(|action| &action["type"])
        .collect();
    let given_up = types.iter().position(|kind| **kind == "concede");
    let last_kontra = types.iter().rposition(|kind| **kind == "kontra");
    let is_in_order = given_up.is_none_or(|at| last_kontra.is_none_or(|kontra| kontra < at));
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let is_sound = checked.is_accepted() && is_played && is_in_order;
    is_sound.then(|| String::from_utf8(Writer::new().normal(checked.record.as_ref().unwrap()).text).unwrap())
}

/// Writes a hand in words, reads them, and compares; true if it could be said at all.
fn comes_back(record: &Value) -> bool {
    let Some(wanted) = sayable(record) else { return false };
    let text = write_all(&Shorthand, [&wanted]).unwrap_or_else(|| panic!("not written: {wanted}"));
    let said = String::from_utf8(text).unwrap();
    let mut records = talon_records::read(said.as_bytes(), talon_shorthand::options());
    let given = records.next_checked().unwrap().unwrap();
    assert!(given.checked.is_accepted(), "{said}: {:?}", given.checked.findings);
    let back = Writer::new().normal(given.checked.record.as_ref().unwrap()).text;
    assert_eq!(String::from_utf8_lossy(&back), wanted, "{said}");
    drop(given);
    assert!(records.next_checked().unwrap().is_none(), "{said}");
    let again = write_all(&Shorthand, [&back]).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), said);
    true
}

fn with_and_without_auction(record: &Value) -> bool {
    begun(record).is_some_and(|begun| comes_back(&begun)) | comes_back(record)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn ulti_comes_back_from_words(hand in hands()) {
        with_and_without_auction(&serde_json::from_str(&record_line(&hand)).unwrap());
    }

    #[test]
    fn preferans_comes_back_from_words(seed in any::<u64>()) {
        with_and_without_auction(&by_chance::hand(seed, None, true).record);
    }
}

/// Without this the properties above could hold because there is nothing to say.
#[test]
fn most_hands_can_be_said() {
    let preferans = (0..100).filter(|seed| with_and_without_auction(&by_chance::hand(*seed, None, true).record));
    assert!(preferans.count() > 60);
    let ulti = records(31)
        .take(100)
        .filter(|text| with_and_without_auction(&serde_json::from_str(text).unwrap()));
    assert!(ulti.count() > 95);
}
