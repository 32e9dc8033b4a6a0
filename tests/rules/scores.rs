//! Score records: every case of `tests/fixtures/scores` goes through the check, and what is found and what is paid is
//! compared with what the case expects. Members that a case leaves out are not compared.

use serde_json::{Map, Value, json};
use talon_records::normal::Writer;
use talon_records::report::ReportFinding;
use talon_records::{Options, Reader};
use talon_rules::games::Code;

use super::fixtures::differences;
use crate::scores::{cases, record};

fn otherwise(game: &str, case: &Value) -> Vec<String> {
    let text = record(game, case).to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let findings: Vec<Value> = checked
        .findings
        .iter()
        .map(|finding| json!(ReportFinding::from(finding)))
        .collect();
    let wanted = case["findings"].as_array().unwrap();
    let mut out = Vec::new();
    if wanted.len() != findings.len() {
        out.push(format!("expected {} findings, found {}", wanted.len(), findings.len()));
    }
    for (nth, (expected, found)) in wanted.iter().zip(&findings).enumerate() {
        differences(&format!("findings/{nth}"), expected, found, &mut out);
    }
    let computed = checked.hand().map_or_else(Map::new, talon_records::Hand::computed);
    if let Some(pay) = case.get("pay") {
        let scores = json!({"A": pay[0], "B": pay[1], "C": pay[2]});
        differences(
            "scores",
            &scores,
            &computed.get("scores").cloned().unwrap_or_default(),
            &mut out,
        );
    }
    if let Some(expected) = case.get("computed") {
        differences("computed", expected, &Value::Object(computed), &mut out);
    }
    if let (Some(normal), Some(record)) = (case.get("normal"), &checked.record) {
        let found: Value = serde_json::from_slice(&Writer::new().normal(record).text).unwrap();
        if found["score"] != *normal {
            out.push(format!("normal: expected {normal}, found {}", found["score"]));
        }
    }
    if !out.is_empty() {
        out.extend(findings.iter().map(|finding| format!("  found: {finding}")));
    }
    out
}

#[test]
fn every_score_is_judged_and_paid_as_its_case_says() {
    let mut all = Vec::new();
    for (game, case) in cases() {
        let faults = otherwise(game, &case);
        if !faults.is_empty() {
            all.push(format!("{game}: {}\n  {}", case["about"], faults.join("\n  ")));
        }
    }
    assert!(
        all.is_empty(),
        "{} cases are judged otherwise:\n{}",
        all.len(),
        all.join("\n")
    );
}

#[test]
fn every_code_of_scores_has_a_case() {
    let brings = |code: Code| {
        cases().any(|(_, case)| {
            let findings = case["findings"].as_array().unwrap();
            findings.iter().any(|finding| finding["code"] == json!(code.as_str()))
        })
    };
    for code in Code::ALL.iter().filter(|code| code.stage() == "score") {
        assert!(brings(*code), "{}", code.as_str());
    }
}

/// A program that knows version 1.0 alone refuses a score record, for it would store an empty hand.
#[test]
fn a_score_record_that_says_it_is_of_1_0_is_refused() {
    let (game, case) = cases().next().unwrap();
    let mut record = record(game, &case);
    record["version"] = json!("1.0");
    let text = record.to_string();
    let mut reader = Reader::new();
    assert!(!reader.check(text.as_bytes(), &Options::default()).is_accepted());
}
