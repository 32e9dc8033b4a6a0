//! The cards of a deal of which only the score was written down: they take its place where they tell the same, and wait
//! for someone's word where they do not.

use chrono::Utc;
use serde_json::{Value as Json, json};
use talon_records::hash::Hash;
use talon_records::normal::Writer;
use talon_records::{Options, Reader};
use talon_service::import_hands::{self, DuplicateDecision};
use talon_service::read_hand::read_hand;
use talon_service::{Actor, Person, hand_notes, list_hands};
use talon_store::clubs::Club;
use talon_store::hands::{self, Visibility};
use talon_store::imports::Import;
use talon_store::{HandId, Store, members, users};

use super::stored::{club, import, now};
use crate::harness::site::{Client, Site, on_each_site};
use crate::store::samples;

/// A hand with cards as the deal of an evening.
fn played() -> Json {
    let mut hand: Json = serde_json::from_str(include_str!("../fixtures/example.talon.json")).expect("a record");
    hand["source"] = json!({"session": "evening", "deal": 1, "origin": "transcribed"});
    for name in ["result", "id"] {
        hand.as_object_mut().expect("a record").remove(name);
    }
    hand
}

/// What was written down of it.
fn written() -> Json {
    let mut record = played();
    record["version"] = json!("1.1");
    record["deal"] = json!({"dealer": record["deal"]["dealer"]});
    record["actions"] = json!([]);
    record["score"] = json!({
        "declarer": "C", "contract": "simple+ulti",
        "components": {"simple": true, "ulti": true}, "kontra": {"ulti": 1},
    });
    record.as_object_mut().expect("a record").remove("annotations");
    record
}

fn doc_hash(store: &Store, hand: i64) -> Json {
    let hand = store.read(|db| hands::by_id(db, HandId(hand))).expect("a hand");
    json!(Hash(hand.doc_hash.try_into().expect("a hash")).to_string())
}

fn totals(client: &mut Client) -> (usize, Json) {
    let session: Json = serde_json::from_slice(&client.get("/api/v1/sessions/1").bytes).expect("JSON");
    (
        session["deals"].as_array().expect("a list").len(),
        session["totals"].clone(),
    )
}

/// A member of the club.
fn member(store: &Store, club: &Club) -> Actor {
    let user = store
        .write(|db| samples::user(db, "anna@talon.test"))
        .expect("an account");
    store
        .write(|db| members::join(db, club.id, user, Utc::now().into()))
        .expect("a member");
    Actor::Person(Person::of(
        store.read(|db| users::by_id(db, user)).expect("the account"),
    ))
}

/// A note on a hand, for everyone.
fn note(store: &Store, author: &Actor, hand: &str, text: &str) {
    let place = hand_notes::NoteTarget {
        hand,
        line: "main",
        ply: 0,
        cards: "",
    };
    let draft = hand_notes::NoteDraft {
        audience: "public",
        sign: "",
        text,
    };
    hand_notes::write(store, author, &place, &draft, None, Utc::now()).expect("a note");
}

/// A score, and an import of cards that name it and tell another deal.
struct Conflict<'a> {
    site: &'a Site,
    brought: Import,
    before: (usize, Json),
}

impl Conflict<'_> {
    fn on(site: &Site) -> Conflict<'_> {
        let club = club(&site.store);
        let mut score = written();
        score["score"]["components"]["ulti"] = json!(false);
        import(&site.store, &club, &[score], Visibility::Public);
        let before = totals(&mut site.client());
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        let brought = import(&site.store, &club, &[cards], Visibility::Public);
        Conflict { site, brought, before }
    }

    fn decide(&self, choice: DuplicateDecision) {
        let (actor, id) = (Actor::CommandLine, &self.brought.public_id);
        import_hands::decide(&self.site.store, &actor, id, 1, choice, now()).expect("decided");
    }
}

