//! `talon import` as a shell runs it.

use super::talon;
use crate::harness::backend::Backend;
use crate::import::under_one_id;

pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

fn run(backend: &Backend, arguments: &[&str], input: &str) -> Run {
    let done = talon()
        .env("TALON_DATABASE_URL", &backend.url)
        .args(arguments)
        .write_stdin(input.to_owned())
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run {
        code: done.status.code(),
        out: text(&done.stdout),
        err: text(&done.stderr),
    }
}

/// A club with one member.
pub fn with_club(test: impl Fn(&dyn Fn(&[&str], &str) -> Run)) {
    for backend in Backend::all() {
        let talon = |arguments: &[&str], input: &str| run(&backend, arguments, input);
        assert_eq!(talon(&["club", "add", "kor", "Kör"], "").code, Some(0));
        for mail in ["anna@example.org", "bela@example.org"] {
            let password = "seven geese by the river\n";
            assert_eq!(talon(&["user", "add", mail, "--name", "Anna"], password).code, Some(0));
        }
        assert_eq!(talon(&["club", "join", "kor", "anna@example.org"], "").code, Some(0));
        test(&talon);
    }
}

fn records(count: usize) -> Vec<String> {
    talon_samples::generate::ulti::records(5).take(count).collect()
}

fn import<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["import", "--club", "kor", "-"], more].concat()
}

fn exported(talon: &dyn Fn(&[&str], &str) -> Run) -> usize {
    talon(&["export", "--club", "kor"], "").out.lines().count()
}

#[test]
fn a_hand_that_waits_because_its_id_is_known_is_named() {
    let named = under_one_id(&records(2).join("\n"));
    with_club(|talon| {
        let done = talon(&import(&[]), &named);
        let lines: Vec<_> = done.out.lines().collect();
        assert_eq!(
            lines,
            [
                "-:2:1: warning DUPLICATE_PROBABLE /id A stored hand has the same id, urn:x:1, but was dealt or played differently.",
                "2 records: 1 accepted, 0 duplicates, 1 waiting, 0 refused."
            ]
        );
        assert_eq!(done.code, Some(5), "what waits is not stored yet: {}", done.err);
    });
}

#[test]
fn what_waits_can_be_decided_on_at_once() {
    let first = records(1).remove(0);
    let other = first.replacen("\"source\":{", "\"source\":{\"venue\":\"Elsewhere\",", 1);
    assert_ne!(first, other);
    let both = format!("{first}\n{other}");
    for (choice, last, code, hands) in [
        (
            "wait",
            "2 records: 1 accepted, 0 duplicates, 1 waiting, 0 refused.",
            5,
            1,
        ),
        (
            "store",
            "2 records: 2 accepted, 0 duplicates, 0 waiting, 0 refused.",
            0,
            2,
        ),
        (
            "leave-out",
            "2 records: 1 accepted, 1 duplicate, 0 waiting, 0 refused.",
            0,
            1,
        ),
    ] {
        with_club(|talon| {
            let done = talon(&import(&["--probable", choice]), &both);
            assert_eq!(
                (done.code, done.out.lines().last()),
                (Some(code), Some(last)),
                "{choice}: {}",
                done.err
            );
            assert_eq!(exported(talon), hands, "{choice}");
        });
    }
}

#[test]
fn a_file_that_cannot_be_opened_keeps_no_other_out() {
    let folder = tempfile::tempdir().unwrap();
    let good = folder.path().join("good.talon.ndjson");
    std::fs::write(&good, records(2).join("\n")).unwrap();
    let (good, missing) = (good.to_str().unwrap(), folder.path().join("missing.json"));
    let missing = missing.to_str().unwrap();
    with_club(|talon| {
        let none = talon(&["import", "--club", "kor", missing], "");
        assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
        let done = talon(&["import", "--club", "kor", missing, good], "");
        assert_eq!(done.code, Some(5), "{}", done.err);
        assert_eq!(done.out, "2 records: 2 accepted, 0 duplicates, 0 waiting, 0 refused.\n");
        assert!(
            done.err.contains("cannot open") && done.err.contains("missing.json"),
            "{}",
            done.err
        );
        assert_eq!(talon(&["import", "--club", "kor", "-", "-"], "").code, Some(2));
    });
}

