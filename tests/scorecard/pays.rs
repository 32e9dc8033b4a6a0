//! What everyone gets by a deal is told before it is saved: on a sheet too, at any place of the list, and it is what
//! the line says afterwards.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use talon_rules::cards::Seat;
use talon_scorecard::form::Called;
use talon_scorecard::{
    Act, CorrectDeal, Deal, DealSlot, Line, PersonNo, Replacement, SaveDeal, Scorecard, SeatChange, UnsavedDeal,
    VoidDeal,
};

use super::{card, phone};

const EVENINGS: [&str; 4] = [
    include_str!("../fixtures/evenings/ulti.json"),
    include_str!("../fixtures/evenings/preferans_hr.json"),
    include_str!("../fixtures/evenings/preferans_sr.json"),
    include_str!("../fixtures/evenings/preferans_long.json"),
];

fn empty(evening: &Value) -> Scorecard {
    let game = evening["game"].as_str().unwrap();
    let first = Seat::parse(evening["deals"][0]["dealer"].as_str().unwrap()).unwrap();
    let mut card = card(game, &["Anna", "Béla", "Cili"], u8::try_from(first.index()).unwrap());
    if evening["options"] != json!({}) {
        let rules = json!({"id": game, "edition": 1, "options": evening["options"]});
        card.act(Act::SetRules(rules), phone(1)).unwrap();
    }
    card
}

fn next(card: &Scorecard, score: &Map<String, Value>) -> Vec<i64> {
    card.pays(&UnsavedDeal {
        there: &card.with_people(&card.at_table()),
        slot: DealSlot::Next(card.next_number()),
        dealer: card.next_dealer(),
        score,
    })
}

fn at(card: &Scorecard, deal: &Deal, slot: DealSlot, score: &Map<String, Value>) -> Vec<i64> {
    card.pays(&UnsavedDeal {
        there: &card.as_for(deal),
        slot,
        dealer: deal.dealer,
        score,
    })
}

fn save(card: &mut Scorecard, score: &Map<String, Value>) {
    let deal = SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: card.next_dealer(),
        line: Line::Score(score.clone()),
        note: None,
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
}

fn score(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

fn score_of(deal: &Deal) -> &Map<String, Value> {
    match &deal.line {
        Line::Score(score) => score,
        Line::Misdeal { .. } => panic!("no misdeal in this evening"),
    }
}

fn four(seat: &str, tricks: Value) -> Map<String, Value> {
    let others: Vec<&str> = ["A", "B", "C"].into_iter().filter(|one| *one != seat).collect();
    score(json!({"outcome": "played", "declarer": seat, "contract": 4, "volunteers": others, "tricks": tricks}))
}

#[test]
fn what_is_told_before_saving_is_what_the_line_says_afterwards() {
    for text in EVENINGS {
        let evening: Value = serde_json::from_str(text).unwrap();
        let mut card = empty(&evening);
        let mut sums = card.tally().sums;
        for (place, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
            let score = deal["score"].as_object().unwrap();
            let told = next(&card, score);
            save(&mut card, score);
            let tally = card.tally();
            assert_eq!(told, tally.lines.last().unwrap().gains, "deal {}", place + 1);
            let added = told.iter().zip(&sums).map(|(own, sum): (_, &i64)| own + sum);
            let added: Vec<i64> = added.collect();
            assert_eq!(added, tally.sums, "what stands on top, after deal {}", place + 1);
            sums = tally.sums;
        }
    }
}

#[test]
fn before_the_first_deal_a_sheet_is_reckoned_as_after_it() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    let rules = json!({"id": "preferans", "edition": 1, "options": {"bula": 20}});
    card.act(Act::SetRules(rules), phone(1)).unwrap();
    let empty = card.tally();
    assert_eq!(empty.sums, [-200; 3], "ten for each point to go");
    assert!(!empty.ledger.prospects.is_empty(), "what the first deal is worth");

    save(&mut card, &four("A", json!({"A": 6, "B": 2, "C": 2})));
    let id = card.deals[0].id;
    let void = VoidDeal {
        id,
        reason: "eleven cards".into(),
    };
    card.act(Act::Void(void), phone(1)).unwrap();
    let void = card.tally();
    assert_eq!((&void.sums, &void.opening), (&empty.sums, &empty.sums), "struck out");
    assert_eq!(void.ledger.standing, empty.ledger.standing);
}

