//! One's own data as one file: everything, nobody else's, and no secret.

use serde_json::Value;
use talon_service::clubs::{TypedEntry, change_entry};
use talon_service::merge_members::MergePair;
use talon_service::{find_person, member_lists, merge_members};
use talon_store::table_times::{self, TableTime};
use talon_store::{StoreError, audit, members};

use super::people::{PASSWORD, account, anna, signed_in};
use crate::clubs::people::{CLI, Who, browser, entry, send, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};
use crate::import::club;
use crate::import::pages::import;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

#[test]
fn people_can_download_everything_that_is_kept_about_them() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        let user = anna(&store, false);
        let other = account(&store, "other@example.org", false);
        let club = club(&store);
        for user in [user, other] {
            store
                .write(|db| members::join(db, club.id, user, chrono::Utc::now().into()))
                .unwrap();
        }
        let mut client = signed_in(&site);
        let record: Value = serde_json::from_str(EXAMPLE).unwrap();
        import(&site, &mut client, &record.to_string());
        let card = [
            ("game", "ulti"),
            ("name", "Anna"),
            ("name", "Béla"),
            ("name", "Cili"),
            ("dealer", "0"),
            ("dealing", "in-turn"),
            ("point", ""),
            ("unit", ""),
        ];
        assert_eq!(send(&mut client, "/sessions/new", &card).status, 303);
        assert_eq!(send(&mut client, "/hands/drafts", &[("act", "new:ulti")]).status, 303);
        let member = client.get("/account/page").hidden("member").expect("their entry");
        let choice = [("member", member.as_str()), ("step", "save"), ("hands", "true")];
        assert_eq!(send(&mut client, "/account/page", &choice).status, 303);
        assert_eq!(client.get("/account/data").status, 200);
        let file = send(&mut client, "/account/data", &[("password", PASSWORD)]);
        assert_eq!(file.status, 200, "{}", file.text());
        assert_eq!(
            file.header("content-disposition"),
            Some("attachment; filename=\"talon-own-data.json\"")
        );
        assert_eq!(file.header("cache-control"), Some("no-store"));
        let text = file.text();
        let all: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(all["account"]["email"], "anna@example.org");
        assert_eq!(all["entries"][0]["club"], "kor");
        let shows = &all["entries"][0]["page_shows"];
        assert_eq!((&shows["hands"], &shows["results"]), (&true.into(), &false.into()));
        assert_eq!(all["imports"].as_array().unwrap().len(), 1);
        assert_eq!(all["scorecards"][0]["card"]["people"][0], "Anna");
        assert!(
            all["drafts"][0]["text"]
                .as_str()
                .unwrap()
                .contains("\"game\": \"ulti\"")
        );
        let hands = all["hands"].as_array().unwrap();
        assert_eq!((hands.len(), &hands[0]["record"]["format"]), (1, &"talon".into()));
        assert_eq!(all["sessions"].as_array().unwrap().len(), 1);
        let said: Vec<&str> = all["log"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|entry| entry["what"].as_str())
            .collect();
        assert_eq!(said.last(), Some(&"export_own_data"), "{said:?}");
        for secret in ["other@example.org", "argon2", "csrf", "token_hash", PASSWORD] {
            assert!(!text.contains(secret), "{secret}");
        }
        let last: Result<_, StoreError> = store.read(audit::last);
        assert_eq!(last.unwrap().action, "export_own_data");
    }
}

#[test]
fn how_their_tables_reach_them_is_in_the_file_once() {
    on_each_site(|site| {
        town(site);
        let mut member = browser(site, Who::Member);
        let own = member.get("/account/page").hidden("member").expect("their entry");
        let line = "+36 1 234";
        let contact = [("member", own.as_str()), ("contact", line), ("shared", "true")];
        assert_eq!(send(&mut member, "/account/page/contact", &contact).status, 303);
        let text = send(&mut member, "/account/data", &[("password", PASSWORD)]).text();
        let all: Value = serde_json::from_str(&text).expect("an object");
        let kept = &all["entries"][0]["contact_for_tables"];
        assert_eq!((&kept["line"], &kept["tables_see_it"]), (&line.into(), &true.into()));
        assert_eq!(text.matches(line).count(), 1, "the log does not repeat it");
        let other = send(
            &mut browser(site, Who::Owner),
            "/account/data",
            &[("password", PASSWORD)],
        );
        assert!(other.status == 200 && !other.text().contains(line));
    });
}

