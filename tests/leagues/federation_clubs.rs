//! What the clubs of a federation find in their logs, and how files and programs name the clubs of the people in its
//! tables.

use serde_json::{Value, json};

use super::federation::{ACCEPT, CUP, TOURNAMENT, decide, federation, joined, propose, season_of_cup};
use super::*;
use crate::api::described::fits;

/// The lines of a club's log in this language, without markup.
fn log(client: &mut Client, club: &str, language: &str) -> String {
    let path = format!("/clubs/{club}/audit");
    let answer = client.send("GET", &path, &[("accept-language", language)], b"");
    assert_eq!(answer.status, 200, "{path}");
    let text = answer.text();
    let plain = text
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, said)| said));
    plain
        .collect::<Vec<_>>()
        .join(" ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn both_clubs_find_in_their_logs_who_invited_joined_and_left() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        let leave = [("act", "leave"), ("club", "szovetseg")];
        assert_eq!(owner.submit("/clubs/pelda/clubs", &leave).status, 303);
        for (language, title, said) in [
            (
                "en",
                "Membership in a federation changed",
                ["invited", "accepted", "left"],
            ),
            (
                "hu",
                "Szövetségi tagság módosítva",
                ["meghívva", "elfogadva", "kilépett"],
            ),
            ("hr", "Članstvo u savezu promijenjeno", ["poziv", "prihvaćeno", "istup"]),
            ("sr", "Članstvo u savezu promenjeno", ["poziv", "prihvaćeno", "istup"]),
        ] {
            for (client, club, other) in [(&mut owner, "pelda", "szovetseg"), (&mut chief, "szovetseg", "pelda")] {
                let lines = log(client, club, language);
                assert_eq!(lines.matches(title).count(), 3, "{club} {language}: {lines}");
                for word in said {
                    assert!(
                        lines.contains(&format!(": {word}")),
                        "{club} {language} {word}: {lines}"
                    );
                }
                assert!(lines.contains(&format!(": {other}")), "{club} {language}: {lines}");
            }
        }
    });
}

#[test]
fn a_club_finds_in_its_log_what_the_federation_did_with_its_tournament() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        let count = |owner: &mut Client, words: &str| log(owner, "pelda", "en").matches(words).count();
        assert_eq!(count(&mut owner, "proposal: proposed"), 1);
        let refuse = [("act", "refuse"), ("tournament", "1"), ("reason", "too few players")];
        assert_eq!(decide(site, &mut chief, &refuse).status, 303);
        assert_eq!(count(&mut owner, "proposal: refused"), 1);
        assert_eq!(count(&mut owner, "too few players"), 1, "with the reason");
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        assert_eq!(count(&mut owner, "proposal: accepted"), 1);
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "played elsewhere too")];
        assert_eq!(decide(site, &mut chief, &out).status, 303);
        assert_eq!(count(&mut owner, "proposal: no longer counts"), 1);
        assert_eq!(count(&mut owner, "played elsewhere too"), 1);
        let undo = [("act", "undo")];
        let version = federation::cup(site).head.version.to_string();
        let mut form = vec![("version", version.as_str()), ("key", "")];
        form.extend(undo);
        let manage = format!("{}/manage", season_of_cup(site).0);
        assert_eq!(chief.submit(&manage, &form).status, 303);
        assert_eq!(count(&mut owner, "proposal: accepted"), 2, "it counts again");
        assert_eq!(count(&mut owner, "undone: yes"), 1, "because it was undone");
        let lines = log(&mut owner, "pelda", "en");
        assert!(
            lines.contains("league: szovetsegi-kupa") && lines.contains("season: 2026"),
            "{lines}"
        );
        // Its own leagues are its own matter.
        let own = [("act", "take-out"), ("unit", "1"), ("reason", "half the club was ill")];
        assert_eq!(send_to(site, &mut owner, "units", &own).status, 303);
        assert_eq!(count(&mut owner, "proposal: no longer counts"), 1);
        let lines = log(&mut chief, "szovetseg", "en");
        assert!(lines.contains("proposal: proposed"), "{lines}");
        assert!(
            !lines.contains("proposal: accepted"),
            "it has its line about the season: {lines}"
        );
    });
}

/// The answer of an address of the cup to a visitor.
fn told(site: &Site, path: &str) -> Answer {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer
}

#[test]
fn files_and_programs_name_the_club_beside_people_of_member_clubs() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        assert!(owner.get(TOURNAMENT).text().contains("counts"));
        let club = json!({"name": "Példa Kártyaklub", "slug": "pelda"});
        for path in [
            format!("/api/v1/leagues/{CUP}/standings"),
            format!("/leagues/{CUP}.json"),
        ] {
            let answer = told(site, &path);
            fits("readLeagueStandings", &answer);
            let table: Value = serde_json::from_slice(&answer.bytes).expect("JSON");
            let rows = table["rows"].as_array().expect("rows");
            assert!(rows.len() > 3 && rows.iter().all(|row| row["club"] == club), "{table}");
        }
        let csv = told(site, &format!("/leagues/{CUP}.csv")).text();
        let heading = csv.lines().next().expect("a heading");
        assert!(heading.contains("Player,Club,Points"), "{heading}");
        assert!(
            csv.lines().skip(1).all(|line| line.contains("Példa Kártyaklub")),
            "{csv}"
        );
        let text = told(site, &format!("/leagues/{CUP}.txt")).text();
        assert!(text.contains("Club") && text.contains("Példa Kártyaklub"), "{text}");
        let feed = told(site, &format!("/leagues/{CUP}.atom")).text();
        assert!(feed.contains(" (Példa Kártyaklub) "), "{feed}");
    });
}

#[test]
fn where_all_are_of_one_club_nothing_names_it_beside_them() {
    on_each_example_site(|site| {
        owner(site);
        let answer = told(site, &format!("/api/v1/leagues/{LEAGUE}/standings"));
        fits("readLeagueStandings", &answer);
        assert!(!answer.text().contains("\"club\""), "{}", answer.text());
        let csv = told(site, &format!("/leagues/{LEAGUE}.csv")).text();
        assert!(!csv.lines().next().expect("a heading").contains("Club"), "{csv}");
        let text = told(site, &format!("/leagues/{LEAGUE}.txt")).text();
        assert!(!text.contains("Club"), "{text}");
        let feed = told(site, &format!("/leagues/{LEAGUE}.atom")).text();
        assert!(!feed.contains("(Példa Kártyaklub)"), "{feed}");
    });
}
