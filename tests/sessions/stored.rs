//! Sessions in the database: filled by imports, seen by whoever may see every hand, carried over from before.

use serde_json::{Value as Json, json};
use talon_service::import_hands::{self, Choices, Request};
use talon_service::read_session::{beside, read_session};
use talon_service::{ActError, Actor, Person, find_club};
use talon_store::clubs::{self, Club, NewClub};
use talon_store::hands::{self, HandFilter, Page, Sight, Visibility};
use talon_store::imports::{Counts, Import};
use talon_store::members;
use talon_store::{Moment, Store, UserId, users};

use super::deals::{complete, record, short};
use crate::harness::backend::on_both;
use crate::store::samples;

pub fn now() -> Moment {
    samples::minute(1)
}

pub fn club(store: &Store) -> Club {
    let club = NewClub {
        slug: "klub",
        name: "Klub",
        timezone: "UTC",
        language: "hr",
        created_at: now(),
    };
    store.write(|db| clubs::insert(db, &club)).expect("a club");
    find_club::by_slug(store, "klub").expect("the club")
}

pub fn lines(records: &[Json]) -> String {
    records.iter().map(Json::to_string).collect::<Vec<_>>().join("\n")
}

pub fn import_as(store: &Store, club: &Club, actor: &Actor, records: &[Json], seen: Visibility) -> Import {
    import_text(store, club, actor, ("session.ndjson", &lines(records)), seen)
}

/// Imports a file: its name and its text.
pub fn import_text(
    store: &Store,
    club: &Club,
    actor: &Actor,
    (file_name, text): (&str, &str),
    seen: Visibility,
) -> Import {
    let choices = Choices {
        visibility: seen.as_str().to_owned(),
        ..Choices::default()
    };
    let request = Request {
        club,
        file_name,
        media_type: "",
        choices: &choices,
        key: None,
    };
    let upload = import_hands::keep_upload(store, actor, &request, &mut text.as_bytes(), now()).expect("an upload");
    let import = import_hands::start(store, actor, &request, upload, now()).expect("an import");
    import_hands::run(store, import.id, now(), &mut |_| ()).expect("a run")
}

pub fn import(store: &Store, club: &Club, records: &[Json], seen: Visibility) -> Import {
    import_as(store, club, &Actor::CommandLine, records, seen)
}

fn person(store: &Store, email: &str) -> Actor {
    let user = store.write(|db| samples::user(db, email)).expect("an account");
    let found = store.read(|db| users::by_id(db, user)).expect("the account");
    Actor::Person(Person::of(found))
}

fn user(actor: &Actor) -> UserId {
    actor.user().expect("a person")
}

fn totals(store: &Store, actor: &Actor, address: &str) -> Result<Vec<i64>, ActError> {
    let read = store.read(|db| read_session(db, actor, address))?;
    Ok(read.ledger().standing.totals)
}

#[test]
fn an_import_joins_the_deals_of_a_session_whatever_their_order_and_in_several_pieces() {
    let records = complete();
    on_both(|store, _| {
        let club = club(store);
        let mut turned = records[10..].to_vec();
        turned.reverse();
        let first = import(store, &club, &turned, Visibility::Public);
        assert_eq!(
            first.counts,
            Counts {
                total: 10,
                accepted: 10,
                ..Counts::default()
            }
        );
        import(store, &club, &records[..10], Visibility::Public);
        assert_eq!(totals(store, &Actor::Visitor, "1").expect("a session"), [192, -190, -2]);
        let read = store
            .read(|db| read_session(db, &Actor::Visitor, "1"))
            .expect("a session");
        assert_eq!((read.hands.len(), read.cut, read.public), (20, false, true));
        let ledger = read.ledger();
        assert!(
            ledger.deals.iter().map(|deal| deal.record).eq(0..20),
            "the store has them in order"
        );
        let filter = HandFilter {
            session: Some(read.session.id),
            ..HandFilter::default()
        };
        let all = Sight {
            everything: true,
            ..Sight::default()
        };
        let slice = store
            .read(|db| hands::list(db, &all, &filter, Page::First, 50))
            .expect("a list");
        assert_eq!(slice.hands.len(), 20);
    });
}

