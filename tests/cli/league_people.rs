//! The people of a league file: as whom a club knows them, and what it shows of them.

use std::fs;

use chrono::Utc;
use serde_json::Value;
use talon_league::{LeagueAct, NewProfile};
use talon_samples::example_club;
use talon_service::clubs::{TypedEntry, add_entry};
use talon_service::leagues::SeasonForm;
use talon_service::merge_members::{self, MergePair};
use talon_service::tournaments::ChangeState;
use talon_service::{Actor, find_person};
use talon_store::members::{self, Member, Shown};
use talon_store::{MemberId, clubs};
use talon_tournament::league::{SeasonItem, SeasonProfile};
use talon_tournament::tournament::StateChange;

use super::league::{LEAGUE, Said, act, exported, first_line, import, season, with_club};
use crate::harness::act::request;
use crate::harness::backend::{Backend, Contents};

/// Writes a file and brings it in.
fn bring(to: &Backend, text: &str) -> Said {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
    fs::write(&path, text).expect("a file");
    import(to, &path, &["--add-members"])
}

fn everybody(backend: &Backend) -> Vec<Member> {
    let all: Result<_, talon_store::StoreError> = backend.open().read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    all.expect("members").into_iter().map(|(member, _)| member).collect()
}

fn of_name(backend: &Backend, name: &str) -> Member {
    let all = everybody(backend);
    all.into_iter().find(|one| one.name == name).expect("somebody")
}

fn add(to: &Backend, name: &str) -> MemberId {
    let entry = TypedEntry {
        name,
        ..TypedEntry::default()
    };
    let store = to.open();
    add_entry(
        &store,
        &Actor::CommandLine,
        example_club::SLUG,
        &entry,
        None,
        Utc::now(),
    )
    .expect("an entry")
}

fn hide(backend: &Backend, who: MemberId) {
    backend
        .open()
        .write(|db| members::set_shown(db, who, Shown::Alias, None))
        .expect("a choice");
}

#[test]
fn nobody_who_hides_their_name_is_shown_by_it_where_their_season_is_brought_in() {
    for from in Backend::all_with(Contents::ExampleClub) {
        hide(&from, of_name(&from, "Béla").id);
        let file = exported(&from, &[LEAGUE, "--with-events"]);
        let to = Backend::sqlite();
        with_club(&to, &first_line(&file));
        let done = bring(&to, &file);
        assert_eq!(done.code, Some(0), "{}", done.out);
        assert_eq!(of_name(&to, "Béla").shown, Shown::Alias);
        assert_eq!(exported(&to, &[LEAGUE, "--with-events"]), file);
        for one in everybody(&to) {
            let there = of_name(&from, &one.name);
            // Of guests, the files of tournaments do not say how they are shown.
            let shown = if one.is_guest { Shown::Alias } else { there.shown };
            assert_eq!(one.shown, shown, "{}", one.name);
            assert_eq!(one.is_guest, of_name(&from, &one.name).is_guest, "{}", one.name);
        }
    }
}

#[test]
fn a_guest_who_becomes_a_member_is_shown_by_no_more_of_their_name() {
    let from = Backend::sqlite_with(Contents::ExampleClub);
    hide(&from, of_name(&from, "Béla").id);
    let file = exported(&from, &[LEAGUE, "--with-events"]);
    let to = Backend::sqlite();
    with_club(&to, &first_line(&file));
    let guest = |name| TypedEntry {
        name,
        shown: "full",
        is_guest: true,
        ..TypedEntry::default()
    };
    let store = to.open();
    for name in ["Anna", "Béla"] {
        add_entry(
            &store,
            &Actor::CommandLine,
            example_club::SLUG,
            &guest(name),
            None,
            Utc::now(),
        )
        .expect("a guest");
    }
    let done = bring(&to, &file);
    assert_eq!(done.code, Some(0), "{}", done.out);
    for name in ["Anna", "Béla"] {
        let (here, there) = (of_name(&to, name), of_name(&from, name));
        assert_eq!((here.is_guest, here.shown), (false, there.shown), "{name}");
    }
}

#[test]
fn a_larger_club_counts_the_same_table_and_who_it_shows_how_stays() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let file = exported(&from, &[LEAGUE, "--with-events"]);
        let to = Backend::sqlite();
        with_club(&to, &first_line(&file));
        for number in 1..=9 {
            add(&to, &format!("Stranger {number}"));
        }
        let known = add(&to, "Béla");
        hide(&to, known);
        let done = bring(&to, &file);
        assert_eq!(done.code, Some(0), "{}", done.out);
        assert_eq!(of_name(&to, "Béla").shown, Shown::Alias);
        let again = bring(&to, &file);
        assert!(again.out.contains("already has this season"), "{}", again.out);
        let out = exported(&to, &[LEAGUE]);
        assert_eq!(first_line(&out)["revisions"], first_line(&file)["revisions"]);
    }
}

