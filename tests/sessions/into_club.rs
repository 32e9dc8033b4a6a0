//! The deals of a scorecard among the hands of a club.

use chrono::{TimeDelta, Utc};
use talon_rules::games::session::DealFate;
use talon_service::read_session::read_session;
use talon_service::{Actor, find_club};
use talon_store::clubs::{self, NewClub};
use talon_store::hands::Visibility;
use talon_store::{UserId, members, scorecards};

use super::scorecards::{SIMPLE, save, send, three};
use super::stored::import;
use crate::accounts::people::{anna, signed_in};
use crate::harness::site::{Answer, Client, Site, on_each_site};

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

/// Anna's card, which goes into their club.
struct OwnCard<'a> {
    site: &'a Site,
    anna: Client,
    card: String,
}

impl OwnCard<'_> {
    /// With so many deals, all alike.
    fn with_deals<'a>(site: &'a Site, numbers: &[&str]) -> OwnCard<'a> {
        let user = anna(&site.store, false);
        club_of(site, user);
        let mut anna = signed_in(site);
        let card = three(&mut anna);
        for number in numbers {
            assert_eq!(save(&mut anna, &card, number, &SIMPLE).status, 303);
        }
        OwnCard { site, anna, card }
    }

    fn put_into_club(&mut self) -> Answer {
        put(&mut self.anna, &self.card)
    }

    /// What the first deal was in truth, as someone who saw so many changes of it says.
    fn correct(&mut self, seen: &str, call: &str, made: &str) {
        let field = format!("f.made.{call}");
        let form = [
            ("number", "1"),
            ("seen", seen),
            ("dealer", "2"),
            ("who", "0"),
            ("call", call),
            (&field, made),
        ];
        let page = format!("{}/deals/1", self.card);
        let sent = send(&mut self.anna, &page, &format!("{page}/correct"), &form);
        assert_eq!(sent.status, 303, "{}", sent.text());
    }

    /// What the club makes of it: the fate of each deal, and the sums.
    fn in_club(&self) -> (Vec<DealFate>, Vec<i64>) {
        let read = self.site.store.read(|db| read_session(db, &Actor::CommandLine, "1"));
        let ledger = read.expect("the session").ledger();
        let fates = ledger.deals.iter().map(|deal| deal.entry.fate).collect();
        (fates, ledger.standing.totals)
    }
}

fn put(client: &mut Client, card: &str) -> Answer {
    send(client, card, &format!("{card}/club"), &[("club", "one")])
}

#[test]
fn a_member_puts_the_deals_into_their_club_and_nobody_else_does() {
    on_each_site(|site| {
        let mut own = OwnCard::with_deals(site, &["1", "2"]);
        assert_eq!(put(&mut site.client(), &own.card).status, 401);
        let sent = own.put_into_club();
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert!(sent.header("location").expect("the report").starts_with("/imports/"));
        let hands = own.anna.get("/hands?club=one").text();
        assert!(hands.matches("Anna").count() >= 2, "{hands}");
        let session = own.anna.get("/sessions/1").text();
        assert!(
            session.contains("/hands/new?cards="),
            "cards can be added to each deal: {session}"
        );
    });
}

/// What the club has of a card follows the card: corrected deals are replaced, and one that was taken back is struck
/// out.
#[test]
fn a_corrected_card_goes_into_the_club_again_without_second_answers() {
    on_each_site(|site| {
        let mut own = OwnCard::with_deals(site, &["1", "2", "3"]);
        for _ in 0..2 {
            assert_eq!(own.put_into_club().status, 303);
            assert_eq!(own.in_club(), (vec![DealFate::Played; 3], vec![6, -3, -3]));
        }
        own.correct("0", "simple", "lost");
        let last = format!("{}/deals/3", own.card);
        let back = send(&mut own.anna, &own.card, &last, &[("act", "take-back")]);
        assert_eq!(back.status, 303);
        for _ in 0..2 {
            assert_eq!(own.put_into_club().status, 303);
            assert_eq!(
                own.in_club(),
                (
                    vec![DealFate::Played, DealFate::Played, DealFate::Voided],
                    vec![0, 0, 0]
                )
            );
        }
        own.correct("1", "simple", "made");
        assert_eq!(own.put_into_club().status, 303);
        assert_eq!(own.in_club().1, [4, -2, -2], "corrected there and back");
    });
}

/// What someone else says of a deal is theirs: a correction takes the place of what came from the card.
#[test]
fn a_correction_replaces_what_came_from_the_card_and_not_another_answer() {
    on_each_site(|site| {
        let mut own = OwnCard::with_deals(site, &["1"]);
        assert_eq!(own.put_into_club().status, 303);
        let record = own.anna.get(&format!("{}/deals.ndjson", own.card)).text();
        let mut other: serde_json::Value = serde_json::from_str(record.trim()).expect("a record");
        other["score"]["components"]["simple"] = serde_json::json!(false);
        let club = find_club::by_slug(&site.store, "one").expect("the club");
        import(&site.store, &club, &[other], Visibility::Club);
        assert_eq!(
            own.in_club(),
            (vec![DealFate::Played, DealFate::Contested], vec![2, -1, -1])
        );
        own.correct("0", "betli", "made");
        assert_eq!(own.put_into_club().status, 303);
        let (fates, sums) = own.in_club();
        assert_eq!(fates.len(), 2, "{fates:?}");
        assert!(fates.contains(&DealFate::Contested), "{fates:?}");
        assert_eq!(sums, [10, -5, -5]);
    });
}

/// A number is given again when its card was deleted; the evenings stay two.
#[test]
fn the_deals_of_two_cards_are_never_one_session() {
    on_each_site(|site| {
        let mut own = OwnCard::with_deals(site, &["1"]);
        let word = |client: &mut Client, card: &str| {
            let record = client.get(&format!("{card}/deals.ndjson")).text();
            let record: serde_json::Value = serde_json::from_str(record.trim()).expect("a record");
            record["source"]["session"].as_str().expect("a word").to_owned()
        };
        let first = word(&mut own.anna, &own.card);
        let later = Utc::now() + TimeDelta::days(400);
        site.store
            .write(|db| scorecards::forget(db, later.into()))
            .expect("forgotten");
        assert_eq!(own.anna.get(&own.card).status, 404);
        let other = three(&mut own.anna);
        save(&mut own.anna, &other, "1", &SIMPLE);
        assert_ne!(word(&mut own.anna, &other), first);
    });
}
