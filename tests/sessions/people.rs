//! Sums and columns of a session belong to people: where four are at the table and the dealer sits out, and where
//! people come, go or are called otherwise, they are those of the scorecard that wrote it.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};
use talon_service::Actor;
use talon_service::scorecards::{self, CardWay};
use talon_store::hands::Visibility;
use talon_store::members::{self, NewMember, Shown};
use talon_store::{ClubId, MemberId, search_key};

use super::page::{rows, words};
use super::scorecard_people::deal;
use super::scorecards::{begin, send, three};
use super::stored::{club, import_text};
use crate::harness::site::{Client, Site, on_each_site};

const FOUR: [&str; 4] = ["Anna", "Béla", "Cili", "Dani"];

/// What the card itself says that everyone has.
fn sums_of_card(site: &Site, card: &str) -> BTreeMap<String, i64> {
    let key = card.rsplit('/').next().and_then(CardWay::parse).expect("a key");
    let opened = site.store.read(|db| scorecards::open(db, &Actor::Visitor, &key));
    let card = opened.expect("the card").card;
    let sums = card.tally().sums;
    let of = |column| (card.column_name(column), sums[column.index()]);
    card.columns().into_iter().map(of).collect()
}

/// The deals of a card among the hands of a club, where everyone sees them.
fn publish(site: &Site, phone: &mut Client, card: &str) {
    let records = phone.get(&format!("{card}/deals.ndjson")).text();
    import_text(
        &site.store,
        &club(&site.store),
        &Actor::CommandLine,
        ("evening.ndjson", &records),
        Visibility::Public,
    );
}

fn session(site: &Site) -> Json {
    serde_json::from_slice(&site.client().get("/api/v1/sessions/1").bytes).expect("JSON")
}

fn sums_of_people(people: &Json) -> BTreeMap<String, i64> {
    let of = |one: &Json| {
        let names: Vec<&str> = one["names"].as_array()?.iter().filter_map(Json::as_str).collect();
        Some((names.join(" / "), one["total"].as_i64()?))
    };
    people.as_array().expect("people").iter().filter_map(of).collect()
}

/// What is written under the name of someone at the top of their sheet.
fn sums_on_page(page: &str) -> BTreeMap<String, i64> {
    let of = |part: &str| {
        let (name, rest) = part.split_once("</h3>")?;
        let sum = words(rest.split("</header>").next()?).replace('−', "-");
        Some((name.to_owned(), sum.trim_start_matches('+').parse().ok()?))
    };
    page.split("<h3>").skip(1).filter_map(of).collect()
}

/// The columns of a row of the running table in which nothing stands.
fn empty_cells(page: &str) -> Vec<usize> {
    let rows = page.split("<tr role=\"row\">").skip(2);
    rows.map(|row| row.matches("class=\"num\"></td>").count()).collect()
}

const MADE: [(&str, &str); 1] = [("f.made.simple", "made")];
const LOST: [(&str, &str); 1] = [("f.made.betli", "lost")];

#[test]
fn an_evening_of_four_of_ulti_adds_up_for_each_of_them() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "ulti", &FOUR);
        for (query, form) in [
            ("who=0&call=simple", MADE),
            ("who=1&call=betli", LOST),
            ("who=1&call=simple", MADE),
            ("who=3&call=betli", LOST),
            ("who=0&call=simple", MADE),
        ] {
            assert_eq!(deal(&mut phone, &card, query, &form), 303, "{query}");
        }
        let sums = sums_of_card(site, &card);
        assert!(sums.len() == 4 && sums.values().all(|sum| *sum != 0), "{sums:?}");
        publish(site, &mut phone, &card);

        let session = session(site);
        assert_eq!(sums_of_people(&session["people"]), sums);
        let deals = session["deals"].as_array().expect("deals");
        assert_eq!(
            (&deals[0]["out"], &deals[0]["seats"]),
            (&json!(0), &json!({"A": 1, "B": 2, "C": 3}))
        );
        assert_eq!(
            (&deals[1]["out"], &deals[1]["seats"]),
            (&json!(1), &json!({"A": 2, "B": 3, "C": 0}))
        );
        assert!(deals.iter().all(|deal| deal["odd"] == false), "{deals:?}");
        // What stands by seat is of those who sit there, in the deal and in the first one.
        let people = deals[4]["people"].as_array().expect("people");
        for seat in ["A", "B", "C"] {
            let place = deals[4]["seats"][seat].as_u64().expect("a place") as usize;
            assert_eq!(deals[4]["totals"][seat], people[place]["total"]);
            let name = session["players"][seat].as_str().expect("a name");
            assert_eq!(session["totals"][seat], sums[name]);
        }

        let page = site.client().get("/sessions/1").text();
        assert_eq!(sums_on_page(&page), sums);
        assert_eq!(empty_cells(&page), [1; 5], "who sits out has no number: {page}");
        assert!(!page.contains("id=\"remarks\""), "nothing is odd about changing seats");
        let rows = rows(&page);
        assert!(
            rows[0].starts_with("1 Cili") && rows[1].starts_with("2 Dani"),
            "{rows:?}"
        );
    });
}

