//! What programs read of a season besides its table: how it is counted, what counts, what was adjusted, and what may
//! still happen.

use serde_json::{Value, json};
use talon_league::LeaguePerson;
use talon_store::members::{self, Shown};
use talon_store::{MemberId, StoreError};

use super::settings::counting;
use super::{LEAGUE, manage, owner, season, send_to};
use crate::api::described::fits;
use crate::harness::site::{Client, Site, on_each_example_site};

/// What an address answers a client, as it is described.
fn told(client: &mut Client, operation: &str, rest: &str) -> Value {
    let path = format!("/api/v1/leagues/{LEAGUE}{rest}");
    let answer = client.get(&path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    fits(operation, &answer);
    serde_json::from_slice(&answer.bytes).expect("JSON")
}

/// Has someone show no name to others.
fn hide(site: &Site, person: LeaguePerson) {
    let hidden: Result<(), StoreError> = site
        .store
        .write(|db| members::set_shown(db, MemberId(person.0), Shown::Alias, None));
    hidden.expect("a choice");
}

#[test]
fn a_season_tells_programs_how_it_is_counted() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let address = format!("/seasons/{}", shown.head.slug);
        let rules = told(&mut site.client(), "readLeagueSeason", &address);
        assert_eq!((&rules["planned"], &rules["played"]), (&json!(12), &json!(2)));
        let profile = &rules["profile"];
        assert_eq!(profile["points"]["list"], json!(["10", "7", "5", "4", "3", "2", "1"]));
        assert_eq!(profile["counting"]["best"], 8);
        assert_eq!(profile["chain"], json!(["counted_places", "best_unit", "all_units"]));
        // What waits to be published is not told.
        let by_hand = [("act", "publishing")];
        assert_eq!(manage(site, &mut owner, &by_hand).status, 303);
        let planned = counting("counting", &[("planned", "3"), ("reason", "the hall is closed")]);
        assert_eq!(send_to(site, &mut owner, "settings", &planned).status, 303);
        assert_eq!(told(&mut site.client(), "readLeagueSeason", &address), rules);
        let nowhere = format!("/api/v1/leagues/{LEAGUE}/seasons/1999");
        assert_eq!(site.client().get(&nowhere).status, 404);
    });
}

#[test]
fn units_are_listed_with_those_that_were_excluded_and_why() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        let units = told(&mut visitor, "listLeagueUnits", "/units");
        let table = told(&mut visitor, "readLeagueStandings", "/standings");
        assert_eq!(units["units"], table["units"]);
        assert_eq!(
            (units["units"].as_array().map(Vec::len), &units["excluded"]),
            (Some(2), &json!([]))
        );
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "half the club was ill")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        let fewer = told(&mut visitor, "listLeagueUnits", "/units");
        assert_eq!(fewer["units"].as_array().map(Vec::len), Some(1));
        let excluded = &fewer["excluded"][0];
        assert_eq!(
            (&excluded["number"], &excluded["reason"]),
            (&json!(1), &json!("half the club was ill"))
        );
        let before = told(&mut visitor, "listLeagueUnits", "/units?revision=1");
        assert_eq!(before["units"], units["units"]);
    });
}

#[test]
fn adjustments_are_those_of_the_table_under_the_names_that_players_show() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        assert_eq!(
            told(&mut visitor, "listLeagueAdjustments", "/adjustments")["adjustments"],
            json!([])
        );
        let first = season(site, None).table.expect("a table").rows[0].person;
        let person = first.0.to_string();
        let adjust = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "-2,5"),
            ("text", "came late"),
        ];
        assert_eq!(manage(site, &mut owner, &adjust).status, 303);
        let name = season(site, None).name(first).expect("a name").to_owned();
        let made = season(site, None).season.adjustments[0].time.expect("a time").and_utc();
        let of = |name: Value| {
            let made = made.to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
            let told = json!({"player": first.0, "name": name, "unit": null, "amount": "-5/2", "text": "came late"});
            let mut told = [told];
            told[0]["code"] = Value::Null;
            told[0]["made"] = made.into();
            json!(told)
        };
        let mut now = |rest: &str| {
            let mut told = told(&mut visitor, "listLeagueAdjustments", &format!("/adjustments{rest}"));
            // Who made it may be hidden with the first.
            for one in told["adjustments"].as_array_mut().expect("a list") {
                one.as_object_mut()
                    .expect("an adjustment")
                    .remove("author")
                    .expect("an author");
            }
            told["adjustments"].clone()
        };
        assert_eq!(now(""), of(json!(name)));
        assert_eq!(now("?revision=1"), json!([]), "it was not made then");
        hide(site, first);
        assert_eq!(now(""), of(Value::Null));
        let revoke = [
            ("act", "revoke"),
            ("adjustment", "1"),
            ("reason", "the tram did not come"),
        ];
        assert_eq!(manage(site, &mut owner, &revoke).status, 303);
        assert_eq!(now(""), json!([]));
    });
}

