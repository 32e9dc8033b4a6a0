//! What a page calls things: cards and suits by the pack they are played with, in the order of the contract, and every
//! point where it comes from.

use serde_json::Value;
use talon_samples::generate::club_records;
use talon_store::hands::Visibility;

use super::{on_record, section, store_record, words};
use crate::accounts::people::{anna, signed_in};
use crate::harness::site::{Client, on_each_site};
use crate::sessions::stored::{club, import};

/// Records of the example club that fit.
fn records(fits: impl Fn(&Value) -> bool) -> Vec<String> {
    let is = |line: &String| fits(&serde_json::from_str(line).expect("a record"));
    club_records().into_iter().filter(is).collect()
}

/// Each of these on the page of its hand.
fn on_all(records: &[String], test: impl Fn(&mut Client, &str)) {
    assert!(!records.is_empty(), "no record of the kind");
    on_each_site(|site| {
        for (record, number) in records.iter().zip(1..) {
            let id = store_record(&site.store, record, Visibility::Public, number);
            test(&mut site.client(), &format!("/hands/{id}"));
        }
    });
}

fn has(record: &Value, kind: &str) -> bool {
    record["actions"]
        .as_array()
        .is_some_and(|all| all.iter().any(|action| action["type"] == kind))
}

#[test]
fn a_list_names_the_suits_of_the_pack_and_says_whose_hand_it_is_before_its_cards() {
    let records = records(|record| record["game"] == "preferans");
    let records: Vec<Value> = records
        .iter()
        .map(|record| serde_json::from_str(record).expect("a record"))
        .collect();
    on_each_site(|site| {
        import(&site.store, &club(&site.store), &records, Visibility::Public);
        let page = site.client().get("/hands?game=preferans").text();
        let list = &page[page.find("class=\"hands\"").expect("rows")..];
        assert!(
            list.contains("aria-label=\"spades\"") || list.contains("aria-label=\"clubs\""),
            "{list}"
        );
        for german in ["leaves", "acorns", "bells"] {
            assert!(!list.contains(german), "{german}: {list}");
        }
        let row = list.split("<li class=\"french\">").nth(1).expect("a row");
        let (link, fan) = (
            row.find("class=\"to\"").expect("a link"),
            row.find("class=\"fan\"").expect("a fan"),
        );
        assert!(link < fan, "the contract is read before the cards: {row}");
        let name = row[link..].split("</a>").next().expect("a name");
        assert!(name.contains("<span class=\"vh\">, ") && name.contains(" – "), "{name}");
    });
}

/// The cards of each hand on the table by suit and rank, `lX`.
fn held(page: &str) -> Vec<Vec<String>> {
    let hands = page
        .split("<ul class=\"hand")
        .skip(1)
        .map(|rest| rest.split("</ul>").next().unwrap());
    let card = |piece: &str| {
        let classes: Vec<&str> = piece.split('"').next().unwrap_or_default().split(' ').collect();
        format!(
            "{}{}",
            classes[0].trim_start_matches('s'),
            classes[1].trim_start_matches('r')
        )
    };
    hands
        .map(|hand| hand.split("<i class=\"c ").skip(1).map(card).collect())
        .collect()
}

/// Each card of a suit stands before those it beats.
fn is_in_order(hand: &[String], order: &str) {
    for pair in hand.windows(2).filter(|pair| pair[0][..1] == pair[1][..1]) {
        let [higher, lower] = [0, 1].map(|at: usize| order.find(&pair[at][1..]).expect("a rank"));
        assert!(higher < lower, "{pair:?} in {hand:?}");
    }
}