#[test]
fn whoever_has_exactly_the_name_is_meant_and_a_name_that_is_only_alike_is_a_finding() {
    let from = Backend::sqlite_with(Contents::ExampleClub);
    let file = exported(&from, &[LEAGUE, "--with-events"]);
    let to = Backend::sqlite();
    with_club(&to, &first_line(&file));
    let alike = add(&to, "Bela");
    let refused = bring(&to, &file);
    assert_eq!(refused.code, Some(3), "{}", refused.out);
    assert!(refused.out.contains("another spelling"), "{}", refused.out);
    assert_eq!(everybody(&to).len(), 1, "nothing is stored");
    add(&to, "Béla");
    let done = bring(&to, &file);
    assert_eq!(done.code, Some(0), "{}", done.out);
    assert_eq!(exported(&to, &[LEAGUE, "--with-events"]), file);
    let table = first_line(&exported(&to, &[LEAGUE]));
    let names: Vec<&str> = table["members"]
        .as_array()
        .expect("members")
        .iter()
        .filter_map(|one| one["name"].as_str())
        .collect();
    assert!(!names.contains(&"Bela"), "{alike}: {names:?}");
}

#[test]
fn a_season_does_not_go_into_a_league_of_another_name() {
    let from = Backend::sqlite_with(Contents::ExampleClub);
    let file = exported(&from, &[LEAGUE, "--with-events"]);
    let past = exported(&from, &[&format!("{LEAGUE}/2025-26")]);
    let to = Backend::sqlite();
    with_club(&to, &first_line(&file));
    assert_eq!(bring(&to, &file).code, Some(0));
    let name = first_line(&past)["league"]["name"].as_str().expect("a name").to_owned();
    let renamed = past.replacen(&format!("\"name\":\"{name}\""), "\"name\":\"Another\"", 1);
    let refused = bring(&to, &renamed);
    assert_eq!(refused.code, Some(3), "{}", refused.out);
    assert!(refused.out.contains("error BAD_VALUE /league/name"), "{}", refused.out);
    assert_eq!(bring(&to, &past).code, Some(0));
}

#[test]
fn those_who_share_a_rank_stand_in_any_order_and_the_file_stays_the_same() {
    let from = Backend::sqlite_with(Contents::ExampleClub);
    let season = first_line(&exported(&from, &[&format!("{LEAGUE}/2025-26")]));
    let mut level = season.clone();
    level["season"]["profile"]["chain"] = serde_json::json!([]);
    level["revisions"] = serde_json::json!([]);
    // What a club says of people whom it knows is its own.
    level.as_object_mut().expect("a season").remove("lists");
    for unit in level["units"].as_array_mut().expect("units") {
        for result in unit["source"]["results"].as_array_mut().expect("results") {
            result["points"] = "7".into();
        }
    }
    // Published once in the first club, then brought into one where the same people have other numbers.
    let first = Backend::sqlite();
    with_club(&first, &season);
    assert_eq!(bring(&first, &level.to_string()).code, Some(0));
    act(
        &first.open(),
        SeasonForm::Publish {
            reason: "all of it".to_owned(),
        },
    );
    let file = exported(&first, &[LEAGUE]);
    assert_eq!(first_line(&file)["revisions"][0]["current"], true);
    let second = Backend::sqlite();
    with_club(&second, &season);
    let names = first_line(&file)["members"].clone();
    for member in names.as_array().expect("members").iter().rev() {
        add(&second, member["name"].as_str().expect("a name"));
    }
    let done = bring(&second, &file);
    assert_eq!(done.code, Some(0), "{}", done.out);
    assert_eq!(exported(&second, &[LEAGUE]), file);
}

#[test]
fn everyone_has_one_lot_in_a_file_also_whoever_was_two_entries() {
    let from = Backend::sqlite_with(Contents::ExampleClub);
    let profile = SeasonProfile {
        minimum: 0,
        chain: vec![SeasonItem::Lot],
        lot: 7,
        ..SeasonProfile::default()
    };
    act(
        &from.open(),
        SeasonForm::Act(Box::new(LeagueAct::ChangeProfile(NewProfile {
            profile: Box::new(profile),
            planned: Some(12),
            reason: "by lot".to_owned(),
        }))),
    );
    // The older entry is given up, so that the number of whoever stays is the greater one.
    let goes = of_name(&from, "Béla").id;
    let stays = add(&from, "Béla Kovács");
    let pair = MergePair { stays, goes };
    merge_members::merge(&from.open(), &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
    let file = exported(&from, &[LEAGUE, "--with-events"]);
    let season = first_line(&file);
    for member in season["members"].as_array().expect("members") {
        let name = member["name"].as_str().expect("a name");
        assert_eq!(member["lot"], of_name(&from, name).id.0.to_string(), "{name}");
    }
    assert_eq!(last(&season)["current"], true, "{season}");
}

fn last(season: &Value) -> &Value {
    season["revisions"]
        .as_array()
        .expect("revisions")
        .last()
        .expect("a table")
}

#[test]
fn a_season_with_a_tournament_that_was_reopened_goes_out_and_comes_in() {
    for from in Backend::all_with(Contents::ExampleClub) {
        let store = from.open();
        let id = season(&store)
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let director = find_person::by_mail(&store, "member2@example.org").unwrap_or(Actor::CommandLine);
        let reopen = ChangeState {
            step: StateChange::Reopen,
            reason: "a result was wrong",
        };
        request(&store, &director, id, Utc::now())
            .act(reopen)
            .expect("reopened");
        let file = exported(&from, &[LEAGUE, "--with-events"]);
        assert_eq!(file.lines().count(), 3);
        let to = Backend::sqlite();
        with_club(&to, &first_line(&file));
        let done = bring(&to, &file);
        assert_eq!(done.code, Some(0), "{}", done.out);
        assert_eq!(exported(&to, &[LEAGUE, "--with-events"]), file);
    }
}
