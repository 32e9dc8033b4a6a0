//! What a season is made of beside its results: points from the season before, who adjusted what, events that pay
//! otherwise, and play-offs.

use serde_json::Value;
use talon_league::file;
use talon_service::Actor;
use talon_service::leagues;
use talon_tournament::Exact;
use talon_tournament::tournament::StateChange;

use super::settings::counting;
use super::{LEAGUE, Night, manage, owner, said, season, send_to};
use crate::harness::site::{Client, Site, on_each_example_site};

fn exported(site: &Site) -> Vec<u8> {
    let exported = site
        .store
        .read(|db| leagues::export_league(db, &Actor::CommandLine, LEAGUE, false));
    exported.expect("a file").file
}

fn next(client: &mut Client, carry: &[(&str, &str)]) -> crate::harness::site::Answer {
    let form = [
        ("season", "Next"),
        ("from", "2031-01-01"),
        ("to", "2031-12-31"),
        ("key", ""),
    ];
    client.submit(&format!("/leagues/{LEAGUE}/next"), &[&form, carry].concat())
}

fn json(client: &mut Client, path: &str) -> Value {
    serde_json::from_str(&client.get(path).text()).expect("JSON")
}

#[test]
fn the_next_season_begins_with_a_share_of_the_points_of_the_one_before() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let last = season(site, None).table.expect("a table");
        for (typed, status) in [("", 422), ("101", 422), ("0", 422), ("-5", 422), ("many", 422)] {
            let refused = next(&mut owner, &[("carry", "share"), ("share", typed)]);
            assert_eq!(refused.status, status, "{typed}: {}", refused.text());
            let text = refused.text();
            assert!(text.contains("<option value=\"share\" selected>"), "{text}");
            assert!(text.contains("id=\"share-err\""), "{text}");
        }
        let made = next(&mut owner, &[("carry", "share"), ("share", "50")]);
        assert_eq!(made.status, 303, "{}", made.text());
        let shown = season(site, None);
        assert_eq!(shown.head.name, "Next");
        let table = shown.table.expect("a table");
        for row in &last.rows {
            let own = table.row(row.person).expect("a row");
            let half = row.total.shared_by(2).expect("a half");
            assert_eq!((&own.carried, &own.total), (&half, &half));
        }
        let mut visitor = site.client();
        let page = visitor.get(&format!("/leagues/{LEAGUE}")).text();
        assert!(
            page.contains("50% of the points from the last season are carried over."),
            "{page}"
        );
        let first = last.rows[0].person.0;
        let row = visitor
            .get(&format!("/leagues/{LEAGUE}/{}/players/{first}", shown.head.slug))
            .text();
        assert!(row.contains("Carried over from the last season:"), "{row}");
        let told = json(&mut visitor, &format!("/leagues/{LEAGUE}.json"));
        assert_ne!(told["rows"][0]["carried"], "0", "{told}");
        let read = file::read(&exported(site)).expect("a sound file").file;
        let carry = read.document.carry.as_ref().expect("what is carried");
        assert_eq!(
            (carry.per_cent.clone(), carry.people.len()),
            (Exact::from(50), last.rows.len())
        );
        assert_eq!(file::write(&read).expect("a file"), exported(site));
    });
}

#[test]
fn the_next_season_begins_at_nothing_where_nobody_says_otherwise() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(next(&mut owner, &[("carry", "nothing"), ("share", "")]).status, 303);
        let shown = season(site, None);
        assert_eq!(shown.season.carry, None);
        let table = shown.table.expect("a table");
        assert!(table.rows.iter().all(|row| row.total == Exact::zero()));
    });
}

