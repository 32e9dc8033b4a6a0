//! A hand of which the cards are taken away and the result is kept pays what it paid with the cards.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::{Knowledge, Options, Reader};
use talon_samples::generate::ulti::record_line;

use super::{hands, normal};
use crate::oracle::hands as by_chance;

/// What both ways of counting must agree on.
const PAID: [&str; 6] = ["scores", "bula_change", "soup", "final", "refa_used", "session_over"];

/// The result of a record, and what would have been written down of it.
fn counted(record: &[u8]) -> (serde_json::Map<String, Value>, Option<Value>, Option<Knowledge>) {
    let mut reader = Reader::new();
    let checked = reader.check(record, &Options::default());
    assert!(
        checked.is_accepted(),
        "{}: {:?}",
        String::from_utf8_lossy(record),
        checked.findings
    );
    let hand = checked.hand();
    (
        hand.map(talon_records::Hand::computed).unwrap_or_default(),
        hand.and_then(talon_records::Hand::score),
        hand.map(talon_records::Hand::knowledge),
    )
}

/// The record without its cards.
fn stripped(record: &Value, score: Value) -> Value {
    let mut bare = record.clone();
    bare["version"] = json!("1.1");
    bare["deal"] = json!({"dealer": record["deal"]["dealer"]});
    let ruled = |action: &&Value| action["type"] == "ruling";
    bare["actions"] = record["actions"]
        .as_array()
        .unwrap()
        .iter()
        .filter(ruled)
        .cloned()
        .collect();
    bare["score"] = score;
    for member in ["result", "variations", "annotations"] {
        bare.as_object_mut().unwrap().remove(member);
    }
    bare
}

/// Takes the cards of a record away and compares; a hand without a result has nothing to compare.
fn pays_the_same(record: &Value) {
    let text = record.to_string();
    let (with_cards, score, _) = counted(text.as_bytes());
    let Some(score) = score else { return };
    let bare = stripped(record, score.clone()).to_string();
    let (without, again, knowledge) = counted(bare.as_bytes());
    assert_eq!(knowledge, Some(Knowledge::Score));
    assert_eq!(again, Some(score));
    for member in PAID {
        assert_eq!(without.get(member), with_cards.get(member), "{member}: {bare}");
    }
    let first = normal(bare.as_bytes());
    assert_eq!(normal(&first.text).text, first.text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn ulti_pays_the_same_without_the_cards(hand in hands()) {
        pays_the_same(&serde_json::from_str(&record_line(&hand)).unwrap());
    }

    #[test]
    fn preferans_pays_the_same_without_the_cards(seed in any::<u64>()) {
        pays_the_same(&by_chance::hand(seed, None, true).record);
    }
}
