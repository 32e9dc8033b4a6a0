//! What Ulti adds to the schema: options, deal, actions and the result that may be claimed.

use serde_json::{Map, Value as Json, json};

use super::actions::UltiWords;
use super::claimed::{FATES, SUITS};
use crate::acts::{action_schema, cards_schema, seat_schema};
use crate::options::rules_schema;
use crate::schema::{GameSchema, begins_given, by_seat, object, total_schema, whole};
use crate::structure::FormatVersion;
use talon_rules::cards::{Pack, Suit};
use talon_rules::games::GameKind;
use talon_rules::games::ulti::{BID_CODES, COMPONENT_CODES, SILENT_CODES, Variant};

pub(super) fn schema(version: FormatVersion) -> GameSchema {
    let two_round = json!({"properties": {"rules": {
        "properties": {"options": {
            "properties": {"auction_variant": {"const": "two_round"}}, "required": ["auction_variant"],
        }},
        "required": ["options"],
    }}});
    let dealt = |condition: Json| match version {
        FormatVersion::V1_0 => condition,
        FormatVersion::V1_1 => json!({"allOf": [condition, {"not": begins_given()}]}),
    };
    let stages = json!({
        "if": dealt(two_round),
        "then": {"properties": {"deal": {"required": ["first"]}}},
        "else": {"properties": {"deal": {"properties": {"first": false}}}},
    });
    let award = object(&[], json!({"scores": by_seat(&json!({"type": "integer"}), &[])}));
    GameSchema {
        rules: rules_schema::<Variant>(GameKind::Ulti),
        deal: deal(),
        action: action_schema::<UltiWords>(version, &award, own_action),
        context: object(&[], json!({})),
        score: score(),
        claimed: claimed(),
        also: std::iter::once(stages).chain(given(version)).collect(),
    }
}

/// Where nobody wrote down the auction, the deal is that with which play began.
fn given(version: FormatVersion) -> Option<Json> {
    let holding = cards_schema(Pack::German, 10, 10, true);
    let talon = cards_schema(Pack::German, 2, 2, true);
    let deal = json!({"required": ["talon"], "properties": {
        "hands": by_seat(&holding, &["A", "B", "C"]), "talon": talon, "first": false,
    }});
    let then = json!({"properties": {"deal": deal}});
    (version >= FormatVersion::V1_1).then(|| json!({"if": begins_given(), "then": then}))
}

fn deal() -> Json {
    let holding = cards_schema(Pack::German, 10, 12, true);
    let first = cards_schema(Pack::German, 5, 5, true);
    object(
        &["dealer", "hands"],
        json!({
            "dealer": {"enum": ["A", "B", "C", "out"]},
            "hands": by_seat(&holding, &["A", "B", "C"]),
            "talon": cards_schema(Pack::German, 0, 2, true),
            "first": by_seat(&first, &["A", "B", "C"]),
        }),
    )
}

/// The members of the actions that only Ulti has.
fn own_action(kind: &str) -> (&'static [&'static str], Json) {
    let suits: Vec<&str> = Suit::ALL.map(|suit| Pack::German.suit_code(suit)).to_vec();
    match kind {
        "bid" => (&["by", "bid"], json!({"bid": {"enum": BID_CODES.as_slice()}})),
        "given" => (
            &["by", "bid"],
            json!({"bid": {"enum": BID_CODES.as_slice()}, "trump": {"enum": ["A", "B", "L"]}}),
        ),
        "trump" | "marriage" => (&["by", "suit"], json!({"suit": {"enum": suits}})),
        "kontra" => (
            &["by", "components"],
            json!({
                "components": {
                    "type": "array", "items": {"enum": COMPONENT_CODES}, "minItems": 1, "uniqueItems": true,
                },
                "against": seat_schema(),
            }),
        ),
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

/// What may be agreed: tricks, the rest to one seat, or a verdict on each component.
fn outcome() -> Json {
    let verdict = object(
        &["components"],
        json!({
            "components": words(COMPONENT_CODES, &json!({"type": "boolean"})),
            "points": points(),
            "silent": words(SILENT_CODES, &json!({"enum": ["lose", "win"]})),
        }),
    );
    let tricks = by_seat(&json!({"type": "integer", "minimum": 0, "maximum": 10}), &[]);
    json!({"oneOf": [
        object(&["tricks"], json!({"tricks": tricks})),
        object(&["rest"], json!({"rest": seat_schema()})),
        verdict,
    ]})
}

fn points() -> Json {
    let number = json!({"type": "integer", "minimum": 0, "maximum": 190, "multipleOf": 10});
    object(
        &["declarer", "defenders"],
        json!({"declarer": number, "defenders": number}),
    )
}

/// An object that may have a value for each of these words.
fn words(list: &[&str], value: &Json) -> Json {
    let members: Map<String, Json> = list.iter().map(|word| ((*word).to_owned(), value.clone())).collect();
    object(&[], Json::Object(members))
}

/// The result of a hand without cards.
fn score() -> Json {
    let level = json!({"oneOf": [whole(0), by_seat(&whole(0), &[])]});
    let values = json!({"type": "array", "items": {"enum": [20, 40]}, "maxItems": 4});
    let mut score = object(
        &["declarer", "contract"],
        json!({
            "declarer": seat_schema(), "contract": {"enum": BID_CODES.as_slice()},
            "components": words(COMPONENT_CODES, &json!({"type": "boolean"})), "trump": {"enum": SUITS},
            "kontra": words(COMPONENT_CODES, &level),
            "silent": words(SILENT_CODES, &json!({"enum": FATES})),
            "seven": object(&["by", "won"], json!({"by": seat_schema(), "won": {"type": "boolean"}})),
            "marriages": by_seat(&values, &[]), "points": points(), "forfeit": {"type": "boolean"},
            "round_factor": {"enum": [1, 2]},
        }),
    );
    score["anyOf"] = json!([
        {"required": ["components"]},
        {"required": ["forfeit"], "properties": {"forfeit": {"const": true}}},
    ]);
    json!({"anyOf": [score, total_schema()]})
}

fn claimed() -> Json {
    let numbers = by_seat(&json!({"type": "integer"}), &[]);
    let named = |names: &[&str], value: Json| {
        object(
            &[],
            names.iter().map(|name| ((*name).to_owned(), value.clone())).collect(),
        )
    };
    let level = json!({"oneOf": [whole(0), by_seat(&whole(0), &[])]});
    let suits = json!({"type": "array", "items": {"enum": SUITS}});
    object(
        &[],
        json!({
            "contract": {"type": "string"}, "declarer": seat_schema(), "trump": {"enum": ["A", "B", "H", "L", null]},
            "forfeit": {"type": "boolean"}, "round_factor": whole(1), "scores": numbers, "tricks": numbers,
            "decided_at": {"type": ["integer", "null"], "minimum": 1}, "final": {"type": "object"},
            "components": named(COMPONENT_CODES, json!({"type": "boolean"})),
            "kontra": named(COMPONENT_CODES, level), "marriages": by_seat(&suits, &[]),
            "points": named(&["declarer", "defenders"], json!({"type": "integer"})),
            "silent": named(SILENT_CODES, json!({"enum": FATES})),
        }),
    )
}
