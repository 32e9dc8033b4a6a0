//! `talon event` as a shell runs it: a tournament goes out as a file, comes in elsewhere, and goes out as the same
//! file.

use std::fs;

use chrono::Utc;
use talon_service::Actor;
use talon_service::clubs::{ClubToAdd, add_club};
use talon_service::tournaments::{self, ResultAct, ResultTyped};
use talon_tournament::standings::SeatResult;

use super::talon;
use crate::clubs::people::tournament;
use crate::harness::act::request;
use crate::harness::backend::Backend;

const CLI: Actor = Actor::CommandLine;

/// A club of which both databases have one alike.
fn with_club(backend: &Backend) -> talon_store::Store {
    let store = backend.open();
    let club = ClubToAdd {
        slug: "one",
        name: "Club One",
        timezone: "Europe/Budapest",
        language: "en",
        owner: None,
    };
    add_club(&store, &CLI, &club, None, Utc::now()).expect("a club");
    store
}

/// A tournament with a round that is played, one result of it put right.
fn played(store: &talon_store::Store) -> String {
    let id = tournament(store, "one", 10);
    let scores = |raw: &[i64]| raw.iter().copied().map(SeatResult::of).collect::<Vec<_>>();
    let shown = store
        .read(|db| tournaments::read::tournament(db, &CLI, id))
        .expect("the event");
    for table in &shown.loaded.tournament.rounds[0].tables {
        let raw: &[i64] = if table.seats.len() == 4 {
            &[9, 1, -4, -6]
        } else {
            &[7, -2, -5]
        };
        let enter = |seen, act: ResultAct| {
            let typed = ResultTyped {
                round: 1,
                table: table.number,
                seen,
                reason: "seen again",
                device: None,
            };
            request(store, &CLI, id, Utc::now())
                .act(tournaments::ActOnResult { typed, act })
                .expect("a result");
        };
        enter(0, ResultAct::Enter(scores(raw)));
        if table.number == 1 {
            let seen = tournaments_version(store, id, 1);
            enter(seen, ResultAct::Rule(scores(raw)));
        }
    }
    id.to_string()
}

fn tournaments_version(store: &talon_store::Store, id: talon_store::TournamentId, table: u16) -> u32 {
    let shown = store
        .read(|db| tournaments::read::tournament(db, &CLI, id))
        .expect("the event");
    shown.loaded.tournament.table(1, table).expect("a table").version
}

fn export(backend: &Backend, id: &str) -> Vec<u8> {
    let done = talon()
        .env("TALON_DATABASE_URL", &backend.url)
        .args(["event", "export", id])
        .output()
        .expect("a run");
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    done.stdout
}

#[test]
fn a_tournament_that_was_brought_in_goes_out_as_the_same_file() {
    for from in Backend::all() {
        let id = played(&with_club(&from));
        let first = export(&from, &id);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("event.json");
        fs::write(&path, &first).expect("a file");
        for to in Backend::all() {
            with_club(&to);
            let mut command = talon();
            command
                .env("TALON_DATABASE_URL", &to.url)
                .args(["event", "import", "--club", "one"]);
            let done = command.arg(&path).output().expect("a run");
            let said = String::from_utf8_lossy(&done.stdout).into_owned();
            assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
            assert!(said.contains("0 members known, 10 added as guests"), "{said}");
            let number = said.split([' ', ':']).nth(1).expect("a number").to_owned();
            let second = export(&to, &number);
            assert_eq!(String::from_utf8_lossy(&second), String::from_utf8_lossy(&first));
        }
    }
}

#[test]
fn a_file_that_cannot_be_is_refused_with_its_places_and_nothing_is_added() {
    let backend = Backend::sqlite();
    let id = played(&with_club(&backend));
    let sound = String::from_utf8(export(&backend, &id)).expect("a text");
    let folder = tempfile::tempdir().expect("a folder");
    for (fault, broken) in [
        ("MISSING_MEMBER", sound.replacen("\"adjustments\":[],", "", 1)),
        (
            "UNKNOWN_MEMBER",
            sound.replacen("\"adjustments\":[],", "\"adjustments\":[],\"aha\":1,", 1),
        ),
        ("BAD_VALUE", sound.replacen("\"raw\":7", "\"raw\":8", 1)),
    ] {
        let path = folder.path().join("broken.json");
        fs::write(&path, broken).expect("a file");
        let mut command = talon();
        command
            .env("TALON_DATABASE_URL", &backend.url)
            .args(["event", "import", "--club", "one"]);
        let done = command.arg(&path).output().expect("a run");
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert_eq!(done.status.code(), Some(3), "{fault}: {said}");
        assert!(
            said.contains("broken.json:1:") && said.contains(&format!(": error {fault} ")),
            "{fault}: {said}"
        );
    }
    let second = talon()
        .env("TALON_DATABASE_URL", &backend.url)
        .args(["event", "export", "2"])
        .output();
    assert_eq!(
        second.expect("a run").status.code(),
        Some(1),
        "there is no second event"
    );
}
