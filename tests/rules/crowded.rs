//! Records in which there is more to say than is kept: none of it may hide an error, and nobody waits for it.

use serde_json::{Value, json};
use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::json::{Limits, Reason};
use talon_records::stream::{Body, Splitter};
use talon_records::structure::FINDINGS_MAX;
use talon_records::{Finding, Reader};
use talon_rules::games::Code;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const ROUND: &str = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF P,P,P]";

/// Variations in which nothing is wrong and much cannot be verified.
const SOUND: usize = 10;

fn example() -> Value {
    serde_json::from_str(EXAMPLE).unwrap()
}

fn findings(text: &str) -> Vec<Finding> {
    Reader::new().check(text.as_bytes(), &talon_ppn::options()).findings
}

/// The example as a later version would have it, with so many members that this one does not know.
fn of_a_later_version(unknown: usize) -> Value {
    let mut record = example();
    record["version"] = "1.2".into();
    for number in 0..unknown {
        record["source"][format!("later_{number}")] = json!(number);
    }
    record
}

#[test]
fn an_error_behind_many_warnings_refuses_the_record_and_is_told() {
    let mut record = of_a_later_version(2 * FINDINGS_MAX);
    assert!(findings(&record.to_string()).iter().all(|finding| !finding.is_error()));
    record["actions"]
        .as_array_mut()
        .unwrap()
        .insert(0, json!({"type": "play", "by": "A", "card": "AA"}));
    let told = findings(&record.to_string());
    assert_eq!(told.len(), FINDINGS_MAX);
    let errors: Vec<_> = told.iter().filter(|finding| finding.is_error()).collect();
    assert!(
        matches!(errors[..], [one] if one.code == Code::WrongPhase),
        "{errors:?}"
    );
}

#[test]
fn an_error_in_the_last_of_many_variations_refuses_the_record() {
    let mut record = example();
    let actions = record["actions"].as_array().unwrap().clone();
    record["deal"]["hands"] = json!({"A": null, "B": null, "C": null});
    record.as_object_mut().unwrap().remove("result");
    let line = |number: usize, actions: Vec<Value>| json!({"id": format!("v{number}"), "parent": "main", "from": 0, "actions": actions});
    let sound: Vec<Value> = (0..SOUND).map(|number| line(number, actions.clone())).collect();
    record["variations"] = sound.into();
    let told = findings(&record.to_string());
    assert!(
        told.len() == FINDINGS_MAX && told.iter().all(|finding| !finding.is_error()),
        "{told:?}"
    );
    let wrong = line(SOUND, vec![json!({"type": "pass", "by": "C"})]);
    record["variations"].as_array_mut().unwrap().push(wrong);
    let told = findings(&record.to_string());
    let last = format!("/variations/{SOUND}/actions/0");
    assert!(
        told.iter()
            .any(|one| one.is_error() && one.pointer.as_str().starts_with(&last)),
        "{told:?}"
    );
}

/// With a search of the whole text for each finding this took half a minute.
#[test]
fn a_record_that_is_nothing_but_faults_is_refused_as_fast_as_another() {
    let zeros = vec![json!(0); 110_000];
    let hand = vec![json!("T"); 50_000];
    let names: serde_json::Map<String, Value> = (0..20_000).map(|number| (format!("n{number}"), json!(0))).collect();
    for (member, value) in [
        ("annotations", json!(zeros)),
        ("variations", json!(zeros)),
        ("corrections", json!(zeros)),
        ("actions", json!(zeros)),
        ("source", json!(names)),
        (
            "deal",
            json!({"dealer": "A", "hands": {"A": hand, "B": ["LA"], "C": vec!["LA"; 30_000]}}),
        ),
    ] {
        let mut record = example();
        record[member] = value;
        let told = findings(&record.to_string());
        assert!(told.iter().any(Finding::is_error), "{member}");
        assert!(told.len() <= FINDINGS_MAX, "{member}");
    }
}

#[test]
fn a_round_with_megabytes_of_lines_that_say_nothing_is_one_record_that_is_too_large() {
    for stray in [".\n", "x [A!]\n"] {
        let text = format!("{ROUND}\n{}", stray.repeat(2_000_000 / stray.len()));
        let mut splitter = Splitter::new(None, Limits::default()).with_notations(&[&talon_ppn::Ppn]);
        let mut told = Vec::new();
        for piece in text.as_bytes().chunks(64 * 1024) {
            splitter.feed(piece);
            collect(&mut splitter, &mut told);
        }
        splitter.finish();
        collect(&mut splitter, &mut told);
        assert!(matches!(told[..], [Code::TooLarge]), "{stray:?}: {told:?}");
    }
}

/// The first error of each record that is there.
fn collect(splitter: &mut Splitter, told: &mut Vec<Code>) {
    while let Some(record) = splitter.next_record() {
        match record.body {
            Body::Text(text) => {
                assert!(text.len() < 2 * RECORD_BYTES_MAX as usize, "{} bytes", text.len());
                let mut reader = Reader::new();
                let checked = reader.check(text, &talon_ppn::options());
                told.extend(checked.findings.iter().find(|one| one.is_error()).map(|one| one.code));
            }
            Body::Fault(fault, _) => {
                told.extend(matches!(fault.reason, Reason::TooLarge { .. }).then_some(Code::TooLarge))
            }
        }
    }
}

#[test]
fn of_many_faults_of_a_round_the_first_and_an_error_are_told() {
    let strays = "[A!]\n".repeat(1000);
    let wrong = ROUND.replace("P,P,P", "P,P,X");
    let told = findings(&format!("{wrong}\n{strays}"));
    assert!(
        told.len() <= 2 * FINDINGS_MAX && told.iter().any(Finding::is_error),
        "{}",
        told.len()
    );
}
