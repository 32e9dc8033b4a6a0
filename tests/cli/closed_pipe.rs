//! The reader of the output may stop when they have seen enough, as `talon ... | head` does: no command calls that a
//! failure.

use std::io::pipe;
use std::path::Path;
use std::process::Stdio;

use crate::harness::backend::Backend;
use crate::harness::process::talon;

const EXAMPLE: &str = "tests/fixtures/example.talon.json";
const SESSION: &str = "docs/samples/session.ppn";

/// Runs a command whose output nobody reads; how it ended, and what it said of that.
fn unread(arguments: &[&str], database: &str) -> (Option<i32>, String) {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    let mut command = talon(arguments, &[("TALON_DATABASE_URL", database)]);
    let done = command.stdin(Stdio::null()).stdout(writer).output().expect("an end");
    (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
}

fn quietly(arguments: &[&str], database: &str) {
    assert_eq!(unread(arguments, database), (Some(0), String::new()), "{arguments:?}");
}

#[test]
fn no_command_minds_that_nobody_reads_on() {
    assert!(Path::new(EXAMPLE).exists() && Path::new(SESSION).exists());
    for command in [
        "validate tests/fixtures/example.talon.json",
        "validate --format json tests/fixtures/example.talon.json",
        "validate --format ndjson tests/fixtures/example.talon.json",
        "show tests/fixtures/example.talon.json",
        "show --format json tests/fixtures/example.talon.json",
        "convert --to talon docs/samples/session.ppn",
        "convert --to ppn docs/samples/session.ppn",
        "generate --game ulti --hands 2000 --seed 1",
        "generate --game preferans --hands 200 --seed 1",
        "draw --players 9 --rounds 4",
        "draw --players 9 --rounds 4 --format json",
        "simulate --events 1 --seed 1",
        "simulate --events 1 --seed 1 --format json",
        "simulate --seasons 1 --seed 1",
        "schema",
        "schema --of event",
    ] {
        quietly(&command.split(' ').collect::<Vec<_>>(), "sqlite:unused.db");
    }
}

#[test]
fn what_is_stored_is_written_to_nobody_without_a_word() {
    for backend in Backend::all() {
        let run = |arguments: &[&str]| {
            let done = talon(arguments, &[("TALON_DATABASE_URL", &backend.url)])
                .output()
                .expect("an end");
            assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
        };
        run(&["club", "add", "kor", "Kör"]);
        run(&["import", "--club", "kor", SESSION]);
        for format in ["ndjson", "ppn", "csv"] {
            quietly(&["export", "--club", "kor", "--format", format], &backend.url);
        }
        for command in [&["club", "list"][..], &["doctor"]] {
            quietly(command, &backend.url);
        }
    }
}
