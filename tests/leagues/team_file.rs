//! The teams of a season in its file: they go out and come in as they were, and what does not hold together is told at
//! its place.

use talon_league::file::{LeagueFile, read, write};
use talon_league::{LeagueAct, LeaguePerson, ListPoints, TableDifference, TeamAct, TeamMember, TeamNo, TeamScoring};

use super::season_file;

/// A season of two people in two teams, of whom one changes the team, with its table.
fn season() -> LeagueFile {
    let mut season = season_file::season();
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day);
    let mut act = |act| season.document.act(LeagueAct::Teams(act)).expect("an act");
    for name in ["Vasutas", "Postás", "Kertész"] {
        act(TeamAct::Add { name: name.to_owned() });
    }
    act(TeamAct::Remove(TeamNo(3)));
    let scoring = TeamScoring::Best { k: 2 };
    let reason = "voted".to_owned();
    act(TeamAct::Score {
        scoring,
        list: ListPoints::default(),
        reason,
    });
    for (team, person, from, to) in [(1, 1, None, None), (1, 2, None, day(1)), (2, 2, day(2), None)] {
        let person = LeaguePerson(person);
        let member = TeamMember { person, from, to };
        act(TeamAct::Join {
            team: TeamNo(team),
            member,
        });
    }
    season_file::with_table(season)
}

fn text() -> String {
    String::from_utf8(write(&season()).expect("a text")).expect("a text")
}

#[test]
fn teams_are_read_as_they_were_written_and_fit_the_schema() {
    let json = season_file::out_and_in(&season());
    assert_eq!(
        json["season"]["team_scoring"],
        serde_json::json!({"kind": "best", "k": 2})
    );
    assert_eq!(
        json["teams"],
        serde_json::json!([
            {"members": [{"person": "m1"}, {"person": "m2", "to": "2026-03-01"}], "name": "Vasutas", "number": 1},
            {"members": [{"from": "2026-03-02", "person": "m2"}], "name": "Postás", "number": 2},
            {"members": [], "name": "Kertész", "number": 3, "removed": true},
        ])
    );
    let share = &json["revisions"][0]["table"]["teams"]["rows"][0]["cells"][0]["shares"][0];
    assert_eq!(
        *share,
        serde_json::json!({"counted": true, "person": "m1", "points": "7/2"})
    );
}

#[test]
fn what_no_season_has_of_teams_is_told_at_its_place() {
    let text = text();
    for (good, bad, place, detail) in [
        (
            "\"members\":[{\"from\":\"2026-03-02\",\"person\":\"m2\"}],\"name\":\"Postás\"",
            "\"members\":[{\"from\":\"2026-03-01\",\"person\":\"m2\"}],\"name\":\"Postás\"",
            "/teams/1/members/0/person",
            "two_teams",
        ),
        (
            "{\"members\":[{\"from\":\"2026-03-02\",\"person\":\"m2\"}],\"name\":\"Postás\"",
            "{\"members\":[{\"person\":\"m1\"}],\"name\":\"Postás\"",
            "/teams/1/members/0/person",
            "two_teams",
        ),
        (
            "\"person\":\"m2\"}],\"name\":\"Postás\"",
            "\"person\":\"m9\"}],\"name\":\"Postás\"",
            "/teams/1/members/0/person",
            "",
        ),
        (
            "\"person\":\"m2\"}],\"name\":\"Postás\"",
            "\"person\":\"m2\",\"to\":\"2026-03-01\"}],\"name\":\"Postás\"",
            "/teams/1/members/0/to",
            "ends_before",
        ),
        ("\"name\":\"Postás\"", "\"name\":\"VASUTAS\"", "/teams/1/name", "twice"),
        (
            "\"name\":\"Postás\",\"number\":2",
            "\"name\":\"Postás\",\"number\":1",
            "/teams/1/number",
            "twice",
        ),
        (
            "\"name\":\"Postás\",\"number\":2",
            "\"name\":\"Postás\",\"number\":7",
            "/teams/2/number",
            "out_of_order",
        ),
        (
            "\"team_scoring\":{\"k\":2",
            "\"team_scoring\":{\"k\":101",
            "/season/team_scoring/k",
            "",
        ),
        (
            "\"team\":2,\"total\"",
            "\"team\":9,\"total\"",
            "/revisions/0/table/teams/rows/1/team",
            "unknown_team",
        ),
        (
            "\"team\":2,\"total\"",
            "\"team\":1,\"total\"",
            "/revisions/0/table/teams/rows/1/team",
            "twice",
        ),
    ] {
        season_file::broken(&text, good, bad, place, detail);
    }
}

#[test]
fn a_team_that_was_removed_shares_its_name_and_nobody_is_in_it() {
    let same = text().replacen("\"name\":\"Kertész\"", "\"name\":\"vasutas\"", 1);
    let read = read(same.as_bytes()).expect("a sound file").file;
    assert_eq!(read.document.standing_teams().count(), 2);
    let mut other = season().revisions[0].table.clone();
    let rows = &mut other.teams.as_mut().expect("teams").rows;
    rows[0].played = 9;
    let difference = season().revisions[0].table.first_difference(&other);
    assert_eq!(difference, Some(TableDifference::Teams));
}