#[test]
fn what_is_found_stands_in_the_order_of_the_file_and_warnings_of_stored_hands_with_it() {
    let mut lines = records(3);
    for at in [0, 2] {
        let mut record: serde_json::Value = serde_json::from_str(&lines[at]).unwrap();
        record["result"]["claimed"]["scores"] = serde_json::json!({"A": 1, "B": 1, "C": -2});
        lines[at] = record.to_string();
    }
    lines[1] = "[nope]".to_owned();
    with_club(|talon| {
        let done = talon(&import(&[]), &lines.join("\n"));
        let heads: Vec<String> = done
            .out
            .lines()
            .map(|line| line.split(' ').take(3).collect::<Vec<_>>().join(" "))
            .collect();
        let place = |line: &str| line.split(':').nth(1).and_then(|number| number.parse::<u32>().ok());
        let lines: Vec<_> = heads.iter().filter_map(|head| place(head)).collect();
        assert!(
            lines.is_sorted() && [1, 2, 3].iter().all(|line| lines.contains(line)),
            "{heads:#?}"
        );
        assert!(
            heads.iter().any(|head| head.ends_with("warning RESULT_MISMATCH")),
            "{heads:#?}"
        );
        assert_eq!(done.code, Some(5));
    });
}

#[test]
fn records_of_one_line_keep_their_columns() {
    with_club(|talon| {
        let done = talon(&import(&[]), "[1, nope, 2]");
        assert!(
            done.out
                .lines()
                .any(|line| line.starts_with("-:1:5: error JSON_SYNTAX ")),
            "{}",
            done.out
        );
    });
}

#[test]
fn a_file_may_be_longer_than_what_can_be_sent_over_the_network() {
    let blank_line = format!("{}\n", " ".repeat(200 * 1024));
    let long = format!("{}\n{}", records(1)[0], blank_line.repeat(64 * 1024 / 200 + 1));
    with_club(|talon| {
        let done = talon(&import(&[]), &long);
        assert_eq!(done.code, Some(0), "{}", done.err);
        assert_eq!(exported(talon), 1);
    });
}

#[test]
fn the_exit_code_and_the_last_line_say_how_it_went() {
    let clean = records(3).join("\n");
    let broken = format!("{clean}\n{{\"talon\"");
    with_club(|talon| {
        let partly = talon(&import(&[]), &broken);
        assert_eq!(partly.code, Some(5), "{}", partly.err);
        assert_eq!(
            partly.out.lines().last().unwrap(),
            "4 records: 3 accepted, 0 duplicates, 0 waiting, 1 refused."
        );
        let told = partly.out.lines().next().unwrap();
        assert!(
            told.starts_with("-:4:") && told.contains(": error JSON_SYNTAX "),
            "{told}"
        );
        let again = talon(&import(&[]), &clean);
        assert_eq!(
            (again.code, again.out.as_str()),
            (Some(0), "3 records: 0 accepted, 3 duplicates, 0 waiting, 0 refused.\n")
        );
        assert_eq!(talon(&import(&[]), "{").code, Some(3));
        assert_eq!(talon(&["import", "--club", "nowhere", "-"], &clean).code, Some(1));
        assert_eq!(talon(&["import", "-"], &clean).code, Some(2));
        assert_eq!(exported(talon), 3);
    });
}

#[test]
fn a_dry_run_stores_nothing_and_all_or_nothing_says_why_it_was_nothing() {
    let clean = records(3).join("\n");
    let broken = format!("{clean}\n{{\"talon\"");
    with_club(|talon| {
        let dry = talon(&import(&["--dry-run"]), &broken);
        assert_eq!(dry.code, Some(5));
        assert!(
            dry.out.contains("3 accepted") && dry.out.contains("Nothing was stored"),
            "{}",
            dry.out
        );
        for arguments in [&["--atomic"][..], &["--atomic", "--dry-run"]] {
            let whole = talon(&import(arguments), &broken);
            assert_eq!(whole.code, Some(3), "{arguments:?}");
            assert!(
                whole
                    .err
                    .contains("-: Nothing was stored: you asked for all or nothing"),
                "{}",
                whole.err
            );
            let sum = "4 records: 0 accepted, 0 duplicates, 0 waiting, 4 refused.";
            assert!(whole.out.lines().any(|line| line == sum), "{}", whole.out);
        }
        assert_eq!(exported(talon), 0);
        assert_eq!(talon(&import(&["--atomic"]), &clean).code, Some(0));
        assert_eq!(exported(talon), 3);
    });
}

#[test]
fn a_member_may_be_the_importer_and_nobody_else_may() {
    let clean = records(2).join("\n");
    with_club(|talon| {
        let of = |mail: &str| talon(&import(&["--as", mail]), &clean);
        assert_eq!(of("bela@example.org").code, Some(1), "no member of the club");
        let unknown = of("nobody@example.org");
        assert!(
            unknown.code == Some(1) && unknown.err.contains("--as nobody@example.org"),
            "{}",
            unknown.err
        );
        assert_eq!(exported(talon), 0);
        assert_eq!(of("ANNA@example.org").code, Some(0));
        assert_eq!(exported(talon), 2);
    });
}

#[test]
fn away_from_a_terminal_there_is_no_progress() {
    with_club(|talon| {
        let done = talon(&import(&[]), &records(2).join("\n"));
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    });
}
