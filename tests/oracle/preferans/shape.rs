//! The members of a Preferans record that the other game has otherwise: deal, context, claimed result, actions.

use serde_json::{Map, Value};

use super::super::Fault;
use super::super::shape_words::Shape;

const SEATS: &[&str] = &["A", "B", "C"];

pub const CLAIMED: &[&str] = &[
    "outcome",
    "declarer",
    "contract",
    "game",
    "volunteers",
    "invited_by",
    "kontra_level",
    "kontra_giver",
    "multiplier",
    "value",
    "made",
    "penalised",
    "bula_change",
    "soup",
    "refa_used",
    "refa_written",
    "reduced",
    "session_over",
    "tricks",
    "tricks_counted",
    "decided_at",
    "final",
];

pub fn deal(shape: &mut Shape, deal: &Value) {
    let Some(object) = shape.object(deal, "/deal", &["dealer", "hands", "talon"], &[]) else {
        return;
    };
    shape.one_of(object, "dealer", "/deal", &["A", "B", "C", "out"]);
    if let Some(hands) = object.get("hands")
        && let Some(hands) = shape.object(hands, "/deal/hands", SEATS, &[])
    {
        for seat in SEATS {
            card_list(shape, hands.get(*seat), &format!("/deal/hands/{seat}"));
        }
    }
    card_list(shape, object.get("talon"), "/deal/talon");
}

fn card_list(shape: &mut Shape, value: Option<&Value>, at: &str) {
    let Some(value) = value.filter(|value| !value.is_null()) else {
        return;
    };
    let Some(list) = value.as_array() else {
        return shape.add("WRONG_TYPE", at);
    };
    for (place, card) in list.iter().enumerate() {
        shape.card(card, &format!("{at}/{place}"), true);
    }
}

pub fn context(shape: &mut Shape, context: &Value) {
    let at = "/context";
    let Some(context) = shape.object(context, at, &[], &["bula", "refa", "refas_written"]) else {
        return;
    };
    for (name, least) in [("bula", -1_000_000), ("refa", 0)] {
        let Some(value) = context.get(name) else { continue };
        let at = format!("{at}/{name}");
        let Some(by_seat) = shape.object(value, &at, SEATS, &[]) else {
            continue;
        };
        for seat in SEATS {
            shape.number(by_seat, seat, &at, least);
        }
    }
    shape.number(context, "refas_written", at, 0);
}

fn by_seat(shape: &mut Shape, value: &Value, at: &str, least: i64) {
    if let Some(seats) = shape.object(value, at, &[], SEATS) {
        SEATS.iter().for_each(|seat| shape.number(seats, seat, at, least));
    }
}

fn written(shape: &mut Shape, value: &Value, at: &str) {
    if let Some(writers) = shape.object(value, at, &[], SEATS) {
        writers
            .iter()
            .for_each(|(seat, value)| by_seat(shape, value, &format!("{at}/{seat}"), -(1 << 53)));
    }
}

pub fn claimed(shape: &mut Shape, claimed: &Map<String, Value>) {
    let at = "/result/claimed";
    shape.one_of(claimed, "outcome", at, &["played", "unplayed", "passed_out"]);
    shape.one_of(claimed, "declarer", at, SEATS);
    for name in ["game", "made", "refa_used", "reduced", "session_over"] {
        shape.boolean(claimed, name, at);
    }
    for name in ["volunteers", "penalised"] {
        shape.list(claimed, name, at);
    }
    for name in ["contract", "kontra_level", "multiplier", "value", "refa_written"] {
        shape.number(claimed, name, at, 0);
    }
    for name in ["bula_change", "tricks", "tricks_counted"] {
        if let Some(value) = claimed.get(name) {
            by_seat(shape, value, &format!("{at}/{name}"), -(1 << 53));
        }
    }
    if let Some(soup) = claimed.get("soup") {
        written(shape, soup, &format!("{at}/soup"));
    }
}

