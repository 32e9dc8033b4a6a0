//! The ways to spoil a record: cards, seats, actions, bids, members, numbers.
//! Knows the shape of a record and no rules.

use serde_json::{Value, json};

use super::super::{bids, cards, preferans};
use super::Chance;
use super::rules::change_an_option;

pub type Spoil = fn(&mut Chance, &mut Value);

pub const RECORD_KINDS: &[Spoil] = &[
    swap_two_cards,
    swap_two_cards,
    change_a_card,
    change_a_seat,
    drop_an_action,
    repeat_an_action,
    swap_two_actions,
    move_an_action,
    cut_the_actions,
    insert_an_action,
    change_an_option,
    change_a_bid,
    change_a_suit,
    change_a_kontra,
    change_the_dealer,
    hide_a_card,
    drop_a_member,
    add_a_member,
    change_a_leaf,
    number_to_fraction,
    change_the_case,
    mark_irregular,
    nest_deeply,
    change_a_claim,
    change_a_number,
    change_the_context,
];

/// Pointers to everything inside that the question accepts.
fn places(value: &Value, wanted: &dyn Fn(&Value) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut waiting = vec![(String::new(), value)];
    while let Some((at, value)) = waiting.pop() {
        if wanted(value) {
            found.push(at.clone());
        }
        let escape = |name: &String| name.replace('~', "~0").replace('/', "~1");
        match value {
            Value::Array(list) => {
                waiting.extend(list.iter().enumerate().map(|(i, v)| (format!("{at}/{i}"), v)));
            }
            Value::Object(members) => {
                waiting.extend(members.iter().map(|(k, v)| (format!("{at}/{}", escape(k)), v)));
            }
            _ => {}
        }
    }
    found.sort();
    found
}

/// Replaces one of the things that the question accepts.
fn replace(chance: &mut Chance, record: &mut Value, wanted: &dyn Fn(&Value) -> bool, new: Value) {
    let found = places(record, wanted);
    if !found.is_empty() {
        *record.pointer_mut(chance.pick(&found).as_str()).unwrap() = new;
    }
}

fn is_card(value: &Value) -> bool {
    let known = |text: &str| cards::code_fault(text) != Some("BAD_CARD");
    value.as_str().is_some_and(known)
}

/// Whether the record says that it is of Preferans.
pub fn is_preferans(record: &Value) -> bool {
    record["game"] == "preferans"
}

fn a_card(chance: &mut Chance, record: &Value) -> Value {
    let deck = if is_preferans(record) {
        preferans::cards::deck()
    } else {
        cards::deck()
    };
    json!(chance.pick(&deck))
}

fn swap_two_cards(chance: &mut Chance, record: &mut Value) {
    let found = places(record, &is_card);
    if found.is_empty() {
        return;
    }
    let (a, b) = (chance.pick(&found).clone(), chance.pick(&found).clone());
    let kept = record.pointer(&a).cloned().unwrap();
    let other = std::mem::replace(record.pointer_mut(&b).unwrap(), kept);
    *record.pointer_mut(&a).unwrap() = other;
}

fn change_a_card(chance: &mut Chance, record: &mut Value) {
    let odd = ["SA", "HQ", "10H", "ha", "♥A", "", "H10", "XX?", "LO", "??"];
    let new = if chance.below(5) == 0 {
        json!(chance.pick(&odd))
    } else {
        a_card(chance, record)
    };
    replace(chance, record, &is_card, new);
}

fn change_a_seat(chance: &mut Chance, record: &mut Value) {
    let new = json!(chance.pick(&["A", "B", "C", "D", "a", "director"]));
    replace(chance, record, &|v| v == "A" || v == "B" || v == "C", new);
}

/// The list of actions, or an empty one when the record has none any more.
fn actions(record: &mut Value) -> &mut Vec<Value> {
    if !record["actions"].is_array() {
        record["actions"] = json!([]);
    }
    record["actions"].as_array_mut().unwrap()
}

fn drop_an_action(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    if !list.is_empty() {
        list.remove(chance.below(list.len()));
    }
}

fn repeat_an_action(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    if !list.is_empty() {
        let (from, to) = (chance.below(list.len()), chance.below(list.len() + 1));
        list.insert(to, list[from].clone());
    }
}

fn swap_two_actions(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    if !list.is_empty() {
        let a = chance.below(list.len());
        let near = (a + 1 + chance.below(3)) % list.len();
        list.swap(a, near);
    }
}

fn move_an_action(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    if !list.is_empty() {
        let action = list.remove(chance.below(list.len()));
        let to = chance.below(list.len() + 1);
        list.insert(to, action);
    }
}

