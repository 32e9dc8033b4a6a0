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
    Run { code: done.status.code(), out: text(&done.stdout), err: text(&done.stderr) }
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
    talon::generate::ulti::records(5).take(count).collect()
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
                "-:2:1: warning DUPLICATE_PROBABLE /id A stored hand bears the same id, urn:x:1, but was dealt or played otherwise.",
                "2 records: 1 accepted, 0 duplicates, 1 waiting, 0 refused."
            ]
        );
        assert_eq!(done.code, Some(0), "{}", done.err);
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
        assert!(told.starts_with("-:4:") && told.contains(": error JSON_SYNTAX "), "{told}");
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
        assert!(dry.out.contains("3 accepted") && dry.out.contains("nothing was stored"), "{}", dry.out);
        let whole = talon(&import(&["--atomic"]), &broken);
        assert_eq!(whole.code, Some(3));
        assert!(whole.err.contains("-: Nothing was stored: all or nothing"), "{}", whole.err);
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
