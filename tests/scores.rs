//! The cases of score records: what stands in a score, with what must be said of it.

use serde_json::{Map, Value, json};

const CASES: [(&str, &str); 2] = [
    ("ulti", include_str!("fixtures/scores/ulti.json")),
    ("preferans", include_str!("fixtures/scores/preferans.json")),
];

pub fn cases() -> impl Iterator<Item = (&'static str, Value)> {
    CASES.into_iter().flat_map(|(game, text)| {
        let cases: Vec<Value> = serde_json::from_str(text).unwrap();
        cases.into_iter().map(move |case| (game, case))
    })
}

/// The record of a case: what every score record has, with what the case says otherwise.
pub fn record(game: &str, case: &Value) -> Value {
    let mut record = json!({
        "format": "talon",
        "version": "1.1",
        "game": game,
        "rules": {"id": game, "edition": 1},
        "deal": {"dealer": "C"},
        "actions": [],
        "score": case["score"],
    });
    if let Some(options) = case.get("options") {
        record["rules"]["options"] = options.clone();
    }
    if let Some(claimed) = case.get("claimed") {
        record["result"] = json!({"claimed": claimed});
    }
    let others = ["actions", "context", "deal"]
        .into_iter()
        .filter_map(|name| Some((name, case.get(name)?)));
    for (name, value) in others {
        record[name] = value.clone();
    }
    for (name, value) in case["record"].as_object().unwrap_or(&Map::new()) {
        record[name] = value.clone();
    }
    record
}
