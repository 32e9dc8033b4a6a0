//! A hand is seen by those for whom it is meant; for everyone else there is none, by any address.

use serde_json::{Value, json};
use talon_store::hands::{InSession, NewHand, OnProbable, Visibility, insert_batch, list};
use talon_store::{ClubId, Store, UserId, members};

use crate::accounts::people::{PASSWORD, account};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::store::samples;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const ROLES: [&str; 5] = ["visitor", "stranger", "admin", "member", "importer"];
const SECRET: &str = "0123456789abcdef0123456789abcdef";

struct Place {
    club: ClubId,
    importer: UserId,
}

fn settle(store: &Store) -> Place {
    let ids = ["stranger", "member", "importer"].map(|role| account(store, &mail(role), false));
    account(store, &mail("admin"), true);
    let club = store
        .write(|db| {
            let club = samples::club(db, "here")?;
            let elsewhere = samples::club(db, "elsewhere")?;
            members::join(db, elsewhere, ids[0], samples::minute(0))?;
            members::join(db, club, ids[1], samples::minute(0))?;
            members::join(db, club, ids[2], samples::minute(0))?;
            Ok::<_, talon_store::StoreError>(club)
        })
        .expect("two clubs");
    Place { club, importer: ids[2] }
}

fn mail(role: &str) -> String {
    format!("{role}@example.org")
}

fn as_role(site: &Site, role: &str) -> Client {
    let mut client = site.client();
    if role != "visitor" {
        let form = [("email", mail(role)), ("password", PASSWORD.to_owned())];
        let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
        assert_eq!(client.submit("/sign-in", &form).status, 303, "{role}");
    }
    client
}

/// Stores the example and answers its number.
fn store_hand(store: &Store, place: &Place, visibility: Visibility, notes: Value) -> i64 {
    let mut record: Value = serde_json::from_str(EXAMPLE).expect("a record");
    record["annotations"] = notes;
    let unlisted = visibility == Visibility::Unlisted;
    let hand = NewHand {
        record: record.to_string(),
        visibility,
        importer_id: Some(place.importer),
        public_id: unlisted.then(|| SECRET.to_owned()),
        session: (visibility == Visibility::Public).then(|| InSession {
            key: "night".into(),
            place: 1,
            public_id: "night".into(),
        }),
        ..samples::hand(visibility as u64 + 1)
    };
    store
        .write(|db| insert_batch(db, place.club, &[hand], OnProbable::Wait).map(drop))
        .expect("a new hand");
    let all = talon_store::hands::Sight {
        everything: true,
        ..Default::default()
    };
    let page = talon_store::hands::Page::First;
    let newest = store
        .read(|db| list(db, &all, &Default::default(), page, 50))
        .expect("a list");
    newest.hands.iter().map(|hand| hand.hand.id.0).max().expect("a hand")
}

/// An answer without what differs from request to request: its number, its address and the token of forms.
fn bare(answer: &Answer, address: &str) -> (u16, String) {
    let mut text = answer.text().replace(&format!("/hands/{address}"), "ADDRESS");
    for gone in [answer.header("x-request-id").map(str::to_owned), answer.hidden("csrf")]
        .into_iter()
        .flatten()
    {
        text = text.replace(&gone, "");
    }
    (answer.status, text)
}

fn pages(address: &str) -> [String; 3] {
    [
        format!("/hands/{address}"),
        format!("/hands/{address}/0"),
        format!("/hands/{address}.json"),
    ]
}

#[test]
fn each_visibility_hides_a_hand_from_those_it_is_not_for_as_if_there_were_none() {
    on_each_site(|site| {
        let place = settle(&site.store);
        let kinds = [
            (Visibility::Private, &["importer"][..]),
            (Visibility::Club, &["member", "importer"][..]),
            (Visibility::Unlisted, &["importer"][..]),
            (Visibility::Public, &ROLES[..]),
        ];
        let hands: Vec<_> = kinds
            .into_iter()
            .map(|(kind, readers)| (kind, store_hand(&site.store, &place, kind, json!([])), readers))
            .collect();
        for role in ROLES {
            let mut client = as_role(site, role);
            let listed = client.get("/hands").text();
            for (kind, id, readers) in &hands {
                let address = id.to_string();
                for (page, absent) in pages(&address).iter().zip(pages("987654")) {
                    let answer = client.get(page);
                    if readers.contains(&role) {
                        assert_eq!(answer.status, 200, "{role} {kind:?} {page}");
                        let kept = answer.header("cache-control");
                        assert!(
                            *kind == Visibility::Public || kept == Some("no-store"),
                            "{page} {kept:?}"
                        );
                        continue;
                    }
                    let nothing = bare(&client.get(&absent), "987654");
                    assert_eq!(nothing.0, 404);
                    assert_eq!(bare(&answer, &address), nothing, "{role} {kind:?} {page}");
                }
                let is_listed = listed.contains(&format!("/hands/{id}/"));
                assert_eq!(is_listed, readers.contains(&role), "{role} {kind:?} in the list");
            }
            for page in pages(SECRET) {
                assert_eq!(
                    client.get(&page).status,
                    200,
                    "{role} with the address given away: {page}"
                );
            }
        }
    });
}

