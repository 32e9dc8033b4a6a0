//! What Preferans adds to the schema: options, context, deal, actions and the result that may be claimed.

use serde_json::{Value as Json, json};

use super::actions::{CHOICES, PreferansWords};
use super::claimed::OUTCOMES;
use crate::acts::{action_schema, cards_schema, seat_schema};
use crate::options::rules_schema;
use crate::schema::{GameSchema, by_seat, object, total_schema, whole};
use crate::structure::FormatVersion;
use talon_rules::cards::Pack;
use talon_rules::games::GameKind;
use talon_rules::games::preferans::Variant;

pub(super) fn schema(version: FormatVersion) -> GameSchema {
    let award = object(
        &[],
        json!({"bula_change": integers(), "soup": by_seat(&integers(), &[])}),
    );
    GameSchema {
        rules: rules_schema::<Variant>(GameKind::Preferans),
        deal: deal(),
        action: with_a_bid(action_schema::<PreferansWords>(version, &award, own_action)),
        context: context(version),
        score: score(),
        claimed: claimed(),
        also: Vec::new(),
    }
}

fn integers() -> Json {
    by_seat(&json!({"type": "integer"}), &[])
}

fn deal() -> Json {
    let holding = cards_schema(Pack::French, 10, 10, true);
    object(
        &["dealer", "hands", "talon"],
        json!({
            "dealer": {"enum": ["A", "B", "C", "out"]},
            "hands": by_seat(&holding, &["A", "B", "C"]),
            "talon": cards_schema(Pack::French, 2, 2, true),
        }),
    )
}

fn context(version: FormatVersion) -> Json {
    let all = &["A", "B", "C"];
    let count = json!({"type": "integer", "minimum": 0, "maximum": 200});
    let bula = json!({"type": "integer", "minimum": -1_000_000, "maximum": 1_000_000});
    let mut members = json!({"bula": by_seat(&bula, all), "refa": by_seat(&count, all), "refas_written": count});
    if version != FormatVersion::V1_0 {
        members["out"] = bula;
    }
    object(&[], members)
}

/// The result of a deal without cards; of one that was passed out there is nothing else to say.
fn score() -> Json {
    let nobody = json!({"enum": ["A", "B", "C", null]});
    let tricks = by_seat(&whole(0), &[]);
    let members = json!({
        "outcome": {"enum": OUTCOMES}, "declarer": seat_schema(),
        "contract": {"type": "integer", "minimum": 2, "maximum": 8}, "game": {"type": "boolean"},
        "volunteers": {"type": "array", "items": seat_schema(), "uniqueItems": true},
        "invited_by": nobody, "kontra_level": whole(0), "kontra_giver": nobody, "tricks": tricks,
        "refa": {"type": "boolean"},
    });
    let mut score = object(&["outcome"], members);
    score["if"] = json!({"properties": {"outcome": {"const": "passed_out"}}});
    score["then"] = json!({"maxProperties": 1});
    score["else"] = json!({"required": ["declarer", "contract"]});
    json!({"anyOf": [score, total_schema()]})
}

/// The members of the actions that only Preferans has.
fn own_action(kind: &str) -> (&'static [&'static str], Json) {
    let value = json!({"type": "integer", "minimum": 2, "maximum": 8});
    match kind {
        "bid" => (&["by"], json!({"value": value, "game": {"const": true}})),
        "given" => (&["by", "value"], json!({"value": value, "game": {"const": true}})),
        "contract" => (&["by", "value"], json!({"value": value})),
        "defend" => (&["by", "choice"], json!({"choice": {"enum": CHOICES}})),
        "claim" => (
            &["by", "outcome"],
            json!({
                "outcome": outcome(),
                "agreed": {"type": "array", "items": seat_schema(), "uniqueItems": true},
            }),
        ),
        _ => (&["by"], json!({})),
    }
}

/// A bid says a number, or that it is a game, or both.
fn with_a_bid(mut action: Json) -> Json {
    let branches = action["allOf"].as_array_mut().into_iter().flatten();
    for branch in branches.filter(|branch| branch["if"]["properties"]["type"]["const"] == "bid") {
        branch["then"]["anyOf"] = json!([{"required": ["value"]}, {"required": ["game"]}]);
    }
    action
}

fn outcome() -> Json {
    let tricks = by_seat(&json!({"type": "integer", "minimum": 0, "maximum": 10}), &[]);
    json!({"oneOf": [
        object(&["tricks"], json!({"tricks": tricks})),
        object(&["rest"], json!({"rest": seat_schema()})),
    ]})
}

fn claimed() -> Json {
    let seats = json!({"type": "array", "items": seat_schema()});
    let perhaps = json!({"enum": ["A", "B", "C", null]});
    let switch = json!({"type": "boolean"});
    object(
        &[],
        json!({
            "outcome": {"enum": OUTCOMES}, "declarer": seat_schema(), "contract": whole(0), "game": switch,
            "volunteers": seats, "invited_by": perhaps, "kontra_level": whole(0), "kontra_giver": perhaps,
            "multiplier": whole(0), "value": whole(0), "made": switch, "penalised": seats,
            "bula_change": integers(), "soup": by_seat(&integers(), &[]), "refa_used": switch,
            "refa_written": whole(0), "reduced": switch, "session_over": switch, "tricks": integers(),
            "tricks_counted": integers(), "final": {"type": "object"},
            "decided_at": {"type": ["integer", "null"], "minimum": 1},
        }),
    )
}
