//! The log: every act leaves its entry in the same transaction, and everyone reads what they may read.

use talon_store::audit;

use super::people::{Who, browser, send, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};

#[test]
fn an_owner_reads_who_did_what_and_nobody_else_does() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        let activity = format!("/clubs/one/members/{}/activity", town.guest);
        assert_eq!(send(&mut owner, &activity, &[("on", "0")]).status, 303);
        browser(site, Who::Acting);
        let page = owner.get("/clubs/one/audit").text();
        for words in [
            "Member deactivated",
            "Guest of One",
            "Club added",
            "command line",
            "asked by the owner",
        ] {
            assert!(page.contains(words), "{words}: {page}");
        }
        assert!(!page.contains("Guest of Two"), "{page}");
        for who in Who::ALL.into_iter().filter(|who| *who != Who::Owner) {
            let status = browser(site, who).get("/clubs/one/audit").status;
            assert_eq!(status, if who == Who::Visitor { 401 } else { 403 }, "{who:?}");
        }
        assert_eq!(owner.get("/clubs/two/audit").status, 403);
    });
}

#[test]
fn everyone_reads_their_own_log_and_an_admin_that_of_the_site() {
    on_each_site(|site| {
        town(site);
        let mut member = browser(site, Who::Member);
        let own = member.get("/account/audit").text();
        assert!(own.contains("Signed in") && own.contains("Joined the club"), "{own}");
        assert_eq!(site.client().get("/account/audit").status, 401);
        let wrong = [("email", "member@example.org"), ("password", "not the right one")];
        assert_eq!(site.client().submit("/sign-in", &wrong).status, 422);
        assert!(member.get("/account/audit").text().contains("Sign-in refused"));
        let mut stranger = browser(site, Who::Stranger);
        assert!(!stranger.get("/account/audit").text().contains("Sign-in refused"));
        let mut admin = browser(site, Who::Admin);
        assert!(admin.get("/site/audit").text().contains("Account added"));
        for who in [Who::Visitor, Who::Member, Who::Owner] {
            let status = browser(site, who).get("/site/audit").status;
            assert_eq!(status, if who == Who::Visitor { 401 } else { 403 }, "{who:?}");
        }
    });
}

#[test]
fn a_log_has_pages() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        let activity = format!("/clubs/one/members/{}/activity", town.guest);
        for n in 0..56 {
            let on = if n % 2 == 0 { "0" } else { "1" };
            assert_eq!(send(&mut owner, &activity, &[("on", on)]).status, 303);
        }
        let first = owner.get("/clubs/one/audit").text();
        let at = first.find("/clubs/one/audit?before=").expect("an older page");
        let older = owner.get(first[at..].split('"').next().expect("its end")).text();
        assert!(!first.contains("Club added") && older.contains("Club added"), "{older}");
    });
}

#[test]
fn what_is_not_done_leaves_no_entry_and_the_chain_holds() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let town = town(&site);
        let mut member = browser(&site, Who::Member);
        let last = || {
            let last: Result<_, talon_store::StoreError> = site.store.read(audit::last);
            last.expect("an entry").id
        };
        let before = last();
        let activity = format!("/clubs/one/members/{}/activity", town.guest);
        assert_eq!(send(&mut member, &activity, &[("on", "0")]).status, 404);
        assert_eq!(send(&mut member, "/clubs/one/settings", &[("name", "x")]).status, 400);
        assert_eq!(last(), before);
        let (count, broken) = site.store.read(audit::verify).expect("the chain");
        assert!(count > 15 && broken.is_none(), "{count} {broken:?}");
        #[derive(diesel::QueryableByName)]
        struct Row {
            #[diesel(sql_type = diesel::sql_types::Text)]
            detail: String,
        }
        for row in backend.ask::<Row>("SELECT detail FROM audit") {
            let names = ["Guest", "Anna", "example.org"];
            assert!(names.iter().all(|name| !row.detail.contains(name)), "{}", row.detail);
        }
    }
}

#[test]
fn times_are_those_of_the_club_and_its_zone_is_said_once() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        let mut owner = browser(&site, Who::Owner);
        // Another hour in summer than in winter, and near midnight another day.
        backend.behind_the_back("UPDATE audit SET happened_at = '2026-07-01 22:30:00' WHERE id = 1");
        let page = owner.get("/clubs/one/audit").text();
        assert_eq!(page.matches("Europe/Budapest").count(), 1, "{page}");
        assert!(page.contains("2 Jul 2026 00:30</time>"), "{page}");
        let own = browser(&site, Who::Admin).get("/site/audit").text();
        assert_eq!(own.matches("UTC").count(), 1, "{own}");
    }
}
