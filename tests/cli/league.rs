//! `talon league` as a shell runs it: a season goes out as a file, comes in elsewhere, and goes out as the same file.

use std::fs;
use std::path::Path;

use chrono::Utc;
use serde_json::Value;
use talon_service::Actor;
use talon_service::clubs::{ClubToAdd, add_club};
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self as seasons, ActOnSeason, SeasonAddress, SeasonForm, SeasonShown};
use talon_store::{Store, leagues};

use super::talon;
use crate::harness::backend::{Backend, Contents};

pub(super) const LEAGUE: &str = "pelda-klubesti-bajnoksag";

/// What the program said, and how it ended.
pub(super) struct Said {
    pub code: Option<i32>,
    pub out: String,
}

pub(super) fn run(backend: &Backend, args: &[&str]) -> Said {
    let done = talon()
        .env("TALON_DATABASE_URL", &backend.url)
        .arg("league")
        .args(args)
        .output()
        .expect("a run");
    let words = [done.stdout, done.stderr].map(|said| String::from_utf8(said).expect("a text"));
    Said {
        code: done.status.code(),
        out: words.concat(),
    }
}

/// The same club without anyone in it.
pub(super) fn with_club(backend: &Backend, like: &Value) {
    let word = |name: &str| like["club"][name].as_str().expect("a word").to_owned();
    let (slug, name, timezone) = (word("slug"), word("name"), word("timezone"));
    let club = ClubToAdd {
        slug: &slug,
        name: &name,
        timezone: &timezone,
        language: "hu",
        owner: None,
    };
    add_club(&backend.open(), &Actor::CommandLine, &club, None, Utc::now()).expect("a club");
}

pub(super) fn exported(backend: &Backend, args: &[&str]) -> String {
    let said = run(backend, &[&["export"], args].concat());
    assert_eq!(said.code, Some(0), "{}", said.out);
    said.out
}

pub(super) fn import(backend: &Backend, path: &Path, more: &[&str]) -> Said {
    let path = path.to_str().expect("a path");
    run(backend, &[&["import", path, "--club", "pelda"], more].concat())
}

pub(super) fn first_line(text: &str) -> Value {
    serde_json::from_str(text.lines().next().expect("a line")).expect("JSON")
}

/// The latest season of the league.
pub(super) fn season(store: &Store) -> SeasonShown {
    let address = SeasonAddress {
        league: LEAGUE,
        season: None,
        revision: None,
    };
    let found = store.read(|db| seasons::season(db, &Actor::CommandLine, &address));
    found.expect("a season")
}

/// Does something in it.
pub(super) fn act(store: &Store, form: SeasonForm) {
    let shown = season(store);
    let act = ActOnSeason {
        store,
        actor: &Actor::CommandLine,
        season: shown.head.id,
        seen: shown.head.version,
        form: IdempotentRequest { key: None, request: "" },
        now: Utc::now(),
    };
    act.act(form).expect("an act");
}

/// Brings a file into a club that has nothing, on each database: it goes out as the same, and comes in once.
pub(super) fn comes_in_and_goes_out(file: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
    fs::write(&path, file).expect("a file");
    for to in Backend::all() {
        with_club(&to, &first_line(file));
        let done = import(&to, &path, &["--add-members"]);
        assert_eq!(done.code, Some(0), "{}", done.out);
        assert_eq!(exported(&to, &[LEAGUE, "--with-events"]), file, "{}", to.name);
        let again = import(&to, &path, &["--add-members"]);
        assert_eq!(again.code, Some(0), "{}", again.out);
        assert!(again.out.contains("already has this season"), "{}", again.out);
    }
}

#[test]
fn a_season_that_was_brought_in_goes_out_as_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
    for from in Backend::all_with(Contents::ExampleClub) {
        let first = exported(&from, &[LEAGUE, "--with-events"]);
        assert_eq!(first.lines().count(), 3, "a season and its two tournaments");
        fs::write(&path, &first).expect("a file");
        let season = first_line(&first);
        for to in Backend::all() {
            with_club(&to, &season);
            let done = import(&to, &path, &["--add-members"]);
            assert_eq!(done.code, Some(0), "{}", done.out);
            assert!(done.out.contains("2 tournaments added"), "{}", done.out);
            assert_eq!(
                exported(&to, &[LEAGUE, "--with-events"]),
                first,
                "{} to {}",
                from.name,
                to.name
            );
            let again = import(&to, &path, &["--add-members"]);
            assert_eq!(again.code, Some(0), "{}", again.out);
            assert!(again.out.contains("already has this season"), "{}", again.out);
        }
    }
}

