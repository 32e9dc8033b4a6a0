//! Positions do not change, so browsers may keep them; past the end there is none.

use talon_store::hands::{InSession, NewHand, OnProbable, Visibility, insert_batch, set_visibility};
use talon_store::{StoreError, sessions};

use super::{EXAMPLE, example, on_record, store_record};
use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::on_both;
use crate::harness::site::{Client, Site, on_each_site};
use crate::store::samples::{club, hand};

/// Stands in pages of whoever is signed in.
const ACCOUNT: &str = "href=\"/account\"";

#[test]
fn a_position_that_the_browser_has_is_not_sent_again() {
    on_record(EXAMPLE, |client, hand| {
        let first = client.get(&format!("{hand}/20"));
        let tag = first.header("etag").expect("a tag").to_owned();
        assert_eq!(first.header("cache-control"), Some("public, max-age=60"));
        assert!(
            first.header("vary").is_some_and(|vary| vary.contains("cookie")),
            "{:?}",
            first.headers
        );
        let again = client.send("GET", &format!("{hand}/20"), &[("if-none-match", &tag)], b"");
        assert_eq!((again.status, again.bytes.len()), (304, 0));
        assert_eq!(again.header("etag"), Some(tag.as_str()));
        for other in ["/21", "/20?view=A", "/20?legal=1"] {
            let answer = client.send("GET", &format!("{hand}{other}"), &[("if-none-match", &tag)], b"");
            assert_eq!(answer.status, 200, "{other}");
        }
        client.post("/preferences", &[("lang", "hu"), ("next", hand)]);
        let hungarian = client.send("GET", &format!("{hand}/20"), &[("if-none-match", &tag)], b"");
        assert_eq!(hungarian.status, 200, "another language is another page");
    });
}

#[test]
fn a_record_that_a_program_has_is_not_sent_again() {
    on_record(EXAMPLE, |client, hand| {
        let first = client.get(&format!("{hand}.json"));
        let tag = first.header("etag").expect("a tag").to_owned();
        let again = client.send("GET", &format!("{hand}.json"), &[("if-none-match", &tag)], b"");
        assert_eq!((again.status, again.bytes.len()), (304, 0));
    });
}

#[test]
fn a_hand_that_is_not_for_everyone_is_kept_by_nobody() {
    on_each_site(|site| {
        store_record(&site.store, EXAMPLE, Visibility::Unlisted, 1);
        let answer = site.client().get("/hands/address1/20");
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert!(answer.header("etag").is_none());
    });
}

#[test]
fn a_look_at_a_hand_asks_the_database_as_often_as_it_must() {
    on_each_site(|site| {
        let night = |place| InSession {
            key: "night".into(),
            place,
            public_id: "night".into(),
        };
        let sessions = [None, Some(night(1)), Some(night(2))];
        let of = |(number, session)| NewHand {
            record: EXAMPLE.into(),
            visibility: Visibility::Public,
            importer_id: None,
            session,
            ..hand(number)
        };
        let given: Vec<NewHand> = (1..).zip(sessions).map(of).collect();
        let stored: Result<_, StoreError> = site.store.write(|db| {
            let club = club(db, "club")?;
            insert_batch(db, club, &given, OnProbable::Store)
        });
        let stored = stored.expect("three hands");
        let look = |client: &mut Client, nth: usize| {
            let before = site.store.statements();
            let answer = client.get(&format!("/hands/{}/20", stored[nth].hand()));
            assert_eq!((answer.status, answer.text().contains("/sessions/")), (200, nth > 0));
            site.store.statements() - before
        };
        // The names of a club are asked for once.
        let again = |client: &mut Client, nth: usize| {
            look(client, nth);
            look(client, nth)
        };
        let mut visitor = site.client();
        assert_eq!(
            again(&mut visitor, 0),
            2,
            "the hand with all that is said beside it, and what replaced it"
        );
        assert_eq!(again(&mut visitor, 2), 3, "and its session");
        anna(&site.store, false);
        assert_eq!(again(&mut signed_in(site), 0), 4, "and who is reading");
    });
}

#[test]
fn a_visitor_is_shown_at_once_what_another_program_has_changed() {
    on_both(|store, backend| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        let site = Site::start(store);
        let (page, mut client) = (format!("/hands/{hand}/20"), site.client());
        let mut look = || [(); 2].map(|()| client.get(&page).status);
        let another = backend.open();
        let share = |visibility| {
            let shared: Result<_, StoreError> = another.write(|db| set_visibility(db, hand, visibility, None));
            shared.expect("another visibility");
        };
        assert_eq!(look(), [200, 200]);
        share(Visibility::Private);
        assert_eq!(look(), [404, 404], "nobody but its importer may see it now");
        share(Visibility::Public);
        assert_eq!(look(), [200, 200]);
    });
}