#[test]
fn a_hand_is_held_in_the_order_of_its_contract() {
    for (plain, order) in [(true, "AKOUX987"), (false, "AXKOU987")] {
        let records = records(|record| {
            let mut bids = record["actions"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|one| one["bid"].as_str());
            let last = bids.next_back().unwrap_or_default().to_owned();
            let wanted = if plain { "betli" } else { "ulti" };
            record["game"] == "ulti" && last.contains(wanted) && has(record, "play")
        });
        on_record(&records[0], |client, hand| {
            let hands = held(&client.get(&format!("{hand}/0")).text());
            assert_eq!(hands.len(), 3, "{hands:?}");
            hands.iter().for_each(|hand| is_in_order(hand, order));
        });
        let list = records[0].clone();
        on_each_site(|site| {
            store_record(&site.store, &list, Visibility::Public, 1);
            let page = site
                .client()
                .get("/hands")
                .text()
                .replace("class=\"fan\"", "class=\"hand\"");
            let fan = held(&page).into_iter().next().expect("a fan");
            is_in_order(&fan, order);
        });
    }
}

#[test]
fn what_an_agreement_gives_stands_below_the_tricks_and_in_the_sum_of_the_points() {
    let records = records(|record| record["game"] == "ulti" && has(record, "claim") && has(record, "play"));
    on_all(&records, |client, hand| {
        let page = client.get(&format!("{hand}/0")).text();
        let Some(points) = section(&page, "result").split("Card points</caption>").nth(1) else {
            return;
        };
        let number = |cell: &str| cell.split('<').next().and_then(|text| text.parse::<i64>().ok());
        let rows = points.split("<tr>").skip(2).map(|row| {
            let cells: Vec<i64> = row.split("class=\"num\">").skip(1).filter_map(number).collect();
            (cells[0], cells[1])
        });
        let rows: Vec<(i64, i64)> = rows.collect();
        let (total, parts) = rows.split_last().expect("a total");
        assert!(!parts.is_empty(), "nobody can see where the points come from");
        let sum = parts.iter().fold((0, 0), |sum, row| (sum.0 + row.0, sum.1 + row.1));
        assert_eq!(sum, *total, "{hand}: {}", words(section(&page, "result")));
        assert!(
            words(section(&page, "tricks")).contains("The rest, by agreement"),
            "{page}"
        );
    });
}

#[test]
fn a_deal_of_preferans_names_one_trick_in_which_it_was_decided() {
    let records = records(|record| record["game"] == "preferans" && has(record, "play"));
    on_all(&records, |client, hand| {
        let result = words(section(&client.get(&format!("{hand}/0")).text(), "result"));
        let number = |after: &str| {
            let rest = result.split(after).nth(1)?;
            rest.split(|c: char| !c.is_ascii_digit()).next().map(str::to_owned)
        };
        if let (Some(made), Some(decided)) = (number(", trick "), number("Decided after trick ")) {
            assert_eq!(made, decided, "{hand}: {result}");
        }
    });
}

#[test]
fn the_letters_of_a_german_pack_are_told_once() {
    on_record(super::EXAMPLE, |client, hand| {
        client.cookies.insert("lang".into(), "hu".into());
        let page = client.get(&format!("{hand}/20")).text();
        assert_eq!(page.matches("O felső, U alsó").count(), 1, "{page}");
        let french = client.get(&format!("{hand}/20?faces=french")).text();
        assert!(!french.contains("O felső, U alsó"), "{french}");
    });
}

#[test]
fn signed_in_users_are_not_told_that_the_hands_of_a_club_are_public() {
    on_each_site(|site| {
        anna(&site.store, false);
        store_record(&site.store, super::EXAMPLE, Visibility::Public, 1);
        let public = site.client().get("/").text();
        assert!(
            public.contains("Latest public hands") && !public.contains("/hands?player="),
            "{public}"
        );
        let own = signed_in(site).get("/").text();
        assert!(
            own.contains("<h2 id=\"latest\">Latest hands</h2>") && own.contains("/hands?player="),
            "{own}"
        );
    });
}

#[test]
fn the_foot_of_a_page_leads_to_the_source_only_where_someone_says_where_it_is() {
    on_each_site(|site| {
        for path in ["/", "/hands", "/nowhere"] {
            let page = site.client().get(path).text();
            let foot = &page[page.find("<footer").expect("a foot")..];
            assert!(
                foot.contains(">Format</a>") && !foot.contains(">Source"),
                "{path}: {foot}"
            );
        }
    });
}
