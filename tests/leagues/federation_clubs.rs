//! What the clubs of a federation find in their logs.

use super::federation::{ACCEPT, decide, federation, joined, propose, season_of_cup};
use super::*;

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