#[test]
fn a_word_joins_within_a_club_and_a_game_only() {
    let ulti: Json = serde_json::from_str(include_str!("../fixtures/example.talon.json")).expect("a record");
    let ulti = |number: u64| {
        let mut record = ulti.clone();
        record["id"] = json!(format!("urn:x:{number}"));
        record["source"] = json!({"session": "demo", "deal": number});
        record
    };
    let mixed = vec![record("demo", 1, "C A 4 play/play - 6,2,2", &short()), ulti(1)];
    on_both(|store, _| {
        let here = club(store);
        import(store, &here, &mixed, Visibility::Public);
        let read = |address: &str| store.read(|db| read_session(db, &Actor::Visitor, address));
        let games = ["1", "2"].map(|address| read(address).expect("a session").session.game);
        assert_eq!(games, ["preferans", "ulti"]);
        assert!(matches!(read("3"), Err(ActError::NotFound(_))));
        store.write(|db| samples::club(db, "other")).expect("a club");
        let other = find_club::by_slug(store, "other").expect("the club");
        import(store, &other, &mixed[..1], Visibility::Public);
        assert_eq!(read("3").expect("a session").club.slug, "other");
    });
}

#[test]
fn a_session_is_there_for_those_who_may_see_every_hand_of_it() {
    let records = complete();
    on_both(|store, _| {
        let club = club(store);
        let (importer, member, stranger) = (
            person(store, "i@example.org"),
            person(store, "m@example.org"),
            person(store, "s@example.org"),
        );
        for one in [&importer, &member] {
            store
                .write(|db| members::join(db, club.id, user(one), now()))
                .expect("a member");
        }
        import_as(store, &club, &importer, &records[..18], Visibility::Public);
        assert!(totals(store, &Actor::Visitor, "1").is_ok());
        import_as(store, &club, &importer, &records[18..19], Visibility::Club);
        let sees = |actor: &Actor, address: &str| match totals(store, actor, address) {
            Ok(_) => true,
            Err(ActError::NotFound(what)) => what != talon_service::Missing::Session,
            Err(error) => panic!("{error}"),
        };
        let all = [&Actor::Visitor, &stranger, &member, &importer, &Actor::CommandLine];
        assert_eq!(all.map(|actor| sees(actor, "1")), [false, false, true, true, true]);
        import_as(store, &club, &importer, &records[19..], Visibility::Unlisted);
        assert_eq!(all.map(|actor| sees(actor, "1")), [false, false, false, true, true]);
        let share = store
            .read(|db| read_session(db, &importer, "1"))
            .expect("a session")
            .share;
        let share = share.expect("an address to give away");
        // The address opens what is unlisted, and nothing else.
        assert_eq!(all.map(|actor| sees(actor, &share)), [false, false, true, true, true]);
        let first = store
            .read(|db| hands::by_id(db, talon_store::HandId(1)))
            .expect("a hand");
        let place = |actor: &Actor| store.read(|db| beside(db, actor, &first)).expect("an answer");
        assert_eq!((place(&Actor::Visitor), place(&member)), (None, None));
        let place = place(&importer).expect("a place");
        assert_eq!(
            (place.place, place.of, place.previous, place.next),
            (1, 20, None, Some("2".into()))
        );
        assert_eq!(place.session, "1");
    });
}

#[test]
fn a_session_with_a_private_hand_is_its_importers_alone() {
    on_both(|store, _| {
        let club = club(store);
        let (importer, member) = (person(store, "i@example.org"), person(store, "m@example.org"));
        for one in [&importer, &member] {
            store
                .write(|db| members::join(db, club.id, user(one), now()))
                .expect("a member");
        }
        let deal = |number| record("own", number, "C A 4 play/play - 6,2,2", &short());
        import_as(store, &club, &importer, &[deal(1)], Visibility::Public);
        import_as(store, &club, &importer, &[deal(2)], Visibility::Private);
        let id = talon_store::SessionId(1);
        let secret = store.read(|db| hands::session(db, id)).expect("a session").public_id;
        for address in ["1", &secret] {
            let sees = |actor: &Actor| store.read(|db| read_session(db, actor, address)).is_ok();
            let all = [&Actor::Visitor, &member, &importer, &Actor::CommandLine];
            assert_eq!(all.map(sees), [false, false, true, true], "{address}");
        }
    });
}