/// Needed members besides `type`, and further known ones besides `at` and `ms`.
fn members(kind: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    Some(match kind {
        "pickup" | "pass" | "hold" | "kontra" | "concede" => (&["by"], &[]),
        "discard" => (&["by", "cards"], &[]),
        "bid" => (&["by"], &["value", "game"]),
        "contract" => (&["by", "value"], &[]),
        "defend" => (&["by", "choice"], &[]),
        "play" => (&["by", "card"], &["irregular"]),
        "claim" => (&["by", "outcome"], &["agreed"]),
        "expose" => (&["by"], &["cards"]),
        "irregularity" => (&["by", "kind"], &["refs", "text"]),
        "ruling" => (&["by", "kind"], &["award", "text", "official"]),
        "end" => (&["reason"], &["by"]),
        _ => return None,
    })
}

/// The first fault in the shape of an action.
pub fn action(action: &Value, at: &str, later_version: bool, options: &Map<String, Value>) -> Result<(), Fault> {
    let mut shape = Shape {
        later_version,
        french: true,
        ..Shape::default()
    };
    all(
        &mut shape,
        action,
        at,
        if options["preferans8"] == true { 8 } else { 7 },
    );
    match shape.faults.into_iter().next() {
        Some(first) => Err(first),
        None => Ok(()),
    }
}

fn all(shape: &mut Shape, action: &Value, at: &str, top: i64) {
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
    let mut own = object.clone();
    own.retain(|name, _| needed.contains(&name.as_str()) || known.contains(&name.as_str()));
    let object = &own;
    shape.one_of(object, "by", at, if kind == "ruling" { &["director"] } else { SEATS });
    shape.number(object, "at", at, 0);
    shape.number(object, "ms", at, 0);
    for name in ["irregular", "game"] {
        shape.boolean(object, name, at);
        if object.get(name) == Some(&Value::Bool(false)) {
            shape.add("BAD_VALUE", &format!("{at}/{name}"));
        }
    }
    if let Some(value) = object.get("value") {
        match value.as_i64() {
            None => shape.add("WRONG_TYPE", &format!("{at}/value")),
            Some(value) if !(2..=top).contains(&value) => shape.add("BAD_VALUE", &format!("{at}/value")),
            Some(_) => {}
        }
    } else if kind == "bid" && object.get("game").is_none() {
        shape.add("MISSING_MEMBER", at);
    }
    shape.one_of(object, "choice", at, &["play", "drop", "invite"]);
    shape.one_of(object, "reason", at, &["abandoned", "record_lost", "time"]);
    for (index, card) in shape.list(object, "cards", at).iter().enumerate() {
        shape.card(card, &format!("{at}/cards/{index}"), true);
    }
    if let Some(card) = object.get("card") {
        shape.card(card, &format!("{at}/card"), false);
    }
    match kind {
        "claim" => claim(shape, object, at),
        "irregularity" => super::super::shape_action::irregularity(shape, object, at),
        "ruling" => ruling(shape, object, at),
        _ => {}
    }
}

fn claim(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    let agreed = shape.list(object, "agreed", at);
    for (index, seat) in agreed.iter().enumerate() {
        if !SEATS.iter().any(|s| seat == s) || agreed[..index].contains(seat) {
            shape.add("BAD_VALUE", &format!("{at}/agreed/{index}"));
        }
    }
    let Some(outcome) = object.get("outcome") else { return };
    let at = format!("{at}/outcome");
    let Some(outcome) = shape.object(outcome, &at, &[], &["tricks", "rest"]) else {
        return;
    };
    match ["tricks", "rest"]
        .iter()
        .filter(|name| outcome.contains_key(**name))
        .count()
    {
        0 => shape.add("MISSING_MEMBER", &at),
        1 => {}
        _ => shape.add("BAD_VALUE", &at),
    }
    shape.seat(outcome, "rest", &at);
    if let Some(tricks) = outcome.get("tricks") {
        by_seat(shape, tricks, &format!("{at}/tricks"), 0);
    }
}

fn ruling(shape: &mut Shape, object: &Map<String, Value>, at: &str) {
    shape.one_of(object, "kind", at, &["score", "penalty", "void", "warning", "note"]);
    shape.texts(object, &["text", "official"], at);
    let Some(award) = object.get("award") else { return };
    let at = format!("{at}/award");
    let Some(award) = shape.object(award, &at, &[], &["bula_change", "soup"]) else {
        return;
    };
    if let Some(bula) = award.get("bula_change") {
        by_seat(shape, bula, &format!("{at}/bula_change"), -(1 << 53));
    }
    if let Some(soup) = award.get("soup") {
        written(shape, soup, &format!("{at}/soup"));
    }
}
