//! Runs every fixture of both games through the second opinion, so that fixtures and opinion agree.
//! What the program itself says to them is tested elsewhere.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::{Verdict, differences, judge};

/// One file of a folder below `tests/fixtures`, with its name.
pub fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The cases: name and content of every file that holds one. The second opinion knows version 1.0 of the format; what
/// 1.1 added is held against dealt hands by properties.
pub fn cases() -> Vec<(String, Value)> {
    let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut all = Vec::new();
    for game in ["preferans", "ulti"] {
        for entry in fs::read_dir(fixtures.join(game)).unwrap() {
            let name = format!("{game}/{}", entry.unwrap().file_name().into_string().unwrap());
            let case: Value = serde_json::from_str(&read(&name)).unwrap_or_else(|e| panic!("{name}: {e}"));
            if case.get("expect").is_some() && case["record"]["version"] != "1.1" {
                all.push((name, case));
            }
        }
    }
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

/// The text of a case as bytes: a record, raw text, or bytes that are no text.
fn bytes(case: &Value) -> Vec<u8> {
    if let Some(list) = case["bytes"].as_array() {
        return list.iter().map(|byte| byte.as_u64().unwrap() as u8).collect();
    }
    match case.get("text") {
        Some(text) => text.as_str().unwrap().as_bytes().to_vec(),
        None => case["record"].to_string().into_bytes(),
    }
}

fn judge_bytes(bytes: &[u8]) -> Verdict {
    match str::from_utf8(bytes) {
        Ok(text) => judge(text),
        Err(_) => Verdict::refused(&super::fault("NOT_UTF8", ""), true),
    }
}

/// What does not agree between a case and the verdict on it.
fn disagreements(case: &Value) -> Vec<String> {
    let expect = &case["expect"];
    if case["strict"] == true {
        return vec![]; // Claims are not compared here, so they cannot be judged strictly either.
    }
    let verdict = judge_bytes(&bytes(case));
    let accepted = expect["status"] == "accepted";
    let mut found = Vec::new();
    // Where cards are unknown the second opinion may be too kind, and says so.
    if verdict.accepted && !verdict.exact && !accepted {
        return found;
    }
    if verdict.accepted != accepted {
        found.push(format!("expected {}, found {verdict:?}", expect["status"]));
        return found;
    }
    let is_error = |f: &&Value| f.get("severity").is_none_or(|s| s == "error");
    let first = expect["findings"].as_array().unwrap().iter().find(is_error);
    let text = |finding: &Value, name: &str| finding[name].as_str().unwrap_or_default().to_owned();
    let expected = first.map(|f| (text(f, "code"), text(f, "pointer")));
    if !accepted && expected != verdict.first_error {
        found.push(format!("expected {expected:?}, found {:?}", verdict.first_error));
    }
    if let Some(computed) = expect.get("computed") {
        found.extend(differences(computed, &verdict.computed.unwrap_or_default(), "computed"));
    }
    found
}

#[test]
fn the_second_opinion_agrees_with_every_fixture() {
    let mut faults = Vec::new();
    for (name, case) in cases() {
        faults.extend(disagreements(&case).into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(
        faults.is_empty(),
        "{} disagreements:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn a_fixture_that_is_wrong_is_noticed() {
    let mut case = serde_json::json!({
        "text": read("examples/ulti.talon.json"),
        "expect": {"status": "accepted", "findings": [], "computed": {"scores": {"C": 18}}}
    });
    assert_eq!(disagreements(&case), Vec::<String>::new());
    case["expect"]["computed"]["scores"]["C"] = 17.into();
    assert_eq!(disagreements(&case), ["computed/scores/C: 17 / 18"]);
    case["expect"]["status"] = "rejected".into();
    assert_eq!(disagreements(&case).len(), 1);
}
