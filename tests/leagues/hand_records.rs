//! Records that were made in hands: whose they are, where they lead, and who is told of them.

use talon_store::player_hands::{SeatJudged, judge, of_hands};
use talon_store::{HandId, StoreError, hands};

use super::evenings::{put, session, set_card};
use super::*;
use crate::sessions::scorecards::{SIMPLE, begin, save};

const WITH_ULTI: [(&str, &str); 4] = [
    ("who", "1"),
    ("call", "simple+ulti"),
    ("f.made.simple", "made"),
    ("f.made.ulti", "made"),
];

/// A league in which nothing counts yet, with its owner.
fn cups(site: &Site) -> Client {
    let mut owner = owner(site);
    let form = [
        ("name", "Cups"),
        ("preset", "best-three"),
        ("season", "2026"),
        ("from", "2020-01-01"),
        ("to", "2036-12-31"),
        ("takes", ""),
        ("slug", "cups"),
        ("key", ""),
    ];
    assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
    owner
}

/// Lets an evening count there.
fn count(site: &Site, owner: &mut Client, evening: &str) {
    let address = SeasonAddress {
        league: "cups",
        season: None,
        revision: None,
    };
    let cups = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
    let head = cups.expect("a season").head;
    let version = head.version.to_string();
    let form = [
        ("act", "add-evening"),
        ("evening", evening),
        ("weight", "1"),
        ("group", ""),
        ("version", version.as_str()),
        ("key", ""),
    ];
    let added = owner.submit(&format!("/leagues/cups/{}/units", head.slug), &form);
    assert_eq!(added.status, 303, "{}", added.text());
}

/// An evening of Anna, Béla and Cili that counts, with these deals; its hands in order.
fn evening(site: &Site, owner: &mut Client, deals: &[&[(&str, &str)]]) -> Vec<HandId> {
    let card = begin(owner, "ulti", &["Anna", "Béla", "Cili", ""]);
    for (number, deal) in (1..).zip(deals) {
        let saved = save(owner, &card, &number.to_string(), deal);
        assert_eq!(saved.status, 303, "{}", saved.text());
    }
    set_card(owner, &card, "close");
    put(owner, &card);
    let session = session(site).id;
    count(site, owner, &session.to_string());
    let found = site
        .store
        .read(|db| -> Result<_, StoreError> { hands::members(db, session, deals.len()) });
    found.expect("hands").into_iter().map(|(hand, _)| hand.id).collect()
}

/// The record of this title: what it says, and the hands it leads to.
fn told(client: &mut Client, title: &str) -> Option<(String, Vec<String>)> {
    let page = client.get("/leagues/cups/records").text();
    let (_, after) = page.split_once(&format!("<dt>{title}</dt>"))?;
    let record = after.split("</dd>").next()?;
    let value = record.split_once("<b>")?.1.split("</b>").next()?.to_owned();
    let holders = record.split("<li>").skip(1).map(|line| {
        let href = line.split_once("href=\"").map_or("", |(_, rest)| rest);
        let name = line.split_once("\">").map_or("", |(_, rest)| rest);
        let upto = |text: &str, end: char| text.split(end).next().unwrap_or("").to_owned();
        format!("{} {}", upto(name, '<'), upto(href, '"'))
    });
    Some((value, holders.collect()))
}

const RAREST: &str = "Rarest contract made";
const FAULTLESS: &str = "The most in one hand without a mistake";

#[test]
fn the_rarest_contract_is_told_once_enough_were_made_and_leads_to_its_hands() {
    on_each_example_site(|site| {
        let mut owner = cups(site);
        let mut deals: Vec<&[(&str, &str)]> = vec![&SIMPLE; 18];
        deals.push(&WITH_ULTI);
        let hands = evening(site, &mut owner, &deals);
        assert_eq!(told(&mut owner, RAREST), None, "nineteen are too few");
        evening(site, &mut owner, &[&SIMPLE]);
        let told_now = told(&mut owner, RAREST).expect("a record");
        assert_eq!(
            told_now,
            ("made once".to_owned(), vec![format!("Béla /hands/{}", hands[18])])
        );
        let mut visitor = site.client();
        assert_eq!(visitor.get("/leagues/cups/records").status, 200);
        let season = owner.get("/leagues/cups").text();
        assert!(season.contains("Béla"), "{season}");
        assert_eq!(told(&mut visitor, RAREST), None, "these hands are for the club alone");
    });
}

#[test]
fn the_most_in_a_hand_without_a_mistake_is_of_those_that_the_solver_looked_at() {
    on_each_example_site(|site| {
        let mut owner = cups(site);
        let hands = evening(site, &mut owner, &[&SIMPLE, &WITH_ULTI, &SIMPLE]);
        assert_eq!(told(&mut owner, FAULTLESS), None);
        let judged = |hand: HandId, declarer: bool, loss: i32| {
            let done = site.store.write(|db| -> Result<_, StoreError> {
                let rows = of_hands(db, &[hand])?;
                let row = rows.iter().find(|row| (row.pay > 0) == declarer).expect("a row");
                let seat = ["A", "B", "C"]
                    .into_iter()
                    .find(|seat| *seat == row.seat)
                    .expect("a seat");
                judge(db, hand, &[SeatJudged { seat, cards: 5, loss }])
            });
            done.expect("judged");
        };
        judged(hands[0], true, 0);
        judged(hands[1], true, 3);
        judged(hands[2], true, 0);
        let (value, holders) = told(&mut owner, FAULTLESS).expect("a record");
        assert_eq!(value, "+2");
        assert_eq!(holders, [0, 2].map(|at| format!("Anna /hands/{}", hands[at])));
        judged(hands[1], true, 0);
        let (value, holders) = told(&mut owner, FAULTLESS).expect("a record");
        assert_ne!(value, "+2");
        assert_eq!(holders, [format!("Béla /hands/{}", hands[1])]);
    });
}
