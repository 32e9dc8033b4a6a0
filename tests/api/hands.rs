//! Hands over the API: the list with its filters and pages, one hand, and what is not for everyone.

use serde_json::{Value, json as object};
use talon_records::Reader;
use talon_records::normal::Writer;
use talon_store::analyses::{self, FinishedAnalysis};
use talon_store::hands::{self, OnProbable, Visibility};
use talon_store::{HandId, Store, StoreError, UserId};

use super::{get_as, json, problem, token};
use crate::accounts::people::anna;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};
use crate::store::samples::{club, hand, minute, user};

pub fn store_many(store: &Store, count: u64) {
    store
        .write(|db| {
            let club = club(db, "club")?;
            let all: Vec<_> = (1..=count).map(hand).collect();
            hands::insert_batch(db, club, &all, OnProbable::Store)?;
            Ok::<_, StoreError>(())
        })
        .expect("stored hands");
}

/// A hand of this person, in a club of its own.
fn store_one(store: &Store, importer: UserId, visibility: Visibility) -> HandId {
    store
        .write(|db| {
            let club = club(db, "own")?;
            let new = hands::NewHand {
                visibility,
                importer_id: Some(importer),
                public_id: Some("address".to_owned()),
                ..hand(1000)
            };
            Ok::<_, StoreError>(hands::insert_batch(db, club, &[new], OnProbable::Store)?[0].hand())
        })
        .expect("a stored hand")
}

fn ids(page: &Value) -> Vec<i64> {
    page["hands"]
        .as_array()
        .expect("hands")
        .iter()
        .map(|one| one["id"].as_i64().expect("a number"))
        .collect()
}

#[test]
fn pages_follow_each_other_without_gap_while_hands_are_added() {
    on_each_site(|site| {
        store_many(&site.store, 7);
        let mut client = site.client();
        let first = client.get("/api/v1/hands?limit=3&player=ANNA");
        let link = first.header("link").expect("a link").to_owned();
        let page = json(&first);
        let next = page["next"].as_str().expect("a next page").to_owned();
        assert_eq!(link, format!("<{next}>; rel=\"next\""));
        assert!(next.contains("limit=3&player=ANNA"), "{next}");
        let mut all = ids(&page);
        site.store
            .write(|db| {
                let club = hands::by_id(db, HandId(1))?.club_id;
                hands::insert_batch(db, club, &[hand(100)], OnProbable::Store)?;
                Ok::<_, StoreError>(())
            })
            .expect("one more");
        let mut next = Some(next);
        while let Some(path) = next {
            let page = json(&client.get(&path));
            all.extend(ids(&page));
            next = page["next"].as_str().map(str::to_owned);
        }
        assert_eq!(all, [7, 6, 5, 4, 3, 2, 1]);
    });
}

#[test]
fn a_row_counts_the_mistakes_of_a_hand_that_was_judged() {
    on_each_site(|site| {
        store_many(&site.store, 2);
        let found = FinishedAnalysis {
            engine: "test",
            complete: true,
            nodes: 1,
            body: "{}",
            mistakes: 3,
        };
        site.store
            .write(|db| analyses::ask(db, HandId(1), None, minute(1)))
            .expect("asked for");
        site.store
            .write(|db| analyses::finish(db, HandId(1), &found, minute(2)))
            .expect("judged");
        let page = json(&site.client().get("/api/v1/hands"));
        assert_eq!(
            (&page["hands"][1]["id"], &page["hands"][1]["mistakes"]),
            (&object!(1), &object!(3))
        );
        assert_eq!(page["hands"][0]["mistakes"], Value::Null);
    });
}

#[test]
fn each_filter_is_heeded_and_a_bad_one_is_named() {
    on_each_site(|site| {
        store_many(&site.store, 4);
        let mut client = site.client();
        let mut count = |query: &str| ids(&json(&client.get(&format!("/api/v1/hands?{query}")))).len();
        assert_eq!(count(""), 4);
        assert_eq!(count("component=ulti&outcome=made"), 2);
        assert_eq!(count("contract=betli"), 0);
        assert_eq!(count("component=silent_100"), 0);
        // A word that an address made up stays as it is.
        let page = site.client().get("/hands?component=silent_nonsense").text();
        assert!(page.contains("silent_nonsense"), "{page}");
        assert_eq!(count("from=2027-01-04&to=2027-01-15"), 2);
        assert_eq!(count("kontra=1"), 0);
        assert_eq!((count("cards=with"), count("cards=without")), (4, 0));
        assert_eq!(count("source=FRIDAY%20100%25"), 4);
        assert_eq!((count("player=nobody"), count("player=B%C3%89LA")), (0, 4));
        assert_eq!(count("player=bela"), 4, "without the marks on its letters");
        assert_eq!((count("game=ulti&club=club"), count("game=other")), (4, 0));
        for bad in [
            "from=today",
            "club=",
            "limit=0",
            "limit=101",
            "kontra=x",
            "outcome=won",
            "cards=none",
            "cursor=1",
            "sort=id",
            "to=1&to=2",
        ] {
            let answer = site.client().get(&format!("/api/v1/hands?{bad}"));
            assert_eq!(answer.status, 400, "{bad}");
            let name = bad.split('=').next().unwrap();
            assert!(problem(&answer)["detail"].as_str().unwrap().contains(name), "{bad}");
        }
        assert_eq!(site.client().get("/api/v1/hands?club=nowhere").status, 404);
    });
}