#[test]
fn cards_that_tell_the_same_take_the_place_of_a_score_until_they_are_taken_back() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Public);
        let anna = member(&site.store, &club);
        note(&site.store, &anna, "1", "The kontra cost eight points.");
        let mut client = site.client();
        let before = totals(&mut client);
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        let brought = import(&site.store, &club, &[cards], Visibility::Public);
        assert_eq!((brought.counts.accepted, brought.counts.with_warnings), (1, 0));
        assert_eq!(totals(&mut client), before);

        let old = client.get("/hands/1");
        assert_eq!((old.status, old.header("location")), (303, Some("/hands/2")));
        assert!(client.get("/hands/1/0").text().contains("href=\"/hands/2\""));
        let new = client.get("/hands/2").text();
        assert!(
            new.contains("href=\"/hands/1/0\"") && new.contains("class=\"board\""),
            "{new}"
        );
        assert!(
            client
                .get("/hands/2/0")
                .text()
                .contains("The kontra cost eight points.")
        );

        import_hands::undo(&site.store, &Actor::CommandLine, &brought.public_id, now()).expect("undone");
        assert_eq!(client.get("/hands/1").status, 200);
        assert_eq!(totals(&mut client), before);
    });
}

/// The hands of a list by their numbers, newest first, as the page and the API have it.
fn listed(client: &mut Client, query: &str) -> Vec<i64> {
    let page: Json = serde_json::from_slice(&client.get(&format!("/api/v1/hands{query}")).bytes).expect("JSON");
    let hands = page["hands"].as_array().expect("a list");
    let ids: Vec<i64> = hands.iter().filter_map(|hand| hand["id"].as_i64()).collect();
    let page = client.get(&format!("/hands{query}")).text();
    for id in 1..=9 {
        let is_linked = page.contains(&format!("href=\"/hands/{id}/0\""));
        assert_eq!(is_linked, ids.contains(&id), "hand {id} of {query:?}");
    }
    ids
}

/// How many deals the latest session has.
fn deals_of_latest(store: &Store) -> usize {
    let found = store.read(|db| hands::latest_sessions(db, &hands::Sight::default(), None, 3));
    found.expect("sessions")[0].2
}

#[test]
fn a_score_whose_place_cards_took_is_in_no_list_beside_them() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Public);
        let mut client = site.client();
        assert_eq!(listed(&mut client, ""), [1]);
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        let brought = import(&site.store, &club, &[cards], Visibility::Public);
        for (query, hands) in [
            ("", &[2][..]),
            ("?cards=with", &[2]),
            ("?cards=without", &[]),
            ("?session=1", &[2]),
            ("?player=Anna", &[2]),
        ] {
            assert_eq!(listed(&mut client, query), hands, "{query:?}");
        }
        assert_eq!(deals_of_latest(&site.store), 1);
        let old = client.get("/hands/1");
        assert_eq!((old.status, old.header("location")), (303, Some("/hands/2")));

        import_hands::undo(&site.store, &Actor::CommandLine, &brought.public_id, now()).expect("undone");
        assert_eq!(listed(&mut client, ""), [1]);
        assert_eq!(listed(&mut client, "?cards=without"), [1]);
    });
}

#[test]
fn cards_that_only_some_may_see_leave_the_score_in_the_lists_of_the_others() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Public);
        let anna = member(&site.store, &club);
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        import(&site.store, &club, &[cards], Visibility::Club);
        assert_eq!(listed(&mut site.client(), ""), [1]);
        let all = list_hands::list_hands;
        let seen = site
            .store
            .read(|db| all(db, &anna, &hands::HandFilter::default(), hands::Page::First, 9));
        let ids: Vec<i64> = seen.expect("a list").hands.iter().map(|one| one.hand.id.0).collect();
        assert_eq!(ids, [2]);
    });
}

