//! Every record of the folders `tests/fixtures/{ulti,preferans}` goes through the check, and its findings and result
//! are compared with what the file expects. Members that a file leaves out are not compared; `normal` is what is to be
//! stored.

use serde_json::{Map, Value, json};
use std::path::PathBuf;
use talon_records::normal::Writer;
use talon_records::report::ReportFinding;
use talon_records::{Options, Reader};
use talon_rules::games::option::OptionInfo;
use talon_rules::games::{Code, preferans, ulti};

/// One game's folder, how its rules are numbered, and what its files must bring.
struct Folder {
    name: &'static str,
    rules: &'static str,
    options: &'static [OptionInfo],
    /// The option whose default the other files show well enough.
    shown_once: &'static str,
    is_elsewhere: fn(Code) -> bool,
}

const FOLDERS: [Folder; 2] = [
    Folder {
        name: "ulti",
        rules: "U-",
        options: &ulti::OPTIONS,
        shown_once: "auction_variant",
        is_elsewhere: is_not_of_ulti,
    },
    Folder {
        name: "preferans",
        rules: "P-",
        options: &preferans::OPTIONS,
        shown_once: "",
        is_elsewhere: is_not_of_preferans,
    },
];

/// The bytes of the record: an object, a text as it is sent, or a text after bytes given as numbers.
fn bytes(case: &Value) -> Vec<u8> {
    if let Some(text) = case["text"].as_str() {
        return text.as_bytes().to_vec();
    }
    if let Some(list) = case["bytes"].as_array() {
        return list.iter().map(|byte| byte.as_u64().unwrap() as u8).collect();
    }
    serde_json::to_vec(&case["record"]).unwrap()
}

/// What differs between the expected and the found, objects being compared by the members expected.
pub fn differences(path: &str, expected: &Value, found: &Value, out: &mut Vec<String>) {
    if let (Value::Object(expected), Value::Object(found)) = (expected, found) {
        for (name, value) in expected {
            let own = found.get(name).unwrap_or(&Value::Null);
            differences(&format!("{path}/{name}"), value, own, out);
        }
    } else if expected != found {
        out.push(format!("{path}: expected {expected}, found {found}"));
    }
}

fn faults(case: &Value) -> Vec<String> {
    let record = bytes(case);
    let expect = &case["expect"];
    let options = Options {
        strict: case["strict"] == json!(true),
        ..Options::default()
    };
    let mut reader = Reader::new();
    let checked = reader.check(&record, &options);
    let findings: Vec<Value> = checked
        .findings
        .iter()
        .map(|finding| json!(ReportFinding::from(finding)))
        .collect();
    let computed = checked.hand().map_or_else(Map::new, talon_records::Hand::computed);
    let mut out = Vec::new();
    differences("status", &expect["status"], &json!(checked.status().as_str()), &mut out);
    let wanted = expect["findings"].as_array().unwrap();
    if wanted.len() != findings.len() {
        out.push(format!("expected {} findings, found {}", wanted.len(), findings.len()));
    }
    for (nth, (expected, found)) in wanted.iter().zip(&findings).enumerate() {
        differences(&format!("findings/{nth}"), expected, found, &mut out);
    }
    if let Some(unchecked) = expect.get("unchecked") {
        differences("unchecked", unchecked, &json!(checked.unchecked), &mut out);
    }
    if let Some(knowledge) = expect.get("knowledge") {
        let found = checked.hand().map(|hand| hand.knowledge().as_str());
        differences("knowledge", knowledge, &json!(found), &mut out);
    }
    if let Some(expected) = expect.get("computed") {
        differences("computed", expected, &Value::Object(computed), &mut out);
    }
    if let (Some(normal), Some(record)) = (expect.get("normal"), &checked.record) {
        let found: Value = serde_json::from_slice(&Writer::new().normal(record).text).unwrap();
        differences("normal", normal, &found, &mut out);
    }
    if !out.is_empty() {
        out.extend(findings.iter().map(|finding| format!("  found: {finding}")));
    }
    out
}

fn files(folder: &Folder) -> Vec<(String, Value)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../tests/fixtures", folder.name]
        .iter()
        .collect();
    let mut cases: Vec<(String, Value)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let case = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            (name, case)
        })
        .collect();
    cases.sort_by(|left, right| left.0.cmp(&right.0));
    cases
}

fn judged_otherwise(folder: &Folder) -> Vec<String> {
    let mut all = Vec::new();
    for (name, case) in files(folder) {
        let faults = faults(&case);
        if !faults.is_empty() {
            let about = case["about"].as_str().unwrap_or("");
            all.push(format!("{name} ({about})\n  {}", faults.join("\n  ")));
        }
    }
    all
}

#[test]
fn every_record_is_judged_as_its_file_says() {
    let all: Vec<String> = FOLDERS.iter().flat_map(judged_otherwise).collect();
    assert!(
        all.is_empty(),
        "{} files are judged otherwise:\n{}",
        all.len(),
        all.join("\n")
    );
}

