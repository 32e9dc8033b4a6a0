//! The list of all leagues, narrowed by game, club and state in its address.

use chrono::{Months, NaiveDate, TimeDelta, Utc};
use talon_samples::example_club;
use talon_service::Actor;
use talon_service::leagues::{self, NewLeagueForm, SeasonAddress, SeasonShown};
use talon_service::tournaments::Publish;
use talon_store::StoreError;
use talon_store::leagues as store_leagues;

use super::{LEAGUE, manage, owner};
use crate::clubs::people::{CLI, club};
use crate::harness::act::request;
use crate::harness::site::{Client, Site, on_each_example_site};

/// A league of another club that takes tournaments of Preferans.
fn of_preferans(site: &Site) {
    club(&site.store, "prefa", "Prefa klub");
    let today: NaiveDate = Utc::now().date_naive();
    let form = NewLeagueForm {
        name: "Prefa liga",
        slug: "prefa-liga",
        preset: "club-evenings",
        season: "2026",
        from: today - TimeDelta::days(60),
        to: today + Months::new(20),
        takes: "tournaments",
        game: "preferans",
        leads_to: "",
    };
    leagues::create(&site.store, &CLI, "prefa", &form, None, Utc::now()).expect("a league");
}

/// The seasons on a page.
fn seasons(client: &mut Client, path: &str) -> Vec<String> {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    let text = answer.text();
    let ways = text.split("<a class=\"to\" href=\"/leagues/").skip(1);
    ways.filter_map(|way| way.split('"').next().map(str::to_owned))
        .collect()
}

/// The same of what programs read.
fn told(client: &mut Client, query: &str) -> Vec<String> {
    let answer = client.get(&format!("/api/v1/leagues{query}"));
    assert_eq!(answer.status, 200, "{query}: {}", answer.text());
    let list: serde_json::Value = serde_json::from_slice(&answer.bytes).expect("JSON");
    let rows = list["leagues"].as_array().expect("leagues").iter();
    let address = |row: &serde_json::Value| {
        let url = row["season"]["url"].as_str().expect("an address");
        url.trim_start_matches("/leagues/").to_owned()
    };
    rows.map(address).collect()
}

#[test]
fn leagues_are_narrowed_by_game_club_and_state_and_every_link_keeps_the_rest() {
    on_each_example_site(|site| {
        owner(site);
        of_preferans(site);
        let mut visitor = site.client();
        let [now, before] = ["2026-27", "2025-26"].map(|season| format!("{LEAGUE}/{season}"));
        let prefa = "prefa-liga/2026".to_owned();
        for (query, found) in [
            ("", vec![&prefa, &now, &before]),
            ("?game=preferans", vec![&prefa]),
            // The season before is of typed points; it is of its league all the same.
            ("?game=ulti", vec![&now, &before]),
            ("?state=running", vec![&prefa, &now]),
            ("?state=finished", vec![&before]),
            ("?state=archived", vec![]),
            ("?club=pelda", vec![&now, &before]),
            ("?club=prefa&game=ulti", vec![]),
            ("?game=ulti&state=finished", vec![&before]),
            ("?club=&game=&state=", vec![&prefa, &now, &before]),
        ] {
            assert_eq!(
                seasons(&mut visitor, &format!("/leagues{query}"))
                    .iter()
                    .collect::<Vec<_>>(),
                found,
                "{query}"
            );
            if !query.contains("=&") {
                assert_eq!(told(&mut visitor, query).iter().collect::<Vec<_>>(), found, "{query}");
            }
        }
        let here = format!("/clubs/{}/leagues", example_club::SLUG);
        assert_eq!(seasons(&mut visitor, &format!("{here}?state=finished")), [before]);
        let page = visitor.get("/leagues?game=ulti&state=running").text();
        for way in [
            "/leagues?state=running\"",
            "/leagues?game=preferans&#38;state=running\"",
            "/leagues?game=ulti\"",
            "/leagues?game=ulti&#38;state=finished\"",
            "/leagues?club=prefa&#38;game=ulti&#38;state=running\"",
            "/leagues?game=ulti&#38;state=running\" aria-current=\"page\"",
        ] {
            assert!(page.contains(&format!("href=\"{way}")), "{way}: {page}");
        }
        assert!(page.contains("noindex") && !visitor.get("/leagues").text().contains("noindex"));
        let none = visitor.get("/leagues?club=prefa&game=ulti").text();
        assert!(
            none.contains("No leagues match") && none.contains("href=\"/leagues\""),
            "{none}"
        );
        for (wrong, status) in [("game=chess", 400), ("state=new", 400), ("club=nowhere", 404)] {
            for list in ["/leagues", "/api/v1/leagues"] {
                assert_eq!(visitor.get(&format!("{list}?{wrong}")).status, status, "{list}?{wrong}");
            }
        }
    });
}

/// Draft seasons of the example league, one for each of these years.
fn drafts(site: &Site, years: std::ops::Range<i32>) {
    let season = super::season(site, None);
    let done: Result<(), StoreError> = site.store.write(|db| {
        let document = store_leagues::season(db, season.head.id)?.document;
        for year in years {
            let day = NaiveDate::from_ymd_opt(year, 1, 1).expect("a day");
            let new = store_leagues::NewSeason {
                league: season.league.id,
                slug: &year.to_string(),
                name: "Season",
                starts_on: day,
                ends_on: day,
                document: &document,
                now: Utc::now().into(),
            };
            store_leagues::insert_season(db, &new)?;
        }
        Ok(())
    });
    done.expect("seasons");
}