#[test]
fn a_season_of_points_that_were_written_down_needs_no_tournament() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let first = exported(&from, &[&format!("{LEAGUE}/2025-26")]);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("league.json");
        fs::write(&path, &first).expect("a file");
        for to in Backend::all() {
            with_club(&to, &first_line(&first));
            let done = import(&to, &path, &["--add-members"]);
            assert!(done.out.contains("0 members known, 6 added"), "{}", done.out);
            assert_eq!(exported(&to, &[LEAGUE]), first);
        }
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused_with_its_places_and_nothing_is_stored() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let sound = exported(&from, &[LEAGUE, "--with-events"]);
        let season = first_line(&sound);
        let alone = format!("{}\n", sound.lines().next().expect("a line"));
        let total = season["revisions"][0]["table"]["rows"][0]["total"]
            .as_str()
            .expect("a total");
        let with = |text: &str, with: &str| sound.replacen(text, with, 1);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("broken.ndjson");
        for (broken, code, place) in [
            (alone, "BAD_VALUE", "/units/0/source/event"),
            (with("\"adjustments\":[],", ""), "MISSING_MEMBER", ""),
            (
                with("\"adjustments\":[],", "\"adjustments\":[],\"aha\":1,"),
                "UNKNOWN_MEMBER",
                "/aha",
            ),
            (
                with("\"person\":\"m1\"", "\"person\":\"m99\""),
                "BAD_VALUE",
                "/revisions/0/table/",
            ),
            (
                with(&format!("\"total\":\"{total}\""), "\"total\":\"999\""),
                "BAD_VALUE",
                "/revisions/0/table/rows/",
            ),
            (
                with("\"version\":\"1.0\"}\n", "\"version\":\"2.0\"}\n"),
                "UNSUPPORTED_VERSION",
                "/version",
            ),
        ] {
            let to = Backend::sqlite();
            with_club(&to, &season);
            fs::write(&path, &broken).expect("a file");
            let done = import(&to, &path, &["--add-members"]);
            assert_eq!(done.code, Some(3), "{code} {place}: {}", done.out);
            let says = done.out.contains("broken.ndjson:1:") && done.out.contains(&format!(": error {code} {place}"));
            assert!(says, "{code} {place}: {}", done.out);
            let is_taken = to.open().read(|db| leagues::is_taken(db, LEAGUE)).expect("a look");
            assert!(!is_taken, "nothing is stored: {code} {place}");
        }
    }
}

#[test]
fn whoever_is_not_known_is_a_finding_unless_they_are_to_be_added() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let sound = exported(&from, &[LEAGUE, "--with-events"]);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("league.ndjson");
        fs::write(&path, &sound).expect("a file");
        let to = Backend::sqlite();
        with_club(&to, &first_line(&sound));
        let refused = import(&to, &path, &[]);
        assert_eq!(refused.code, Some(3), "{}", refused.out);
        // They came with the tournaments, as guests.
        assert!(refused.out.contains("/members/0/name"), "{}", refused.out);
        assert!(refused.out.contains("--add-members"), "{}", refused.out);
        assert_eq!(import(&to, &path, &["--add-members"]).code, Some(0));
    }
}

#[test]
fn a_file_of_a_later_minor_version_is_read_with_a_warning() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let sound = exported(&from, &[&format!("{LEAGUE}/2025-26")]);
        let later = sound
            .replacen("\"version\":\"1.0\"", "\"version\":\"1.1\"", 1)
            .replacen("\"adjustments\":[],", "\"adjustments\":[],\"anthem\":\"la la\",", 1);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("later.json");
        fs::write(&path, later).expect("a file");
        let to = Backend::sqlite();
        with_club(&to, &first_line(&sound));
        let done = import(&to, &path, &["--add-members"]);
        assert_eq!(done.code, Some(0), "{}", done.out);
        assert!(done.out.contains("warning UNKNOWN_MEMBER /anthem"), "{}", done.out);
        assert_eq!(exported(&to, &[LEAGUE]), sound);
    }
}

#[test]
fn another_league_at_the_address_is_left_alone() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let sound = exported(&from, &[&format!("{LEAGUE}/2025-26")]);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other.json");
        fs::write(
            &path,
            sound.replacen("\"lists_guests\":false", "\"lists_guests\":true", 1),
        )
        .expect("a file");
        let done = import(&from, &path, &["--add-members"]);
        assert_eq!(done.code, Some(3), "{}", done.out);
        assert!(done.out.contains("error BAD_VALUE /season/slug"), "{}", done.out);
        assert_eq!(exported(&from, &[&format!("{LEAGUE}/2025-26")]), sound);
    }
}
