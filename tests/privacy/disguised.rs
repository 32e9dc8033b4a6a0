//! Addresses whose letters are written as escapes, which a router reads like the plain ones and a guard does not; and
//! names of clubs that read like the end of an address.

use serde_json::{Value, json};
use talon_store::hands::Visibility;

use crate::api::token;
use crate::clubs::people::{Who, browser, club, csrf, join, own, town, user};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Client, Site, on_each_site};
use crate::replay::store_record;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

fn call(client: &mut Client, method: &str, path: &str, token: &str, body: &Value) -> u16 {
    let headers = [("authorization", token), ("content-type", "application/json")];
    client.send(method, path, &headers, body.to_string().as_bytes()).status
}

#[test]
fn an_address_in_disguise_is_none_no_matter_who_asks() {
    on_each_site(|site| {
        town(site);
        let importer = token(&site.store, user(&site.store, &Who::Owner.mail()), "import");
        let manager = token(&site.store, user(&site.store, &Who::Owner.mail()), "manage");
        let guest = json!({"name": "Tóth Ödön", "is_guest": true});
        for path in [
            "/api/v1/%63lubs/one/members",
            "/api/v1/clubs/on%65/members",
            "/%61pi/v1/clubs/one/members",
        ] {
            for token in [&importer, &manager] {
                assert_eq!(call(&mut site.client(), "POST", path, token, &guest), 404, "{path}");
            }
        }
        let plain = "/api/v1/clubs/one/members";
        assert_eq!(call(&mut site.client(), "POST", plain, &importer, &guest), 403);
        assert_eq!(call(&mut site.client(), "POST", plain, &manager, &guest), 201);
        // Without the token of the form, which the plain address asks for.
        let form = [("email", "nobody@example.org"), ("password", "x")];
        assert_eq!(site.client().post("/sign-in", &form).status, 403);
        assert_eq!(site.client().post("/%73ign-in", &form).status, 404);
        let mut owner = browser(site, Who::Owner);
        let own = csrf(&mut owner);
        let club = [("name", "Club One"), ("csrf", own.as_str())];
        assert_eq!(owner.post("/clubs/one/%73ettings", &club).status, 404);
        for path in [
            "/%68ands",
            "/hands/1%2ejson",
            "/clubs/%6Fne",
            "/static/talon%2Ecss",
            "/%68ealthz",
        ] {
            assert_eq!(owner.get(path).status, 404, "{path}");
        }
    });
}

#[test]
fn what_needs_an_escape_keeps_it() {
    on_each_site(|site| {
        let mut record: Value = serde_json::from_str(EXAMPLE).expect("a record");
        let line = json!({"id": "é", "parent": "main", "from": 15, "actions": [
            {"type": "play", "by": "A", "card": "BO"}]});
        record["variations"] = json!([line]);
        let hand = store_record(&site.store, &record.to_string(), Visibility::Public, 1);
        let get = |path: &str| site.client().get(path).status;
        assert_eq!(get(&format!("/hands/{hand}/16/%C3%A9")), 200);
        assert_eq!(get(&format!("/hands/{hand}/16/v%31")), 404);
        assert_eq!(get("/hands?player=%41nna"), 200, "a question is no address");
    });
}

#[test]
fn no_disguise_escapes_the_limits() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| {
            config.rate_limits = true;
            config.rates = vec!["sign-in=2:1/3600".parse().expect("a limit")];
        });
        let tries = |path: &str| {
            let all = (0..5).map(|_| {
                site.client()
                    .submit(path, &[("email", "a@b.c"), ("password", "x")])
                    .status
            });
            all.collect::<Vec<_>>()
        };
        assert_eq!(tries("/%73ign-in"), [404; 5], "none is looked at");
        assert_eq!(tries("/sign-in"), [422, 422, 429, 429, 429]);
    }
}

#[test]
fn a_club_named_like_the_end_of_an_address_is_not_changed_by_a_token_that_reads() {
    on_each_site(|site| {
        town(site);
        for slug in ["desk", "check"] {
            club(&site.store, slug, "A club");
            let owner = join(&site.store, slug, &Who::Owner.mail());
            own(site, slug, owner);
        }
        let owner = user(&site.store, &Who::Owner.mail());
        let (reader, manager) = (token(&site.store, owner, "read"), token(&site.store, owner, "manage"));
        let about = json!({"about": "Fridays"});
        for path in ["/api/v1/clubs/desk", "/api/v1/clubs/check"] {
            assert_eq!(call(&mut site.client(), "PATCH", path, &reader, &about), 403, "{path}");
            assert_eq!(call(&mut site.client(), "PATCH", path, &manager, &about), 200, "{path}");
        }
        let question = json!({"game": "ulti", "ask": "nothing"});
        for path in ["/api/v1/desk", "/api/v1/check"] {
            let status = call(&mut site.client(), "POST", path, &reader, &question);
            assert!(!matches!(status, 401 | 403 | 404), "{path} keeps nothing: {status}");
        }
    });
}
