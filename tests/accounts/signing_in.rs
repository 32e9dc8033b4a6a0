//! Signing in and out, and what a form needs besides the right words.

use chrono::Utc;
use talon_service::Actor;
use talon_service::account::lock_user;
use talon_store::users::{self, NewUser};

use super::people::{MAIL, PASSWORD, account, anna, signed_in};
use crate::harness::site::{Client, encode, on_each_site};

#[test]
fn people_who_sign_in_are_led_back_and_known() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = site.client();
        let form = [
            ("email", " ANNA@example.org "),
            ("password", PASSWORD),
            ("next", "/rules/ulti"),
        ];
        let answer = client.submit("/sign-in", &form);
        assert_eq!((answer.status, answer.header("location")), (303, Some("/rules/ulti")));
        let cookie = answer
            .headers
            .iter()
            .find(|(_, value)| value.starts_with("talon="))
            .expect("a cookie");
        assert!(
            cookie.1.contains("HttpOnly") && cookie.1.contains("SameSite=Lax"),
            "{}",
            cookie.1
        );
        let page = client.get("/account");
        assert_eq!((page.status, page.header("cache-control")), (200, Some("no-store")));
        assert!(page.text().contains("anna@example.org"));
        assert_eq!(site.client().get("/account").status, 401);
        let missing = client.get("/no-such-page");
        assert_eq!(missing.status, 404);
        assert!(
            missing.text().contains("href=\"/account\"") && !missing.text().contains("href=\"/sign-in"),
            "nobody who is signed in is asked to sign in: {}",
            missing.text()
        );
        assert!(site.client().get("/no-such-page").text().contains("href=\"/sign-in"));
    });
}

#[test]
fn a_wrong_password_and_an_unknown_address_are_told_the_same() {
    on_each_site(|site| {
        anna(&site.store, false);
        let said = |email: &str| {
            let answer = site
                .client()
                .submit("/sign-in", &[("email", email), ("password", "not the right one")]);
            assert!(!answer.text().contains("not the right one"));
            let text = answer.text().replace(email, "");
            let token = answer.hidden("csrf").expect("a token");
            (answer.status, text.replace(&token, ""))
        };
        let known = said(MAIL);
        assert_eq!(known.0, 422);
        assert!(known.1.contains("Wrong email or password"));
        assert_eq!(known, said("nobody@example.org"));
    });
}

#[test]
fn whether_an_account_exists_is_not_told_by_the_time_either() {
    on_each_site(|site| {
        anna(&site.store, false);
        let user = NewUser {
            email: "invited@example.org",
            name: "Invited",
            password_hash: None,
            is_admin: false,
            language: "en",
            created_at: Utc::now().into(),
        };
        site.store
            .write(|db| users::insert(db, &user))
            .expect("an account without a password");
        account(&site.store, "locked@example.org", false);
        lock_user(&site.store, &Actor::CommandLine, "locked@example.org", true, Utc::now()).expect("locked");
        for email in [
            MAIL,
            "nobody@example.org",
            "invited@example.org",
            "locked@example.org",
            "",
        ] {
            let before = site.passwords.hashed();
            let answer = site
                .client()
                .submit("/sign-in", &[("email", email), ("password", "not right")]);
            // Hashing is what takes the time: it is done once, whoever is asked for.
            assert_eq!((answer.status, site.passwords.hashed() - before), (422, 1), "{email}");
        }
    });
}

#[test]
fn a_session_planted_before_is_dead_afterwards() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = site.client();
        client.cookies.insert("talon".into(), "planted".into());
        client.submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)]);
        let first = client.cookies["talon"].clone();
        assert_ne!(first, "planted");
        client.submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)]);
        assert_ne!(client.cookies["talon"], first);
        let mut old = site.client();
        for token in ["planted", &first] {
            old.cookies.insert("talon".into(), token.into());
            assert_eq!(old.get("/account").status, 401, "{token}");
        }
    });
}