#[test]
fn the_outlook_is_that_of_the_table_and_says_what_someone_needs_in_the_last_unit() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        let second = season(site, None).table.expect("a table").rows[1].person;
        let of_second = format!("/outlook?player={}", second.0);
        let early = told(&mut visitor, "readLeagueOutlook", &of_second);
        assert_eq!((&early["to_come"], &early["needs"]), (&json!(10), &Value::Null));
        let table = told(&mut visitor, "readLeagueStandings", "/standings");
        for (row, of_table) in early["rows"]
            .as_array()
            .into_iter()
            .flatten()
            .zip(table["rows"].as_array().expect("rows"))
        {
            assert_eq!(
                (&row["player"], &row["outlook"]),
                (&of_table["player"], &of_table["outlook"])
            );
            assert!(row["outlook"]["worst"].is_number(), "{row}");
        }
        let planned = counting("counting", &[("planned", "3"), ("reason", "the hall is closed")]);
        assert_eq!(send_to(site, &mut owner, "settings", &planned).status, 303);
        assert_eq!(
            told(&mut visitor, "readLeagueOutlook", "/outlook")["needs"],
            Value::Null
        );
        let last = told(&mut visitor, "readLeagueOutlook", &of_second);
        assert_eq!(last["to_come"], 1);
        let needs = &last["needs"];
        let results = needs["results"].as_array().expect("results");
        assert_eq!(
            Some(results.len() as u64),
            needs["entries"].as_u64().map(|entries| entries + 1)
        );
        assert_eq!((&results[0]["place"], &results[1]["place"]), (&Value::Null, &json!(1)));
        // What they can end with is what one of the results ends with, and what a rank takes is read off them.
        let ends = |word: &'static str| results.iter().filter_map(move |one| one["outlook"][word].as_u64());
        let row = last["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .find(|row| row["player"] == second.0);
        let outlook = &row.expect("a row")["outlook"];
        assert_eq!(ends("best").min(), outlook["best"].as_u64());
        assert_eq!(ends("worst").max(), outlook["worst"].as_u64());
        let ranks = needs["ranks"].as_array().expect("ranks");
        assert!(!ranks.is_empty());
        for rank in ranks.iter().filter(|rank| rank["certain"]["kind"] == "place") {
            let place = rank["certain"]["place"].as_u64().expect("a place");
            let with = results.iter().find(|one| one["place"] == place).expect("a result");
            assert!(with["outlook"]["worst"].as_u64() <= rank["rank"].as_u64(), "{needs}");
        }
        for nobody in ["999999", "0", "x"] {
            let status = visitor
                .get(&format!("/api/v1/leagues/{LEAGUE}/outlook?player={nobody}"))
                .status;
            assert_eq!(status, if nobody == "999999" { 404 } else { 400 }, "{nobody}");
        }
        hide(site, second);
        let hidden = told(&mut visitor, "readLeagueOutlook", &of_second);
        let row = hidden["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .find(|row| row["player"] == second.0);
        assert_eq!(row.expect("a row")["name"], Value::Null);
    });
}

#[test]
fn a_cookie_opens_no_season_that_is_hidden() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let slug = season(site, None).head.slug;
        let paths = ["/units", "/adjustments", "/outlook", ""].map(|rest| match rest {
            "" => format!("/api/v1/leagues/{LEAGUE}/seasons/{slug}"),
            rest => format!("/api/v1/leagues/{LEAGUE}{rest}?season={slug}"),
        });
        for path in &paths {
            assert_eq!(owner.get(path).status, 200, "{path}");
        }
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        assert_eq!(owner.get(&format!("/leagues/{LEAGUE}/{slug}")).status, 200);
        for path in &paths {
            assert_eq!(owner.get(path).status, 404, "{path}");
        }
    });
}
