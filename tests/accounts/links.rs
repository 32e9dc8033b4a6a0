//! Invitations, resets and the first account: once, in time, and for what they were made.

use chrono::{TimeDelta, Utc};
use talon_service::Actor;
use talon_service::account::{first_admin_link, lock_user, make_invite, make_reset};
use talon_service::clubs::{ClubToAdd, add_account, add_club};
use talon_service::config::Config;

use super::people::{MAIL, PASSWORD, anna, signed_in};
use crate::harness::site::on_each_site;

const NEW: &str = "eight ducks on the lake";
const CLI: Actor = Actor::CommandLine;

#[test]
fn an_invitation_makes_one_account_and_no_other() {
    on_each_site(|site| {
        let club = ClubToAdd {
            slug: "wednesday",
            name: "Wednesday club",
            timezone: "Europe/Budapest",
            language: "hu",
            owner: None,
        };
        add_club(&site.store, &CLI, &club, None, Utc::now()).expect("a club");
        let link = make_invite(&site.store, &CLI, "bela@example.org", Some("wednesday"), Utc::now()).expect("a link");
        let path = format!("/invite/{link}");
        let mut client = site.client();
        assert!(client.get(&path).text().contains("Wednesday club"));
        let weak = client.submit(&path, &[("name", "Béla Kiss"), ("password", "password12")]);
        assert_eq!(weak.status, 422);
        assert!(weak.text().contains("value=\"Béla Kiss\"") && !weak.text().contains("password12"));
        let more = client.submit(&path, &[("name", "B"), ("password", NEW), ("is_admin", "true")]);
        assert_eq!(more.status, 400);
        assert_eq!(
            client.submit(&path, &[("name", "Béla Kiss"), ("password", NEW)]).status,
            303
        );
        let page = client.get("/account").text();
        assert!(page.contains("bela@example.org") && page.contains("Wednesday club"));
        let again = site.client().get(&path);
        assert_eq!(again.status, 404);
        assert!(again.text().contains("no longer valid"));
    });
}

#[test]
fn a_link_ends_by_itself() {
    on_each_site(|site| {
        anna(&site.store, false);
        let week = Utc::now() - TimeDelta::days(8);
        let invite = make_invite(&site.store, &CLI, "bela@example.org", None, week).expect("a link");
        let hours = Utc::now() - TimeDelta::hours(2);
        let reset = make_reset(&site.store, &CLI, MAIL, hours).expect("a link");
        for path in [
            format!("/invite/{invite}"),
            format!("/reset/{reset}"),
            "/welcome/x".to_owned(),
        ] {
            assert_eq!(site.client().get(&path).status, 404, "{path}");
        }
        assert!(make_invite(&site.store, &CLI, MAIL, None, Utc::now()).is_err());
        assert!(make_invite(&site.store, &Actor::Visitor, "c@example.org", None, Utc::now()).is_err());
    });
}

#[test]
fn a_reset_ends_all_sessions_and_signs_nobody_in() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut before = signed_in(site);
        let older = make_reset(&site.store, &CLI, MAIL, Utc::now()).expect("a link");
        let link = make_reset(&site.store, &CLI, MAIL, Utc::now()).expect("a link");
        assert_eq!(site.client().get(&format!("/reset/{older}")).status, 404);
        let mut client = site.client();
        let answer = client.submit(&format!("/reset/{link}"), &[("password", NEW)]);
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some("/sign-in?done=reset"))
        );
        assert_eq!(
            (client.get("/account").status, before.get("/account").status),
            (401, 401)
        );
        assert_eq!(
            client
                .submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)])
                .status,
            422
        );
        assert_eq!(
            client.submit("/sign-in", &[("email", MAIL), ("password", NEW)]).status,
            303
        );
    });
}

#[test]
fn the_first_admin_comes_by_a_link_that_is_there_only_while_there_is_none() {
    on_each_site(|site| {
        let link = || first_admin_link(&site.store, &Config::default(), Utc::now()).expect("an answer");
        let url = link().expect("a link");
        let path = url
            .strip_prefix("http://127.0.0.1:8080")
            .expect("the address of the settings");
        let mut client = site.client();
        let form = [("email", MAIL), ("name", "Anna"), ("password", PASSWORD)];
        assert_eq!(client.submit(path, &form).status, 303);
        assert_eq!(client.get("/account").status, 200);
        assert_eq!(link(), None);
        assert_eq!(site.client().get(path).status, 404);
        assert!(lock_user(&site.store, &CLI, MAIL, true, Utc::now()).is_err());
    });
}

#[test]
fn a_lock_works_on_the_next_request() {
    on_each_site(|site| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        lock_user(&site.store, &CLI, MAIL, true, Utc::now()).expect("locked");
        assert_eq!(client.get("/account").status, 401);
        assert_eq!(
            client
                .submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)])
                .status,
            422
        );
        lock_user(&site.store, &CLI, MAIL, false, Utc::now()).expect("open");
        signed_in(site);
        assert!(add_account(&site.store, &CLI, "nowhere", MAIL, Utc::now()).is_err());
    });
}
