//! The accounts of the site, for whoever runs it: found, locked, opened and signed out, and nobody's address told.

use talon_store::{StoreError, audit};

use crate::accounts::people::PASSWORD;
use crate::clubs::people::{Who, browser, send, signed_in, town, user};
use crate::harness::site::{Site, on_each_site};

const HERE: &str = "/site/accounts";

fn page(site: &Site, who: Who) -> String {
    format!("{HERE}/{}", user(&site.store, &who.mail()))
}

fn last(site: &Site) -> String {
    let read: Result<_, StoreError> = site.store.read(audit::last);
    read.expect("an entry").action
}

#[test]
fn an_administrator_locks_an_account_and_ends_its_sessions_on_a_page() {
    on_each_site(|site| {
        town(site);
        let (mut admin, mut member) = (browser(site, Who::Admin), browser(site, Who::Member));
        let here = page(site, Who::Member);
        assert_eq!(member.get("/account").status, 200);
        let ended = send(&mut admin, &here, &[("do", "end")]);
        assert_eq!(
            ended.header("location"),
            Some("/site/accounts?done=ended"),
            "{}",
            ended.text()
        );
        assert_eq!(member.get("/account").status, 401, "on the next request");
        let mut member = browser(site, Who::Member);
        assert_eq!(send(&mut admin, &here, &[("do", "lock")]).status, 303);
        assert_eq!(last(site), "lock_account");
        assert_eq!(member.get("/account").status, 401);
        let mail = Who::Member.mail();
        let form = [("email", mail.as_str()), ("password", PASSWORD)];
        assert_eq!(site.client().submit("/sign-in", &form).status, 422);
        assert!(admin.get(&format!("{HERE}?find={mail}")).text().contains("locked"));
        assert_eq!(send(&mut admin, &here, &[("do", "open")]).status, 303);
        assert_eq!(signed_in(site, &mail).get("/account").status, 200);
        for (who, denied) in [(Who::Visitor, 401), (Who::Member, 403), (Who::Owner, 403)] {
            let mut client = browser(site, who);
            assert_eq!(client.get(HERE).status, denied, "{who:?}");
            assert_eq!(send(&mut client, &here, &[("do", "lock")]).status, denied, "{who:?}");
        }
        assert_eq!(send(&mut admin, &here, &[("do", "erase")]).status, 400);
        assert_eq!(send(&mut admin, "/site/accounts/999999", &[("do", "lock")]).status, 404);
    });
}

#[test]
fn accounts_are_found_by_name_or_whole_address_and_no_address_is_told() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        let all = admin.get(HERE).text();
        assert!(
            all.contains("m…@example.org") && !all.contains(&Who::Member.mail()),
            "{all}"
        );
        let one = admin
            .get(&format!("{HERE}?find={}", Who::Member.mail().to_uppercase()))
            .text();
        assert!(one.contains("One account"), "{one}");
        assert!(
            admin
                .get(&format!("{HERE}?find=member@"))
                .text()
                .contains("No accounts found")
        );
    });
}

#[test]
fn nobody_locks_himself_or_the_last_who_looks_after_a_club() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        for (who, why) in [
            (Who::Admin, "your own account"),
            (Who::Owner, "This person is the only active"),
        ] {
            let refused = send(&mut admin, &page(site, who), &[("do", "lock")]);
            assert!(
                refused.status == 409 && refused.text().contains(why),
                "{who:?}: {}",
                refused.text()
            );
        }
        assert_eq!(browser(site, Who::Owner).get("/clubs/one/settings").status, 200);
    });
}