#[test]
fn signing_out_ends_the_session_on_the_server() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let mut copy = client.clone();
        let token = client.get("/account").hidden("csrf").expect("a token");
        let answer = client.post("/sign-out", &[("csrf", &token)]);
        assert_eq!(answer.status, 303);
        // Not the storage: what could not be sent yet is there, and the page that follows clears the rest.
        assert_eq!(answer.header("clear-site-data"), Some("\"cache\""));
        let after = client.get(answer.header("location").expect("a page")).text();
        assert!(after.contains("/static/signed-out"), "{after}");
        assert!(!client.get("/sign-in").text().contains("signed-out"));
        assert!(!client.cookies.contains_key("talon"));
        assert_eq!(copy.get("/account").status, 401);
    });
}

fn try_from(client: &mut Client, headers: &[(&str, &str)], token: Option<&str>) -> u16 {
    let mut form = vec![("name", "Anna B."), ("language", "hu")];
    form.extend(token.map(|token| ("csrf", token)));
    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
    all.extend(headers);
    client
        .send("POST", "/account/profile", &all, encode(&form).as_bytes())
        .status
}

#[test]
fn a_change_needs_the_token_of_its_session_and_a_page_of_this_site() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let own = client.get("/account").hidden("csrf").expect("a token");
        let other = signed_in(site).get("/account").hidden("csrf").expect("a token");
        let ours = [("sec-fetch-site", "same-origin")];
        assert_eq!(try_from(&mut client, &ours, None), 403);
        assert_eq!(try_from(&mut client, &ours, Some("")), 403);
        assert_eq!(try_from(&mut client, &ours, Some(&other)), 403);
        assert_eq!(
            try_from(&mut client, &[("sec-fetch-site", "cross-site")], Some(&own)),
            403
        );
        assert_eq!(
            try_from(&mut client, &[("origin", "http://evil.example")], Some(&own)),
            403
        );
        assert_eq!(try_from(&mut client, &[], Some(&own)), 403);
        let bearer = [("authorization", "Bearer x"), ("sec-fetch-site", "cross-site")];
        assert_eq!(try_from(&mut client, &bearer, None), 403);
        assert!(client.get("/account").text().contains("value=\"Anna\""));

        assert_eq!(
            try_from(&mut client, &[("origin", "http://talon.test")], Some(&own)),
            200
        );
        assert_eq!(try_from(&mut client, &[ours[0], ("x-csrf-token", &own)], None), 200);
        assert!(client.get("/account").text().contains("value=\"Anna B.\""));
    });
}

#[test]
fn a_form_before_signing_in_is_tied_to_its_browser() {
    on_each_site(|site| {
        anna(&site.store, false);
        let form = [("email", MAIL), ("password", PASSWORD)];
        assert_eq!(site.client().post("/sign-in", &form).status, 403);
        let foreign = site.client().get("/sign-in").hidden("csrf").expect("a token");
        let mut client = site.client();
        client.get("/sign-in");
        assert_eq!(
            client.post("/sign-in", &[form[0], form[1], ("csrf", &foreign)]).status,
            403
        );
        assert_eq!(client.submit("/sign-in", &form).status, 303);
    });
}

#[test]
fn a_new_password_ends_every_other_session() {
    on_each_site(|site| {
        anna(&site.store, false);
        let (mut here, mut there) = (signed_in(site), signed_in(site));
        let before = here.cookies["talon"].clone();
        let wrong = [("current", "wrong"), ("password", "eight ducks on the lake")];
        assert_eq!(here.submit("/account", &[]).status, 405);
        let token = here.get("/account").hidden("csrf").expect("a token");
        let send = |client: &mut Client, pairs: &[(&str, &str)]| {
            let mut form = pairs.to_vec();
            form.push(("csrf", &token));
            client.post("/account/password", &form).status
        };
        assert_eq!(send(&mut here, &wrong), 422);
        assert_eq!(
            send(&mut here, &[("current", PASSWORD), ("password", "password12")]),
            422
        );
        assert_eq!(send(&mut here, &[("current", PASSWORD), wrong[1]]), 303);
        assert_ne!(here.cookies["talon"], before);
        assert_eq!((here.get("/account").status, there.get("/account").status), (200, 401));
    });
}