#[test]
fn a_hand_comes_with_its_record_and_hashes() {
    on_each_site(|site| {
        store_many(&site.store, 1);
        let answer = site.client().get("/api/v1/hands/1");
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
        let hand = json(&answer);
        assert_eq!(hand["record"], serde_json::json!({"n": 1}));
        assert_eq!((&hand["url"], &hand["club"]), (&"/hands/1".into(), &"club".into()));
        assert!(hand["hashes"]["doc"].as_str().unwrap().starts_with("sha256:"));
        let record = site.client().get("/hands/1.json");
        assert_eq!(
            (record.text().as_str(), record.header("content-type")),
            ("{\"n\":1}", Some("application/json"))
        );
        assert_eq!(site.client().get("/api/v1/hands/2").status, 404);
    });
}

#[test]
fn a_private_hand_is_nothing_to_anybody_but_its_owner() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let other = site
            .store
            .write(|db| user(db, "bela@example.org"))
            .expect("somebody else");
        let id = store_one(&site.store, owner, Visibility::Private);
        let (mine, foreign) = (token(&site.store, owner, "read"), token(&site.store, other, "read"));
        let path = format!("/api/v1/hands/{}", id.0);
        let mut client = site.client();
        let (seen, hidden) = (get_as(&mut client, &mine, &path), get_as(&mut client, &foreign, &path));
        assert_eq!((seen.status, hidden.status, client.get(&path).status), (200, 404, 404));
        assert_eq!(seen.header("cache-control"), Some("no-store"));
        assert_eq!(seen.header("access-control-allow-origin"), None);
        let missing = problem(&get_as(&mut client, &foreign, "/api/v1/hands/999"));
        assert_eq!(problem(&hidden)["detail"], missing["detail"]);
        assert_eq!(ids(&json(&get_as(&mut client, &mine, "/api/v1/hands"))), [id.0]);
        assert!(ids(&json(&get_as(&mut client, &foreign, "/api/v1/hands"))).is_empty());
    });
}

#[test]
fn an_unlisted_hand_opens_by_its_address_only() {
    on_each_site(|site| {
        let owner = anna(&site.store, false);
        let id = store_one(&site.store, owner, Visibility::Unlisted);
        let mut client = site.client();
        assert_eq!(client.get("/api/v1/hands/address").status, 200);
        assert_eq!(client.get(&format!("/api/v1/hands/{}", id.0)).status, 404);
        assert!(ids(&json(&client.get("/api/v1/hands"))).is_empty());
    });
}

#[test]
fn who_has_an_answer_already_is_told_that_it_holds_until_it_does_not() {
    on_each_site(|site| {
        store_many(&site.store, 3);
        let reader = token(&site.store, anna(&site.store, false), "read");
        let mut client = site.client();
        for path in ["/api/v1/hands?limit=2", "/api/v1/hands/1"] {
            let first = client.get(path);
            let tag = first.header("etag").expect("a tag").to_owned();
            let same = client.send("GET", path, &[("if-none-match", &tag)], b"");
            assert_eq!((same.status, same.bytes.len()), (304, 0), "{path}");
            for name in ["etag", "cache-control", "vary", "access-control-allow-origin", "link"] {
                assert_eq!(same.header(name), first.header(name), "{path} {name}");
            }
            let other = client.send("GET", path, &[("if-none-match", "\"other\"")], b"");
            assert_eq!((other.status, &other.bytes), (200, &first.bytes), "{path}");
            // What is for one reader alone is kept by nobody.
            let own = client.send("GET", path, &[("authorization", &reader), ("if-none-match", &tag)], b"");
            assert_eq!((own.status, own.header("etag")), (200, None), "{path}");
        }
        let list = "/api/v1/hands?limit=2";
        let tag = client.get(list).header("etag").expect("a tag").to_owned();
        site.store
            .write(|db| {
                let club = hands::by_id(db, HandId(1))?.club_id;
                hands::insert_batch(db, club, &[hand(100)], OnProbable::Store)?;
                Ok::<_, StoreError>(())
            })
            .expect("one more");
        assert_eq!(client.send("GET", list, &[("if-none-match", &tag)], b"").status, 200);
    });
}

#[test]
fn a_hand_of_preferans_is_given_out_as_ppn_and_any_other_is_not() {
    const ROUND: &str = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 1 QA 4 8 0 0 8 1 \
         O1J1,NPK1,L9M3,8723,EFD1,I4R1,HUB1,G631,SVT2,W5C2 M6:-8,F2:L16,F2:R16]";
    let mut reader = Reader::new();
    let checked = reader.check(ROUND.as_bytes(), &talon_ppn::options());
    let normal = Writer::new().normal(checked.record.as_ref().expect("a record")).text;
    let record = String::from_utf8(normal).expect("text");
    on_each_site(|site| {
        store_many(&site.store, 1);
        let stored = site.store.write(|db| {
            let club = hands::by_id(db, HandId(1))?.club_id;
            let new = hands::NewHand {
                record: record.clone(),
                ..hand(2)
            };
            hands::insert_batch(db, club, &[new], OnProbable::Store)
        });
        stored.expect("a stored hand");
        let mut client = site.client();
        let answer = client.get("/hands/2.ppn");
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(answer.text(), format!("[Bula 50]\n[Refe 3]\n\n{ROUND}\n"));
        assert!(client.get("/hands/2").text().contains("href=\"/hands/2.ppn\""));
        assert_eq!(client.get("/hands/1.ppn").status, 404);
        assert_eq!(client.get("/hands/3.ppn").status, 404);
    });
}

#[test]
fn a_record_that_cannot_be_read_is_not_served_as_nothing() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        store_many(&site.store, 1);
        backend.behind_the_back("UPDATE hands SET record = '{'");
        assert_eq!(site.client().get("/api/v1/hands/1").status, 500);
    }
}
