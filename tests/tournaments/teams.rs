//! Teams on paper, on the wall and in files: wherever a tournament of teams shows how it stands.

use serde_json::Value;
use talon_service::tournaments::{self, NewTournament, ResultAct, ResultTyped, Setting, read};
use talon_store::TournamentId;
use talon_tournament::EntryNo;
use talon_tournament::standings::{SeatResult, TeamPlace};
use talon_tournament::tournament::{SettingPart, Tournament};

use crate::clubs::people::{CLI, tournament, town};
use crate::harness::act::{begin, check_in, request};
use crate::harness::site::{Answer, Site, on_each_site};

/// Six guests in three teams of two; the first of each plays at one table, the second at the other.
fn teams(site: &Site) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name: "Cup",
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let (store, now) = (&site.store, chrono::Utc::now());
    let id = tournaments::create(store, &CLI, "one", &new, None, now).expect("an event");
    let request = request(store, &CLI, id, now);
    check_in(&request, (1..=6).map(|guest| format!("Sitter {guest}")));
    let member = |entry: u16| {
        (
            EntryNo(entry),
            Some(TeamPlace {
                team: entry.div_ceil(2),
                board: 2 - entry % 2,
            }),
        )
    };
    let revision = store
        .read(|db| read::tournament(db, &CLI, id))
        .expect("an event")
        .loaded
        .revision;
    request
        .act(tournaments::ChangeSetting {
            seen: revision,
            part: SettingPart::Teams,
            read: |_: &Tournament| Ok(Setting::Teams((1..=6).map(member).collect())),
        })
        .expect("teams");
    begin(&request);
    for table in [1, 2] {
        let seats = [9, -4, -5].map(SeatResult::of).to_vec();
        let typed = ResultTyped {
            round: 1,
            table,
            seen: 0,
            reason: "",
            device: None,
        };
        request
            .act(tournaments::ActOnResult {
                typed,
                act: ResultAct::Enter(seats),
            })
            .expect("a result");
    }
    id
}

fn get(site: &Site, id: TournamentId, page: &str) -> Answer {
    let answer = site.client().get(&format!("/tournaments/{id}/{page}"));
    assert_eq!(answer.status, 200, "{page}: {}", answer.text());
    answer
}

#[test]
fn teams_stand_on_every_paper_and_in_every_file() {
    on_each_site(|site| {
        town(site);
        let id = teams(site);
        for page in [
            "standings",
            "print/standings",
            "print/closing",
            "standings.txt",
            "standings.csv",
        ] {
            let text = get(site, id, page).text();
            for team in ["Team 1", "Team 2", "Team 3"] {
                assert_eq!(text.matches(team).count(), 1, "{page} {team}: {text}");
            }
        }
        let wall = get(site, id, "wall?show=standings&hold=1&page=2").text();
        assert!(wall.contains("Teams: ") && wall.contains(">Team 3<"), "{wall}");
        let json: Value = serde_json::from_str(&get(site, id, "standings.json").text()).expect("JSON");
        let teams = json["teams"].as_array().expect("teams");
        assert_eq!(teams.len(), 3);
        let total = |team: &Value| team["total"].as_str().expect("a total").parse::<i64>().expect("whole");
        assert_eq!(
            teams.iter().map(total).sum::<i64>(),
            8,
            "three, one and nothing at each of two tables"
        );
        assert_eq!(teams[0]["players"].as_array().map(Vec::len), Some(2));
        let sum: i64 = teams[0]["players"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|one| one["points"].as_str().expect("points").parse::<i64>().expect("whole"))
            .sum();
        assert_eq!(sum, total(&teams[0]));
        let csv = get(site, id, "standings.csv").text();
        let widths: Vec<usize> = csv.lines().map(|line| line.matches(',').count()).collect();
        assert!(widths.len() == 6 + 1 + 1 + 1 + 3, "{csv}");
    });
}

#[test]
fn where_nobody_is_in_a_team_nothing_is_said_of_teams() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 3);
        for page in [
            "print/standings",
            "print/closing",
            "standings.txt",
            "standings.csv",
            "wall?show=standings",
        ] {
            assert!(!get(site, id, page).text().contains("Team"), "{page}");
        }
        let json: Value = serde_json::from_str(&get(site, id, "standings.json").text()).expect("JSON");
        assert_eq!(json["teams"].as_array().map(Vec::len), Some(0));
    });
}
