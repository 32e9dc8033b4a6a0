//! A new club: its first page leads to the first round, and whoever runs it finds the way from the menu.

use super::people::{Who, browser, send, tournament, town};
use crate::harness::site::on_each_site;

#[test]
fn the_first_page_of_a_new_club_leads_to_its_first_round() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        let key = admin.get("/clubs/new").hidden("key").expect("a key");
        let owner = Who::Owner.mail();
        let club = [
            ("name", "Club Three"),
            ("slug", "three"),
            ("timezone", "Europe/Belgrade"),
            ("language", "en"),
            ("owner", owner.as_str()),
            ("key", key.as_str()),
        ];
        assert_eq!(send(&mut admin, "/clubs/new", &club).status, 303);
        let mut owner = browser(site, Who::Owner);
        let page = owner.get("/clubs/three").text();
        let next = |page: &str, href: &str| page.contains(&format!("<a class=\"btn go\" href=\"{href}\">"));
        assert!(
            page.contains("Three steps to the first round.") && next(&page, "/clubs/three/members/import"),
            "{page}"
        );
        assert!(!page.contains("/direct"), "nothing can be started yet: {page}");
        for name in ["Ana Anić", "Bea Bek"] {
            let added = send(
                &mut owner,
                "/clubs/three/members",
                &[
                    ("name", name),
                    ("alias", ""),
                    ("shown", ""),
                    ("email", ""),
                    ("key", name),
                ],
            );
            assert_eq!(added.status, 303, "{}", added.text());
        }
        let page = owner.get("/clubs/three").text();
        assert!(
            page.contains("3 members") && next(&page, "/clubs/three/tournaments/new"),
            "{page}"
        );
        let id = tournament(&site.store, "three", 0);
        let page = owner.get("/clubs/three").text();
        assert!(next(&page, &format!("/tournaments/{id}")), "{page}");
        for who in [Who::Visitor, Who::Member] {
            let page = browser(site, who).get("/clubs/three").text();
            assert!(!page.contains("Three steps"), "{page}");
        }
        tournament(&site.store, "three", 6);
        let page = owner.get("/clubs/three").text();
        assert!(!page.contains("Three steps"), "a round was published: {page}");
    });
}

#[test]
fn the_steps_are_told_in_the_language_of_the_club() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        let key = admin.get("/clubs/new").hidden("key").expect("a key");
        let owner = Who::Owner.mail();
        let club = [
            ("name", "Kártyakör"),
            ("slug", "kor"),
            ("timezone", "Europe/Budapest"),
            ("language", "hu"),
            ("owner", owner.as_str()),
            ("key", key.as_str()),
        ];
        assert_eq!(send(&mut admin, "/clubs/new", &club).status, 303);
        let page = browser(site, Who::Owner).get("/clubs/kor").text();
        let steps = page
            .split("<section class=\"panel\" lang=\"hu\">")
            .nth(1)
            .expect("the steps");
        for key in ["club-steps", "club-step-members"] {
            assert!(steps.contains(&*talon_text::Lang::Hu.t(key)), "{steps}");
        }
    });
}

#[test]
fn who_runs_a_club_finds_members_and_tournaments_from_the_list_of_clubs() {
    on_each_site(|site| {
        town(site);
        let list = browser(site, Who::Owner).get("/clubs").text();
        for href in ["/clubs/one/members/import", "/clubs/one/tournaments/new"] {
            assert!(list.contains(&format!("href=\"{href}\"")), "{list}");
        }
        for who in [Who::Visitor, Who::Member] {
            let list = browser(site, who).get("/clubs").text();
            assert!(!list.contains("members/import"), "{list}");
        }
    });
}
