//! The list of a club: who sees it, under which names, and who adds to it.

use chrono::Utc;
use talon_service::clubs::{TypedEntry, add_entry, set_active};
use talon_service::tournaments::EnterGuest;

use super::people::{CLI, Who, browser, entry, send, town};
use super::sign_up::evening;
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};

fn publish(site: &Site) {
    let mut owner = browser(site, Who::Owner);
    let form = [
        ("name", "Club One"),
        ("logo_text", ""),
        ("about", ""),
        ("timezone", "Europe/Budapest"),
        ("language", "en"),
        ("game", ""),
        ("members_public", "1"),
    ];
    assert_eq!(send(&mut owner, "/clubs/one/settings", &form).status, 200);
}

fn add(site: &Site, name: &str, alias: &str, shown: &str) {
    let typed = TypedEntry {
        name,
        alias,
        shown,
        email: "secret@example.org",
        ..TypedEntry::default()
    };
    add_entry(&site.store, &CLI, "one", &typed, None, Utc::now()).expect("an entry");
}

#[test]
fn the_public_sees_the_names_that_were_chosen_and_the_club_sees_whole_ones() {
    on_each_site(|site| {
        town(site);
        add(site, "Whole Walter", "", "full");
        add(site, "Short Sandor", "", "short");
        add(site, "Hidden Helga", "Queen of Hearts", "alias");
        add(site, "Nameless Nandor", "", "alias");
        assert_eq!(
            site.client().get("/clubs/one/members").status,
            401,
            "lists are closed at first"
        );
        assert!(!site.client().get("/clubs/one").text().contains("Walter"));
        publish(site);
        let public = site.client().get("/clubs/one/members").text();
        for there in ["Whole Walter", "Short S.", "Queen of Hearts", "Player "] {
            assert!(public.contains(there), "{there}: {public}");
        }
        for hidden in ["Sandor", "Helga", "Nandor", "secret@example.org", "Guest of One"] {
            assert!(!public.contains(hidden), "{hidden}: {public}");
            let found = site
                .client()
                .get(&format!("/clubs/one/members?name={}", hidden.replace(' ', "+")));
            let links = |page: &str| page.matches("/clubs/one/members/").count();
            assert_eq!(links(&found.text()), links(&public), "a search tells {hidden}");
        }
        let member = browser(site, Who::Member).get("/clubs/one/members").text();
        assert!(
            member.contains("Hidden Helga") && member.contains("publicly: Queen of Hearts"),
            "{member}"
        );
        assert!(!member.contains("secret@example.org"), "{member}");
        let owner = browser(site, Who::Owner).get("/clubs/one/members").text();
        assert!(owner.contains("secret@example.org"), "{owner}");
        assert!(
            browser(site, Who::Acting)
                .get("/clubs/one/members")
                .text()
                .contains("secret@example.org")
        );
        assert!(
            !browser(site, Who::Admin)
                .get("/clubs/one/members")
                .text()
                .contains("Helga")
        );
    });
}

#[test]
fn an_owner_adds_members_and_guests_once_however_often_the_form_is_sent() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let key = owner.get("/clubs/one/members").hidden("key").expect("a key");
        let form = [
            ("name", "Új Tag"),
            ("alias", ""),
            ("shown", ""),
            ("email", "uj@example.org"),
            ("is_guest", "1"),
            ("key", key.as_str()),
        ];
        for _ in 0..2 {
            let answer = send(&mut owner, "/clubs/one/members", &form);
            assert_eq!(
                answer.header("location"),
                Some("/clubs/one/members?done=added"),
                "{}",
                answer.text()
            );
        }
        let page = owner.get("/clubs/one/members?name=uj+tag").text();
        assert_eq!(page.matches(">Új Tag</a>").count(), 1, "{page}");
        assert!(
            page.contains("publicly: Player "),
            "a guest is shown by a number: {page}"
        );
        let other = [("name", "Another"), form[1], form[2], form[3], form[5]];
        assert_eq!(send(&mut owner, "/clubs/one/members", &other).status, 409);
        let wrong = [
            ("name", " "),
            ("alias", "Kept alias"),
            form[2],
            ("email", "no mail"),
            form[5],
        ];
        let answer = send(&mut owner, "/clubs/one/members", &wrong);
        assert_eq!(answer.status, 422);
        assert!(answer.text().contains("Kept alias") && answer.text().contains("<details class=\"group\" open>"));
        for who in Who::ALL.into_iter().filter(|who| *who != Who::Owner) {
            let status = send(&mut browser(site, who), "/clubs/one/members", &form).status;
            assert_eq!(status, if who == Who::Visitor { 401 } else { 403 }, "{who:?}");
        }
    });
}

#[test]
fn a_long_list_has_pages_and_deactivated_entries_are_for_owners() {
    on_each_site(|site| {
        town(site);
        for n in 0..60 {
            entry(&site.store, "one", &format!("Series {n:02}"));
        }
        let gone = entry(&site.store, "one", "Gone Gergely");
        set_active(&site.store, &CLI, "one", gone, false, Utc::now()).expect("deactivated");
        let mut owner = browser(site, Who::Owner);
        let first = owner.get("/clubs/one/members").text();
        assert!(first.contains("page=2") && !first.contains("Gone Gergely"), "{first}");
        let second = owner.get("/clubs/one/members?page=2").text();
        assert!(second.contains("Series 59") && !second.contains("page=3"), "{second}");
        assert_eq!(owner.get("/clubs/one/members?page=-9999999999").status, 200);
        assert!(
            owner
                .get("/clubs/one/members?show=deactivated")
                .text()
                .contains("Gone Gergely")
        );
        let mut member = browser(site, Who::Member);
        assert!(
            !member
                .get("/clubs/one/members?show=deactivated")
                .text()
                .contains("Gone Gergely")
        );
        assert_eq!(member.get(&format!("/clubs/one/members/{gone}")).status, 404);
        assert_eq!(owner.get(&format!("/clubs/one/members/{gone}")).status, 200);
    });
}

#[test]
fn the_list_of_clubs_counts_members_and_no_guests() {
    on_each_site(|site| {
        let town = town(site);
        let count = || {
            let page = site.client().get("/clubs").text();
            let row = page.split("href=\"/clubs/one\"").nth(1).expect("the club").to_owned();
            let words = row.split(" member").next().expect("a number").to_owned();
            words
                .rsplit(|sign: char| !sign.is_ascii_digit())
                .next()
                .map(str::to_owned)
        };
        let before = count();
        assert!(before.as_ref().is_some_and(|count| !count.is_empty()), "{before:?}");
        let guest = EnterGuest {
            name: "Guest Only",
            here: false,
        };
        let id = evening(site, &town);
        request(&site.store, &CLI, id, Utc::now()).act(guest).expect("a guest");
        assert_eq!(count(), before);
        add(site, "Member Too", "", "full");
        assert_ne!(count(), before);
    });
}
