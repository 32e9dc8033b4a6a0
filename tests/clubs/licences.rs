//! Licence numbers: owners keep them, each once in a club, and nobody else of the club reads them.

use talon_service::merge_members::{self, MergePair};
use talon_store::{MemberId, Store, StoreError, audit, licences, merges};

use super::import::{START, named, taken};
use super::people::{CLI, Who, browser, send, town};
use crate::accounts::people::PASSWORD;
use crate::harness::site::{Answer, Client, on_each_site};

const NUMBER: &str = "HU-4711";

/// Sends the form of an entry with a licence number.
fn write(client: &mut Client, id: MemberId, name: &str, number: &str) -> Answer {
    let form = [
        ("name", name),
        ("email", ""),
        ("number", ""),
        ("licence", number),
        ("shown", "full"),
        ("alias", ""),
    ];
    send(client, &page(id), &form)
}

fn page(id: MemberId) -> String {
    format!("/clubs/one/members/{id}")
}

fn kept(store: &Store, id: MemberId) -> Option<String> {
    let kept: Result<_, StoreError> = store.read(|db| licences::of_member(db, id));
    kept.expect("a look").map(|one| one.number)
}

#[test]
fn a_licence_number_is_seen_by_owners_of_the_club_alone() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(write(&mut owner, town.member, "Member", NUMBER).status, 303);
        let log: Result<_, StoreError> = site.store.read(audit::last);
        let log = log.expect("an entry");
        assert!(
            log.detail.contains("licence") && !log.detail.contains(NUMBER),
            "{}",
            log.detail
        );
        assert!(owner.get("/clubs/one/audit").text().contains("licence number"));
        assert!(owner.get(&page(town.member)).text().contains(NUMBER));
        let addresses = [
            page(town.member),
            "/clubs/one/members".to_owned(),
            format!("/players/{}", town.member),
            format!("/api/v1/clubs/one/members/{}", town.member),
        ];
        for who in Who::ALL.into_iter().filter(|who| *who != Who::Owner) {
            let mut client = browser(site, who);
            for address in &addresses {
                let seen = client.get(address).text();
                assert!(!seen.contains(NUMBER), "{who:?} {address}: {seen}");
            }
        }
        let mut rival = site.client();
        let form = [("email", "rival@example.org"), ("password", PASSWORD)];
        assert_eq!(rival.submit("/sign-in", &form).status, 303);
        assert!(!rival.get(&page(town.member)).text().contains(NUMBER));
        // The form of an entry that says nothing of it leaves it as it is.
        let rest = [("name", "Member Two"), ("email", ""), ("shown", "full"), ("alias", "")];
        assert_eq!(send(&mut owner, &page(town.member), &rest).status, 303);
        assert_eq!(kept(&site.store, town.member).as_deref(), Some(NUMBER));
        assert_eq!(write(&mut owner, town.member, "Member", "").status, 303);
        assert_eq!(kept(&site.store, town.member), None);
    });
}

#[test]
fn no_two_entries_of_a_club_have_the_same_licence_number() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(write(&mut owner, town.member, "Member", NUMBER).status, 303);
        assert_eq!(
            write(&mut owner, town.member, "Member", "hu 4711").status,
            303,
            "their own"
        );
        let refused = write(&mut owner, town.guest, "Guest of One", NUMBER);
        let told = refused.text();
        assert_eq!(refused.status, 422, "{told}");
        assert!(
            told.contains("Another entry of this club has this licence number"),
            "{told}"
        );
        assert_eq!(kept(&site.store, town.guest), None);
        let long = write(&mut owner, town.guest, "Guest of One", &"7".repeat(41));
        assert!(long.status == 422 && long.text().contains("40"), "{}", long.text());
        assert_eq!(write(&mut owner, town.guest, "Guest of One", " - ").status, 303);
        assert_eq!(kept(&site.store, town.guest), None, "a hyphen is none");
    });
}

#[test]
fn licence_numbers_come_with_a_list_of_members() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(write(&mut owner, town.member, "Member", NUMBER).status, 303);
        let text = "Név;Licencszám\nOszkár;hu 4711\nCili;HU-12\nDani;hu12\n";
        let list = taken(&mut owner, text.as_bytes());
        let seen = owner.get(&list).text();
        assert!(seen.contains("Same licence number: "), "{seen}");
        assert!(!browser(site, Who::Director).get(&list).text().contains("4711"));
        assert_eq!(send(&mut owner, &list, &[("do", "apply")]).status, 303, "{START}");
        assert_eq!(
            kept(&site.store, named(&site.store, "Cili")[0].id).as_deref(),
            Some("HU-12")
        );
        assert!(named(&site.store, "Oszkár").is_empty() && named(&site.store, "Dani").is_empty());
    });
}

#[test]
fn a_licence_number_goes_with_an_entry_that_is_given_up_and_comes_back() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(write(&mut owner, town.guest, "Guest of One", NUMBER).status, 303);
        let merging = format!("{}/merge?with={}", page(town.member), town.guest);
        let preview = owner.get(&merging).text();
        assert!(preview.contains(&format!("<strong>{NUMBER}</strong>")), "{preview}");
        let pair = MergePair {
            stays: town.member,
            goes: town.guest,
        };
        let now = chrono::Utc::now();
        merge_members::merge(&site.store, &CLI, "one", pair, now).expect("a merge");
        assert_eq!(kept(&site.store, town.member).as_deref(), Some(NUMBER));
        assert_eq!(kept(&site.store, town.guest), None);
        let merged = site.store.read(|db| merges::into(db, town.member)).expect("a look")[0].id;
        merge_members::separate(&site.store, &CLI, "one", town.member, merged, now).expect("two again");
        assert_eq!(kept(&site.store, town.member), None);
        assert_eq!(kept(&site.store, town.guest).as_deref(), Some(NUMBER));
    });
}

#[test]
fn people_find_their_licence_number_in_their_own_data() {
    on_each_site(|site| {
        let town = town(site);
        let written = write(&mut browser(site, Who::Owner), town.member, "Member", NUMBER);
        assert_eq!(written.status, 303);
        let data = |who| send(&mut browser(site, who), "/account/data", &[("password", PASSWORD)]).text();
        let own: serde_json::Value = serde_json::from_str(&data(Who::Member)).expect("an object");
        assert_eq!(own["entries"][0]["licence"], NUMBER);
        assert!(!data(Who::Owner).contains(NUMBER), "it is someone else's");
    });
}
