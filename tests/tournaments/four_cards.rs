//! Tables of four of a tournament: the dealer sits out, everyone has a sum of their own, and what the scorecard comes
//! to is sent as the result of the table and confirmed on another device.

use chrono::Utc;

use talon_service::tournaments::{self, NewTournament};
use talon_store::roles::Role;
use talon_store::{Store, TournamentId};

use super::cards::seats;
use crate::clubs::people::{CLI, Who, browser, grant, town};
use crate::harness::act::{begin, check_in, request};
use crate::harness::site::{Client, on_each_site};
use crate::sessions::scorecards::send;

/// A tournament of four, who all sit at one table.
fn of_four(store: &Store, game: &str) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let new = NewTournament {
        name: "Four",
        preset: "club-evening",
        game,
        starts: day.and_hms_opt(18, 0, 0).expect("a time"),
        venue: "",
    };
    let id = tournaments::create(store, &CLI, "one", &new, None, Utc::now()).expect("an event");
    let request = request(store, &CLI, id, Utc::now());
    check_in(&request, (0..4).map(|guest| format!("Sitter {guest}")));
    begin(&request);
    id
}

/// Keeps these deals, sends what they come to, and lets another phone confirm it.
fn played(phones: [&mut Client; 2], director: &mut Client, deals: &[&[(&str, &str)]], id: TournamentId) {
    let [one, other] = phones;
    let table = format!("/tournaments/{id}/rounds/1/tables/1");
    let page = director.get(&table).text();
    let at = page.find("/card/").expect("the link of the table");
    let card = page[at..].split(['"', '<']).next().expect("an end").to_owned();
    let scorecard = card.replace("/card/", "/scorecards/");
    for deal in deals {
        let sent = send(one, &scorecard, &format!("{scorecard}/deals"), deal);
        assert_eq!(sent.status, 303, "{deal:?}: {}", sent.text());
    }
    let page = one.get(&scorecard).text();
    let result = page.split("id=\"result\"").nth(1).expect("a form").to_owned();
    let fields = result.split("name=\"score\" value=\"").skip(1);
    let scores: Vec<&str> = fields.map(|rest| rest.split('"').next().expect("an end")).collect();
    assert_eq!(scores.len(), 4, "{result}");
    let sum: i64 = scores.iter().map(|score| score.parse::<i64>().expect("a number")).sum();
    assert_eq!(sum, 0, "{scores:?}");
    assert!(scores.iter().any(|score| *score != "0"), "{scores:?}");
    let people = seats(&one.get(&card).text());
    let mut form = vec![("act", "enter"), ("version", "0"), ("seat", people[0].as_str())];
    form.extend(scores.iter().map(|score| ("score", *score)));
    assert_eq!(send(one, &card, &card, &form).status, 303);
    let own = [("act", "confirm"), ("version", "1"), ("seat", people[1].as_str())];
    assert_eq!(send(one, &card, &card, &own).status, 303);
    let waits = one.get(&card).text();
    assert!(
        !waits.contains("The result is agreed"),
        "one device is one person: {waits}"
    );
    let file = director.get(&format!("/tournaments/{id}/event.json")).text();
    assert!(file.contains(r#""state":"entered""#), "{file}");
    let confirm = [("act", "confirm"), ("version", "2"), ("seat", people[2].as_str())];
    assert_eq!(send(other, &card, &card, &confirm).status, 303);
    let file = director.get(&format!("/tournaments/{id}/event.json")).text();
    assert!(
        file.contains(r#""origin":"scorecard""#) && file.contains(r#""state":"confirmed""#),
        "{file}"
    );
}

#[test]
fn a_table_of_four_at_preferans_keeps_a_sheet_of_four_and_sends_what_it_comes_to() {
    on_each_site(|site| {
        let people = town(site);
        let id = of_four(&site.store, "preferans");
        grant(&site.store, people.owner, Role::Director, id);
        let mut director = browser(site, Who::Owner);
        // The first deals and sits out: B, C and D play. Then the second deals: C, D and A.
        let deals: [&[(&str, &str)]; 2] = [
            &[
                ("number", "1"),
                ("dealer", "0"),
                ("who", "1"),
                ("call", "H"),
                ("f.came", "both"),
                ("f.tricks.A", "6"),
                ("f.tricks.B", "2"),
                ("f.tricks.C", "2"),
            ],
            &[
                ("number", "2"),
                ("dealer", "1"),
                ("who", "3"),
                ("call", "D"),
                ("f.came", "both"),
                ("f.tricks.A", "3"),
                ("f.tricks.B", "6"),
                ("f.tricks.C", "1"),
            ],
        ];
        let (mut one, mut other) = (site.client(), site.client());
        played([&mut one, &mut other], &mut director, &deals, id);
    });
}

#[test]
fn a_table_of_four_at_ulti_sends_four_sums_of_which_the_dealer_had_none_in_their_deal() {
    on_each_site(|site| {
        let people = town(site);
        let id = of_four(&site.store, "ulti");
        grant(&site.store, people.owner, Role::Director, id);
        let mut director = browser(site, Who::Owner);
        let deals: [&[(&str, &str)]; 2] = [
            &[
                ("number", "1"),
                ("dealer", "0"),
                ("who", "1"),
                ("call", "simple"),
                ("f.made.simple", "made"),
            ],
            &[
                ("number", "2"),
                ("dealer", "1"),
                ("who", "0"),
                ("call", "betli"),
                ("f.made.betli", "lost"),
            ],
        ];
        let (mut one, mut other) = (site.client(), site.client());
        played([&mut one, &mut other], &mut director, &deals, id);
    });
}
