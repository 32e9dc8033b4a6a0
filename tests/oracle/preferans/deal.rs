//! The deal of Preferans: ten, ten, ten and two, every card once (P-2.2).

use serde_json::Value;

use super::super::places::Places;
use super::super::{Fault, fault};
use super::cards::{code_fault, deck};

const PARTS: [(&str, usize); 4] = [("hands/A", 10), ("hands/B", 10), ("hands/C", 10), ("talon", 2)];

fn part<'v>(deal: &'v Value, name: &str) -> Option<&'v Vec<Value>> {
    deal.pointer(&format!("/{name}")).and_then(Value::as_array)
}

/// Whether no card is unknown.
pub fn is_full(deal: &Value) -> bool {
    PARTS
        .iter()
        .all(|(name, _)| part(deal, name).is_some_and(|cards| cards.iter().all(|card| card != "??")))
}

/// All faults of a deal whose shape is sound.
pub fn faults(deal: &Value) -> Vec<Fault> {
    let mut found = Vec::new();
    let (mut seen, mut unknown): (Vec<&str>, usize) = (Vec::new(), 0);
    for (name, size) in PARTS {
        let Some(cards) = part(deal, name) else {
            unknown += size;
            continue;
        };
        for (index, card) in cards.iter().enumerate() {
            let card = card.as_str().unwrap_or_default();
            if card == "??" {
                unknown += 1;
            } else if seen.contains(&card) {
                found.push(fault("DEAL_DUPLICATE", &format!("/deal/{name}/{index}")));
            } else if code_fault(card).is_none() {
                seen.push(card);
            }
        }
        if cards.len() != size {
            found.push(fault("DEAL_HAND_SIZE", &format!("/deal/{name}")));
        }
    }
    if seen.len() + unknown < 32 {
        found.push(fault("DEAL_MISSING", "/deal/hands"));
    }
    found
}

/// Where the cards lie before anything is said.
pub fn places(deal: &Value) -> Places {
    let mut places = Places::default();
    for (name, size) in PARTS {
        let cards = part(deal, name).into_iter().flatten().filter_map(Value::as_str);
        let known = cards.filter(|card| *card != "??").map(str::to_owned).collect();
        places.put(name.trim_start_matches("hands/"), known, size);
    }
    places.set_loose(deck());
    places
}