fn cut_the_actions(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    list.truncate(chance.below(list.len() + 1));
}

fn insert_an_action(chance: &mut Chance, record: &mut Value) {
    let by = *chance.pick(&["A", "B", "C"]);
    let suit = *chance.pick(&["A", "L", "H", "B"]);
    let card = a_card(chance, record);
    let own = is_preferans(record)
        .then(|| an_action_of_preferans(chance, by))
        .flatten();
    let new = match chance.below(12) {
        0 => json!({"type": "pass", "by": by}),
        1 => json!({"type": "pickup", "by": by}),
        2 => json!({"type": "trump", "by": by, "suit": suit}),
        3 => json!({"type": "marriage", "by": by, "suit": suit}),
        4 => json!({"type": "throw_in", "by": by}),
        5 => json!({"type": "concede", "by": by}),
        6 => json!({"type": "end", "reason": "time"}),
        7 => json!({"type": "claim", "by": by, "agreed": ["A", "B", "C"], "outcome": {"rest": by}}),
        8 => json!({"type": "ruling", "by": "director", "kind": "void"}),
        9 => json!({"type": "play", "by": by, "card": card}),
        10 => json!({"type": "hold", "by": by}),
        _ => json!({"type": "kontra", "by": by, "components": ["simple"]}),
    };
    let list = actions(record);
    list.insert(chance.below(list.len() + 1), own.unwrap_or(new));
}

/// An action that Ulti does not have, more often than not.
fn an_action_of_preferans(chance: &mut Chance, by: &str) -> Option<Value> {
    let value = 2 + chance.below(6);
    Some(match chance.below(12) {
        0 => json!({"type": "bid", "by": by, "value": value}),
        1 => json!({"type": "bid", "by": by, "game": true}),
        2 => json!({"type": "bid", "by": by, "game": true, "value": value}),
        3 => json!({"type": "hold", "by": by}),
        4 => json!({"type": "contract", "by": by, "value": value}),
        5 | 6 => json!({"type": "defend", "by": by, "choice": chance.pick(&["play", "drop", "invite"])}),
        7..=9 => json!({"type": "kontra", "by": by}),
        _ => return None,
    })
}

fn change_a_bid(chance: &mut Chance, record: &mut Value) {
    let bids = [
        "simple",
        "p:simple",
        "h40",
        "simple+ulti",
        "betli",
        "h20",
        "p:h20+ulti+odur",
        "p:betli",
        "ulti",
    ];
    if is_preferans(record) {
        return change_a_value(chance, record);
    }
    let is_bid = |v: &Value| v.as_str().is_some_and(bids::exists);
    let new = json!(chance.pick(&bids));
    replace(chance, record, &is_bid, new);
}

/// Another number or game, another contract, another answer.
fn change_a_value(chance: &mut Chance, record: &mut Value) {
    let kinds = ["bid", "contract", "defend"];
    let is_one = |action: &&mut Value| kinds.iter().any(|kind| action["type"] == *kind);
    let mut all: Vec<&mut Value> = actions(record).iter_mut().filter(is_one).collect();
    let place = chance.below(all.len());
    let Some(action) = all.get_mut(place) else { return };
    let value = json!(1 + chance.below(8));
    match chance.below(4) {
        0 if action["type"] == "bid" => action["game"] = json!(true),
        _ if action["type"] == "defend" => action["choice"] = json!(chance.pick(&["play", "drop", "invite"])),
        _ => action["value"] = value,
    }
}

fn change_a_number(chance: &mut Chance, record: &mut Value) {
    let new = json!(chance.below(12) as i64 - 2);
    replace(chance, record, &Value::is_number, new);
}

fn change_the_context(chance: &mut Chance, record: &mut Value) {
    let mut by_seat = |most: usize| {
        let mut number = || 2 * chance.below(most) as i64;
        json!({"A": number(), "B": number() - 2, "C": number() + 2})
    };
    let (bula, mut refa) = (by_seat(8), by_seat(2));
    refa["B"] = json!(0);
    if record.is_object() {
        record["context"] = json!({"bula": bula, "refa": refa, "refas_written": chance.below(5)});
    }
}

fn change_a_suit(chance: &mut Chance, record: &mut Value) {
    for action in actions(record) {
        if action.get("suit").is_some() && chance.below(2) == 0 {
            action["suit"] = json!(chance.pick(&["A", "L", "H", "B", "S"]));
        }
    }
}