#[test]
fn a_correction_and_a_forgotten_deal_are_told_at_their_place_in_the_list() {
    for text in EVENINGS {
        let evening: Value = serde_json::from_str(text).unwrap();
        let mut card = empty(&evening);
        for deal in evening["deals"].as_array().unwrap() {
            save(&mut card, deal["score"].as_object().unwrap());
        }
        let tally = card.tally();
        for (deal, line) in card.deals.iter().zip(&tally.lines) {
            let own = at(&card, deal, DealSlot::InPlaceOf(deal.id), score_of(deal));
            assert_eq!(own, line.gains, "deal {:?} as it is", deal.id);
            let right = CorrectDeal {
                id: deal.id,
                seen: deal.version(),
                dealer: deal.dealer,
                line: card.deals[0].line.clone(),
                note: Some("put right".into()),
            };
            let first = score_of(&card.deals[0]);
            let (mut corrected, mut longer) = (card.clone(), card.clone());
            corrected.act(Act::Correct(right.clone()), phone(1)).unwrap();
            let (place, _) = card.deal(deal.id).unwrap();
            let told = at(&card, deal, DealSlot::InPlaceOf(deal.id), first);
            assert_eq!(
                told,
                corrected.tally().lines[place].gains,
                "deal {:?} corrected",
                deal.id
            );
            longer.act(Act::Insert(right), phone(1)).unwrap();
            let told = at(&card, deal, DealSlot::Before(deal.id), first);
            assert_eq!(told, longer.tally().lines[place].gains, "before deal {:?}", deal.id);
        }
    }
}

#[test]
fn a_refa_doubles_what_is_told_and_a_deal_without_effect_is_told_with_zeros() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 2);
    let made = four("A", json!({"A": 6, "B": 2, "C": 2}));
    let plain = next(&card, &made);
    let passed = score(json!({"outcome": "passed_out"}));
    assert_eq!(next(&card, &passed), [0, 0, 0]);
    save(&mut card, &passed);
    let doubled: Vec<i64> = plain.iter().map(|gain| gain * 2).collect();
    assert!(plain[0] > 0);
    assert_eq!(next(&card, &made), doubled);
    let first = &card.deals[0];
    let instead = at(&card, first, DealSlot::InPlaceOf(first.id), &made);
    let before = at(&card, first, DealSlot::Before(first.id), &made);
    assert_eq!((instead, before), (plain.clone(), plain));
}

#[test]
fn nothing_is_told_of_what_cannot_be_or_where_the_deals_before_are_not_known() {
    let sheet = card("preferans", &["Ante", "Bojan", "Cvita"], 2);
    assert_eq!(next(&sheet, &four("A", json!({"A": 7, "B": 2, "C": 2}))), [0_i64; 0]);
    let unknown = |card: &Scorecard, score: &Map<String, Value>| {
        card.pays(&UnsavedDeal {
            there: card,
            slot: DealSlot::Unknown,
            dealer: card.next_dealer(),
            score,
        })
    };
    assert_eq!(unknown(&sheet, &four("A", json!({"A": 6, "B": 2, "C": 2}))), [0_i64; 0]);
    let each = card("ulti", &["Anna", "Béla", "Cili"], 2);
    let simple = score(json!({"declarer": "A", "contract": "simple", "components": {"simple": true}}));
    assert_eq!(unknown(&each, &simple), [2, -1, -1], "where deals count alone");
}

#[test]
fn who_took_over_a_column_is_told_what_it_gets() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 2);
    let made = four("A", json!({"A": 6, "B": 2, "C": 2}));
    save(&mut card, &made);
    let change = Replacement {
        person: PersonNo(0),
        name: "Dora".into(),
        from: None,
    };
    card.act(Act::Seat(SeatChange::Replaces(change)), phone(1)).unwrap();
    let called = Called {
        dealer: card.next_dealer(),
        declarer: Some(PersonNo(3)),
        call: "H".into(),
    };
    let chosen = [("tricks.A", "6"), ("tricks.B", "2")];
    let chosen: BTreeMap<String, String> = chosen.map(|(id, code)| (id.to_owned(), code.to_owned())).into();
    let standing = card.standing(called.dealer);
    let score = card.score(&called, &chosen, standing.as_ref()).unwrap();
    let told = next(&card, &score);
    assert!(told[3] > 0, "{told:?}");
    save(&mut card, &score);
    assert_eq!(told[3], card.tally().lines[1].gains[0]);
}
