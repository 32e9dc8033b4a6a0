//! `talon league` with a season in which an evening counts: the file names it, and comes in where its deals are.

use std::fs;

use serde_json::{Value, json};
use talon_league::UnitChange;
use talon_samples::example_club;
use talon_service::find_club;
use talon_service::leagues::SeasonForm;
use talon_store::hands::{self, Visibility};
use talon_store::{SessionId, Store};

use super::league::{LEAGUE, act, exported, first_line, import, with_club};
use crate::harness::backend::{Backend, Contents};
use crate::sessions::stored;

/// Two deals that Anna won against Béla and someone whom the club does not know.
fn deals() -> Vec<Value> {
    let deal = |number: u32, dealer: &str| {
        json!({
            "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
            "source": {"date": "2026-11-24", "deal": number, "origin": "transcribed", "session": "Tuesday"},
            "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Vendel"}},
            "deal": {"dealer": dealer}, "actions": [],
            "score": {"declarer": "A", "contract": "simple", "components": {"simple": true}},
        })
    };
    vec![deal(1, "C"), deal(2, "A")]
}

fn bring_deals(store: &Store) -> SessionId {
    let club = find_club::by_slug(store, example_club::SLUG).expect("the club");
    stored::import(store, &club, &deals(), Visibility::Club);
    let found = store
        .read(|db| hands::sessions_named(db, &["Tuesday".to_owned()]))
        .expect("sessions");
    found[0].id
}

#[test]
fn a_season_with_an_evening_comes_in_where_its_deals_are_and_goes_out_as_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
    for from in Backend::all_with(Contents::ExampleClub) {
        let session = bring_deals(&from.open());
        let change = UnitChange::default();
        act(&from.open(), SeasonForm::AddEvening { session, change });
        let first = exported(&from, &[LEAGUE, "--with-events"]);
        let season = first_line(&first);
        let units = season["units"].as_array().expect("units");
        let source = &units
            .iter()
            .find(|unit| unit["source"].get("evening").is_some())
            .expect("an evening")["source"];
        assert!(
            source["evening"].as_str().expect("a hash").starts_with("sha256:"),
            "{source}"
        );
        fs::write(&path, &first).expect("a file");
        for to in Backend::all() {
            with_club(&to, &season);
            let missing = import(&to, &path, &["--add-members"]);
            assert_eq!(missing.code, Some(3), "{}", missing.out);
            assert!(missing.out.contains("/source/evening"), "{}", missing.out);
            assert!(
                missing.out.contains("Import the deals of the evening first"),
                "{}",
                missing.out
            );
            bring_deals(&to.open());
            let done = import(&to, &path, &["--add-members"]);
            assert_eq!(done.code, Some(0), "{}", done.out);
            assert_eq!(
                exported(&to, &[LEAGUE, "--with-events"]),
                first,
                "{} to {}",
                from.name,
                to.name
            );
        }
    }
}
