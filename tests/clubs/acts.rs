//! The switch by which a site admin looks after a club: with a reason, for a while, in one club, and only to look.

use super::people::{Who, browser, entry, send, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};

#[test]
fn an_admin_sees_what_is_private_with_the_switch_only_and_changes_nothing() {
    on_each_site(|site| {
        let town = town(site);
        let guest = format!("/clubs/one/members/{}", town.guest);
        let mut admin = browser(site, Who::Admin);
        assert_eq!(admin.get("/clubs/one/members").status, 403);
        assert_eq!(admin.get(&guest).status, 404);
        let silent = send(&mut admin, "/clubs/one/act", &[("on", "1"), ("reason", " ")]);
        assert_eq!(silent.status, 422);
        assert!(silent.text().contains("href=\"#reason\""), "{}", silent.text());
        assert_eq!(
            send(&mut admin, "/clubs/one/act", &[("on", "1"), ("reason", "a complaint")]).status,
            303
        );
        assert!(admin.get("/clubs/one/members").text().contains("Guest of One"));
        assert!(admin.get(&guest).text().contains("You are managing this club"));
        assert_eq!(admin.get("/clubs/two/members").status, 403, "in that club only");
        let changed = [("name", "x"), ("alias", ""), ("shown", "full"), ("email", "")];
        assert_eq!(send(&mut admin, &guest, &changed).status, 404);
        assert_eq!(send(&mut admin, "/clubs/one/act", &[("on", "0")]).status, 303);
        assert_eq!(admin.get("/clubs/one/members").status, 403);
        for who in [Who::Visitor, Who::Member, Who::Owner] {
            let status = send(
                &mut browser(site, who),
                "/clubs/one/act",
                &[("on", "1"), ("reason", "x")],
            )
            .status;
            assert_eq!(status, if who == Who::Visitor { 401 } else { 403 }, "{who:?}");
        }
    });
}

#[test]
fn the_switch_goes_off_by_itself_and_with_the_right_to_it() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        entry(&site.store, "one", "Somebody");
        let mut acting = browser(&site, Who::Acting);
        assert_eq!(acting.get("/clubs/one/members").status, 200);
        backend.behind_the_back("UPDATE auth_sessions SET acting_until = '2026-01-01 00:00:00'");
        assert_eq!(acting.get("/clubs/one/members").status, 403);
        let mut acting = browser(&site, Who::Acting);
        let admin = if backend.is_sqlite() { "0" } else { "FALSE" };
        backend.behind_the_back(&format!(
            "UPDATE users SET is_admin = {admin} WHERE email LIKE 'acting%'"
        ));
        assert_eq!(acting.get("/clubs/one/members").status, 403);
    }
}
