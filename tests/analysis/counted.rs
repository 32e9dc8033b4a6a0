//! How many mistakes the solver found: said in lists and on the page of a hand, and nothing is offered where there is
//! nothing to judge.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use chrono::Utc;
use talon_samples::example_club;
use talon_service::jobs::{Clock, Worker};
use talon_service::{Actor, analyse_hand};
use talon_store::analyses::{self, AnalysisState};
use talon_store::hands::Visibility;
use talon_store::{HandId, Moment, Store, members};
use talon_study::analysis::Report;

use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, on_both};
use crate::harness::site::{Site, on_each_site};
use crate::replay::store_record;

fn work(store: &Store) {
    let clock: Clock = Arc::new(|| Moment::from(Utc::now()));
    let worker = Worker::new(store, "counter", clock, Arc::new(AtomicBool::new(false)));
    while worker.turn().unwrap() {}
}

fn report(store: &Store, hand: HandId) -> Report {
    let body = store.read(|db| analyses::body(db, hand)).unwrap().unwrap();
    serde_json::from_str(&body).unwrap()
}

#[test]
fn a_judged_hand_says_how_many_mistakes_there_are() {
    on_each_site(|site| {
        let record = talon_samples::generate::preferans::records(4).next().unwrap();
        let hand = store_record(&site.store, &record, Visibility::Public, 1);
        let client = &mut site.client();
        assert!(!client.get("/hands").text().contains(" mistakes"));
        analyse_hand::ask(&site.store, &Actor::CommandLine, &hand.0.to_string(), Utc::now().into()).unwrap();
        work(&site.store);
        let said = report(&site.store, hand);
        let listed = said
            .plies
            .iter()
            .filter(|card| card.class().is_some_and(|class| class.is_mistake()))
            .count();
        assert!(listed > 1 && said.mistakes() == listed);
        let words = format!("<span class=\"chip\">{listed} mistakes</span>");
        for page in [
            "/hands",
            "/",
            &format!("/hands/{}", hand.0),
            &format!("/hands/{}/20?review=1", hand.0),
        ] {
            let text = client.get(page).text();
            assert!(text.contains(&words), "{page}: {text}");
        }
        // Whoever looks without knowing what comes is not told either.
        assert!(
            !client
                .get(&format!("/hands/{}/20?then=1&view=A", hand.0))
                .text()
                .contains(&words)
        );
        client.cookies.insert("lang".into(), "hu".into());
        assert!(client.get("/hands").text().contains(&format!("{listed} hiba</span>")));
    });
}

#[test]
fn what_an_earlier_program_found_is_counted_when_the_next_begins() {
    on_both(|store, backend| {
        let record = talon_samples::generate::preferans::records(4).next().unwrap();
        let hand = store_record(store, &record, Visibility::Public, 1);
        analyse_hand::ask(store, &Actor::CommandLine, &hand.0.to_string(), Utc::now().into()).unwrap();
        work(store);
        let counted = |store: &Store| store.read(|db| analyses::mistakes(db, &[hand])).unwrap();
        let found = [(hand, i32::try_from(report(store, hand).mistakes()).unwrap())];
        assert_eq!(counted(store), found);
        backend.behind_the_back("UPDATE analyses SET mistakes = NULL");
        assert_eq!(counted(store), []);
        assert_eq!(analyse_hand::count_mistakes(store).unwrap(), 1);
        assert_eq!(analyse_hand::count_mistakes(store).unwrap(), 0);
        assert_eq!(counted(store), found);
    });
}

/// A hand of Ulti that was passed by everyone but the declarer, with no card played.
fn unplayed() -> String {
    let mut record: serde_json::Value = serde_json::from_str(include_str!("../fixtures/example.talon.json")).unwrap();
    record["actions"].as_array_mut().unwrap().truncate(10);
    record.as_object_mut().unwrap().remove("result");
    record.to_string()
}

#[test]
fn a_review_is_offered_only_where_there_is_something_to_judge() {
    on_each_site(|site| {
        let user = anna(&site.store, false);
        let played = include_str!("../fixtures/example.talon.json");
        let unknown = played
            .replacen("[\"AO\"", "[\"??\"", 1)
            .replacen("[\"AA\"", "[\"??\"", 1);
        let hands = [(played, true), (&unplayed(), false), (&unknown, false)].map(|(record, can_be)| {
            let number = 1 + u64::from(!can_be) + u64::from(record.contains("??"));
            let hand = store_record(&site.store, record, Visibility::Public, number);
            let address = hand.0.to_string();
            let club = site
                .store
                .read(|db| talon_store::hands::by_id(db, hand))
                .unwrap()
                .club_id;
            site.store
                .write(|db| members::join(db, club, user, Utc::now().into()))
                .unwrap();
            (address, can_be)
        });
        let (visitor, member) = (&mut site.client(), &mut signed_in(site));
        for (address, can_be) in &hands {
            let page = format!("/hands/{address}");
            assert_eq!(
                visitor.get(&page).text().contains("Sign in to run the review"),
                *can_be,
                "{page}"
            );
            assert_eq!(member.get(&page).text().contains("id=\"ask\""), *can_be, "{page}");
            let token = member.get("/import").hidden("csrf").unwrap_or_default();
            let asked = member.post(&format!("{page}/analysis"), &[("csrf", &token)]);
            assert_eq!(asked.status, if *can_be { 303 } else { 422 }, "{}", asked.text());
        }
        // Nor is it asked for by an import or for a whole site.
        analyse_hand::ask_newest(&site.store, 100, Utc::now().into()).unwrap();
        let queued = hands.map(|(address, _)| {
            let hand = HandId(address.parse().unwrap());
            site.store
                .read(|db| analyses::of_hand(db, hand))
                .unwrap()
                .map(|known| known.state)
        });
        assert_eq!(queued, [Some(AnalysisState::Queued), None, None]);
    });
}

#[test]
fn the_first_hand_that_a_visitor_of_the_example_club_opens_has_mistakes_to_find() {
    let backend = Backend::sqlite();
    let store = backend.open();
    example_club::load(&store, Utc::now().into()).unwrap();
    let site = Site::start(&store);
    let client = &mut site.client();
    for list in ["/", "/hands"] {
        let page = client.get(list).text();
        let row = page.split("<ul class=\"hands\">").nth(1).unwrap();
        let address = row.split("href=\"/hands/").nth(1).unwrap().split('/').next().unwrap();
        analyse_hand::ask(&store, &Actor::CommandLine, address, Utc::now().into()).unwrap();
        work(&store);
        let first = report(&store, HandId(address.parse().unwrap()));
        assert!(
            first.mistakes() > 0,
            "hand {address}, the first of {list}, has no mistake"
        );
        let page = client.get(&format!("/hands/{address}/0")).text();
        assert!(page.contains(" mistake"), "{page}");
    }
}
