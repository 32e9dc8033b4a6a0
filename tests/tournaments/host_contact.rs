//! How the host of a table is reached: by those who sit there and by the director, and only where the host shares it.

use talon_service::merge_members::{self, MergePair};
use talon_store::members::{self, MemberChange};
use talon_store::{MemberId, StoreError, merges, player_contacts, search_key};

use crate::clubs::people::{CLI, Who, browser, entry, send, user};
use crate::harness::site::{Client, Site, on_each_site};

use super::evening::Night;
use super::times::Meeting;

const LINE: &str = "+36 1 234 5678";

/// What the host writes on their own page.
fn write(host: &mut Client, line: &str, shared: bool) -> crate::harness::site::Answer {
    let member = host.get("/account/page").hidden("member").expect("their entry");
    let mut form = vec![("member", member.as_str()), ("contact", line)];
    form.extend(shared.then_some(("shared", "true")));
    send(host, "/account/page/contact", &form)
}

/// Where it must never stand, whoever asks.
fn nowhere_else(site: &Site, meeting: &mut Meeting) {
    let night = meeting.night.at.clone();
    let id = night.rsplit('/').next().expect("a number").to_owned();
    let pages = [
        meeting.path(),
        format!("{night}/rounds/1"),
        format!("{night}/entries"),
        night.clone(),
        format!("{night}/event.ics"),
        format!("/api/v1/tournaments/{id}"),
        format!("/api/v1/tournaments/{id}/rounds/1"),
        "/clubs/one".to_owned(),
        "/clubs/one/calendar.ics".to_owned(),
        "/clubs/one/results.atom".to_owned(),
        "/clubs/one/members".to_owned(),
    ];
    for mut client in [
        site.client(),
        browser(site, Who::Stranger),
        browser(site, Who::Director),
    ] {
        for page in &pages {
            assert!(!client.get(page).text().contains(LINE), "{page}");
        }
    }
    for page in ["rounds/1", "entries", "direct", "print/cards/1", "log"] {
        assert!(!meeting.night.page(page).contains(LINE), "{page}");
    }
}

#[test]
fn those_who_sit_there_and_the_director_see_what_the_host_shares_and_nobody_else_does() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let (table, path) = (Night::table(1, meeting.table), meeting.path());
        let none = "The host has not shared how to reach them";
        let own = meeting.other.get(&path).text();
        assert!(own.contains("You are the host") && !own.contains(none), "{own}");
        assert!(meeting.one.get(&path).text().contains(none));
        assert!(site.client().get(&meeting.card).text().contains(none));
        assert!(
            !meeting.night.page(&table).contains(none),
            "the director would ask themselves"
        );
        assert!(
            !site.client().get(&path).text().contains(none),
            "it is nobody else's business"
        );

        assert_eq!(write(&mut meeting.other, LINE, false).status, 303);
        assert!(!meeting.one.get(&path).text().contains(LINE), "it is not shared");
        assert_eq!(write(&mut meeting.other, LINE, true).status, 303);
        let says = format!("To reach the host: {LINE}");
        assert!(meeting.one.get(&path).text().contains(&says));
        assert!(site.client().get(&meeting.card).text().contains(&says));
        assert!(meeting.night.page(&table).contains(&says));
        nowhere_else(site, &mut meeting);

        assert_eq!(
            meeting.night.result(1, meeting.table, "0", ["7", "-2", "-5"]).status,
            303
        );
        assert!(!meeting.one.get(&path).text().contains(LINE), "the table has played");
    });
}

#[test]
fn a_minor_shares_nothing_and_a_line_that_is_too_long_is_kept_in_its_field() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let long = "1".repeat(81);
        let refused = write(&mut meeting.other, &long, true);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains(&long) && refused.text().contains("aria-invalid"),
            "{}",
            refused.text()
        );
        assert_eq!(write(&mut meeting.other, LINE, true).status, 303);
        let path = meeting.path();
        assert!(meeting.one.get(&path).text().contains(LINE));
        let account = user(&site.store, &Who::Scorer.mail());
        let done: Result<(), StoreError> = site.store.write(|db| {
            for member in members::of_user(db, account)? {
                let change = MemberChange {
                    name: &member.name,
                    search_key: &search_key(&member.name),
                    alias: member.alias.as_deref(),
                    shown: member.shown,
                    email: member.email.as_deref(),
                    is_guest: false,
                    is_minor: true,
                };
                members::set(db, member.id, &change)?;
            }
            Ok(())
        });
        done.expect("a minor");
        assert!(
            !meeting.one.get(&path).text().contains(LINE),
            "whatever was chosen before"
        );
        let page = meeting.other.get("/account/page").text();
        assert!(!page.contains("name=\"contact\""), "{page}");
        assert!(page.contains(LINE), "what is kept of them is shown to them: {page}");
        assert!(!page.contains("name=\"shared\""), "{page}");
        assert_eq!(write(&mut meeting.other, LINE, true).status, 303);
        assert!(!meeting.one.get(&path).text().contains(LINE));
        let own = meeting.other.get("/account/page");
        let member = own.hidden("member").expect("their entry");
        let forget = [("member", member.as_str())];
        assert_eq!(send(&mut meeting.other, "/account/page/contact", &forget).status, 303);
        assert!(!meeting.other.get("/account/page").text().contains(LINE), "forgotten");
    });
}

#[test]
fn it_goes_with_an_entry_that_is_given_up_for_another() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        assert_eq!(write(&mut meeting.other, LINE, true).status, 303);
        let own = meeting.other.get("/account/page");
        let before = own.hidden("member").expect("their entry");
        let pair = MergePair {
            stays: entry(&site.store, "one", "Once More"),
            goes: MemberId(before.parse().expect("a number")),
        };
        merge_members::merge(&site.store, &CLI, "one", pair, chrono::Utc::now()).expect("a merge");
        let path = meeting.path();
        assert!(meeting.one.get(&path).text().contains(LINE));
        assert!(meeting.other.get("/account/page").text().contains(LINE));
        let row_of = |id: MemberId| {
            site.store
                .read(|db| player_contacts::of_member(db, id))
                .expect("a look")
        };
        let merged = site.store.read(|db| merges::into(db, pair.stays)).expect("a look")[0].id;
        merge_members::separate(&site.store, &CLI, "one", pair.stays, merged, chrono::Utc::now()).expect("two again");
        assert!(
            row_of(pair.stays).is_none() && row_of(pair.goes).is_some(),
            "whose it is has it"
        );
        merge_members::merge(&site.store, &CLI, "one", pair, chrono::Utc::now()).expect("a merge");
        assert_eq!(write(&mut meeting.other, "", false).status, 303);
        assert!(!meeting.one.get(&path).text().contains(LINE));
        assert!(
            row_of(pair.stays).is_none() && row_of(pair.goes).is_none(),
            "no row is left of either"
        );
    });
}

#[test]
fn what_is_left_empty_is_forgotten() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        assert_eq!(write(&mut meeting.other, LINE, true).status, 303);
        assert!(meeting.other.get("/account/page").text().contains(LINE));
        assert_eq!(write(&mut meeting.other, "  ", true).status, 303);
        assert!(!meeting.other.get("/account/page").text().contains(LINE));
        let account = user(&site.store, &Who::Scorer.mail());
        let kept: Result<bool, StoreError> = site.store.read(|db| {
            let own = members::of_user(db, account)?;
            Ok(player_contacts::of_member(db, own[0].id)?.is_some())
        });
        assert!(!kept.expect("a look"), "no row is left");
    });
}