/// A file named `U-6.4.broken` must be refused for that rule, and `U-6.4.kept` must be accepted.
fn keeps_its_promise(rules: &str, name: &str, expect: &Value) {
    let first = expect["findings"].get(0).unwrap_or(&Value::Null);
    let (head, verdict) = name.trim_end_matches(".json").split_once(".broken").map_or_else(
        || (name.split(".kept").next().unwrap_or(""), "accepted"),
        |(head, _)| (head, "rejected"),
    );
    if head.starts_with(rules) {
        assert_eq!(expect["status"], json!(verdict), "{name}");
        assert!(verdict == "accepted" || first["rule"] == json!(head), "{name}: {first}");
    } else {
        let code = name.split('.').next().unwrap_or("");
        let findings = expect["findings"].as_array().unwrap();
        let names_it = findings.iter().any(|finding| finding["code"] == json!(code));
        let all_caps = code
            .chars()
            .all(|c| c.is_ascii_uppercase() || c == '_' || c.is_ascii_digit());
        assert!(names_it || !all_caps, "{name} does not expect {code}");
    }
}

#[test]
fn every_file_says_what_its_name_promises() {
    for folder in &FOLDERS {
        for (name, case) in files(folder) {
            keeps_its_promise(folder.rules, &name, &case["expect"]);
        }
    }
}

#[test]
fn a_file_that_expects_something_else_is_noticed() {
    for folder in &FOLDERS {
        let name = format!("{}6.3.broken.json", folder.rules);
        let (_, mut case) = files(folder).into_iter().find(|(own, _)| *own == name).unwrap();
        assert_eq!(faults(&case), Vec::<String>::new());
        case["expect"]["findings"][0]["pointer"] = json!("/actions/0/card");
        assert!(
            faults(&case)[0].starts_with("findings/0/pointer: "),
            "{:?}",
            faults(&case)
        );
        case["expect"]["findings"] = json!([]);
        assert!(
            faults(&case)[0].starts_with("expected 0 findings"),
            "{:?}",
            faults(&case)
        );
    }
}

/// Codes that no single record can bring: of a session, of a store, of another notation, and of a file too long to lie
/// here.
fn is_beyond(code: Code) -> bool {
    matches!(code.stage(), "ppn" | "score" | "store") || matches!(code, Code::ContextMismatch | Code::TooLarge)
}

fn is_not_of_ulti(code: Code) -> bool {
    let other_game = [
        Code::BidStep,
        Code::RaiseNotAllowed,
        Code::GameNotAllowed,
        Code::HoldNotAllowed,
        Code::PassDropped,
        Code::ContractBelowBid,
        Code::ContractNotAsNamed,
    ];
    is_beyond(code) || other_game.contains(&code)
}

/// Codes of Ulti alone; how bytes are read is the same for both, and shown there.
fn is_not_of_preferans(code: Code) -> bool {
    let other_game = [
        Code::BidUnknown,
        Code::BidCards,
        Code::ThrowInNotAllowed,
        Code::KontraComponent,
        Code::MarriageNotHeld,
        Code::MarriageNotAllowed,
        Code::MarriageLate,
        Code::MustBeat,
        Code::SevenReserved,
        Code::DealNormalised,
    ];
    is_beyond(code) || other_game.contains(&code) || matches!(code.stage(), "bytes" | "syntax")
}

fn has_all(folder: &Folder) {
    let files = files(folder);
    let brings = |code: Code| {
        files.iter().any(|(_, case)| {
            let findings = case["expect"]["findings"].as_array().unwrap();
            findings.iter().any(|finding| finding["code"] == json!(code.as_str()))
        })
    };
    for code in Code::ALL.iter().filter(|code| !(folder.is_elsewhere)(**code)) {
        assert!(brings(*code), "no file of {} brings {}", folder.name, code.as_str());
    }
    for info in folder.options {
        let start = format!("option-{}.", info.name);
        let count = files.iter().filter(|(name, _)| name.starts_with(&start)).count();
        let normal = usize::from(info.name != folder.shown_once);
        assert!(count > normal, "{}: {count} files", info.name);
    }
}

#[test]
fn every_code_that_a_record_can_bring_has_a_file_and_every_option_a_pair() {
    FOLDERS.iter().for_each(has_all);
}

#[test]
fn a_record_of_more_than_256_kib_is_too_large() {
    let text = " ".repeat(256 * 1024 + 1);
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let finding = &checked.findings[0];
    assert_eq!((finding.code, finding.pointer.as_str()), (Code::TooLarge, ""));
    drop(checked);
    let fitting = reader.check(&text.as_bytes()[1..], &Options::default()).findings[0].code;
    assert_eq!(fitting, Code::JsonSyntax);
}
