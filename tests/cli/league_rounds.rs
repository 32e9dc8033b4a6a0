//! `talon league` with a season in which rounds of a tournament and a free table count.

use std::fs;

use chrono::NaiveDate;
use serde_json::{Value, json};
use talon_league::{FreeSeat, FreeTable, LeagueAct, LeaguePerson, UnitChange, UnitKind};
use talon_samples::example_club;
use talon_service::leagues::SeasonForm;
use talon_store::{Store, clubs, members};

use super::league::{LEAGUE, act, comes_in_and_goes_out, exported, first_line, import, season, with_club};
use crate::harness::backend::{Backend, Contents};

/// In the place of the first tournament count two of its rounds, and there is a table of Anna, Béla and a guest.
fn count_parts(store: &Store) {
    let shown = season(store);
    let whole = shown.units.iter().find(|unit| unit.kind == UnitKind::Tournament);
    let whole = whole.expect("a tournament");
    let out = LeagueAct::TakeOut {
        number: whole.number,
        reason: "round by round".to_owned(),
    };
    act(store, SeasonForm::Act(Box::new(out)));
    for round in [2, 1] {
        let (tournament, change) = (whole.tournament.expect("a number"), UnitChange::default());
        act(
            store,
            SeasonForm::AddRound {
                tournament,
                round,
                change,
            },
        );
    }
    let everybody = store.read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    let everybody = everybody.expect("members");
    let seat = |(name, score): (&str, i64)| {
        let (member, _) = everybody.iter().find(|(one, _)| one.name == name).expect("somebody");
        FreeSeat {
            person: LeaguePerson(member.id.0),
            score,
        }
    };
    let table = FreeTable {
        game: None,
        venue: None,
        day: NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day"),
        name: Some("Ede’s kitchen".to_owned()),
        seats: [("Béla", -10), ("Anna", 40), ("Kovács Éva", -30)].map(seat).to_vec(),
    };
    let change = UnitChange::default();
    act(store, SeasonForm::AddTable { table, change });
    act(store, SeasonForm::Act(Box::new(LeagueAct::TakeReports(true))));
}

#[test]
fn a_season_with_rounds_and_a_table_goes_out_and_comes_in_as_the_same_file() {
    for from in Backend::all_with(Contents::ExampleClub) {
        count_parts(&from.open());
        let first = exported(&from, &[LEAGUE, "--with-events"]);
        assert_eq!(first.lines().count(), 3, "a season and its two tournaments, each once");
        let line = first_line(&first);
        assert_eq!(line["season"]["takes_reports"], true);
        let units = line["units"].as_array().expect("units");
        let sources: Vec<&Value> = units.iter().map(|unit| &unit["source"]).collect();
        let event = &sources[0]["event"];
        assert!(
            event.as_str().is_some_and(|hash| hash.starts_with("sha256:")),
            "{event}"
        );
        for (source, round) in sources[2..].iter().zip([2, 1]) {
            assert_eq!(**source, json!({"event": event, "round": round}));
        }
        let seats = sources[4]["table"]["seats"].as_array().expect("seats");
        let scores: Vec<&Value> = seats.iter().map(|seat| &seat["score"]).collect();
        assert_eq!(scores, [-10, 40, -30], "in the order in which they were written down");
        comes_in_and_goes_out(&first);
    }
}

#[test]
fn a_round_that_the_tournament_has_not_and_one_beside_the_whole_are_refused_at_their_places() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.ndjson");
    for from in Backend::all_with(Contents::ExampleClub) {
        count_parts(&from.open());
        let sound = exported(&from, &[LEAGUE, "--with-events"]);
        let broken = |good: &str, bad: &str| {
            let broken = sound.replacen(good, bad, 1);
            assert_ne!(broken, sound, "{good}");
            broken
        };
        for (broken, place, words) in [
            (
                broken("\"round\":2", "\"round\":99"),
                "/units/2/source/round",
                "There is no round with this number",
            ),
            (
                broken("\"taken_out\":\"round by round\",", ""),
                "/units/2/source",
                "counts in an earlier unit",
            ),
            (
                broken("\"round\":1", "\"round\":2"),
                "/units/3/source",
                "counts in an earlier unit",
            ),
        ] {
            fs::write(&path, &broken).expect("a file");
            for to in Backend::all() {
                with_club(&to, &first_line(&sound));
                let refused = import(&to, &path, &["--add-members"]);
                assert_eq!(refused.code, Some(3), "{}", refused.out);
                assert!(
                    refused.out.contains(place) && refused.out.contains(words),
                    "{place}: {}",
                    refused.out
                );
            }
        }
    }
}