#[test]
fn an_adjustment_says_who_made_it_when_and_of_which_kind_it_is() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let person = season(site, None).table.expect("a table").rows[0].person;
        let number = person.0.to_string();
        let adjust = [
            ("act", "adjust"),
            ("person", number.as_str()),
            ("unit", ""),
            ("amount", "-1"),
            ("code", "fair_play"),
            ("text", "shouted"),
        ];
        assert_eq!(manage(site, &mut owner, &adjust).status, 303);
        let shown = season(site, None);
        let one = shown.season.adjustments.last().expect("an adjustment");
        let author = one.by.expect("an author");
        let name = shown.name(author).expect("a name that everyone sees").to_owned();
        let mut visitor = site.client();
        let page = visitor.get(&format!("/leagues/{LEAGUE}")).text();
        assert!(page.contains(&format!("shouted (fair play, {name}, ")), "{page}");
        let managed = owner
            .get(&format!("/leagues/{LEAGUE}/{}/manage", shown.head.slug))
            .text();
        assert!(managed.contains("<small>fair play, "), "{managed}");
        let told = json(&mut visitor, &format!("/api/v1/leagues/{LEAGUE}/adjustments"));
        let told = &told["adjustments"][0];
        assert_eq!((&told["code"], &told["author"]), (&"fair_play".into(), &name.into()));
        assert!(told["made"].as_str().is_some_and(|made| made.ends_with('Z')), "{told}");
        let read = file::read(&exported(site)).expect("a sound file").file;
        let written = &read.document.adjustments[0];
        assert_eq!(written.time, one.time);
        let is_named = shown
            .season
            .people()
            .chain(shown.table.iter().flat_map(|table| table.everybody()));
        assert_eq!(written.by.is_some(), is_named.into_iter().any(|one| one == author));
        assert_eq!(file::write(&read).expect("a file"), exported(site));
    });
}

#[test]
fn one_event_pays_otherwise_than_the_season_until_it_pays_as_the_season_again() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = said(&season(site, None));
        let change = |points: &'static [(&'static str, &'static str)]| {
            let form = [("act", "change"), ("unit", "1"), ("weight", "1"), ("group", "")];
            [&form, points].concat()
        };
        let wrong = change(&[("points", "vector"), ("list", "9 x"), ("rest", "2"), ("formula", "")]);
        let refused = send_to(site, &mut owner, "units", &wrong);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        for kept in [
            "value=\"9 x\"",
            "id=\"rest-1\" name=\"rest\" value=\"2\"",
            "value=\"vector\" selected",
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        let luck = change(&[("points", "luck")]);
        assert_eq!(send_to(site, &mut owner, "units", &luck).status, 422);
        let linear = change(&[("points", "linear"), ("list", ""), ("rest", ""), ("formula", "")]);
        assert_eq!(send_to(site, &mut owner, "units", &linear).status, 303);
        let own = said(&season(site, None));
        assert_ne!(own, before);
        // A form that does not ask leaves them.
        let weight = [("act", "change"), ("unit", "1"), ("weight", "1"), ("group", "spring")];
        assert_eq!(send_to(site, &mut owner, "units", &weight).status, 303);
        assert_eq!(said(&season(site, None)), own);
        let usual = change(&[("points", ""), ("list", ""), ("rest", ""), ("formula", "")]);
        assert_eq!(send_to(site, &mut owner, "units", &usual).status, 303);
        assert_eq!(said(&season(site, None)), before);
    });
}

#[test]
fn an_event_outside_the_season_and_points_that_rise_are_warned_of_and_allowed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        let outside = "outside the dates of the season";
        assert!(!owner.get(&units).text().contains(outside));
        let dates = [
            ("act", "dates"),
            ("season", "2026/27"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
        ];
        assert_eq!(send_to(site, &mut owner, "settings", &dates).status, 303);
        assert_eq!(owner.get(&units).text().matches(outside).count(), 2);
        let rises = "A later place is worth more points than an earlier one.";
        let plain = send_to(site, &mut owner, "settings", &counting("look", &[("n", "7")])).text();
        assert!(!plain.contains(rises), "{plain}");
        let rising = [("list", "5 10 1"), ("reason", "for a laugh")];
        let looked = send_to(site, &mut owner, "settings", &counting("look", &rising)).text();
        assert!(looked.contains(rises), "{looked}");
        assert_eq!(
            send_to(site, &mut owner, "settings", &counting("counting", &rising)).status,
            303
        );
        let settings = units.replace("/units", "/settings");
        assert!(owner.get(&settings).text().contains(rises));
    });
}

#[test]
fn a_season_of_one_game_takes_no_tournament_of_the_other_and_one_of_both_does() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let tournament = season(site, None).units[0]
            .tournament
            .expect("a tournament")
            .to_string();
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "by mistake")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        let rule = |game| {
            [
                ("act", "rule"),
                ("takes", "true"),
                ("units", "tournaments"),
                ("game", game),
                ("pattern", ""),
                ("weekday", ""),
                ("rule_from", ""),
                ("rule_to", ""),
                ("entries", ""),
            ]
        };
        let whole = [
            ("act", "add"),
            ("tournament", tournament.as_str()),
            ("weight", "1"),
            ("group", ""),
        ];
        let round = [&whole[1..], &[("act", "add-round"), ("round", "1")]].concat();
        assert_eq!(send_to(site, &mut owner, "settings", &rule("preferans")).status, 303);
        for add in [&whole[..], &round] {
            let refused = send_to(site, &mut owner, "units", add);
            assert_eq!(refused.status, 422, "{add:?}");
            let text = refused.text();
            assert!(
                text.contains("This season only takes Preferans, and this was Ulti."),
                "{text}"
            );
        }
        assert_eq!(send_to(site, &mut owner, "settings", &rule("")).status, 303);
        assert_eq!(send_to(site, &mut owner, "units", &whole).status, 303);
    });
}

