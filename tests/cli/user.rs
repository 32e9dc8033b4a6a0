//! `talon user` and `talon club` as a shell runs them.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use diesel::Connection;
use diesel::connection::SimpleConnection;

use crate::harness::backend::Backend;

fn talon(url: &str, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_talon"))
        .args(args)
        .env("TALON_DATABASE_URL", url)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child
        .stdin
        .take()
        .expect("its input")
        .write_all(input.as_bytes())
        .expect("the input is taken");
    child.wait_with_output().expect("an end")
}

#[test]
fn accounts_and_clubs_are_made_from_a_shell() {
    for backend in Backend::all() {
        let run = |args: &[&str], input: &str| {
            let output = talon(&backend.url, args, input);
            (output.status.code(), String::from_utf8(output.stdout).expect("text"))
        };
        let add = ["user", "add", "anna@example.org", "--name", "Anna", "--admin"];
        assert_eq!(run(&add, "short\n").0, Some(3));
        assert_eq!(run(&add, "seven geese by the river\n").0, Some(0));
        assert_eq!(run(&["user", "list"], "").1, "anna@example.org\tAnna\tadmin\topen\n");
        assert_eq!(
            run(&add, "seven geese by the river\n").0,
            Some(4),
            "there is such an account"
        );
        let told = |args: &[&str]| {
            let output = talon(&backend.url, args, "");
            (output.status.code(), String::from_utf8(output.stderr).expect("text"))
        };
        let (code, words) = told(&["club", "add", "Two words", "Kör"]);
        assert_eq!(code, Some(3), "{words}");
        assert!(
            words.starts_with("talon: slug: ") && !words.contains("field-bad"),
            "{words}"
        );
        let (code, words) = told(&["export", "--club", "nowhere"]);
        assert!(code == Some(1) && words.contains("talon club list"), "{words}");
        let (code, words) = told(&["user", "reset", "nobody@example.org"]);
        assert!(code == Some(1) && words.contains("talon user list"), "{words}");
        assert_eq!(run(&["user", "lock", "anna@example.org"], "").0, Some(4));
        assert_eq!(run(&["club", "add", "wednesday", "Wednesday club"], "").0, Some(0));
        assert_eq!(
            run(&["club", "add", "wednesday", "Another"], "").0,
            Some(4),
            "it is there otherwise"
        );
        assert_eq!(run(&["club", "join", "wednesday", "anna@example.org"], "").0, Some(0));
        assert!(run(&["club", "list"], "").1.starts_with("wednesday\tWednesday club\t"));
        let owner = ["club", "owner", "wednesday", "anna@example.org"];
        let remove = [&owner[..], &["--remove"]].concat();
        assert_eq!(run(&["club", "add", "thursday", "Thursday club"], "").0, Some(0));
        let stranger = ["club", "owner", "thursday", "anna@example.org", "--remove"];
        assert_eq!(
            run(&stranger, "").0,
            Some(1),
            "they are not in it, and are not put into it"
        );
        assert_eq!(run(&stranger, "").0, Some(1), "nor by the first try");
        assert_eq!(run(&owner, "").0, Some(0));
        assert_eq!(run(&remove, "").0, Some(4), "a club keeps its last owner");
        let link = run(&["user", "invite", "bela@example.org", "--club", "wednesday"], "").1;
        assert!(
            link.starts_with("http://127.0.0.1:8080/invite/") && link.trim().len() == 72,
            "{link}"
        );
        assert_eq!(run(&["user", "reset", "nobody@example.org"], "").0, Some(1));
    }
}

#[test]
fn a_database_that_someone_else_holds_ends_the_program_with_a_code_of_its_own() {
    let backend = Backend::sqlite();
    backend.open();
    let file = backend.file().expect("a file");
    let mut holder = diesel::SqliteConnection::establish(file.to_str().expect("a plain path")).expect("the file");
    holder.batch_execute("BEGIN IMMEDIATE").expect("held");
    let done = talon(&backend.url, &["club", "add", "wednesday", "Wednesday club"], "");
    assert_eq!(done.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&done.stderr).contains("the database is busy"));
    // The address of the data may stand behind the subcommand too.
    holder.batch_execute("ROLLBACK").expect("let go");
    let args = ["club", "list", "--database-url", &backend.url];
    assert_eq!(talon("sqlite:/nowhere/else.db", &args, "").status.code(), Some(0));
}

#[test]
fn a_mistyped_database_is_told_and_not_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mistyped.db");
    let url = format!("sqlite:{}", file.display());
    for args in [
        &["club", "list"][..],
        &["user", "list"],
        &["doctor"],
        &["export", "--club", "kor"],
        &["event", "export", "1"],
        &["import", "--club", "kor", "-"],
    ] {
        let output = talon(&url, args, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.code() == Some(1) && said.contains("there is no database at"),
            "{args:?}: {said}"
        );
        assert!(!file.exists(), "{args:?}");
    }
}

#[test]
fn an_output_that_takes_nothing_is_an_error_and_no_crash() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    let backend = Backend::sqlite();
    for args in [
        &["club", "add", "kor", "Kör"][..],
        &["user", "add", "a@example.org", "--name", "A"],
    ] {
        assert_eq!(
            talon(&backend.url, args, "seven geese by the river\n").status.code(),
            Some(0)
        );
    }
    let full = || {
        std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("a full device")
    };
    for args in [
        &["club", "list"][..],
        &["user", "list"],
        &["user", "invite", "b@example.org"],
        &["user", "reset", "a@example.org"],
        &["doctor"],
        &["validate", "-"],
        &["import", "--club", "kor", "-"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
        command
            .args(args)
            .env("TALON_DATABASE_URL", &backend.url)
            .stdin(Stdio::null())
            .stdout(full());
        let output = command.stderr(Stdio::piped()).output().expect("an end");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.code() == Some(1) && said.starts_with("talon: "),
            "{args:?}: {output:?}"
        );
        let quiet = command.stdout(Stdio::null()).stderr(full()).status().expect("an end");
        assert_ne!(quiet.code(), Some(101), "{args:?}");
    }
}
