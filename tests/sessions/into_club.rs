//! The deals of a scorecard among the hands of a club.

use chrono::Utc;
use talon_rules::cards::Seat;
use talon_rules::games::session::DealFate;
use talon_service::Actor;
use talon_service::read_session::read_session;
use talon_store::clubs::{self, NewClub};
use talon_store::{UserId, members};

use super::scorecards::{SIMPLE, save, send, three};
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
    });
}
