//! The deals of a scorecard among the hands of a club.

use chrono::{TimeDelta, Utc};
use talon_rules::cards::Seat;
use talon_rules::games::session::DealFate;
use talon_service::read_session::read_session;
use talon_service::{Actor, find_club};
use talon_store::clubs::{self, NewClub};
use talon_store::hands::Visibility;
use talon_store::{UserId, members, scorecards};

use super::scorecards::{SIMPLE, save, send, three};
use super::stored::import;
use crate::accounts::people::{anna, signed_in};
use crate::harness::site::{Client, Site, on_each_site};

/// A club with this member.
fn club_of(site: &Site, member: UserId) {
    let new = NewClub {
        slug: "one",
        name: "Club One",
        timezone: "UTC",
        language: "hu",
        created_at: Utc::now().into(),
    };
    site.store
        .write(|db| {
            clubs::insert(db, &new)?;
            let club = clubs::by_slug(db, "one")?.id;
            members::join(db, club, member, Utc::now().into())
        })
        .expect("a club");
}

#[test]
fn a_member_puts_the_deals_into_their_club_and_nobody_else_does() {
    on_each_site(|site| {
        let anna = anna(&site.store, false);
        club_of(site, anna);
        let mut own = signed_in(site);
        let card = three(&mut own);
        save(&mut own, &card, "1", &SIMPLE);
        save(&mut own, &card, "2", &SIMPLE);
        let put = |client: &mut Client| send(client, &card, &format!("{card}/club"), &[("club", "one")]);
        assert_eq!(put(&mut site.client()).status, 401);
        let sent = put(&mut own);
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert!(sent.header("location").expect("the report").starts_with("/imports/"));
        let hands = own.get("/hands?club=one").text();
        assert!(hands.matches("Anna").count() >= 2, "{hands}");
    });
}

/// What the club has of a card follows the card: corrected deals are replaced, and one that was taken back is struck out.
#[test]
fn a_corrected_card_goes_into_the_club_again_without_second_answers() {
    on_each_site(|site| {
        let anna = anna(&site.store, false);
        club_of(site, anna);
        let mut own = signed_in(site);
        let card = three(&mut own);
        for number in ["1", "2", "3"] {
            save(&mut own, &card, number, &SIMPLE);
        }
        let put = |client: &mut Client| {
            let sent = send(client, &card, &format!("{card}/club"), &[("club", "one")]);
            assert_eq!(sent.status, 303, "{}", sent.text());
        };
        let deals = || {
            let read = site.store.read(|db| read_session(db, &Actor::CommandLine, "1"));
            let ledger = read.expect("the session").ledger();
            let fates: Vec<_> = ledger.deals.iter().map(|deal| deal.entry.fate).collect();
            (fates, Seat::ALL.map(|seat| ledger.standing.totals[seat]))
        };
        put(&mut own);
        assert_eq!(deals().1, [6, -3, -3]);
        put(&mut own);
        assert_eq!(deals().1, [6, -3, -3]);
        let lost = [
            ("number", "1"),
            ("dealer", "2"),
            ("who", "0"),
            ("call", "simple"),
            ("f.made.simple", "lost"),
        ];
        let page = format!("{card}/deals/1");
        assert_eq!(send(&mut own, &page, &format!("{page}/correct"), &lost).status, 303);
        let back = [("act", "take-back")];
        assert_eq!(send(&mut own, &card, &format!("{card}/deals/3"), &back).status, 303);
        put(&mut own);
        let after = deals();
        assert_eq!(after.1, [0, 0, 0], "{:?}", after.0);
        assert!(!after.0.contains(&DealFate::Contested), "{:?}", after.0);
        put(&mut own);
        assert_eq!(deals(), after);
        let made = [&lost[..4], &[("f.made.simple", "made"), ("seen", "1")]].concat();
        let page = format!("{card}/deals/1");
        assert_eq!(send(&mut own, &page, &format!("{page}/correct"), &made).status, 303);
        put(&mut own);
        assert_eq!(deals().1, [4, -2, -2], "corrected there and back");
    });
}

/// What somebody else says of a deal is theirs: a correction takes the place of what came from the card.
#[test]
fn a_correction_replaces_what_came_from_the_card_and_not_another_answer() {
    on_each_site(|site| {
        let anna = anna(&site.store, false);
        club_of(site, anna);
        let mut own = signed_in(site);
        let card = three(&mut own);
        save(&mut own, &card, "1", &SIMPLE);
        let put = |client: &mut Client| send(client, &card, &format!("{card}/club"), &[("club", "one")]);
        assert_eq!(put(&mut own).status, 303);
        let record = own.get(&format!("{card}/deals.ndjson")).text();
        let other = record.replace(r#""simple":true"#, r#""simple":false"#);
        let club = find_club::by_slug(&site.store, "one").expect("the club");
        let answer: serde_json::Value = serde_json::from_str(other.trim()).expect("a record");
        import(&site.store, &club, &[answer], Visibility::Club);
        let lost = [
            ("number", "1"),
            ("dealer", "2"),
            ("who", "0"),
            ("call", "betli"),
            ("f.made.betli", "made"),
        ];
        let page = format!("{card}/deals/1");
        assert_eq!(send(&mut own, &page, &format!("{page}/correct"), &lost).status, 303);
        assert_eq!(put(&mut own).status, 303);
        let read = site.store.read(|db| read_session(db, &Actor::CommandLine, "1"));
        let ledger = read.expect("the session").ledger();
        assert_eq!(ledger.deals.len(), 2);
        let contested = ledger
            .deals
            .iter()
            .filter(|deal| deal.entry.fate == DealFate::Contested);
        assert_eq!(contested.count(), 1);
    });
}

/// A number is given again when its card was deleted; the evenings stay two.
#[test]
fn the_deals_of_two_cards_are_never_one_session() {
    on_each_site(|site| {
        let anna = anna(&site.store, false);
        club_of(site, anna);
        let mut own = signed_in(site);
        let card = three(&mut own);
        save(&mut own, &card, "1", &SIMPLE);
        let word = |client: &mut Client, card: &str| {
            let record = client.get(&format!("{card}/deals.ndjson")).text();
            let record: serde_json::Value = serde_json::from_str(record.trim()).expect("a record");
            record["source"]["session"].as_str().expect("a word").to_owned()
        };
        let first = word(&mut own, &card);
        let later = Utc::now() + TimeDelta::days(400);
        site.store
            .write(|db| scorecards::forget(db, later.into()))
            .expect("forgotten");
        assert_eq!(own.get(&card).status, 404);
        let other = three(&mut own);
        save(&mut own, &other, "1", &SIMPLE);
        assert_ne!(word(&mut own, &other), first);
    });
}
