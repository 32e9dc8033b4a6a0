//! The questions of `tests/fixtures/desk`, one a line, with what their answers must hold.

use serde_json::Value;
use talon_study::desk::Desk;

use super::answered;

/// Members of the expected answer that the given one lacks or has otherwise; lists must be equal.
fn differences(expected: &Value, found: &Value, at: &str) -> Vec<String> {
    match (expected, found) {
        (Value::Object(members), Value::Object(_)) => members
            .iter()
            .flat_map(|(k, v)| differences(v, &found[k], &format!("{at}/{k}")))
            .collect(),
        _ if expected == found => vec![],
        _ => vec![format!("{at}: expected {expected}, found {found}")],
    }
}

const FILES: [(&str, &str); 3] = [
    (include_str!("../fixtures/desk/ulti.ndjson"), "ulti"),
    (include_str!("../fixtures/desk/preferans.ndjson"), "preferans"),
    (include_str!("../fixtures/desk/tournament.ndjson"), "tournament"),
];

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect()
}

/// The question as the file has it: what is equal in everything stays in the order in which it was written.
fn asked(text: &str) -> &str {
    let (question, _) = text.rsplit_once(",\"a\":{").expect("an answer");
    question.strip_prefix("{\"q\":").expect("a question")
}

fn faults(line: &Value, question: &str) -> Vec<String> {
    let found = differences(&line["a"], &answered(question), "");
    found.into_iter().map(|what| format!("{question}\n  {what}")).collect()
}

#[test]
fn every_question_of_the_files_is_answered_as_they_say() {
    let all = FILES
        .iter()
        .flat_map(|(text, _)| lines(text).into_iter().zip(text.lines()));
    let faults: Vec<String> = all.flat_map(|(line, text)| faults(&line, asked(text))).collect();
    assert!(
        faults.is_empty(),
        "{} answers differ:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn the_files_ask_everything_that_can_be_asked() {
    for (text, name) in FILES {
        let lines = lines(text);
        assert!(lines.len() >= 120, "only {} questions", lines.len());
        for question in Desk::named(name).unwrap().questions {
            let asked = lines.iter().any(|line| line["q"]["ask"] == question.ask);
            assert!(asked, "nobody asks {}", question.ask);
        }
    }
}

#[test]
fn a_wrong_answer_is_noticed() {
    let mut line = lines(FILES[0].0)
        .into_iter()
        .find(|line| line["q"]["ask"] == "score")
        .unwrap();
    let faults = |line: &Value| faults(line, &line["q"].to_string());
    assert_eq!(faults(&line), Vec::<String>::new());
    line["a"]["answer"]["declarer"] = 1.into();
    assert!(
        faults(&line)[0].contains("/answer/declarer: expected 1"),
        "{:?}",
        faults(&line)
    );
}