#[test]
fn a_corrected_deal_takes_the_place_of_the_one_it_replaces() {
    let records = complete();
    on_both(|store, backend| {
        let club = club(store);
        import(store, &club, &records[..3], Visibility::Public);
        let hash = store
            .read(|db| hands::by_id(db, talon_store::HandId(3)))
            .expect("a hand")
            .doc_hash;
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut better = record("demo", 3, "B C 5 play/drop - 4,0,6", &short());
        better["supersedes"] = json!(format!("sha256:{hex}"));
        import(store, &club, &[better], Visibility::Public);
        let read = store
            .read(|db| read_session(db, &Actor::Visitor, "1"))
            .expect("a session");
        assert_eq!(read.hands, ["1", "2", "4"], "{}", backend.name);
        let soup = read.ledger().standing.sheet.expect("a sheet").soup;
        assert_eq!(soup[0][2], 80);
    });
}

#[test]
fn only_what_may_be_seen_is_among_the_latest_sessions() {
    on_both(|store, _| {
        let club = club(store);
        let importer = person(store, "i@example.org");
        store
            .write(|db| members::join(db, club.id, user(&importer), now()))
            .expect("a member");
        let deal = |session: &str, number| record(session, number, "C A 4 play/play - 6,2,2", &short());
        import(store, &club, &[deal("a", 1), deal("a", 2)], Visibility::Public);
        import_as(store, &club, &importer, &[deal("b", 3)], Visibility::Private);
        import_as(store, &club, &importer, &[deal("c", 4)], Visibility::Club);
        import(store, &club, &[deal("d", 5)], Visibility::Public);
        let keys = |sight: &Sight| -> Vec<(String, usize)> {
            let found = store
                .read(|db| hands::latest_sessions(db, sight, None, 3))
                .expect("sessions");
            found
                .into_iter()
                .map(|(session, _, count)| (session.key, count))
                .collect()
        };
        assert_eq!(keys(&Sight::default()), [("d".into(), 1), ("a".into(), 2)]);
        let member = Sight {
            clubs: vec![club.id],
            own: Some(UserId(999)),
            ..Sight::default()
        };
        assert_eq!(keys(&member), [("d".into(), 1), ("c".into(), 1), ("a".into(), 2)]);
        let own = Sight {
            own: Some(user(&importer)),
            ..Sight::default()
        };
        assert_eq!(keys(&own), [("d".into(), 1), ("c".into(), 1), ("b".into(), 1)]);
    });
}

#[test]
fn the_latest_sessions_are_those_played_last() {
    on_both(|store, _| {
        let club = club(store);
        let deal = |(session, date): &(&str, Option<&str>), number| {
            let mut record = record(session, number, "C A 4 play/play - 6,2,2", &short());
            match date {
                Some(day) => record["source"]["date"] = (*day).into(),
                None => drop(record["source"].as_object_mut().map(|source| source.remove("date"))),
            }
            record
        };
        // Brought in the other way round, one without a day.
        let nights = [
            ("c", Some("2026-05-14")),
            ("none", None),
            ("b", Some("2026-05-07")),
            ("a", Some("2026-01-05")),
        ];
        let records: Vec<Json> = nights
            .iter()
            .zip(1..)
            .map(|(night, number)| deal(night, number))
            .collect();
        import(store, &club, &records, Visibility::Public);
        let found = store
            .read(|db| hands::latest_sessions(db, &Sight::default(), None, 3))
            .expect("sessions");
        let keys: Vec<&str> = found.iter().map(|(session, ..)| session.key.as_str()).collect();
        assert_eq!(keys, ["c", "b", "a"]);
    });
}

#[test]
fn hands_that_were_there_before_sessions_were_are_joined_too() {
    let records = complete();
    on_both(|store, backend| {
        let club = club(store);
        import(store, &club, &records, Visibility::Public);
        backend.revert_from("20261121100900");
        let again = backend.open();
        assert_eq!(
            totals(&again, &Actor::Visitor, "1").expect("a session"),
            [192, -190, -2]
        );
        let read = again
            .read(|db| read_session(db, &Actor::Visitor, "1"))
            .expect("a session");
        assert!(read.ledger().deals.iter().map(|deal| deal.record).eq(0..20));
        assert_eq!(read.session.public_id.len(), 32);
    });
}
