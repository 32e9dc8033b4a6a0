//! The options of section 13: their names, defaults and the values each may have.
//! Knows nothing of what they do.

use serde_json::{Map, Value, json};

use super::{Fault, fault};

/// Every option with its default.
pub fn defaults() -> Map<String, Value> {
    let all = json!({
        "four_aces": true, "min_contract": "simple", "simple_forfeit": "optional", "forfeit_value": 1,
        "require_cards_for_bid": false, "marriage_needs_trick": false, "open_exposes": "all",
        "kontra_max_level": null, "kontra_window": "trick2", "standalone_trump_durchmars": true,
        "loss_factor": 1, "silent_bids": ["100", "aces", "ulti", "durchmars"], "silent_loss_factor": 2,
        "silent_100_replaces_simple": false, "silent_20_100_value": 2, "silent_kontra": "with_simple",
        "silent_ulti_all_pay": false, "defender_lost_silent_ulti": 0, "auction_variant": "normal",
        "auction_end": "three_passes", "table_size": 3
    });
    all.as_object().unwrap().clone()
}

fn fits(name: &str, value: &Value) -> bool {
    let among = |list: Value| list.as_array().unwrap().contains(value);
    match name {
        "min_contract" => among(json!(["simple", "hearts_simple"])),
        "simple_forfeit" => among(json!(["optional", "mandatory", "never"])),
        "forfeit_value" | "loss_factor" | "silent_loss_factor" => among(json!([1, 2])),
        "open_exposes" => among(json!(["all", "declarer"])),
        "kontra_max_level" => value.is_null() || value.as_i64().is_some_and(|n| (1..=20).contains(&n)),
        "kontra_window" => among(json!(["trick2", "own_card", "after_trick1"])),
        "silent_bids" => silent_list(value),
        "silent_20_100_value" => among(json!([2, 4])),
        "silent_kontra" => among(json!(["with_simple", "never", "100_and_durchmars_only"])),
        "defender_lost_silent_ulti" => among(json!([0, 4, 8])),
        "auction_variant" => among(json!(["normal", "two_round"])),
        "auction_end" => among(json!(["three_passes", "two_passes"])),
        "table_size" => among(json!([3, 4])),
        _ => value.is_boolean(),
    }
}

fn silent_list(value: &Value) -> bool {
    let Some(list) = value.as_array() else { return false };
    let known = ["100", "aces", "ulti", "durchmars"];
    list.iter().all(|entry| known.iter().any(|name| entry == name))
}

/// A value of another JSON type than the option has is `WRONG_TYPE`, another value `BAD_VALUE`.
fn same_type(name: &str, value: &Value) -> bool {
    match &defaults()[name] {
        Value::Bool(_) => value.is_boolean(),
        Value::String(_) => value.is_string(),
        Value::Array(_) => value.is_array(),
        Value::Null => value.is_null() || value.is_i64(),
        _ => value.is_i64(),
    }
}

/// The complete set, or the faults.
pub fn read(given: Option<&Value>) -> Result<Map<String, Value>, Vec<Fault>> {
    let mut all = defaults();
    let none = Map::new();
    let Some(given) = given.map_or(Some(&none), Value::as_object) else {
        return Err(vec![fault("WRONG_TYPE", "/rules/options")]);
    };
    let mut faults = Vec::new();
    for (name, value) in given {
        let pointer = format!("/rules/options/{name}");
        if !all.contains_key(name) {
            faults.push(fault("UNKNOWN_OPTION", &pointer));
        } else if !same_type(name, value) {
            faults.push(fault("WRONG_TYPE", &pointer));
        } else if !fits(name, value) {
            faults.push(fault("BAD_VALUE", &pointer));
        } else {
            all.insert(name.clone(), value.clone());
        }
    }
    if faults.is_empty() { Ok(all) } else { Err(faults) }
}

#[test]
fn every_default_is_a_value_that_its_option_may_have() {
    for (name, value) in defaults() {
        assert!(fits(&name, &value) && same_type(&name, &value), "{name}: {value}");
    }
}
