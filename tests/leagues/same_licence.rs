//! Members of several clubs with one licence number: the federation confirms that they are one person, and the word of
//! the person goes before.

use talon_service::clubs::{TypedEntry, change_entry};
use talon_store::StoreError;

use super::federation::{cup, leagues_file, season_of_cup};
use super::one_person::{Both, both, both_played, bytes, merge_here, played, say, separate_here};
use super::*;
use crate::accounts::people::{PASSWORD, account};
use crate::clubs::people::{CLI, club, join, own};

const NUMBER: &str = "HU-4711-0815";

/// Gives an entry of a club a licence number.
fn licensed(site: &Site, slug: &str, id: MemberId, number: &str) {
    let member = site.store.read(|db| members::anywhere(db, id)).expect("an entry");
    let typed = TypedEntry {
        name: &member.name,
        shown: "full",
        licence: Some(number),
        is_minor: member.is_minor,
        ..TypedEntry::default()
    };
    change_entry(&site.store, &CLI, slug, id, &typed, Utc::now()).expect("a change");
}

/// The two clubs write the same number in their own ways.
fn same_licence(site: &Site) -> Both {
    let both = both(site);
    licensed(site, example_club::SLUG, both.here, NUMBER);
    licensed(site, "masik", both.there, "hu 4711-0815");
    both
}

fn page(site: &Site) -> String {
    format!("{}/people", season_of_cup(site).0)
}

/// Sends a form of the page about the entries of both clubs.
fn decide(site: &Site, client: &mut Client, both: [MemberId; 2], act: &str) -> Answer {
    decide_once(site, client, both, act, "")
}

fn decide_once(site: &Site, client: &mut Client, both: [MemberId; 2], act: &str, key: &str) -> Answer {
    let [here, there] = both.map(|id| id.to_string());
    let form = [
        ("act", act),
        ("entry", here.as_str()),
        ("entry", there.as_str()),
        ("key", key),
    ];
    client.submit(&page(site), &form)
}

#[test]
fn a_federation_confirms_by_the_licence_number_who_is_one_person_and_takes_it_back() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        let (apart, entries) = (bytes(site), [both.here, both.there]);
        let manage = both.chief.get(&format!("{}/manage", season_of_cup(site).0)).text();
        assert!(manage.contains(&page(site)), "{manage}");
        let seen = both.chief.get(&page(site)).text();
        assert!(seen.contains("Licence number HU-4711-0815"), "{seen}");
        assert!(seen.contains("Dezső") && seen.contains("(Második Klub)"), "{seen}");
        let key = "a-key-that-is-sent-twice";
        for _ in 0..2 {
            let sent = decide_once(site, &mut both.chief, entries, "confirm", key);
            assert_eq!(sent.status, 303, "{}", sent.text());
        }
        assert_eq!((played(site, both.here), played(site, both.there)), (Some(2), None));
        let revision = cup(site).head.revision;
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        assert_eq!(cup(site).head.revision, revision, "done once");
        let seen = both.chief.get(&page(site)).text();
        assert!(seen.contains("because you confirmed it"), "{seen}");
        let log = both.chief.get("/clubs/szovetseg/audit").text();
        assert!(log.contains("Confirmed that entries with one licence number"), "{log}");
        assert!(!log.contains(NUMBER), "{log}");
        assert_eq!(decide(site, &mut both.chief, entries, "take-back").status, 303);
        assert_eq!(bytes(site), apart, "the former table, byte for byte");
        assert_eq!(decide(site, &mut both.chief, entries, "take-back").status, 303);
        assert_eq!(cup(site).head.revision, revision + 1);
    });
}

#[test]
fn nobody_else_reads_of_the_licence_number_in_a_league() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        account(&site.store, "rival@example.org", false);
        club(&site.store, "other-union", "Other Union");
        let rival = join(&site.store, "other-union", "rival@example.org");
        own(site, "other-union", rival);
        let mut other = site.client();
        let form = [("email", "rival@example.org"), ("password", PASSWORD)];
        assert_eq!(other.submit("/sign-in", &form).status, 303);
        let entries = [both.here, both.there];
        for client in [&mut other, &mut both.owner, &mut both.them] {
            assert_eq!(client.get(&page(site)).status, 404);
            let csrf = client.get("/account/page").hidden("csrf").expect("a token");
            let [here, there] = entries.map(|id| id.to_string());
            let form = [
                ("act", "confirm"),
                ("entry", here.as_str()),
                ("entry", there.as_str()),
                ("key", ""),
                ("csrf", csrf.as_str()),
            ];
            assert_eq!(client.post(&page(site), &form).status, 404);
        }
        assert_eq!(site.client().get(&page(site)).status, 404);
        assert_eq!(played(site, both.there), Some(1));
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        let here = season_of_cup(site).0;
        let league = here.rsplit_once('/').expect("a season").0.to_owned();
        let api = league.replace("/leagues/", "/api/v1/leagues/");
        let mut addresses = vec![here.clone(), format!("{here}/revisions"), format!("/embed{league}")];
        addresses.extend([".json", ".csv", ".txt", ".atom", ".ics"].map(|end| format!("{league}{end}")));
        addresses.extend([format!("{api}/standings"), format!("/players/{}", both.here)]);
        for address in &addresses {
            let answer = site.client().get(address);
            assert_eq!(answer.status, 200, "{address}");
            let text = answer.text().to_lowercase();
            assert!(!text.contains("4711-0815"), "{address}: {text}");
        }
        assert!(!leagues_file(site).contains("4711-0815"));
    });
}

