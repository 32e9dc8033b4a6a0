//! Worked evenings, entered as at the table: through the form of each deal, dealer after dealer.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use talon_rules::cards::Seat;
use talon_scorecard::form::Called;
use talon_scorecard::{Act, Line, PersonNo, SaveDeal, Scorecard};

use super::{card, phone};

const EVENINGS: [(&str, &str); 5] = [
    ("ulti", include_str!("../fixtures/evenings/ulti.json")),
    ("ulti_options", include_str!("../fixtures/evenings/ulti_options.json")),
    ("preferans_hr", include_str!("../fixtures/evenings/preferans_hr.json")),
    ("preferans_sr", include_str!("../fixtures/evenings/preferans_sr.json")),
    (
        "preferans_long",
        include_str!("../fixtures/evenings/preferans_long.json"),
    ),
];

/// An empty card for an evening of three.
fn empty(evening: &Value) -> Scorecard {
    let game = evening["game"].as_str().unwrap();
    let first = Seat::parse(evening["deals"][0]["dealer"].as_str().unwrap()).unwrap();
    let mut card = card(game, &["Anna", "Béla", "Cili"], u8::try_from(first.index()).unwrap());
    let rules = json!({"id": game, "edition": 1, "options": evening["options"]});
    if evening["options"] != json!({}) {
        card.act(Act::SetRules(rules), phone(1)).unwrap();
    }
    card
}

/// Enters the next deal through its form.
fn enter(card: &mut Scorecard, called: &Called, chosen: &BTreeMap<String, String>) {
    let standing = card.tally().ledger.map(|ledger| ledger.standing);
    let score = card.score(called, chosen, standing.as_ref()).unwrap();
    let deal = SaveDeal {
        number: card.next_number(),
        dealer: called.dealer,
        line: Line::Score(score),
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
}

/// What is in sight after a deal: the sums, or what each has to go.
fn shown(card: &Scorecard) -> Vec<i64> {
    let tally = card.tally();
    let columns = tally.ledger.as_ref().and_then(|ledger| ledger.standing.columns);
    columns.map_or(tally.sums, |columns| Seat::ALL.map(|seat| columns.bula[seat]).to_vec())
}

#[test]
fn worked_evenings_are_filled_in_field_by_field_and_stand_as_they_were_counted_by_hand() {
    for (name, text) in EVENINGS {
        let evening: Value = serde_json::from_str(text).unwrap();
        let mut card = empty(&evening);
        for (at, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
            let dealer = card.next_dealer();
            assert_eq!(
                Seat::ALL[dealer.index()].letter(),
                deal["dealer"].as_str().unwrap(),
                "{name} {at}"
            );
            let (called, chosen) = card.filled(dealer, deal["score"].as_object().unwrap()).unwrap();
            enter(&mut card, &called, &chosen);
            assert_eq!(json!(shown(&card)), deal["after"], "{name} {at}");
        }
        assert_eq!(json!(card.tally().sums), evening["totals"], "{name}");
        assert_eq!(
            card.tally().sums.iter().sum::<i64>() == 0,
            !card.tally().payments().is_empty(),
            "{name}"
        );
        if let Some(wanted) = evening.get("written_off") {
            assert_eq!(json!(card.tally().if_stopped().unwrap()), *wanted, "{name}");
            card.act(Act::Close, phone(1)).unwrap();
            assert_eq!(json!(card.tally().sums), *wanted, "{name}");
            assert!(!card.tally().payments().is_empty(), "{name}");
        }
    }
}

#[test]
fn four_people_keep_their_sums_while_the_dealer_sits_out() {
    let evening: Value = serde_json::from_str(include_str!("../fixtures/scorecards/four.json")).unwrap();
    let names: Vec<&str> = evening["people"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let mut card = card("ulti", &names, 0);
    for (at, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
        let dealer = card.next_dealer();
        let called = Called {
            dealer,
            declarer: deal["who"].as_u64().map(|who| PersonNo(u8::try_from(who).unwrap())),
            call: deal["call"].as_str().unwrap().to_owned(),
        };
        let mut chosen: BTreeMap<String, String> = serde_json::from_value(deal["fields"].clone()).unwrap();
        if let Some(kontra) = deal.get("kontra") {
            let by = PersonNo(u8::try_from(kontra["by"].as_u64().unwrap()).unwrap());
            let seat = card.seat(by, dealer).unwrap().letter();
            let field = format!("kontra.{}.{seat}", kontra["part"].as_str().unwrap());
            chosen.insert(field, kontra["level"].as_str().unwrap().to_owned());
        }
        enter(&mut card, &called, &chosen);
        if let Some(after) = deal.get("after") {
            assert_eq!(json!(card.tally().sums), *after, "deal {}", at + 1);
        }
    }
    assert_eq!(card.tally().sums.iter().sum::<i64>(), 0);
}

#[test]
fn whoever_sits_out_cannot_declare() {
    let card = card("ulti", &["Dani", "Anna", "Béla", "Cili"], 0);
    let called = Called {
        dealer: PersonNo(0),
        declarer: Some(PersonNo(0)),
        call: "simple".into(),
    };
    assert!(card.fields(&called).is_err());
}