#[test]
fn the_times_that_they_proposed_or_that_suit_them_are_in_the_file_and_nobody_elses() {
    on_each_site(|site| {
        let town = town(site);
        let night = town.tournaments[0];
        let entries = format!("/tournaments/{night}/entries");
        let mut member = browser(site, Who::Member);
        let own = member.get(&entries).hidden("member").expect("a way to enter oneself");
        let enter = [("act", "enter"), ("member", own.as_str()), ("key", "mine")];
        assert_eq!(send(&mut member, &entries, &enter).status, 303);
        let day = chrono::NaiveDate::from_ymd_opt(2026, 12, 5).expect("a day");
        let kept: Result<(), StoreError> = site.store.write(|db| {
            let own = table_times::keys_of(db, &[town.member])?[0].1;
            for (member_key, hour) in [(own, 18), (own, 20), (own + 1, 21)] {
                let said = TableTime {
                    tournament_id: night,
                    round: 1,
                    table_no: 1,
                    seed: 7,
                    starts_at: day.and_hms_opt(hour, 0, 0).expect("a time"),
                    member_key,
                    proposed: hour == 18,
                    said_at: chrono::Utc::now().into(),
                };
                table_times::insert(db, &said)?;
            }
            Ok(())
        });
        kept.expect("what was said");
        let file = send(&mut member, "/account/data", &[("password", PASSWORD)]).text();
        let all: Value = serde_json::from_str(&file).expect("an object");
        let times = all["times_of_tables"].as_array().expect("a list");
        let said: Vec<_> = times.iter().map(|one| one["said"].as_str()).collect();
        assert_eq!(said, [Some("proposed"), Some("suits")]);
        let hours: Vec<_> = times.iter().map(|one| one["time"].as_str()).collect();
        assert_eq!(hours, [Some("2026-12-05 18:00"), Some("2026-12-05 20:00")]);
    });
}

#[test]
fn the_file_is_given_to_nobody_who_does_not_know_the_password() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        assert_eq!(site.client().get("/account/data").status, 401);
        assert_eq!(
            site.client().post("/account/data", &[("password", PASSWORD)]).status,
            401
        );
        let mut client = signed_in(&site);
        // As if the password had been typed long ago.
        backend.behind_the_back("UPDATE auth_sessions SET confirmed_at = NULL");
        for password in ["", "wrong"] {
            let refused = send(&mut client, "/account/data", &[("password", password)]);
            assert_eq!(refused.status, 422, "{}", refused.text());
            assert!(
                refused.text().contains("The current password is wrong"),
                "{}",
                refused.text()
            );
        }
        assert_eq!(
            send(&mut client, "/account/data", &[("password", PASSWORD)]).status,
            200
        );
    }
}

#[test]
fn what_belongs_to_their_entries_is_in_the_file_too_and_nothing_of_others() {
    on_each_site(|site| {
        let town = town(site);
        let old = entry(&site.store, "one", "Old Entry");
        let kept: Result<(), StoreError> = site.store.write(|db| members::set_number(db, old, Some("n-17")));
        kept.expect("a number");
        let now = chrono::Utc::now();
        let pair = MergePair {
            stays: town.member,
            goes: old,
        };
        merge_members::merge(&site.store, &CLI, "one", pair, now).expect("a merge");
        let owner = find_person::by_mail(&site.store, &Who::Owner.mail()).expect("an owner");
        let list = "name,e-mail,phone\nMine,MEMBER@example.org,my-number\nOther,other@example.org,their-number\nOld Entry,namesake@example.org,same-name\n";
        member_lists::keep(&site.store, &owner, "one", "list.csv", list.as_bytes(), now).expect("a list");
        let mut member = browser(site, Who::Member);
        let file = send(&mut member, "/account/data", &[("password", PASSWORD)]).text();
        let all: Value = serde_json::from_str(&file).unwrap_or_else(|error| panic!("{error}: {file}"));
        assert_eq!(all["merges"][0]["moved"]["after"]["number"], "n-17");
        assert_eq!(all["rows_of_lists"][0]["cells"][2], "my-number");
        assert!(!file.contains("their-number") && !file.contains("same-name"), "{file}");
        let file = send(
            &mut browser(site, Who::Scorer),
            "/account/data",
            &[("password", PASSWORD)],
        )
        .text();
        assert!(!file.contains("n-17") && !file.contains("my-number"), "{file}");
    });
}

#[test]
fn the_names_that_an_entry_had_before_are_in_the_file() {
    on_each_site(|site| {
        let user = anna(&site.store, false);
        let club = club(&site.store);
        let entered = site
            .store
            .write(|db| members::join(db, club.id, user, chrono::Utc::now().into()));
        entered.expect("a member");
        let own = site.store.read(|db| members::of_user(db, user)).expect("entries");
        let renamed = TypedEntry {
            name: "Anna Renamed",
            ..TypedEntry::default()
        };
        change_entry(&site.store, &CLI, &club.slug, own[0].id, &renamed, chrono::Utc::now()).expect("a change");
        let file = send(&mut signed_in(site), "/account/data", &[("password", PASSWORD)]);
        let all: Value = serde_json::from_str(&file.text()).expect("JSON");
        assert_eq!(all["entries"][0]["name"], "Anna Renamed");
        assert_eq!(all["entries"][0]["former_names"], serde_json::json!([own[0].name]));
    });
}