#[test]
fn cards_that_tell_another_deal_wait_for_a_decision() {
    on_each_site(|site| {
        let conflict = Conflict::on(site);
        let counts = conflict.brought.counts;
        assert_eq!((counts.accepted, counts.waiting), (0, 1));
        assert_eq!(totals(&mut site.client()), conflict.before);
        conflict.decide(DuplicateDecision::Replace);
        let (deals, after) = totals(&mut site.client());
        assert_eq!((deals, after == conflict.before.1), (1, false));
    });
}

#[test]
fn cards_that_are_kept_beside_a_score_replace_nothing() {
    on_each_site(|site| {
        let conflict = Conflict::on(site);
        conflict.decide(DuplicateDecision::Store);
        let (deals, after) = totals(&mut site.client());
        assert_eq!((deals, &after), (2, &conflict.before.1), "the first answer counts");
        assert_eq!(site.client().get("/hands/1").status, 200);
    });
}

#[test]
fn a_note_on_a_score_is_not_shown_on_its_cards_to_those_who_may_not_see_the_score() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Club);
        let anna = member(&site.store, &club);
        note(&site.store, &anna, "1", "The kontra cost eight points.");
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        import(&site.store, &club, &[cards], Visibility::Public);
        note(&site.store, &anna, "2", "The last trick was ours.");
        let inside = site
            .store
            .read(|db| read_hand(db, &anna, "2"))
            .expect("the hand")
            .record;
        let outside = site
            .store
            .read(|db| read_hand(db, &Actor::Visitor, "2"))
            .expect("the hand")
            .record;
        let told = |record: &str| ["kontra cost", "last trick"].map(|words| record.contains(words));
        assert_eq!((told(&inside), told(&outside)), ([true, true], [false, true]));
        assert!(!site.client().get("/hands/2").text().contains("/hands/1"));
    });
}

/// Two people remember the same deal: the second is asked, and the deal counts once.
#[test]
fn other_cards_for_a_score_that_has_its_cards_wait_and_the_same_record_does_not_wait_twice() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Public);
        let mut client = site.client();
        let before = totals(&mut client);
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        let mut others = cards.clone();
        others["source"]["recorder"] = json!("Béla");
        let first = import(&site.store, &club, &[cards.clone()], Visibility::Public);
        let second = import(&site.store, &club, &[others.clone()], Visibility::Public);
        assert_eq!((first.counts.accepted, second.counts.waiting), (1, 1));
        assert_eq!(totals(&mut client), before);
        let (actor, id) = (Actor::CommandLine, &second.public_id);
        import_hands::decide(&site.store, &actor, id, 1, DuplicateDecision::Replace, now()).expect("decided");
        assert_eq!(totals(&mut client), before);
        assert_eq!(client.get("/hands/1").header("location"), Some("/hands/3"));
        let again = import(&site.store, &club, &[cards], Visibility::Public);
        assert_eq!((again.counts.duplicates, again.counts.waiting), (1, 0));
    });
}

#[test]
fn the_order_in_a_file_decides_nothing() {
    on_each_site(|site| {
        let club = club(&site.store);
        let (mut score, mut cards) = (written(), played());
        score["score"]["components"]["ulti"] = json!(false);
        let text = score.to_string();
        let mut reader = Reader::new();
        let checked = reader.check(text.as_bytes(), &Options::default());
        let hashes = Writer::new().write(checked.record.as_ref().expect("a record")).1;
        cards["supersedes"] = json!(hashes.doc.to_string());
        let both = import(&site.store, &club, &[cards, score], Visibility::Public);
        assert_eq!((both.counts.accepted, both.counts.waiting), (1, 1));
    });
}

#[test]
fn cards_that_someone_added_for_themselves_hide_no_session() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[written()], Visibility::Public);
        let mut client = site.client();
        let before = totals(&mut client);
        let mut cards = played();
        cards["supersedes"] = doc_hash(&site.store, 1);
        import(&site.store, &club, &[cards], Visibility::Private);
        assert_eq!(totals(&mut client), before);
        assert_eq!(client.get("/hands/1").status, 200);
        assert!(!client.get("/hands/1/0").text().contains("/hands/2"));
    });
}
