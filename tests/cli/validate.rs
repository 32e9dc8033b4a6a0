//! `talon validate` and `talon convert` as a shell runs them.

use serde_json::Value;

use super::talon;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// The example on one line.
fn line() -> String {
    serde_json::from_str::<Value>(EXAMPLE).unwrap().to_string()
}

/// The example with one card changed to one that must not be played there.
fn faulty() -> String {
    line().replace(r#""card":"LX""#, r#""card":"L8""#)
}

fn report(arguments: &[&str], input: &str, code: i32) -> Value {
    let done = talon()
        .arg("validate")
        .args(arguments)
        .arg("-")
        .write_stdin(input)
        .assert()
        .code(code);
    serde_json::from_slice(&done.get_output().stdout).unwrap()
}

#[test]
fn a_clean_record_is_accepted_in_silence() {
    talon()
        .args(["validate", "-"])
        .write_stdin(EXAMPLE)
        .assert()
        .code(0)
        .stdout("");
}

#[test]
fn a_byte_order_mark_is_told_with_the_first_record_whatever_the_form() {
    for input in [EXAMPLE.to_owned(), [line(), line()].join("\n"), format!("[{}]", line())] {
        let report = report(&["--format", "json"], &format!("\u{feff}{input}"), 0);
        let findings = report["records"][0]["findings"].as_array().unwrap();
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert_eq!(
            (&findings[0]["code"], &findings[0]["severity"]),
            (&"BYTE_ORDER_MARK".into(), &"info".into())
        );
        let later = report["records"].as_array().unwrap().iter().skip(1);
        assert!(
            later
                .into_iter()
                .all(|entry| entry["findings"] == serde_json::json!([]))
        );
    }
}

#[test]
fn a_name_does_not_make_one_form_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let ppn = include_str!("../../docs/samples/session.ppn");
    for path in [
        put("records.ppn", &[line(), line()].join("\n")),
        put("pretty.ppn", EXAMPLE),
        put("ppn.json", ppn),
    ] {
        talon().arg("validate").arg(&path).assert().code(0);
    }
    for (name, bytes) in [("a.json", "PK\u{3}\u{4}rest"), ("a.ndjson", "%PDF-1.7\nrest\nrest")] {
        let done = talon().arg("validate").arg(put(name, bytes)).assert().code(3);
        let text = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
        assert!(
            text.lines().count() == 1 && text.contains(":1:1: error NOT_UTF8 "),
            "{text}"
        );
    }
    talon().args(["validate", "-", "-"]).assert().code(2);
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_report_of_the_others_whole() {
    let folder = tempfile::tempdir().unwrap();
    let sound = folder.path().join("sound.json");
    std::fs::write(&sound, EXAMPLE).unwrap();
    let missing = folder.path().join("missing.json");
    let done = talon()
        .args(["validate", "--format", "json"])
        .args([&missing, &sound])
        .assert()
        .code(1);
    let report: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!(report["summary"]["accepted"], 1);
    assert!(report["records"][0]["file"].as_str().unwrap().ends_with("sound.json"));
    assert!(String::from_utf8_lossy(&done.get_output().stderr).contains("missing.json"));
}

#[test]
fn a_switch_in_the_environment_may_be_a_number_or_a_word() {
    let wrong = line().replace(r#""C":18"#, r#""C":17"#);
    for (word, code) in [("1", 3), ("true", 3), ("0", 0), ("false", 0), ("", 0)] {
        let done = talon()
            .env("TALON_STRICT", word)
            .args(["validate", "-"])
            .write_stdin(wrong.as_str())
            .assert();
        done.code(code);
    }
}

#[test]
fn the_report_counts_every_record_and_carries_what_was_computed() {
    let input = [line(), String::new(), faulty(), "{".into(), line()].join("\n");
    let report = report(&["--format", "json", "--hashes"], &input, 3);
    let statuses: Vec<&str> = report["records"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["status"].as_str().unwrap())
        .collect();
    assert_eq!(statuses, ["accepted", "rejected", "rejected", "accepted"]);
    assert_eq!(report["summary"]["total"], 4);
    assert_eq!(report["summary"]["rejected"], 2);
    let clean = &report["records"][0];
    assert_eq!(clean["computed"]["scores"]["C"], 18);
    assert_eq!(
        clean["hashes"]["doc"],
        "sha256:c3f30b4b5f59b77e1088ababca43829e50055d5c59b4250790300e9600514479"
    );
    let fault = &report["records"][1];
    assert_eq!(
        (&fault["record"], &fault["line"], &fault["unchecked"]),
        (&2.into(), &3.into(), &18.into())
    );
    assert_eq!(fault["findings"][0]["code"], "MUST_BEAT");
    assert_eq!(report["records"][2]["findings"][0]["code"], "JSON_SYNTAX");
}

#[test]
fn the_order_of_the_output_does_not_depend_on_the_number_of_threads() {
    let input: Vec<String> = (0..400).map(|n| if n % 7 == 3 { faulty() } else { line() }).collect();
    let input = input.join("\n");
    let run = |jobs: &str| {
        let arguments = ["validate", "--format", "ndjson", "--jobs", jobs, "-"];
        talon()
            .args(arguments)
            .write_stdin(input.clone())
            .assert()
            .code(3)
            .get_output()
            .stdout
            .clone()
    };
    let alone = run("1");
    assert_eq!(alone.iter().filter(|byte| **byte == b'\n').count(), 401);
    assert!(alone == run("3"), "three threads write something else than one");
}

#[test]
fn a_wrong_claim_is_a_warning_and_with_strict_an_error() {
    let wrong = line().replace(r#""C":18"#, r#""C":20"#);
    let lenient = report(&["--format", "json"], &wrong, 0);
    assert_eq!(lenient["summary"]["with_warnings"], 1);
    let finding = &lenient["records"][0]["findings"][0];
    assert_eq!(
        (finding["found"].as_i64(), finding["expected"].as_i64()),
        (Some(20), Some(18))
    );
    assert_eq!(
        report(&["--format", "json", "--strict"], &wrong, 3)["summary"]["rejected"],
        1
    );
}

#[test]
fn a_file_that_is_not_there_is_no_finding() {
    talon()
        .args(["validate", "no-such-file.json"])
        .assert()
        .code(1)
        .stdout("");
    talon().arg("validate").assert().code(2);
}

#[test]
fn converting_gives_the_normal_form_and_refuses_what_is_not_legal() {
    let done = talon()
        .args(["convert", "--to", "talon", "-"])
        .write_stdin(line())
        .assert()
        .code(0);
    let pretty = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(pretty.lines().count() > 20, "one record is written in lines");
    talon()
        .args(["validate", "-"])
        .write_stdin(pretty.clone())
        .assert()
        .code(0)
        .stdout("");
    let again = talon()
        .args(["convert", "--to", "talon", "-"])
        .write_stdin(pretty.clone())
        .assert()
        .code(0);
    assert_eq!(String::from_utf8_lossy(&again.get_output().stdout), pretty);
    let two = [line(), faulty(), line()].join("\n");
    let done = talon()
        .args(["convert", "--to", "talon", "-"])
        .write_stdin(two)
        .assert()
        .code(3);
    assert_eq!(String::from_utf8_lossy(&done.get_output().stdout).lines().count(), 2);
}

#[test]
fn what_a_record_says_is_no_order_to_the_terminal_and_forges_no_line() {
    let forged = "A\\nfake.json:1:1: error\\u001b[2J\\u202e";
    let input = faulty().replace("Cili", forged);
    let done = talon().args(["validate", "-"]).write_stdin(input).assert().code(3);
    let text = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(
        text.contains("[U-6.4]") && text.contains("\\u000afake.json:1:1: error\\u001b[2J\\u202e"),
        "{text}"
    );
    let is_order = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
    assert!(
        text.lines().all(|line| line.starts_with("-:1:")) && !text.contains(is_order),
        "{text:?}"
    );
}

#[test]
fn which_refused_records_are_told_an_option_is_decided_by_their_number_and_not_by_their_threads() {
    // Two passes end the auction under one option only; every third record is sound, so that threads are out of step.
    let mut short: Value = serde_json::from_str(EXAMPLE).unwrap();
    let actions = short["actions"].as_array_mut().unwrap();
    let last_pass = actions.iter().rposition(|action| action["type"] == "pass").unwrap();
    actions.remove(last_pass);
    let (short, sound) = (short.to_string(), line());
    let last = 10_000;
    let input: Vec<&str> = (0..last + 200)
        .map(|n| if n % 3 == 0 { &*sound } else { &*short })
        .collect();
    let input = input.join("\n");
    let run = |jobs: &str| {
        let arguments = ["validate", "--format", "ndjson", "--jobs", jobs, "-"];
        talon()
            .args(arguments)
            .write_stdin(input.clone())
            .assert()
            .code(3)
            .get_output()
            .stdout
            .clone()
    };
    let alone = run("1");
    assert!(
        alone == run("4") && alone == run("7"),
        "threads write something else than one"
    );
    for entry in String::from_utf8(alone).unwrap().lines() {
        let entry: Value = serde_json::from_str(entry).unwrap();
        let Some(number) = entry["record"].as_i64().filter(|_| entry["status"] == "rejected") else {
            continue;
        };
        let told = &entry["findings"][0]["legal_with"];
        assert_eq!(
            told[0]["auction_end"] == "two_passes",
            number <= last,
            "record {number}: {told}"
        );
    }
}
