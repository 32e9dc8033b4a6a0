//! What a record claims where the rules compute nothing: it is shown as a claim, on the page, in lists and over the
//! API, and never called right.

use serde_json::{Value, json};
use talon_store::hands::{self, NewHand, OnProbable, Visibility};
use talon_store::{HandId, Store, StoreError};

use super::{example, on_record, section, words};
use crate::harness::site::on_each_site;
use crate::store::samples::{club, hand};

/// An Ulti that breaks off in the first trick; only its claimed result says how it went on.
const BROKEN_OFF: &str = include_str!("../fixtures/claimed-only.talon.json");
const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");

fn preferans(change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(PREFERANS).unwrap();
    change(&mut record);
    record.to_string()
}

fn cut(record: &mut Value, actions: usize) {
    record["actions"].as_array_mut().unwrap().truncate(actions);
}

/// Records whose result is open, and what is claimed there in the words of the page.
fn open_ones() -> [(String, &'static str); 5] {
    let irregular = |record: &mut Value| {
        // The last two cards of a defender change places; one of them is marked, and nobody has ruled on it.
        let plays = record["actions"].as_array_mut().unwrap();
        let last = plays.iter().rposition(|action| action["by"] == "B").unwrap();
        let before = plays[..last].iter().rposition(|action| action["by"] == "B").unwrap();
        (plays[last]["card"], plays[before]["card"]) = (plays[before]["card"].clone(), plays[last]["card"].clone());
        plays[before]["irregular"] = json!(true);
    };
    [
        (BROKEN_OFF.to_owned(), "Anna: score −999"),
        (example(irregular), "Cili: score +18"),
        (example(|record| cut(record, 0)), "Cili: score +18"),
        (preferans(|record| cut(record, 20)), "Ana: bula −8"),
        (preferans(|record| cut(record, 0)), "Ana: bula −8"),
    ]
}

#[test]
fn a_claim_that_cannot_be_compared_is_told_as_a_claim() {
    for (record, claimed) in open_ones() {
        on_record(&record, |client, hand| {
            let result = words(section(&client.get(hand).text(), "result"));
            assert!(result.contains("The claimed result cannot be compared"), "{result}");
            assert!(result.contains(&format!("{claimed} cannot be compared")), "{result}");
            assert!(result.contains("This record has no score."), "{result}");
            assert!(!result.contains("is right") && !result.contains("differs"), "{result}");
        });
    }
}

#[test]
fn of_a_claim_that_can_be_compared_in_part_each_value_says_how_it_stands() {
    let mut record: Value = serde_json::from_str(BROKEN_OFF).unwrap();
    record["result"]["claimed"]["contract"] = json!("p:simple+ulti");
    on_record(&record.to_string(), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(
            result.contains("The part of the claimed result that can be compared is right."),
            "{result}"
        );
        assert!(result.contains("Anna: score −999 cannot be compared"), "{result}");
        assert!(!result.contains("The claimed result is right"), "{result}");
    });
    record["result"]["claimed"]["contract"] = json!("p:simple");
    on_record(&record.to_string(), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(result.contains("The record and the rules differ"), "{result}");
        assert!(result.contains("Anna: score −999 cannot be compared"), "{result}");
    });
}

/// Stores a record as an import would that found no contract and no result in it.
fn store_open(store: &Store, record: &str, number: u64) -> HandId {
    store
        .write(|db| {
            let club = club(db, &format!("club{number}"))?;
            let new = NewHand {
                record: record.to_owned(),
                visibility: Visibility::Public,
                importer_id: None,
                contract: None,
                trump: None,
                declarer: None,
                declarer_score: None,
                kontra_max: 0,
                components: Vec::new(),
                ..hand(number as _)
            };
            Ok::<_, StoreError>(hands::insert_batch(db, club, &[new], OnProbable::Store)?[0].hand())
        })
        .unwrap()
}

#[test]
fn lists_and_the_api_show_a_claim_where_nothing_is_computed_and_nowhere_else() {
    on_each_site(|site| {
        let claims = json!({"contract": "p:simple+ulti", "declarer": "A", "scores": {"A": -36, "B": 18, "C": 18}});
        let only = example(|record| {
            cut(record, 0);
            record["result"]["claimed"] = claims.clone();
        });
        let id = store_open(&site.store, &only, 1);
        let mut client = site.client();
        for (lang, word) in [
            ("en", "claimed"),
            ("hu", "megadva"),
            ("hr", "navedeno"),
            ("sr", "navedeno"),
        ] {
            client.cookies.insert("lang".into(), lang.into());
            let page = client.get("/hands").text();
            let row = &page[page.find("class=\"hands\"").unwrap()..];
            assert!(words(row).contains(&format!("−36 {word}")), "{row}");
            assert!(
                row.contains("<div class=\"res \">"),
                "a claim is neither won nor lost: {row}"
            );
        }
        let listed: Value = serde_json::from_str(&client.get("/api/v1/hands").text()).unwrap();
        assert_eq!(
            (&listed["hands"][0]["claimed"], &listed["hands"][0]["contract"]),
            (&claims, &Value::Null)
        );
        let one: Value = serde_json::from_str(&client.get(&format!("/api/v1/hands/{}", id.0)).text()).unwrap();
        assert_eq!(one["claimed"], claims);
        // The bula and the soup of a claim come to what the sheet would write.
        store_open(&site.store, &preferans(|record| cut(record, 0)), 2);
        client.cookies.insert("lang".into(), "en".into());
        let page = words(&client.get("/hands").text());
        assert!(page.contains("+48 / +16 / +16 claimed"), "{page}");
        let whole = super::store_record(&site.store, &example(|_| ()), Visibility::Public, 3);
        let one: Value = serde_json::from_str(&client.get(&format!("/api/v1/hands/{}", whole.0)).text()).unwrap();
        assert_eq!(one["claimed"], Value::Null);
    });
}
