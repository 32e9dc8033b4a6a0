//! The calendar of a league beside that of its club: when sign-ups end, and what was called off, which stays in it so
//! that no copy is left behind; and the table as text for a message.

use chrono::{TimeDelta, Utc};
use talon_samples::example_club;
use talon_service::tournaments::{
    ActOnResult, ChangeSetting, ChangeState, NewTournament, Publish, ResultAct, ResultTyped, Setting, StateChange,
    create, read,
};
use talon_store::TournamentId;
use talon_tournament::tournament::{SettingPart, Tournament};

use super::{LEAGUE, owner, season};
use crate::clubs::people::CLI;
use crate::harness::act::{begin, check_in, request};
use crate::harness::site::{Client, Site, on_each_example_site};

/// A tournament that the season takes in when it is over, and which is to come.
fn coming(site: &Site) -> TournamentId {
    let now = Utc::now();
    let new = NewTournament {
        name: "Következő est",
        preset: "club-evening",
        game: "ulti",
        starts: (now + TimeDelta::days(7)).naive_utc(),
        venue: "",
    };
    create(&site.store, &CLI, example_club::SLUG, &new, None, now).expect("a tournament")
}

fn step(site: &Site, id: TournamentId, step: StateChange) {
    let change = ChangeState { step, reason: "" };
    request(&site.store, &CLI, id, Utc::now()).act(change).expect("a step");
}

fn rename(site: &Site, id: TournamentId, name: &str) {
    let shown = site
        .store
        .read(|db| read::tournament(db, &CLI, id))
        .expect("a tournament");
    let change = ChangeSetting {
        seen: shown.loaded.revision,
        part: SettingPart::Basics,
        read: |tournament: &Tournament| {
            Ok(Setting::Basics {
                name: name.to_owned(),
                starts: tournament.starts,
                venue: tournament.venue.clone(),
            })
        },
    };
    request(&site.store, &CLI, id, Utc::now())
        .act(change)
        .expect("another name");
}

/// A name in a calendar without the club that makes it the only one: `talon-CLUB-MADE-` before the tournament.
fn without_club(uid: &str) -> String {
    let (before, rest) = uid.split_once("talon-").expect("of Talon");
    let [_club, _made, own] = rest.splitn(3, '-').collect::<Vec<_>>()[..] else {
        panic!("{uid}");
    };
    format!("{before}{own}")
}

/// The entry of a calendar with this name, as its lines are before they are folded.
fn event(calendar: &str, uid: &str) -> Option<Vec<String>> {
    let whole = calendar.replace("\r\n ", "");
    let events = whole.split("BEGIN:VEVENT\r\n").skip(1);
    let events = events.map(|event| event.split("\r\n").map(str::to_owned).collect::<Vec<String>>());
    let is_it = |line: &String| {
        line.strip_prefix("UID:")
            .is_some_and(|found| without_club(found) == uid)
    };
    events.into_iter().find(|lines| lines.iter().any(is_it))
}

fn sequence(event: &[String]) -> i64 {
    let number = event.iter().find_map(|line| line.strip_prefix("SEQUENCE:"));
    number.and_then(|number| number.parse().ok()).expect("a number")
}

/// The calendars in which a tournament stands.
fn calendars(id: TournamentId) -> [String; 3] {
    [
        format!("/leagues/{LEAGUE}.ics"),
        "/clubs/pelda/calendar.ics".to_owned(),
        format!("/tournaments/{id}/event.ics"),
    ]
}

fn sign_up(owner: &mut Client, id: TournamentId, fields: &[(&str, &str)]) {
    let form = [
        &[("act", "settings"), ("key", ""), ("visitors", "1"), ("places", "")],
        fields,
    ]
    .concat();
    let sent = owner.submit(&format!("/tournaments/{id}/sign-up"), &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

#[test]
fn the_end_of_a_sign_up_is_a_date_of_its_own_until_it_is_closed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let id = coming(site);
        let uid = format!("signup-tournament-{id}");
        let closes = (Utc::now() + TimeDelta::days(5)).format("%Y-%m-%d").to_string();
        sign_up(&mut owner, id, &[("open", "1"), ("closes", &format!("{closes}T18:30"))]);
        for path in calendars(id) {
            let text = site.client().get(&path).text();
            assert!(
                event(&text, &uid).is_none(),
                "a draft is nobody's to see: {path}: {text}"
            );
        }
        step(site, id, StateChange::Open);
        for path in calendars(id) {
            let text = site.client().get(&path).text();
            let found = event(&text, &uid).unwrap_or_else(|| panic!("{path}: {text}"));
            for line in [
                format!("DTSTART;TZID=Europe/Budapest:{}T183000", closes.replace('-', "")),
                "SUMMARY:Következő est: a jelentkezés vége".to_owned(),
                format!("URL:http://talon.test/clubs/pelda/sign-up/{id}"),
                "STATUS:CONFIRMED".to_owned(),
            ] {
                assert!(found.contains(&line), "{path}: {line}: {found:?}");
            }
            assert!(event(&text, &format!("tournament-{id}")).is_some(), "{path}: {text}");
        }
        let [league, ..] = calendars(id);
        let before = event(&site.client().get(&league).text(), &uid).expect("a date");
        sign_up(&mut owner, id, &[("closes", &format!("{closes}T19:00"))]);
        let after = event(&site.client().get(&league).text(), &uid).expect("it stays, closed");
        assert!(after.contains(&"STATUS:CANCELLED".to_owned()), "{after:?}");
        assert!(
            sequence(&before) > 0 && sequence(&after) >= sequence(&before),
            "{before:?} {after:?}"
        );
        rename(site, id, "Másik est");
        let newer = event(&site.client().get(&league).text(), &uid).expect("it stays, renamed");
        assert!(
            newer.contains(&"SUMMARY:Másik est: a jelentkezés vége".to_owned()),
            "{newer:?}"
        );
        assert!(sequence(&newer) > sequence(&after), "{after:?} {newer:?}");
        sign_up(&mut owner, id, &[("open", "1"), ("closes", "")]);
        for path in calendars(id) {
            let text = site.client().get(&path).text();
            assert!(
                event(&text, &uid).is_none(),
                "it ends with the beginning: {path}: {text}"
            );
        }
        let hide = Publish { published: false };
        sign_up(&mut owner, id, &[("open", "1"), ("closes", &format!("{closes}T18:30"))]);
        request(&site.store, &CLI, id, Utc::now()).act(hide).expect("hidden");
        for path in calendars(id) {
            let text = site.client().get(&path).text();
            assert!(event(&text, &uid).is_none(), "{path}: {text}");
        }
    });
}

