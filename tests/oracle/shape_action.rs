//! The members of one action by its type. Whether the action may happen now is for the state.

use serde_json::{Map, Value};

use super::Fault;
use super::cards::SUITS;
use super::shape_words::Shape;

/// Needed members besides `type`, and further known ones besides `at` and `ms`.
fn members(kind: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    Some(match kind {
        "pickup" | "pass" | "throw_in" | "concede" => (&["by"], &[]),
        "discard" => (&["by", "cards"], &[]),
        "bid" => (&["by", "bid"], &[]),
        "trump" | "marriage" => (&["by", "suit"], &[]),
        "kontra" => (&["by", "components"], &["against"]),
        "play" => (&["by", "card"], &["irregular"]),
        "claim" => (&["by", "outcome"], &["agreed"]),
        "expose" => (&["by"], &["cards"]),
        "irregularity" => (&["by", "kind"], &["refs", "text"]),
        "ruling" => (&["by", "kind"], &["award", "text", "official"]),
        "end" => (&["reason"], &["by"]),
        _ => return None,
    })
}

pub const COMPONENTS: &[&str] = &[
    "simple",
    "h40",
    "h20",
    "aces",
    "ulti",
    "dur",
    "odur",
    "betli",
    "rebetli",
    "open_betli",
    "plain_dur",
    "redur",
    "open_plain_dur",
];

/// The first fault in the shape of an action.
pub fn check(action: &Value, at: &str, later_version: bool) -> Result<(), Fault> {
    let mut shape = Shape {
        later_version,
        ..Shape::default()
    };
    all(&mut shape, action, at);
    match shape.faults.into_iter().next() {
        Some(first) => Err(first),
        None => Ok(()),
    }
}