#[test]
fn the_word_of_the_person_goes_before_the_licence_number() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        let (apart, entries) = (bytes(site), [both.here, both.there]);
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        let own = both.them.get("/account/page").text();
        assert!(own.contains("The federation confirmed this"), "{own}");
        assert!(!own.contains("These are all me"), "{own}");
        assert_eq!(say(&mut both.them, "separate"), 303);
        assert_eq!(bytes(site), apart);
        let seen = both.chief.get(&page(site)).text();
        assert!(seen.contains("separate people, because the player said so"), "{seen}");
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 409);
        assert_eq!(bytes(site), apart);
        let own = both.them.get("/account/page").text();
        assert!(own.contains("You said that these entries are not one person"), "{own}");
        assert_eq!(say(&mut both.them, "allow"), 303);
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        assert_eq!(played(site, both.here), Some(2));
        assert_eq!(decide(site, &mut both.chief, entries, "take-back").status, 303);
        assert_eq!(say(&mut both.them, "join"), 303);
        let seen = both.chief.get(&page(site)).text();
        assert!(seen.contains("one person, because the player said so"), "{seen}");
        assert_eq!(decide(site, &mut both.chief, entries, "take-back").status, 303);
        assert_eq!(
            played(site, both.here),
            Some(2),
            "it is not the federation's to take back"
        );
        let data = both.them.get("/account/data").hidden("csrf").expect("a token");
        let form = [("csrf", data.as_str()), ("password", PASSWORD)];
        let sent = both.them.post("/account/data", &form).text();
        assert!(sent.contains("\"licence\":\"HU-4711-0815\""), "{sent}");
    });
}

#[test]
fn someone_with_one_account_entry_can_say_no_too() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        let unlinked: Result<(), StoreError> = site.store.write(|db| members::set_account(db, both.there, None));
        unlinked.expect("no account");
        let (apart, entries) = (bytes(site), [both.here, both.there]);
        assert!(!both.them.get("/account/page").text().contains("Separate again"));
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        let own = both.them.get("/account/page").text();
        assert!(
            own.contains("(Második Klub)") && own.contains("Separate again"),
            "{own}"
        );
        assert_eq!(say(&mut both.them, "separate"), 303);
        assert_eq!(bytes(site), apart);
        let own = both.them.get("/account/page").text();
        assert!(
            own.contains("Let the federation confirm it") && !own.contains("These are all me"),
            "{own}"
        );
    });
}

#[test]
fn what_was_confirmed_ends_when_a_club_changes_the_number() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        let (apart, entries) = (bytes(site), [both.here, both.there]);
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        licensed(site, "masik", both.there, "HU-4712");
        assert_eq!(bytes(site), apart);
        let seen = both.chief.get(&page(site)).text();
        assert!(
            seen.contains("No two members of different clubs") && !seen.contains("4712"),
            "{seen}"
        );
        licensed(site, "masik", both.there, NUMBER);
        assert_eq!(bytes(site), apart, "it is to be confirmed again");
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        let one = bytes(site);
        let stays = merge_here(site, both.here);
        assert_eq!((played(site, stays), played(site, both.there)), (Some(2), None));
        separate_here(site, stays);
        assert_eq!(bytes(site), one, "as before the merge");
    });
}

#[test]
fn two_with_one_licence_number_who_played_in_one_event_are_two_people() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        both_played(site, [both.here, both.there]);
        let before = bytes(site);
        let refused = decide(site, &mut both.chief, [both.here, both.there], "confirm");
        let told = refused.text();
        assert_eq!(refused.status, 409, "{told}");
        assert!(told.contains("two people: Open evening (Szövetségi kupa)"), "{told}");
        assert_eq!(bytes(site), before);
    });
}

#[test]
fn a_minor_or_a_club_that_left_is_not_listed_by_licence_number() {
    on_each_example_site(|site| {
        let mut both = same_licence(site);
        let there = site
            .store
            .read(|db| members::anywhere(db, both.there))
            .expect("an entry");
        let set = |is_minor| {
            let change = members::MemberChange {
                name: &there.name,
                search_key: &talon_store::search_key(&there.name),
                alias: None,
                shown: there.shown,
                email: None,
                is_guest: false,
                is_minor,
            };
            let changed: Result<(), StoreError> = site.store.write(|db| members::set(db, there.id, &change));
            changed.expect("a change");
        };
        let entries = [both.here, both.there];
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 303);
        set(true);
        assert!(both.chief.get(&page(site)).text().contains("No two members"));
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 409);
        set(false);
        let left: Result<(), StoreError> = site.store.write(|db| {
            use talon_store::federations::{ClubLink, LinkState, set_link};
            let link = ClubLink {
                federation_id: clubs::by_slug(db, "szovetseg")?.id,
                club_id: there.club_id,
                state: LinkState::Left,
                changed_at: Utc::now().into(),
                rated_from: None,
            };
            set_link(db, &link)
        });
        left.expect("a club that left");
        let seen = both.chief.get(&page(site)).text();
        assert!(
            seen.contains("From a club that left") && !seen.contains("4711-0815"),
            "{seen}"
        );
        assert_eq!(decide(site, &mut both.chief, entries, "take-back").status, 303);
        assert!(both.chief.get(&page(site)).text().contains("No two members"));
        assert_eq!(decide(site, &mut both.chief, entries, "confirm").status, 409);
    });
}
