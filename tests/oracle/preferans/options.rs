//! The options of section 11: their names, defaults and the values each may have.

use serde_json::{Map, Value, json};

use super::super::{Fault, fault};

/// Every option with its default.
pub fn defaults() -> Map<String, Value> {
    let all = json!({
        "bula": 50, "refas": 3, "bid_step": "next", "kontra_max": 10, "plain_two": "declarer_wins",
        "plain_two_refa_exempt": true, "quota_pair": "two_or_four", "kontra_bearer": "giver",
        "betl_kontra_soup": "both", "sans_lead": "seed", "refa_block": "any_under_hat",
        "refa_frozen_under_hat": false, "last_fall_double": false, "last_hand_soup_limit": false,
        "preferans8": false, "stop_when_decided": true, "sheet_view": "left_is_next"
    });
    all.as_object().unwrap().clone()
}

/// The code of what is wrong with a value, if anything.
fn value_fault(name: &str, value: &Value) -> Option<&'static str> {
    let words = |list: &[&str]| match value.as_str() {
        None => Some("WRONG_TYPE"),
        Some(word) => (!list.contains(&word)).then_some("BAD_VALUE"),
    };
    let number = |fits: &dyn Fn(i64) -> bool| match value.as_i64() {
        None => Some("WRONG_TYPE"),
        Some(number) => (!fits(number)).then_some("BAD_VALUE"),
    };
    match name {
        "bula" => number(&|n| n > 0 && n % 2 == 0 && n <= 10_000),
        "refas" if value.is_null() => None,
        "refas" => number(&|n| (0..=200).contains(&n)),
        "kontra_max" => number(&|n| (1..=10).contains(&n)),
        "bid_step" => words(&["next", "any"]),
        "plain_two" => words(&["declarer_wins", "refa_else_wins", "refa_else_nothing", "play"]),
        "quota_pair" => words(&["two_or_four", "two_each"]),
        "kontra_bearer" => words(&["giver", "individual"]),
        "betl_kontra_soup" => words(&["both", "giver"]),
        "sans_lead" => words(&["seed", "through"]),
        "refa_block" => words(&["any_under_hat", "never"]),
        "sheet_view" => words(&["left_is_next", "left_is_prev"]),
        _ => (!value.is_boolean()).then_some("WRONG_TYPE"),
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
        let code = if all.contains_key(name) {
            value_fault(name, value)
        } else {
            Some("UNKNOWN_OPTION")
        };
        match code {
            Some(code) => faults.push(fault(code, &format!("/rules/options/{name}"))),
            None => {
                all.insert(name.clone(), value.clone());
            }
        }
    }
    if faults.is_empty() { Ok(all) } else { Err(faults) }
}

#[test]
fn every_default_is_a_value_that_its_option_may_have() {
    assert!(
        defaults()
            .iter()
            .all(|(name, value)| value_fault(name, value).is_none())
    );
}