fn all(shape: &mut Shape, action: &Value, at: &str) {
    let Some(object) = action.as_object() else {
        return shape.add("WRONG_TYPE", at);
    };
    let Some(kind) = object.get("type") else {
        return shape.add("MISSING_MEMBER", at);
    };
    let Some(kind) = kind.as_str() else {
        return shape.add("WRONG_TYPE", &format!("{at}/type"));
    };
    let Some((needed, further)) = members(kind) else {
        return shape.add("BAD_VALUE", &format!("{at}/type"));
    };
    let known: Vec<&str> = further.iter().chain(&["type", "at", "ms"]).copied().collect();
    shape.object(action, at, needed, &known);
    // What a later version adds is not looked at, whatever its name means elsewhere.
    let is_known = |name: &String| needed.contains(&name.as_str()) || known.contains(&name.as_str());
    let mut own = object.clone();
    own.retain(|name, _| is_known(name));
    let object = &own;
    let who: &[&str] = if kind == "ruling" {
        &["director"]
    } else {
        &["A", "B", "C"]
    };
    shape.one_of(object, "by", at, who);
    shape.number(object, "at", at, 0);
    shape.number(object, "ms", at, 0);
    shape.boolean(object, "irregular", at);
    shape.text(object, "bid", at);
    let suits: Vec<String> = SUITS.chars().map(String::from).collect();
    shape.one_of(
        object,
        "suit",
        at,
        &suits.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    shape.one_of(object, "reason", at, &["abandoned", "record_lost", "time"]);
    shape.seat(object, "against", at);
    for (index, card) in shape.list(object, "cards", at).iter().enumerate() {
        shape.card(card, &format!("{at}/cards/{index}"), true);
    }
    if let Some(card) = object.get("card") {
        shape.card(card, &format!("{at}/card"), false);
    }
    match kind {
        "kontra" => components(shape, object, at),
        "claim" => claim(shape, object, at),
        "irregularity" => irregularity(shape, object, at),
        "ruling" => ruling(shape, object, at),
        _ => {}
    }
}

fn components(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    let list = shape.list(object, "components", at);
    if list.is_empty() && object.get("components").is_some_and(Value::is_array) {
        shape.add("BAD_VALUE", &format!("{at}/components"));
    }
    for (index, value) in list.iter().enumerate() {
        let pointer = format!("{at}/components/{index}");
        match value.as_str() {
            None => shape.add("WRONG_TYPE", &pointer),
            Some(name) if !COMPONENTS.contains(&name) || list[..index].contains(value) => {
                shape.add("BAD_VALUE", &pointer);
            }
            Some(_) => {}
        }
    }
}

fn claim(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    let agreed = shape.list(object, "agreed", at);
    for (index, seat) in agreed.iter().enumerate() {
        if !["A", "B", "C"].iter().any(|s| seat == s) || agreed[..index].contains(seat) {
            shape.add("BAD_VALUE", &format!("{at}/agreed/{index}"));
        }
    }
    let Some(outcome) = object.get("outcome") else { return };
    let at = format!("{at}/outcome");
    let known = ["tricks", "rest", "components", "points", "silent"];
    let Some(outcome) = shape.object(outcome, &at, &[], &known) else {
        return;
    };
    let heads = ["tricks", "rest", "components"]
        .iter()
        .filter(|name| outcome.contains_key(**name))
        .count();
    if heads != 1 {
        shape.add(if heads == 0 { "MISSING_MEMBER" } else { "BAD_VALUE" }, &at);
    }
    shape.seat(outcome, "rest", &at);
    if let Some(tricks) = outcome.get("tricks") {
        let at = format!("{at}/tricks");
        if let Some(tricks) = shape.object(tricks, &at, &[], &["A", "B", "C"]) {
            for seat in ["A", "B", "C"] {
                shape.number(tricks, seat, &at, 0);
            }
        }
    }
    verdicts(shape, outcome, &at);
}

fn verdicts(shape: &mut Shape, outcome: &Map<String, Value>, at: &str) {
    if let Some(made) = outcome.get("components") {
        let at = format!("{at}/components");
        if let Some(made) = shape.object(made, &at, &[], COMPONENTS) {
            for name in made.keys() {
                shape.boolean(made, name, &at);
            }
        }
    }
    if let Some(points) = outcome.get("points") {
        let at = format!("{at}/points");
        if let Some(points) = shape.object(points, &at, &["declarer", "defenders"], &[]) {
            shape.number(points, "declarer", &at, 0);
            shape.number(points, "defenders", &at, 0);
        }
    }
    if let Some(silent) = outcome.get("silent") {
        let at = format!("{at}/silent");
        if let Some(silent) = shape.object(silent, &at, &[], &["100", "aces", "ulti", "durchmars"]) {
            for name in silent.keys() {
                shape.one_of(silent, name, &at, &["win", "lose"]);
            }
        }
    }
}

pub fn irregularity(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    let kinds = ["revoke", "exposed_card", "out_of_turn", "wrong_pass", "other"];
    shape.one_of(object, "kind", at, &kinds);
    shape.text(object, "text", at);
    for (index, ply) in shape.list(object, "refs", at).iter().enumerate() {
        if !ply.is_u64() {
            shape.add(
                if ply.is_i64() { "BAD_VALUE" } else { "WRONG_TYPE" },
                &format!("{at}/refs/{index}"),
            );
        }
    }
}

fn ruling(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    shape.one_of(object, "kind", at, &["score", "penalty", "void", "warning", "note"]);
    shape.texts(object, &["text", "official"], at);
    let Some(award) = object.get("award") else { return };
    let at = format!("{at}/award");
    let Some(award) = shape.object(award, &at, &[], &["scores"]) else {
        return;
    };
    if let Some(scores) = award.get("scores") {
        let at = format!("{at}/scores");
        if let Some(scores) = shape.object(scores, &at, &[], &["A", "B", "C"]) {
            for seat in ["A", "B", "C"] {
                shape.number(scores, seat, &at, -(1 << 53));
            }
        }
    }
}