#[test]
fn a_note_leaves_only_with_the_copy_of_those_it_is_for() {
    on_each_site(|site| {
        let place = settle(&site.store);
        let note = |id: &str, visibility: &str| {
            json!({"id": id, "at": {"ply": 0}, "kind": "comment", "text": format!("for {visibility} eyes"),
                "visibility": visibility})
        };
        let notes = json!([note("n1", "private"), note("n2", "club"), note("n3", "public")]);
        let id = store_hand(&site.store, &place, Visibility::Public, notes);
        for (role, seen) in [
            ("visitor", &["public"][..]),
            ("stranger", &["public"][..]),
            ("admin", &["public"][..]),
            ("member", &["club", "public"][..]),
            ("importer", &["private", "club", "public"][..]),
        ] {
            let mut client = as_role(site, role);
            let record = client.get(&format!("/hands/{id}.json")).text();
            let page = client.get(&format!("/hands/{id}/0")).text();
            let session = client.get("/sessions/1.ndjson").text();
            for kind in ["private", "club", "public"] {
                let words = format!("for {kind} eyes");
                assert_eq!(
                    record.contains(&words),
                    seen.contains(&kind),
                    "{role}: {kind} in the record"
                );
                assert_eq!(
                    session.contains(&words),
                    seen.contains(&kind),
                    "{role}: {kind} in the session"
                );
                assert!(
                    seen.contains(&kind) || !page.contains(&words),
                    "{role}: {kind} on the page"
                );
            }
        }
    });
}

#[test]
fn a_page_that_was_drawn_for_one_reader_gives_nothing_to_the_next() {
    on_each_site(|site| {
        let place = settle(&site.store);
        let note = |id: &str, visibility: &str| {
            json!({"id": id, "at": {"line": "main", "ply": 0}, "kind": "comment", "visibility": visibility,
                "text": format!("for {visibility} eyes")})
        };
        let notes = json!([note("n1", "private"), note("n2", "club"), note("n3", "public")]);
        let path = format!(
            "/hands/{}/0",
            store_hand(&site.store, &place, Visibility::Public, notes)
        );
        let kinds = |answer: &Answer| {
            let page = answer.text();
            ["private", "club", "public"].map(|kind| page.contains(&format!("for {kind} eyes")))
        };
        for round in 0..2 {
            for (role, seen) in [
                ("importer", [true, true, true]),
                ("member", [false, true, true]),
                ("stranger", [false, false, true]),
                ("visitor", [false, false, true]),
            ] {
                let mut client = as_role(site, role);
                let answer = client.get(&path);
                assert_eq!(kinds(&answer), seen, "{role}, round {round}");
                let own = client.get("/account").hidden("csrf");
                let sent = answer.hidden("csrf");
                assert!(
                    role == "visitor" && sent.is_none() || own.is_some() && sent == own,
                    "{role}"
                );
                let for_all = answer
                    .header("cache-control")
                    .is_some_and(|value| value.contains("public"));
                assert_eq!(for_all, role == "visitor", "{role}");
                if let Some(own) = own {
                    let field = format!("name=\"csrf\" value=\"{own}\" form=\"faces\"");
                    assert!(
                        answer.text().contains(&field),
                        "{role}: the choice of faces can be sent"
                    );
                }
            }
            let token = crate::api::token(&site.store, place.importer, ["read", "import"][round]);
            let answer = site.client().send("GET", &path, &[("authorization", &token)], b"");
            assert_eq!(kinds(&answer), [true; 3], "a program of the importer");
            assert_eq!(
                answer.header("cache-control"),
                Some("private, no-cache"),
                "for nobody else"
            );
        }
    });
}