#[test]
fn a_sign_up_that_was_never_open_is_in_no_calendar() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let id = coming(site);
        step(site, id, StateChange::Open);
        let closes = (Utc::now() + TimeDelta::days(5)).format("%Y-%m-%dT18:30").to_string();
        let found = |owner: &mut Client, fields: &[(&str, &str)]| {
            sign_up(owner, id, fields);
            calendars(id).map(|path| {
                let text = site.client().get(&path).text();
                let found = event(&text, &format!("signup-tournament-{id}"));
                found.map(|lines| lines.contains(&"STATUS:CANCELLED".to_owned()))
            })
        };
        assert_eq!(
            found(&mut owner, &[("closes", &closes)]),
            [None; 3],
            "it is only prepared"
        );
        let open = [("open", "1"), ("closes", closes.as_str())];
        assert_eq!(found(&mut owner, &open), [Some(false); 3]);
        assert_eq!(
            found(&mut owner, &[("closes", &closes)]),
            [Some(true); 3],
            "it was open"
        );
    });
}

#[test]
fn what_ended_without_anybody_having_played_was_called_off() {
    on_each_example_site(|site| {
        owner(site);
        let id = coming(site);
        let act = request(&site.store, &CLI, id, Utc::now());
        check_in(&act, ["Egy", "Kettő", "Három"].map(str::to_owned));
        begin(&act);
        let [_, club, own] = calendars(id);
        let of = |path: &str| {
            let text = site.client().get(path).text();
            event(&text, &format!("tournament-{id}")).unwrap_or_else(|| panic!("{path}: {text}"))
        };
        let before = of(&club);
        assert!(before.contains(&"STATUS:CONFIRMED".to_owned()), "{before:?}");
        let shown = site
            .store
            .read(|db| read::tournament(db, &CLI, id))
            .expect("a tournament");
        let table = shown.loaded.tournament.table(1, 1).expect("a table").clone();
        let nobody = ActOnResult {
            typed: ResultTyped {
                round: 1,
                table: 1,
                seen: table.version,
                reason: "snow",
                device: None,
            },
            act: ResultAct::NotPlayed {
                absent: table.seats.iter().map(|seat| seat.entry).collect(),
                again: false,
            },
        };
        act.act(nobody).expect("nobody came");
        step(site, id, StateChange::Finish);
        for path in [&club, &own] {
            let after = of(path);
            assert!(after.contains(&"STATUS:CANCELLED".to_owned()), "{path}: {after:?}");
            assert!(sequence(&after) > sequence(&before), "{before:?} {after:?}");
        }
        // The others took place.
        let played = season(site, None)
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let text = site.client().get(&club).text();
        let played = event(&text, &format!("tournament-{played}")).expect("a date");
        assert!(played.contains(&"STATUS:CONFIRMED".to_owned()), "{played:?}");
    });
}

#[test]
fn the_table_is_text_in_columns_or_with_the_marks_of_markdown() {
    on_each_example_site(|site| {
        owner(site);
        let get = |query: &str| site.client().get(&format!("/leagues/{LEAGUE}.txt{query}"));
        let plain = get("");
        assert_eq!(plain.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(plain.text(), get("?style=plain").text());
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let text = get("?style=markdown&lang=en").text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "**Klubesti bajnokság, 2026/27**", "{text}");
        assert_eq!(
            (lines[2], lines[3]),
            ("| Rank | Player | Points |", "| ---: | --- | ---: |"),
            "{text}"
        );
        let rows = lines.iter().filter(|line| line.starts_with("| ")).count();
        assert_eq!(rows, table.rows.len() + 2, "{text}");
        let first = shown.rows(table)[0];
        let name = shown.name(first.person).expect("a name");
        assert_eq!(lines[4], format!("| 1 | {name} | {} |", first.total), "{text}");
        let last = format!("<http://talon.test/leagues/{LEAGUE}/{}>", shown.head.slug);
        assert_eq!(lines.last(), Some(&&*last), "{text}");
        let teams = get("?style=markdown&list=teams&season=2025-26&lang=en").text();
        assert!(teams.contains("| Vasutas |"), "{teams}");
        for bad in ["?style=html", "?style=", "?style=plain&style=plain", "?styles=plain"] {
            assert_eq!(get(bad).status, 400, "{bad}");
        }
        for other in ["csv", "json", "atom", "ics"] {
            let path = format!("/leagues/{LEAGUE}.{other}?style=markdown");
            assert_eq!(site.client().get(&path).status, 400, "{other}");
        }
    });
}
