//! `talon league` with a season in which there are teams: they come in elsewhere and go out as the same file.

use std::fs;

use talon_league::{LeagueAct, LeaguePerson, TeamAct, TeamMember, TeamNo};
use talon_samples::example_club;
use talon_service::leagues::SeasonForm;
use talon_store::{Store, StoreError, clubs, members};

use super::league::{LEAGUE, act, comes_in_and_goes_out, exported, first_line, import, with_club};
use crate::harness::backend::{Backend, Contents};

fn teams(act: TeamAct) -> SeasonForm {
    SeasonForm::Act(Box::new(LeagueAct::Teams(act)))
}

/// Two teams, one of which has someone who never played.
fn with_teams(store: &Store) {
    let found = store.read(|db| -> Result<_, StoreError> {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    let everybody = found.expect("members");
    for name in ["Vasutas", "Postás"] {
        act(store, teams(TeamAct::Add { name: name.to_owned() }));
    }
    let people = everybody.iter().filter(|(member, _)| !member.is_guest);
    // Those whom the club knew last come first.
    for (at, (member, _)) in people.rev().enumerate() {
        let member = TeamMember {
            person: LeaguePerson(member.id.0),
            from: None,
            to: None,
        };
        let team = TeamNo(1 + at as u32 % 2);
        act(store, teams(TeamAct::Join { team, member }));
    }
}

#[test]
fn a_season_with_teams_that_was_brought_in_goes_out_as_the_same_file() {
    for from in Backend::all_with(Contents::ExampleClub) {
        with_teams(&from.open());
        let first = exported(&from, &[LEAGUE, "--with-events"]);
        let season = first_line(&first);
        let teams = season["teams"].as_array().expect("teams");
        assert_eq!((teams.len(), &teams[1]["name"]), (2, &"Postás".into()));
        let last = season["revisions"]
            .as_array()
            .and_then(|all| all.last())
            .expect("a table");
        assert_eq!(last["current"], true);
        assert_eq!(last["table"]["teams"]["rows"].as_array().map(Vec::len), Some(2));
        comes_in_and_goes_out(&first);
    }
}

#[test]
fn a_table_of_teams_that_the_facts_do_not_give_is_a_finding() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
    for from in Backend::all_with(Contents::ExampleClub) {
        with_teams(&from.open());
        let sound = exported(&from, &[LEAGUE, "--with-events"]);
        let season = first_line(&sound);
        let renamed = sound.replace("\"scoring\":{\"k\":3", "\"scoring\":{\"k\":2");
        assert_ne!(renamed, sound);
        fs::write(&path, &renamed).expect("a file");
        let to = Backend::sqlite();
        with_club(&to, &season);
        let done = import(&to, &path, &["--add-members"]);
        assert_eq!(done.code, Some(3), "{}", done.out);
        assert!(done.out.contains("/table/teams"), "{}", done.out);
    }
}