#[test]
fn an_evening_of_four_of_preferans_has_a_sheet_of_four() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &FOUR);
        let played = |declarer| {
            let seats = [("A", "6"), ("B", "2"), ("C", "2")];
            let tricks = seats.map(|(seat, tricks)| (format!("f.tricks.{seat}"), tricks));
            let at = |seat: usize| (tricks[seat].0.clone(), if seat == declarer { "6" } else { "2" });
            vec![("f.came".to_owned(), "both"), at(0), at(1), at(2)]
        };
        for (query, form) in [
            ("who=3&call=H", played(0)),
            ("call=passed_out", Vec::new()),
            ("who=2&call=H", played(1)),
            ("who=0&call=D", played(2)),
        ] {
            let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), *value)).collect();
            assert_eq!(deal(&mut phone, &card, query, &form), 303, "{query}");
        }
        let sums = sums_of_card(site, &card);
        assert!(sums.len() == 4 && sums["Cili"] != sums["Dani"], "{sums:?}");
        publish(site, &mut phone, &card);

        let session = session(site);
        assert_eq!(sums_of_people(&session["people"]), sums);
        let people = session["people"].as_array().expect("people");
        let left: i64 = people.iter().filter_map(|one| one["left"].as_i64()).sum();
        assert_eq!(session["left"], left, "over all four columns");
        assert!(
            people
                .iter()
                .all(|one| one["wrote"].as_array().is_some_and(|all| all.len() == 4))
        );
        assert_eq!(people[3]["refa"], 1, "whoever sat out when it was written has it too");
        assert!(
            session["deals"]
                .as_array()
                .expect("deals")
                .iter()
                .all(|deal| deal["odd"] == false)
        );

        let page = site.client().get("/sessions/1").text();
        assert_eq!(sums_on_page(&page), sums);
        assert_eq!(page.matches("class=\"col mid\"").count(), 4, "{page}");
        assert_eq!(page.matches("class=\"col\"").count(), 12, "three soups each");
        assert_eq!(empty_cells(&page), [1; 4]);
        let text = words(&page);
        assert!(text.contains(&format!("4 deals, {left} left to go")), "{text}");
        assert!(!page.contains("id=\"remarks\""), "{text}");
        let off = words(&site.client().get("/sessions/1?write_off=1").text());
        let line = off.split("Written off ").nth(1).expect("a line");
        let line: Vec<&str> = line.split(' ').take(4).collect();
        let taken: Vec<i64> = line
            .iter()
            .filter_map(|cell| cell.replace('−', "-").parse().ok())
            .collect();
        assert_eq!((taken.len(), taken.iter().sum::<i64>()), (4, -left), "{line:?}");
    });
}

/// Replaces one of three after the third deal, and plays two more.
fn replaced(phone: &mut Client, card: &str, call: &str, form: &[(&str, &str)]) {
    let settings = format!("{card}/settings");
    for number in 1..=5 {
        if number == 4 {
            let change = [("act", "replace"), ("person", "1"), ("name", "Dani"), ("from", "")];
            assert_eq!(send(phone, &settings, &settings, &change).status, 303);
        }
        assert_eq!(deal(phone, card, &format!("who=0&call={call}"), form), 303, "{number}");
    }
}

#[test]
fn who_comes_for_another_has_sums_of_their_own() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        replaced(&mut phone, &card, "simple", &MADE);
        let sums = sums_of_card(site, &card);
        assert_eq!((sums["Béla"], sums["Dani"]), (-3, -2));
        publish(site, &mut phone, &card);
        let session = session(site);
        assert_eq!(sums_of_people(&session["people"]), sums);
        assert_eq!(session["totals"]["B"], -3, "Béla sat there in the first deal");
        let page = site.client().get("/sessions/1").text();
        assert_eq!(sums_on_page(&page), sums);
        assert_eq!(empty_cells(&page), [1; 5]);
        let text = words(&page);
        assert!(text.contains("Dani sits where Béla sat before."), "{text}");
    });
}

#[test]
fn who_comes_for_another_goes_on_with_their_sheet() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &["Anna", "Béla", "Cili", ""]);
        replaced(&mut phone, &card, "H", &[("f.tricks.A", "6"), ("f.tricks.B", "2")]);
        let sums = sums_of_card(site, &card);
        assert!(sums.contains_key("Béla / Dani"), "{sums:?}");
        publish(site, &mut phone, &card);
        let session = session(site);
        assert_eq!(sums_of_people(&session["people"]), sums);
        assert_eq!(session["people"][1]["names"], json!(["Béla", "Dani"]));
        let page = site.client().get("/sessions/1").text();
        assert_eq!(sums_on_page(&page), sums);
        assert_eq!(empty_cells(&page), [0; 5]);
    });
}

