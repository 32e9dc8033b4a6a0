//! How often a password may be tried, from one address and for one account, and that its owner still gets in.

use std::time::Instant;

use super::people::{MAIL, PASSWORD, account, anna};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, encode};

const WRONG: &str = "not the right one";

/// A site with limits, behind a proxy that says from where someone comes.
fn site(backend: &Backend) -> Site {
    let site = Site::with(&backend.open(), |config| {
        config.rate_limits = true;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    });
    anna(&site.store, false);
    site
}

/// One try from an address, in a browser that keeps its cookies.
fn attempt(client: &mut Client, from: &str, email: &str, password: &str) -> Answer {
    let origin = [("x-forwarded-for", from)];
    let token = client
        .send("GET", "/sign-in", &origin, b"")
        .hidden("csrf")
        .expect("a token");
    client.post_from(
        from,
        "/sign-in",
        &[("email", email), ("password", password), ("csrf", &token)],
    )
}

#[test]
fn an_account_that_is_guessed_from_everywhere_is_shut_to_all_but_its_owner() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        let mut owner = site.client();
        assert_eq!(attempt(&mut owner, "192.0.2.1", MAIL, PASSWORD).status, 303);
        let before = site.passwords.hashed();
        let statuses: Vec<u16> = (0..40)
            .map(|n| attempt(&mut site.client(), &format!("198.51.100.{n}"), MAIL, WRONG).status)
            .collect();
        let checked = statuses.iter().filter(|status| **status == 422).count();
        assert_eq!((checked, &statuses[..10]), (10, &[422; 10][..]));
        assert!(statuses[10..].iter().all(|status| *status == 429));
        assert_eq!(site.passwords.hashed() - before, 10);
        // Even the right password is of no use from where nobody has signed in before.
        assert_eq!(attempt(&mut site.client(), "198.51.100.99", MAIL, PASSWORD).status, 429);
        owner.cookies.remove("talon");
        assert_eq!(attempt(&mut owner, "192.0.2.1", MAIL, PASSWORD).status, 303);
        assert_eq!(
            attempt(&mut site.client(), "198.51.100.99", "bela@example.org", WRONG).status,
            422
        );
    }
}

#[test]
fn a_known_browser_has_tries_of_its_own_but_not_without_end() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        account(&site.store, "bela@example.org", false);
        let mut known = site.client();
        assert_eq!(attempt(&mut known, "192.0.2.1", MAIL, PASSWORD).status, 303);
        known.cookies.remove("talon");
        let cookie = known.cookies["talon-device"].clone();
        assert!((0..10).all(|_| attempt(&mut known, "192.0.2.1", MAIL, WRONG).status == 422));
        assert_eq!(attempt(&mut known, "192.0.2.1", MAIL, PASSWORD).status, 429);
        // Whoever has signed in as Anna is nobody special to Béla.
        let name = |email: &str, cookie: &str| {
            talon_service::account::try_name(&site.store, email, Some(cookie)).expect("a name")
        };
        assert_eq!(name("bela@example.org", &cookie), "bela@example.org");
        assert!(name(MAIL, &cookie).starts_with("anna@example.org in the browser "));
        let (nonce, seal) = cookie.split_once('.').expect("two parts");
        for forged in [
            format!("{nonce}.{nonce}"),
            format!("{nonce}AAAA.{seal}"),
            "x".into(),
            ".".into(),
        ] {
            assert_eq!(name(MAIL, &forged), MAIL, "{forged}");
        }
        site.store
            .write(|db| talon_store::users::set_password(db, talon_store::UserId(1), "new"))
            .expect("set");
        assert_eq!(name(MAIL, &cookie), MAIL);
    }
}

