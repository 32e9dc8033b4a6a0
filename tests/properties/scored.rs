//! A hand of which the cards are taken away and the result is kept pays what it paid with the cards, and comes back
//! from words as the same record.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::Reader;
use talon_records::normal::Writer;
use talon_records::notation::write_all;
use talon_records::stream::Body;
use talon_samples::generate::ulti::record_line;
use talon_shorthand::Shorthand;

use super::{hands, normal};
use crate::oracle::hands as by_chance;
use crate::oracle::stripped::pays_the_same;

/// Written as text and read again it is the same record, and the text is the same text.
fn comes_back_from_words(record: &[u8]) {
    let mut record: Value = serde_json::from_slice(record).unwrap();
    record["source"] = json!({"session": "evening", "deal": 7, "origin": "transcribed"});
    // What the sheet tells stands on the paper too.
    if let Some(declarer) = record["score"]["declarer"]
        .as_str()
        .filter(|_| !record["context"].is_null())
    {
        let open = record["context"]["refa"][declarer].as_u64().unwrap_or(0);
        record["score"]["refa"] = json!(open > 0);
    }
    // A ruling has no place in a line, nor has what is not a hand's own.
    record["actions"] = json!([]);
    for member in ["context", "ext", "id"] {
        record.as_object_mut().unwrap().remove(member);
    }
    let wanted = normal(record.to_string().as_bytes()).text;
    let text = write_all(&Shorthand, [&wanted]).unwrap_or_else(|| panic!("not written: {record}"));
    let mut reader = Reader::new();
    let piece = one_piece(&text);
    let checked = reader.check(&piece, &talon_shorthand::options());
    let said = String::from_utf8_lossy(&text).into_owned();
    assert!(checked.is_accepted(), "{said}: {:?}", checked.findings);
    let back = Writer::new().normal(checked.record.as_ref().unwrap()).text;
    assert_eq!(
        String::from_utf8_lossy(&back),
        String::from_utf8_lossy(&wanted),
        "{said}"
    );
    assert_eq!(write_all(&Shorthand, [&back]).unwrap(), text, "{said}");
}

/// The one deal of a text, as it is cut out of it.
fn one_piece(text: &[u8]) -> Vec<u8> {
    let mut records = talon_records::read(text, talon_shorthand::options());
    let record = records.next_raw().unwrap().unwrap();
    let Body::Text(text) = record.body else {
        panic!("{record:?}")
    };
    text.to_vec()
}

/// Takes the cards of a record away and compares; a hand without a result has nothing to compare.
fn stays_the_same(record: &Value) {
    match pays_the_same(record) {
        Ok(Some(bare)) => comes_back_from_words(&bare),
        Ok(None) => {}
        Err(fault) => panic!("{fault}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn ulti_is_the_same_without_the_cards_and_in_words(hand in hands()) {
        stays_the_same(&serde_json::from_str(&record_line(&hand)).unwrap());
    }

    #[test]
    fn preferans_is_the_same_without_the_cards_and_in_words(seed in any::<u64>()) {
        stays_the_same(&by_chance::hand(seed, None, true).record);
    }
}

#[test]
fn a_two_that_a_frozen_refa_leaves_unplayed_is_the_same_in_words() {
    stays_the_same(&by_chance::hand(3897848643391842842, None, true).record);
}

#[test]
fn rules_that_are_nearly_those_of_a_set_are_the_same_in_words() {
    stays_the_same(&by_chance::hand(12975228084896479856, None, true).record);
}