#[test]
fn a_user_who_was_signed_out_elsewhere_is_no_longer_greeted() {
    on_both(|store, backend| {
        let user = anna(store, false);
        store_record(store, EXAMPLE, Visibility::Public, 1);
        let site = Site::start(store);
        let mut client = signed_in(&site);
        let mut greeted = || [(); 2].map(|()| client.get("/hands/1/20").text().contains(ACCOUNT));
        assert_eq!(greeted(), [true, true]);
        let ended: Result<_, StoreError> = backend.open().write(|db| sessions::end_all(db, user, None));
        assert_eq!(ended.expect("an end"), 1);
        assert_eq!(greeted(), [false, false]);
    });
}

#[test]
fn a_page_that_was_written_before_is_for_nobody_else() {
    on_each_site(|site| {
        anna(&site.store, false);
        store_record(&site.store, EXAMPLE, Visibility::Public, 1);
        let mut visitor = site.client();
        let (mut here, mut elsewhere) = (signed_in(site), signed_in(site));
        let tokens = |page: &str| {
            let mut named = page
                .match_indices("name=\"csrf\" value=\"")
                .map(|(at, found)| at + found.len());
            named
                .next()
                .map(|at| page[at..].split('"').next().unwrap_or_default().to_owned())
        };
        let mut read = |client: &mut Client| [(); 2].map(|()| client.get("/hands/1/20").text());
        let pages = [&mut visitor, &mut here, &mut elsewhere].map(&mut read);
        for [first, again] in &pages {
            assert_eq!(first, again, "the second look is the first");
        }
        let [nobody, one, other] = pages.map(|[page, _]| page);
        assert!(
            !nobody.contains(ACCOUNT) && nobody.contains("/sign-in?next="),
            "{nobody}"
        );
        assert!(one.contains(ACCOUNT) && !one.contains("/sign-in?next="), "{one}");
        assert!(
            tokens(&one).is_some() && tokens(&one) != tokens(&other),
            "each has the token of its session"
        );
        assert_eq!(tokens(&nobody), None);
        visitor.post("/preferences", &[("theme", "dark"), ("next", "/hands/1/20")]);
        assert_ne!(
            visitor.get("/hands/1/20").text(),
            nobody,
            "another theme is another page"
        );
    });
}

#[test]
fn past_the_end_the_last_position_is_named_and_linked() {
    on_record(EXAMPLE, |client, hand| {
        let answer = client.get(&format!("{hand}/43?view=A"));
        assert_eq!(answer.status, 404);
        let page = answer.text();
        assert!(page.contains("no position 43. The last one is 42."), "{page}");
        assert!(page.contains(&format!("href=\"{hand}/42?view=A\"")), "{page}");
        assert!(answer.header("etag").is_none());
    });
}

#[test]
fn a_page_of_the_replay_stays_under_forty_two_kilobytes() {
    let record = example(|record| {
        let notes = (0..40).map(|n| {
            serde_json::json!({"id": format!("n{n}"), "at": {"line": "main", "ply": n}, "author": "Dezső",
                "kind": "comment", "text": "a remark about this card ".repeat(4)})
        });
        record["annotations"] = notes.collect();
        let variations = (0..30).map(|n| {
            serde_json::json!({"id": format!("v{n}"), "parent": "main", "from": 15, "title": "Another lead",
                "actions": [{"type": "play", "by": "A", "card": "BO"}, {"type": "play", "by": "B", "card": "BK"}]})
        });
        record["variations"] = variations.collect();
    });
    on_record(&record, |client, hand| {
        for at in [
            "/0",
            "/9?legal=1",
            "/16?legal=1&lang=hu",
            "/42?lang=sr",
            "/30?view=B&faces=french4",
        ] {
            let size = client.get(&format!("{hand}{at}")).bytes.len();
            assert!(size < 42 * 1024, "{at}: {size} bytes");
        }
        assert!(
            client
                .get(&format!("{hand}/16"))
                .text()
                .contains("and 18 more like this")
        );
        assert_eq!(
            client.get(&format!("{hand}/16/v29")).status,
            200,
            "the rest have their addresses"
        );
    });
}
