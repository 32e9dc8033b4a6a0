//! A hand without its cards: the same record with what would have been written down of it on paper in their place. Both
//! must pay the same, though one is counted from cards and the other from what was noted.

use serde_json::{Map, Value, json};
use talon_records::normal::Writer;
use talon_records::{Knowledge, Options, Reader};

/// What both ways of counting must agree on.
const PAID: [&str; 6] = ["scores", "bula_change", "soup", "final", "refa_used", "session_over"];

/// What a check made of a record.
struct Counted {
    computed: Map<String, Value>,
    score: Option<Value>,
    knowledge: Option<Knowledge>,
    normal: Vec<u8>,
}

fn counted(record: &[u8]) -> Result<Counted, String> {
    let mut reader = Reader::new();
    let checked = reader.check(record, &Options::default());
    if !checked.is_accepted() {
        return Err(format!("{:?}", checked.findings));
    }
    let hand = checked.hand();
    Ok(Counted {
        computed: hand.map(talon_records::Hand::computed).unwrap_or_default(),
        score: hand.and_then(talon_records::Hand::score),
        knowledge: hand.map(talon_records::Hand::knowledge),
        normal: checked
            .record
            .as_ref()
            .map(|record| Writer::new().normal(record).text)
            .unwrap_or_default(),
    })
}

/// The record without its cards.
fn stripped(record: &Value, score: Value) -> Value {
    let mut bare = record.clone();
    bare["version"] = json!("1.1");
    bare["deal"] = json!({"dealer": record["deal"]["dealer"]});
    let actions = record["actions"].as_array().cloned().unwrap_or_default();
    bare["actions"] = actions
        .into_iter()
        .filter(|action| action["type"] == "ruling")
        .collect();
    bare["score"] = score;
    if let Some(members) = bare.as_object_mut() {
        for opinion in ["result", "variations", "annotations"] {
            members.remove(opinion);
        }
    }
    bare
}

/// Takes the cards of an accepted record away and compares; the record without them, in its normal form, where there
/// was a result to compare.
///
/// # Errors
/// What differs, with the record that differs.
pub fn pays_the_same(record: &Value) -> Result<Option<Vec<u8>>, String> {
    let with_cards = counted(record.to_string().as_bytes())?;
    let Some(score) = with_cards.score else {
        return Ok(None);
    };
    let bare = stripped(record, score.clone()).to_string();
    let without = counted(bare.as_bytes()).map_err(|findings| format!("{findings}: {bare}"))?;
    let differs = |what: &str| Err(format!("{what}: {bare}"));
    if without.knowledge != Some(Knowledge::Score) || without.score != Some(score) {
        return differs("the score itself");
    }
    for member in PAID {
        if without.computed.get(member) != with_cards.computed.get(member) {
            return differs(member);
        }
    }
    if counted(&without.normal)?.normal != without.normal {
        return differs("the normal form");
    }
    Ok(Some(without.normal))
}