/// A deal of four, with its dealer first.
fn turned(number: usize, people: [&str; 4], declarer: &str) -> Json {
    let [out, a, b, c] = people;
    let name = |name: &str| json!({"name": name});
    json!({
        "format": "talon", "version": "1.1", "game": "ulti",
        "rules": {"id": "ulti", "edition": 1},
        "source": {"session": "evening", "deal": number, "origin": "transcribed", "sitting_out": name(out)},
        "players": {"A": name(a), "B": name(b), "C": name(c)},
        "deal": {"dealer": "out"},
        "actions": [],
        "score": {"declarer": declarer, "contract": "simple", "components": {"simple": true}},
    })
}

fn member(site: &Site, club: ClubId, name: &str, shown: Shown) -> MemberId {
    let new = NewMember {
        club_id: club,
        user_id: None,
        name,
        search_key: &search_key(name),
        alias: None,
        shown,
        email: None,
        is_guest: false,
        is_minor: false,
        joined_at: chrono::Utc::now().into(),
    };
    site.store.write(|db| members::insert(db, &new)).expect("a member")
}

fn store(site: &Site, records: &[Json]) -> ClubId {
    let club = club(&site.store);
    let lines: Vec<String> = records.iter().map(Json::to_string).collect();
    let file = ("evening.ndjson", lines.join("\n"));
    let seen = Visibility::Public;
    import_text(&site.store, &club, &Actor::CommandLine, (file.0, &file.1), seen);
    club.id
}

/// Two whom others see under one name are two, and nobody reads more of their names than before.
#[test]
fn people_who_are_shown_under_one_name_keep_their_own_sums() {
    let [one, two] = ["Muster Xqyolanda", "Muster Xqzita"];
    on_each_site(|site| {
        let records = [
            turned(1, [one, two, "Cili", "Dani"], "A"),
            turned(2, [two, "Cili", "Dani", "XQYOLANDA MUSTER"], "A"),
            turned(3, ["Cili", "Dani", one, two], "B"),
        ];
        let club = store(site, &records);
        for name in [one, two] {
            member(site, club, name, Shown::Short);
        }
        let session = session(site);
        let people = session["people"].as_array().expect("people");
        let shown: Vec<(&str, i64)> = people
            .iter()
            .map(|one| {
                (
                    one["names"][0].as_str().unwrap_or_default(),
                    one["total"].as_i64().unwrap_or(0),
                )
            })
            .collect();
        let seen = [("Muster X.", 1), ("Muster X.", 1), ("Cili", 1), ("Dani", -3)];
        assert_eq!(shown, seen);
        let page = site.client().get("/sessions/1").text();
        assert_eq!(page.matches("<h3>Muster X.</h3>").count(), 2, "{page}");
        for text in [page, session.to_string()] {
            let text = text.to_lowercase();
            assert!(!text.contains("xqyolanda") && !text.contains("xqzita"), "{text}");
        }
    });
}

#[test]
fn an_entry_that_was_given_up_for_another_is_the_same_person() {
    on_each_site(|site| {
        let records = [
            turned(1, ["Kis Ana", "Béla", "Cili", "Dani"], "A"),
            turned(2, ["Béla", "Cili", "Dani", "Kiss Anna"], "C"),
        ];
        let club = store(site, &records);
        assert_eq!(session(site)["people"].as_array().map(Vec::len), Some(5));
        let [wrong, right] = ["Kis Ana", "Kiss Anna"].map(|name| member(site, club, name, Shown::Full));
        let merged = |into| site.store.write(|db| members::set_merged(db, wrong, into));
        merged(Some(right)).expect("merged");
        let people = session(site)["people"].clone();
        let totals: Vec<&Json> = people
            .as_array()
            .expect("people")
            .iter()
            .map(|one| &one["total"])
            .collect();
        assert_eq!(totals, [2, 2, -2, -2].map(Json::from).iter().collect::<Vec<_>>());
    });
}

#[test]
fn an_evening_without_names_adds_up_by_seat_and_a_fourth_without_one_is_one_person() {
    on_each_site(|site| {
        let mut nameless = turned(1, ["", "", "", ""], "B");
        nameless["players"] = json!({});
        nameless["source"] = json!({"session": "evening", "deal": 1, "origin": "transcribed"});
        let mut again = nameless.clone();
        again["source"]["deal"] = json!(2);
        store(site, &[nameless, again]);
        let page = site.client().get("/sessions/1").text();
        let sums = [("seat A", -2), ("seat B", 4), ("seat C", -2)];
        assert_eq!(
            sums_on_page(&page),
            sums.map(|(name, sum)| (name.to_owned(), sum)).into()
        );
    });
    on_each_site(|site| {
        let mut records = [
            turned(1, ["", "Béla", "Cili", "Dani"], "A"),
            turned(2, ["Béla", "Cili", "Dani", ""], "C"),
            turned(3, ["Cili", "Dani", "", "Béla"], "B"),
        ];
        for (record, place) in records.iter_mut().zip(["source", "players", "players"]) {
            let part = record[place].as_object_mut().expect("an object");
            part.retain(|_, player| player["name"] != "");
        }
        store(site, &records);
        let people = session(site)["people"].clone();
        assert_eq!(people.as_array().map(Vec::len), Some(4), "{people}");
        assert_eq!((&people[0]["names"], &people[0]["total"]), (&json!([]), &json!(4)));
    });
}
