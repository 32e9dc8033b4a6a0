//! The deal: shape, sizes, every card once, and the first five cards of the two-round auction.
//! Knows nothing of what happens after it.

use serde_json::Value;

use super::cards::{code_fault, deck};
use super::places::Places;
use super::shape_words::Shape;
use super::{Fault, fault};

/// The seat that acts first: the one after the dealer, A when the dealer sits out (2.3).
pub fn forehand(deal: &Value) -> String {
    match deal["dealer"].as_str().unwrap() {
        "A" => "B".to_owned(),
        "B" => "C".to_owned(),
        _ => "A".to_owned(),
    }
}

/// Whether no card is unknown.
pub fn is_full(deal: &Value) -> bool {
    let hands = &deal["hands"];
    ["A", "B", "C"]
        .iter()
        .all(|seat| hands[seat].as_array().is_some_and(|hand| !hand.contains(&"??".into())))
        && !deal["talon"]
            .as_array()
            .is_some_and(|talon| talon.contains(&"??".into()))
}

pub fn shape(shape: &mut Shape, deal: &Value, two_round: bool) {
    let Some(object) = shape.object(deal, "/deal", &["dealer", "hands"], &["talon", "first"]) else {
        return;
    };
    shape.one_of(object, "dealer", "/deal", &["A", "B", "C", "out"]);
    if let Some(hands) = object.get("hands")
        && let Some(hands) = shape.object(hands, "/deal/hands", &["A", "B", "C"], &[])
    {
        for seat in ["A", "B", "C"] {
            card_list(shape, hands.get(seat), &format!("/deal/hands/{seat}"), true);
        }
    }
    card_list(shape, object.get("talon"), "/deal/talon", true);
    if let Some(first) = object.get("first")
        && two_round
        && let Some(first) = shape.object(first, "/deal/first", &["A", "B", "C"], &[])
    {
        for seat in ["A", "B", "C"] {
            card_list(shape, first.get(seat), &format!("/deal/first/{seat}"), false);
        }
    }
}

fn card_list(shape: &mut Shape, value: Option<&Value>, at: &str, may_be_null: bool) {
    let Some(value) = value else { return };
    if value.is_null() && may_be_null {
        return;
    }
    let Some(list) = value.as_array() else {
        shape.add("WRONG_TYPE", at);
        return;
    };
    for (place, card) in list.iter().enumerate() {
        // A code of the other deck is a fault of the deal all the same.
        shape.card(card, &format!("{at}/{place}"), true);
    }
}

fn talon_size(deal: &Value) -> usize {
    deal["talon"].as_array().map_or(0, Vec::len)
}

/// How many cards a seat is dealt: with a talon of two everyone has ten (U-2.2, U-2.3).
fn hand_size(deal: &Value, seat: &str, two_round: bool) -> usize {
    let twelve = !two_round && talon_size(deal) == 0 && forehand(deal) == seat;
    if twelve { 12 } else { 10 }
}

/// All faults of a deal whose shape is sound.
pub fn faults(deal: &Value, two_round: bool) -> Vec<Fault> {
    let mut found = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    let mut unknown = 0;
    for (place, size) in sizes(deal, two_round) {
        let pointer = format!("/deal/{place}");
        let Some(cards) = deal.pointer(&format!("/{place}")).and_then(Value::as_array) else {
            unknown += if place == "talon" { 0 } else { size };
            continue;
        };
        for (index, card) in cards.iter().enumerate() {
            let card = card.as_str().unwrap();
            if card == "??" {
                unknown += 1;
            } else if seen.iter().any(|c| c == card) {
                found.push(fault("DEAL_DUPLICATE", &format!("{pointer}/{index}")));
            } else if code_fault(card).is_none() {
                seen.push(card.to_owned());
            }
        }
        if cards.len() != size {
            found.push(fault("DEAL_HAND_SIZE", &pointer));
        }
    }
    if two_round && talon_size(deal) == 0 && !deal["talon"].is_array() {
        found.push(fault("DEAL_HAND_SIZE", "/deal/talon"));
    }
    if seen.len() + unknown < 32 {
        found.push(fault("DEAL_MISSING", "/deal/hands"));
    }
    found.extend(first_faults(deal, two_round));
    found
}

fn sizes(deal: &Value, two_round: bool) -> Vec<(String, usize)> {
    let mut sizes: Vec<(String, usize)> = ["A", "B", "C"]
        .iter()
        .map(|s| (format!("hands/{s}"), hand_size(deal, s, two_round)))
        .collect();
    let talon = if two_round || talon_size(deal) > 0 { 2 } else { 0 };
    sizes.push(("talon".to_owned(), talon));
    sizes
}

fn first_faults(deal: &Value, two_round: bool) -> Vec<Fault> {
    let Some(first) = deal.get("first") else {
        return if two_round {
            vec![fault("MISSING_MEMBER", "/deal")]
        } else {
            vec![]
        };
    };
    if !two_round {
        return vec![fault("UNKNOWN_MEMBER", "/deal/first")];
    }
    let mut found = Vec::new();
    for seat in ["A", "B", "C"] {
        let five = first[seat].as_array().unwrap();
        if five.len() != 5 {
            found.push(fault("DEAL_HAND_SIZE", &format!("/deal/first/{seat}")));
        }
        let Some(hand) = deal["hands"][seat].as_array() else {
            continue;
        };
        for (index, card) in five.iter().enumerate() {
            let known = hand.contains(card) || hand.contains(&"??".into()) || card == "??";
            let twice = card != "??" && five[..index].contains(card);
            if !known || twice {
                found.push(fault("CARD_NOT_HELD", &format!("/deal/first/{seat}/{index}")));
            }
        }
    }
    found
}

/// Where the cards lie when the first player is to act.
pub fn places(deal: &Value, two_round: bool) -> Places {
    let mut places = Places::default();
    let known = |value: &Value| -> Vec<String> {
        let cards = value.as_array().cloned().unwrap_or_default();
        cards
            .iter()
            .filter_map(Value::as_str)
            .filter(|c| *c != "??")
            .map(str::to_owned)
            .collect()
    };
    let talon_goes_to_forehand = !two_round && talon_size(deal) == 2;
    for seat in ["A", "B", "C"] {
        let mut cards = known(&deal["hands"][seat]);
        let mut size = hand_size(deal, seat, two_round);
        if talon_goes_to_forehand && forehand(deal) == seat {
            cards.extend(known(&deal["talon"]));
            size = 12;
        }
        places.put(seat, cards, size);
    }
    let on_table = if two_round { known(&deal["talon"]) } else { vec![] };
    places.put("talon", on_table, if two_round { 2 } else { 0 });
    places.set_loose(deck());
    places
}