#[test]
fn one_address_may_not_try_one_account_after_the_other() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        let began = Instant::now();
        let mut tried = 0;
        while attempt(
            &mut site.client(),
            "192.0.2.7",
            &format!("nobody{tried}@example.org"),
            WRONG,
        )
        .status
            == 422
        {
            tried += 1;
            // Every six seconds one more is let through, however slowly the others were answered.
            assert!(tried <= 31 + began.elapsed().as_secs() / 6, "{tried}");
        }
        assert!(tried >= 30, "{tried}");
        let answer = attempt(&mut site.client(), "192.0.2.7", MAIL, PASSWORD);
        assert_eq!(answer.status, 429);
        let wait: u64 = answer.header("retry-after").expect("a time").parse().expect("seconds");
        assert!((1..=61).contains(&wait), "{wait}");
        assert!(answer.header("content-security-policy").is_some());
        assert_eq!(attempt(&mut site.client(), "192.0.2.8", MAIL, PASSWORD).status, 303);
    }
}

#[test]
fn signing_in_rightly_costs_nothing() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        for n in 0..15 {
            let from = format!("192.0.2.{}", n % 5);
            assert_eq!(attempt(&mut site.client(), &from, MAIL, PASSWORD).status, 303);
        }
    }
}

#[test]
fn nothing_but_the_right_password_makes_the_wrong_ones_forgotten() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        let mut thief = site.client();
        assert_eq!(attempt(&mut thief, "192.0.2.1", MAIL, PASSWORD).status, 303);
        let csrf = thief.get("/account").hidden("csrf").expect("a token");
        let mut ask = |label: &str, password: &str| {
            let form = [
                ("label", label),
                ("scopes", "read"),
                ("token-password", password),
                ("csrf", csrf.as_str()),
            ];
            let answer = thief.post("/account/tokens", &form);
            (answer.status, answer.text().contains("<code>talon_"))
        };
        let before = site.passwords.hashed();
        let mut wrong = Vec::new();
        for n in 0..15 {
            // A label that is wanting is found before the password is looked at; and whoever has just signed in need
            // not type it again.
            let free = if n % 2 == 0 { ask("", WRONG) } else { ask("script", "") };
            assert!(free == (422, false) || free == (200, true) || n >= 10, "{n}: {free:?}");
            wrong.push(ask("script", WRONG).0);
        }
        assert_eq!((&wrong[..10], &wrong[10..]), (&[422; 10][..], &[429; 5][..]));
        assert_eq!(site.passwords.hashed() - before, 10);
    }
}

#[test]
fn the_right_password_makes_the_wrong_ones_before_it_forgotten() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        let mut owner = site.client();
        assert_eq!(attempt(&mut owner, "192.0.2.1", MAIL, PASSWORD).status, 303);
        let csrf = owner.get("/account").hidden("csrf").expect("a token");
        let mut ask = |password: &str| {
            let form = [
                ("label", "a"),
                ("scopes", "read"),
                ("token-password", password),
                ("csrf", &*csrf),
            ];
            owner.post("/account/tokens", &form).status
        };
        for _ in 0..2 {
            assert_eq!((0..6).map(|_| ask(WRONG)).collect::<Vec<_>>(), [422; 6]);
            assert_eq!(ask(PASSWORD), 200);
        }
    }
}

#[test]
fn a_client_that_adds_lines_of_its_own_steps_past_no_limit() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = site(&backend);
        let statuses: Vec<u16> = (0..40)
            .map(|n| {
                // What the client has made up, and what two proxies wrote behind it.
                let (made_up, mail) = (format!("198.51.100.{n}"), format!("nobody{n}@example.org"));
                let origin = [
                    ("x-forwarded-for", made_up.as_str()),
                    ("x-forwarded-for", "192.0.2.7:4711, 127.0.0.2"),
                ];
                let mut client = site.client();
                let token = client
                    .send("GET", "/sign-in", &origin, b"")
                    .hidden("csrf")
                    .expect("a token");
                let form = encode(&[("email", &*mail), ("password", WRONG), ("csrf", &token)]);
                let kind = [
                    ("content-type", "application/x-www-form-urlencoded"),
                    ("sec-fetch-site", "same-origin"),
                ];
                client
                    .send("POST", "/sign-in", &[&origin[..], &kind].concat(), form.as_bytes())
                    .status
            })
            .collect();
        assert_eq!((&statuses[..30], statuses[39]), (&[422; 30][..], 429), "{statuses:?}");
        // Another one behind the same proxies has their own attempts.
        assert_eq!(
            attempt(&mut site.client(), "192.0.2.8", "bela@example.org", WRONG).status,
            422
        );
    }
}
