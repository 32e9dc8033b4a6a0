//! Changes that a page of another site would have its reader make: every address that takes one, with the cookie of
//! someone who is signed in (S-22).

use talon_service::authorization::routes;

use crate::accounts::people::{anna, signed_in};
use crate::harness::site::on_each_site;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// Where each change of the table is asked, but for the API, which takes no cookie.
fn changes() -> Vec<String> {
    let all = routes().expect("a table");
    let changes = all
        .iter()
        .filter(|route| route.method != "GET" && !route.path.starts_with("/api/"));
    let filled = |path: &str| {
        let parts = path
            .split('/')
            .map(|part| if part.starts_with('{') { "1" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    changes.map(|route| filled(route.path)).collect()
}

#[test]
fn no_change_is_made_for_a_page_of_another_site() {
    on_each_site(|site| {
        anna(&site.store, false);
        let client = signed_in(site);
        let changes = changes();
        assert!(changes.len() > 10, "{changes:?}");
        for path in &changes {
            let own = client.clone().get("/account").hidden("csrf").expect("a token");
            let body = format!("csrf={own}");
            for from in [
                vec![],
                vec![("sec-fetch-site", "cross-site")],
                vec![("sec-fetch-site", "same-site")],
                vec![("sec-fetch-site", "none"), ("origin", "http://talon.test")],
                vec![("origin", "null")],
                vec![("origin", "http://evil.example")],
                vec![("origin", "http://talon.test.evil.example")],
                vec![("referer", "http://evil.example/http://talon.test/")],
                vec![("sec-fetch-site", "cross-site"), ("origin", "http://talon.test")],
            ] {
                let headers = [from.clone(), vec![FORM]].concat();
                let answer = client.clone().send("POST", path, &headers, body.as_bytes());
                assert_eq!(answer.status, 403, "{path} {from:?}");
            }
        }
        assert_eq!(client.clone().get("/account").status, 200, "the session is still there");
    });
}

#[test]
fn no_change_is_made_without_the_token_of_its_session() {
    on_each_site(|site| {
        anna(&site.store, false);
        let (client, other) = (signed_in(site), signed_in(site));
        let foreign = other.clone().get("/account").hidden("csrf").expect("a token");
        for path in changes().iter().filter(|path| *path != "/preferences") {
            let foreign = format!("csrf={foreign}");
            for body in ["", "csrf=", "csrf=x", &foreign] {
                let headers = [FORM, ("sec-fetch-site", "same-origin")];
                let answer = client.clone().send("POST", path, &headers, body.as_bytes());
                assert_eq!(answer.status, 403, "{path} {body}");
            }
            let headers = [("content-type", "text/plain"), ("sec-fetch-site", "same-origin")];
            assert_eq!(
                client.clone().send("POST", path, &headers, b"csrf=x").status,
                403,
                "{path}"
            );
        }
        assert_eq!(client.clone().get("/account").status, 200, "the session is still there");
    });
}
