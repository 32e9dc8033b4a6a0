//! Two entries that are one person: what moves is shown, done in one act, and taken back.

use talon_store::members::{self, Member};
use talon_store::{MemberId, Store, StoreError, audit};

use super::people::{Who, browser, entry, send, town};
use crate::harness::site::{Client, Site, on_each_site};

fn of(store: &Store, id: MemberId) -> Member {
    let read: Result<Member, StoreError> = store.read(|db| members::anywhere(db, id));
    read.expect("an entry")
}

fn page(id: MemberId) -> String {
    format!("/clubs/one/members/{id}/merge")
}

fn merge(client: &mut Client, stays: MemberId, goes: MemberId) -> u16 {
    send(client, &page(stays), &[("goes", &goes.to_string())]).status
}

fn last(site: &Site) -> String {
    let read: Result<_, StoreError> = site.store.read(audit::last);
    read.expect("an entry").action
}

/// Gives an entry a mail address and a number.
fn filled(store: &Store, id: MemberId) {
    let written: Result<(), StoreError> = store.write(|db| {
        let member = members::anywhere(db, id)?;
        let entry = members::MemberChange {
            name: &member.name,
            search_key: &talon_store::search_key(&member.name),
            alias: None,
            shown: member.shown,
            email: Some("guest@example.org"),
            is_guest: member.is_guest,
            is_minor: false,
        };
        members::set(db, id, &entry)?;
        members::set_number(db, id, Some("17"))
    });
    written.expect("a change");
}

#[test]
fn a_merge_shows_what_moves_and_can_be_taken_back() {
    on_each_site(|site| {
        let town = town(site);
        filled(&site.store, town.guest);
        let (before, gone) = (of(&site.store, town.member), of(&site.store, town.guest));
        let mut owner = browser(site, Who::Owner);
        let found = owner.get(&format!("{}?find=guest", page(town.member))).text();
        assert!(found.contains("Guest of One"), "{found}");
        assert!(!found.contains("Guest of Two"), "{found}");
        let preview = owner.get(&format!("{}?with={}", page(town.member), town.guest)).text();
        for said in ["guest@example.org", "<strong>17</strong>", "Nothing is changed yet"] {
            assert!(preview.contains(said), "{said}: {preview}");
        }
        assert_eq!(of(&site.store, town.member), before, "looking changes nothing");
        for _ in 0..2 {
            assert_eq!(merge(&mut owner, town.member, town.guest), 303);
        }
        assert_eq!(last(site), "merge_members");
        let merged = of(&site.store, town.member);
        assert_eq!(
            (merged.email.as_deref(), merged.number.as_deref()),
            (Some("guest@example.org"), Some("17"))
        );
        assert_eq!((merged.user_id, merged.is_guest), (before.user_id, false));
        assert_eq!(owner.get(&format!("/clubs/one/members/{}", town.guest)).status, 404);
        assert!(!owner.get("/clubs/one/members").text().contains("Guest of One"));
        let away = owner.get(&format!("/players/{}", town.guest));
        assert_eq!(
            away.header("location"),
            Some(format!("/players/{}", town.member).as_str())
        );

        let here = owner.get(&page(town.member));
        let number = here.hidden("merge").expect("a button");
        let back = format!("/clubs/one/members/{}/separate", town.member);
        assert_eq!(send(&mut owner, &back, &[("merge", &number)]).status, 303);
        assert_eq!(last(site), "separate_members");
        assert_eq!(of(&site.store, town.member), before);
        assert_eq!(of(&site.store, town.guest), gone);
        assert_eq!(
            send(&mut owner, &back, &[("merge", &number)]).status,
            409,
            "twice is once"
        );
        assert!(owner.get("/clubs/one/audit").text().contains("Merge undone"));
    });
}

#[test]
fn an_account_moves_with_its_rights_and_comes_back() {
    on_each_site(|site| {
        let town = town(site);
        let twin = entry(&site.store, "one", "Owner again");
        let user = of(&site.store, town.owner).user_id;
        let mut owner = browser(site, Who::Owner);
        assert_eq!(merge(&mut owner, twin, town.owner), 303);
        assert_eq!(of(&site.store, twin).user_id, user);
        assert_eq!(owner.get("/clubs/one/settings").status, 200, "still an owner");
        // What was changed since stays; what was given goes back.
        let number = owner.get(&page(twin)).hidden("merge").expect("a button");
        let back = format!("/clubs/one/members/{twin}/separate");
        assert_eq!(send(&mut owner, &back, &[("merge", &number)]).status, 303);
        assert_eq!(of(&site.store, twin).user_id, None);
        assert_eq!(of(&site.store, town.owner).user_id, user);
        assert_eq!(owner.get("/clubs/one/settings").status, 200);
    });
}

#[test]
fn what_cannot_be_one_person_is_refused() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(merge(&mut owner, town.owner, town.member), 409, "two accounts");
        let preview = owner.get(&format!("{}?with={}", page(town.owner), town.member));
        assert!(
            preview.text().contains("Both entries have an account"),
            "{}",
            preview.text()
        );
        assert_eq!(merge(&mut owner, town.guest, town.guest), 422, "with itself");
        assert_eq!(merge(&mut owner, town.guest, town.other), 422, "of another club");
        assert_eq!(merge(&mut owner, town.guest, MemberId(999_999)), 422);
        for who in [
            Who::Visitor,
            Who::Stranger,
            Who::Member,
            Who::Director,
            Who::Admin,
            Who::Acting,
        ] {
            let mut client = browser(site, who);
            let status = merge(&mut client, town.member, town.guest);
            assert!(matches!(status, 401 | 404), "{who:?}: {status}");
            assert!(matches!(client.get(&page(town.member)).status, 401 | 404), "{who:?}");
        }
        // Of a chain the last link is taken back first.
        let twin = entry(&site.store, "one", "Guest of One again");
        assert_eq!(merge(&mut owner, town.guest, twin), 303);
        let number = owner.get(&page(town.guest)).hidden("merge").expect("a button");
        assert_eq!(merge(&mut owner, town.member, town.guest), 303);
        let back = format!("/clubs/one/members/{}/separate", town.guest);
        assert!(matches!(
            send(&mut owner, &back, &[("merge", &number)]).status,
            404 | 409
        ));
        assert_eq!(of(&site.store, twin).merged_into, Some(town.guest));
        let away = owner.get(&format!("/players/{twin}"));
        assert_eq!(
            away.header("location"),
            Some(format!("/players/{}", town.member).as_str())
        );
    });
}