#[test]
fn a_long_list_says_so_and_leads_on_to_its_other_pages() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        drafts(site, 1200..1705);
        let first = owner.get("/leagues?club=pelda");
        let text = first.text();
        assert!(text.contains("1–200 of 507 seasons"), "{text}");
        assert!(text.contains("href=\"/leagues?club=pelda&#38;page=2\""), "{text}");
        let found: Vec<Vec<String>> = [1, 2, 3, 99]
            .map(|page| seasons(&mut owner, &format!("/leagues?club=pelda&page={page}")))
            .into();
        assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [200, 200, 107, 107]);
        assert_eq!(found[2], found[3], "after the last one there is none");
        let all: std::collections::BTreeSet<&String> = found.iter().flatten().collect();
        assert_eq!(all.len(), 507, "each of them is on one page");
        assert_eq!(found[2].last().map(String::as_str), Some(&*format!("{LEAGUE}/1200")));
        let last = owner.get("/leagues?club=pelda&page=3").text();
        assert!(last.contains("401–507 of 507") && !last.contains("page=4"), "{last}");
        let own = format!("/clubs/{}/leagues", example_club::SLUG);
        assert!(owner.get(&own).text().contains(&format!("href=\"{own}?page=2\"")));
        assert_eq!(seasons(&mut owner, "/leagues?game=ulti&page=3").len(), 107);
        // To a visitor there are two seasons, and nothing tells of more.
        assert_eq!(seasons(&mut visitor, "/leagues?page=2").len(), 2);
        assert!(!visitor.get("/leagues").text().contains("page=2"));
        let told = visitor.get("/api/v1/leagues?page=1").text();
        assert!(told.contains("\"next\":null"), "{told}");
    });
}

#[test]
fn a_list_in_order_of_ratings_is_made_where_ratings_are_and_a_league_where_leagues_are() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let club = format!("/clubs/{}", example_club::SLUG);
        let new = owner.get(&format!("{club}/leagues/new")).text();
        assert!(new.contains(&format!("href=\"{club}/ratings\"")), "{new}");
        let ratings = owner.get(&format!("{club}/ratings")).text();
        assert!(ratings.contains(&format!("href=\"{club}/leagues/new\"")), "{ratings}");
        let visitor = site.client().get(&format!("{club}/ratings")).text();
        assert!(!visitor.contains("leagues/new"), "{visitor}");
    });
}

#[test]
fn filters_say_nothing_of_what_the_reader_may_not_see() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let mut visitor = site.client();
        let ulti = "/leagues?game=ulti";
        assert_eq!(seasons(&mut visitor, ulti).len(), 2);
        let shown = super::season(site, None);
        for unit in &shown.units {
            let id = unit.tournament.expect("a tournament");
            let hidden = request(&site.store, &Actor::CommandLine, id, Utc::now()).act(Publish { published: false });
            hidden.expect("a change");
        }
        assert_eq!(
            seasons(&mut visitor, ulti),
            Vec::<String>::new(),
            "the game of those is nobody's business"
        );
        assert_eq!(seasons(&mut owner, ulti).len(), 2);
        assert_eq!(
            told(&mut owner, "?game=ulti"),
            Vec::<String>::new(),
            "a cookie opens nothing"
        );
        let running = "href=\"/leagues?state=running\"";
        assert!(visitor.get("/leagues").text().contains(running));
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        assert!(!visitor.get("/leagues").text().contains(running));
        assert!(owner.get("/leagues").text().contains(running));
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let empty = visitor.get("/leagues").text();
        assert!(
            empty.contains("No leagues yet") && !empty.contains("/leagues?"),
            "{empty}"
        );
        assert!(!visitor.get("/leagues?state=running").text().contains("/leagues?club="));
    });
}

#[test]
fn a_league_of_a_preset_with_a_quota_begins_with_what_its_first_qualify_for() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (preset, slug, name, quota, entries) in [
            ("best-three", "kupak", "Döntő", 52, None),
            ("federation", "szovetsegi", "Középdöntő", 42, Some(21)),
        ] {
            let form = [
                ("name", "Új"),
                ("preset", preset),
                ("season", "2026"),
                ("from", "2020-01-01"),
                ("to", "2036-12-31"),
                ("takes", "tournaments"),
                ("game", ""),
                ("slug", slug),
                ("key", ""),
            ];
            assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
            let made = made(site, slug);
            let season = made.season;
            let told: Vec<(&str, u32)> = season
                .qualifications
                .iter()
                .map(|one| (one.name.as_str(), one.sources[0].quota))
                .collect();
            assert_eq!(told, [(name, quota)]);
            assert_eq!(season.rule.expect("a rule").entries, entries);
            let page = site
                .client()
                .get(&format!("/leagues/{slug}/{}/qualified", made.head.slug));
            assert!(page.text().contains(name), "{}", page.text());
        }
    });
}

fn made(site: &Site, league: &str) -> SeasonShown {
    let address = SeasonAddress {
        league,
        season: None,
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
    shown.expect("a season")
}