#[test]
fn a_shared_rank_is_open_until_its_play_off_is_entered() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let level = |items: &[&'static str]| {
            let changed = [
                ("list", "1"),
                ("counting", "all"),
                ("minimum", "0"),
                ("reason", "everyone gets one"),
            ];
            let mut form = counting("counting", &changed);
            form.retain(|(name, _)| *name != "chain");
            form.extend(items.iter().map(|item| ("chain", *item)));
            form
        };
        assert_eq!(send_to(site, &mut owner, "settings", &level(&["playoff"])).status, 303);
        let page = format!("/leagues/{LEAGUE}/{}/manage", season(site, None).head.slug);
        let shown = season(site, None);
        let rows = shown.table.expect("a table").rows;
        let shared: Vec<i64> = rows
            .iter()
            .filter(|row| row.rank == rows[0].rank)
            .map(|row| row.person.0)
            .collect();
        assert!(shared.len() > 1, "{rows:?}");
        let open = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(open.contains("to be decided by a play-off"), "{open}");
        let told = json(&mut site.client(), &format!("/leagues/{LEAGUE}.json"));
        assert_eq!(told["rows"][0]["reason"]["open"], true, "{told}");
        assert!(owner.get(&page).text().contains("Play-off for rank 1"));
        let form = |order: &[i64]| {
            let mut form = vec![("act".to_owned(), "play-off".to_owned())];
            for (place, person) in (1..).zip(order) {
                form.push(("person".to_owned(), person.to_string()));
                form.push(("place".to_owned(), i32::to_string(&place)));
            }
            form
        };
        let mut send = |order: &[i64]| {
            let form = form(order);
            let form: Vec<(&str, &str)> = form
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            manage(site, &mut owner, &form)
        };
        let back: Vec<i64> = shared.iter().rev().copied().collect();
        assert_eq!(send(&back).status, 303);
        let order: Vec<i64> = season(site, None)
            .table
            .expect("a table")
            .people()
            .map(|person| person.0)
            .collect();
        assert_eq!(order[..back.len()], back);
        let refused = send(&shared);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("An earlier play-off"), "{}", refused.text());
        assert!(!owner.get(&page).text().contains("Play-off for rank 1<"));
    });
}

#[test]
fn what_was_decided_about_a_tournament_waits_while_it_is_open_again_and_keeps_nobody_from_anything() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let mut played = before
            .units
            .iter()
            .filter_map(|unit| Some((unit.number, unit.tournament?)));
        let (unit, id) = played.next().expect("a tournament");
        let table = before.table.expect("a table");
        let row = table.rows.iter().find(|row| table.cell(row, unit).is_some());
        let person = row.expect("someone who was there").person;
        let (who, number) = (person.0.to_string(), unit.0.to_string());
        let mut fine = |unit: &str| {
            let form = [
                ("act", "adjust"),
                ("person", who.as_str()),
                ("unit", unit),
                ("amount", "-1"),
                ("code", ""),
                ("text", "late"),
            ];
            manage(site, &mut owner, &form)
        };
        assert_eq!(fine(&number).status, 303);
        let adjusted = || {
            let table = season(site, None).table.expect("a table");
            let row = table.row(person).cloned();
            let cell = row.as_ref().and_then(|row| table.cell(row, unit).cloned());
            (row.map(|row| row.adjusted), cell.map(|cell| cell.adjusted))
        };
        assert_eq!(adjusted().1, Some(Exact::from(-1)));
        let director = Actor::CommandLine;
        let night = Night { site, director, id };
        night.step(StateChange::Reopen);
        night.step(StateChange::Reopen);
        assert_eq!(adjusted().1, None, "it has no result for now");
        assert_eq!(fine("").status, 303, "something else is decided meanwhile");
        let refused = fine(&number);
        let text = refused.text();
        assert!(refused.status == 422 && text.contains("did not play in it"), "{text}");
        night.step(StateChange::Finish);
        assert_eq!(adjusted(), (Some(Exact::from(-1)), Some(Exact::from(-1))));
    });
}