fn change_a_kontra(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    let Some(at) = list.iter().position(|action| action["type"] == "kontra") else {
        return;
    };
    let of_ulti = list[at].get("components").is_some();
    match chance.below(5) {
        0..=2 if !of_ulti => list[at]["by"] = json!(chance.pick(&["A", "B", "C"])),
        0 => list[at]["components"] = json!(["simple", "ulti"]),
        1 => list[at]["components"] = json!([]),
        2 => list[at]["against"] = json!(chance.pick(&["A", "B", "C"])),
        3 => list[at]["by"] = json!(chance.pick(&["A", "B", "C"])),
        _ => {
            let action = list.remove(at);
            let to = chance.below(list.len() + 1);
            list.insert(to, action);
        }
    }
}

fn change_the_dealer(chance: &mut Chance, record: &mut Value) {
    if record["deal"].is_object() {
        record["deal"]["dealer"] = json!(chance.pick(&["A", "B", "C", "out", "D"]));
    }
}

fn hide_a_card(chance: &mut Chance, record: &mut Value) {
    let seat = *chance.pick(&["A", "B", "C"]);
    let hides_all = chance.below(3) == 0;
    let Some(hand) = record.pointer_mut(&format!("/deal/hands/{seat}")) else {
        return;
    };
    if hides_all {
        *hand = Value::Null;
    } else if let Some(list) = hand.as_array_mut().filter(|list| !list.is_empty()) {
        let at = chance.below(list.len());
        list[at] = json!("??");
    }
}

fn drop_a_member(chance: &mut Chance, record: &mut Value) {
    let found = places(record, &|v| v.as_object().is_some_and(|o| !o.is_empty()));
    if found.is_empty() {
        return;
    }
    let object = record
        .pointer_mut(chance.pick(&found).as_str())
        .unwrap()
        .as_object_mut()
        .unwrap();
    let names: Vec<String> = object.keys().cloned().collect();
    object.remove(chance.pick(&names));
}

fn add_a_member(chance: &mut Chance, record: &mut Value) {
    let found = places(record, &Value::is_object);
    let names = [
        "extra",
        "tpye",
        "at",
        "ms",
        "irregular",
        "first",
        "talon",
        "against",
        "result",
        "",
    ];
    let value = [json!(1), json!("x"), json!(null), json!({}), json!(-1)];
    let place = chance.pick(&found).clone();
    record.pointer_mut(&place).unwrap()[*chance.pick(&names)] = chance.pick(&value).clone();
}

fn change_a_leaf(chance: &mut Chance, record: &mut Value) {
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(9_007_199_254_740_993_u64),
        json!(""),
        json!("??"),
        json!([]),
        json!({}),
        json!("a\u{202e}b"),
    ];
    let new = chance.pick(&values).clone();
    replace(chance, record, &|v| !v.is_object() && !v.is_array(), new);
}

fn number_to_fraction(chance: &mut Chance, record: &mut Value) {
    let new = json!(*chance.pick(&[0.5, 1.5, -2.25, 1e300]));
    replace(chance, record, &Value::is_number, new);
}

fn change_the_case(chance: &mut Chance, record: &mut Value) {
    let found = places(record, &|v| v.as_str().is_some_and(|s| !s.is_empty()));
    if found.is_empty() {
        return;
    }
    let value = record.pointer_mut(chance.pick(&found).as_str()).unwrap();
    let text = value.as_str().unwrap();
    let changed = if text.to_lowercase() == text {
        text.to_uppercase()
    } else {
        text.to_lowercase()
    };
    *value = json!(changed);
}

fn mark_irregular(chance: &mut Chance, record: &mut Value) {
    let list = actions(record);
    let plays: Vec<usize> = (0..list.len()).filter(|at| list[*at]["type"] == "play").collect();
    if !plays.is_empty() {
        let at = *chance.pick(&plays);
        list[at]["irregular"] = json!(true);
    }
}

fn nest_deeply(chance: &mut Chance, record: &mut Value) {
    let mut deep = json!(1);
    for _ in 0..*chance.pick(&[5, 30, 31, 40, 120]) {
        deep = if chance.below(2) == 0 {
            json!([deep])
        } else {
            json!({ "x": deep })
        };
    }
    record["ext"] = json!({ "x-deep": deep });
}

fn change_a_claim(chance: &mut Chance, record: &mut Value) {
    let outcomes = [
        json!({"rest": "A"}),
        json!({"rest": "B"}),
        json!({"tricks": {"A": 10}}),
        json!({"tricks": {"A": 4, "B": 3, "C": 3}}),
        json!({"components": {"simple": true}}),
        json!({"components": {}, "silent": {"100": "win"}}),
        json!({}),
    ];
    let new = chance.pick(&outcomes).clone();
    for action in actions(record).iter_mut().filter(|action| action["type"] == "claim") {
        action["outcome"] = new.clone();
    }
}
