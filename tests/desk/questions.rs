//! The questions of `tests/fixtures/desk`, one a line, with what their answers must hold.

use serde_json::Value;

use super::answered;

/// Members of the expected answer that the given one lacks or has otherwise; lists must be equal.
fn differences(expected: &Value, found: &Value, at: &str) -> Vec<String> {
    match (expected, found) {
        (Value::Object(members), Value::Object(_)) => {
            members.iter().flat_map(|(k, v)| differences(v, &found[k], &format!("{at}/{k}"))).collect()
        }
        _ if expected == found => vec![],
        _ => vec![format!("{at}: expected {expected}, found {found}")],
    }
}

fn lines() -> Vec<Value> {
    let text = include_str!("../fixtures/desk/ulti.ndjson");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"))).collect()
}

fn faults(line: &Value) -> Vec<String> {
    let question = line["q"].to_string();
    let found = differences(&line["a"], &answered(&question), "");
    found.into_iter().map(|what| format!("{question}\n  {what}")).collect()
}

#[test]
fn every_question_of_the_file_is_answered_as_it_says() {
    let faults: Vec<String> = lines().iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{} answers differ:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_file_asks_everything_that_can_be_asked_of_ulti() {
    let lines = lines();
    assert!(lines.len() >= 120, "only {} questions", lines.len());
    let asks = [
        "legal_cards",
        "trick_winner",
        "bid_over",
        "bid_value",
        "bid_code",
        "ladder",
        "auction",
        "kontra",
        "points",
        "silent_eligible",
        "score",
    ];
    for ask in asks {
        assert!(lines.iter().any(|line| line["q"]["ask"] == ask), "nobody asks {ask}");
    }
}

#[test]
fn a_wrong_answer_is_noticed() {
    let mut line = lines().into_iter().find(|line| line["q"]["ask"] == "score").unwrap();
    assert_eq!(faults(&line), Vec::<String>::new());
    line["a"]["answer"]["declarer"] = 1.into();
    assert!(faults(&line)[0].contains("/answer/declarer: expected 1"), "{:?}", faults(&line));
}
