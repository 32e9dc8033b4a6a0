//! What Ulti adds to the schema: options, deal, actions and the result that may be claimed.

use serde_json::{Map, Value as Json, json};

use super::actions::{FAULT_KINDS, REASONS, TYPES};
use super::claimed::{FATES, SUITS};
use super::rules::setting_json;
use super::ruling::KINDS as RULINGS;
use crate::cards::{CardSet, Pack, Suit};
use crate::games::ulti::{Allowed, BID_CODES, COMPONENT_CODES, OPTIONS, SILENT_CODES, Setting};
use crate::history::schema::{GameSchema, by_seat, object, text, whole};
use crate::history::structure::TextKind;

pub(super) fn schema() -> GameSchema {
    let two_round = json!({"properties": {"rules": {
        "properties": {"options": {
            "properties": {"auction_variant": {"const": "two_round"}}, "required": ["auction_variant"],
        }},
        "required": ["options"],
    }}});
    let stages = json!({
        "if": two_round,
        "then": {"properties": {"deal": {"required": ["first"]}}},
        "else": {"properties": {"deal": {"properties": {"first": false}}}},
    });
    GameSchema {
        rules: rules(),
        deal: deal(),
        action: action(),
        context: object(&[], json!({})),
        claimed: claimed(),
        also: vec![stages],
    }
}

fn rules() -> Json {
    let options: Map<String, Json> =
        OPTIONS.iter().map(|info| (info.name.to_owned(), option(info.allowed))).collect();
    let options = object(&[], Json::Object(options));
    object(&["id", "edition"], json!({"id": {"const": "ulti"}, "edition": {"const": 1}, "options": options}))
}

fn option(allowed: Allowed) -> Json {
    match allowed {
        Allowed::Switch => json!({"type": "boolean"}),
        Allowed::Numbers(list) => json!({"enum": list}),
        Allowed::LevelOrNull(most) => json!({"type": ["integer", "null"], "minimum": 1, "maximum": most}),
        Allowed::Words(list) => {
            json!({"enum": list.iter().map(|word| setting_json(Setting::Word(word))).collect::<Vec<_>>()})
        }
        Allowed::SilentList => {
            json!({"type": "array", "items": {"enum": SILENT_CODES}, "uniqueItems": true})
        }
    }
}

fn seat() -> Json {
    json!({"enum": ["A", "B", "C"]})
}

fn codes() -> Vec<&'static str> {
    CardSet::FULL.iter().map(|card| Pack::German.code(card)).collect()
}

fn card() -> Json {
    json!({"enum": codes()})
}

fn perhaps_unknown() -> Json {
    let mut all = codes();
    all.push("??");
    json!({"enum": all})
}

fn cards(least: usize, most: usize, unknown: bool) -> Json {
    let kinds = if unknown { json!(["array", "null"]) } else { json!("array") };
    json!({"type": kinds, "items": perhaps_unknown(), "minItems": least, "maxItems": most})
}

fn deal() -> Json {
    object(
        &["dealer", "hands"],
        json!({
            "dealer": {"enum": ["A", "B", "C", "out"]},
            "hands": by_seat(&cards(10, 12, true), &["A", "B", "C"]),
            "talon": cards(0, 2, true),
            "first": by_seat(&cards(5, 5, true), &["A", "B", "C"]),
        }),
    )
}

/// An action: what it must have depends on its type.
fn action() -> Json {
    let branches: Vec<Json> = TYPES
        .iter()
        .map(|kind| json!({"if": {"properties": {"type": {"const": kind}}}, "then": one_action(kind)}))
        .collect();
    json!({
        "type": "object", "required": ["type"], "properties": {"type": {"enum": TYPES}}, "allOf": branches,
    })
}

fn one_action(kind: &str) -> Json {
    let suits: Vec<&str> = Suit::ALL.map(|suit| Pack::German.suit_code(suit)).to_vec();
    let list = |items: Json| json!({"type": "array", "items": items});
    let (required, own): (&[&str], Json) = match kind {
        "play" => (&["by", "card"], json!({"card": card(), "irregular": {"const": true}})),
        "discard" => (&["by", "cards"], json!({"cards": cards(2, 2, false)})),
        "bid" => (&["by", "bid"], json!({"bid": {"enum": BID_CODES.as_slice()}})),
        "trump" | "marriage" => (&["by", "suit"], json!({"suit": {"enum": suits}})),
        "kontra" => (
            &["by", "components"],
            json!({
                "components": {
                    "type": "array", "items": {"enum": COMPONENT_CODES}, "minItems": 1, "uniqueItems": true,
                },
                "against": seat(),
            }),
        ),
        "claim" => (
            &["by", "outcome"],
            json!({
                "outcome": outcome(),
                "agreed": {"type": "array", "items": seat(), "uniqueItems": true},
            }),
        ),
        "expose" => (&["by"], json!({"cards": list(perhaps_unknown())})),
        "irregularity" => (
            &["by", "kind"],
            json!({"kind": {"enum": FAULT_KINDS}, "refs": list(whole(0)), "text": text(TextKind::Comment)}),
        ),
        "ruling" => (
            &["by", "kind"],
            json!({
                "kind": {"enum": RULINGS},
                "award": object(&[], json!({"scores": by_seat(&json!({"type": "integer"}), &[])})),
                "text": text(TextKind::Comment),
                "official": text(TextKind::Line),
            }),
        ),
        "end" => (&["reason"], json!({"reason": {"enum": REASONS}})),
        _ => (&["by"], json!({})),
    };
    let by = if kind == "ruling" { json!({"const": "director"}) } else { seat() };
    let mut properties = json!({"type": true, "by": by, "at": whole(0), "ms": whole(0)});
    if let (Some(all), Json::Object(own)) = (properties.as_object_mut(), own) {
        all.extend(own);
    }
    object(required, properties)
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
        object(&["rest"], json!({"rest": seat()})),
        verdict,
    ]})
}

fn points() -> Json {
    let number = json!({"type": "integer", "minimum": 0, "maximum": 190, "multipleOf": 10});
    object(&["declarer", "defenders"], json!({"declarer": number, "defenders": number}))
}

/// An object that may have a value for each of these words.
fn words(list: &[&str], value: &Json) -> Json {
    let members: Map<String, Json> = list.iter().map(|word| ((*word).to_owned(), value.clone())).collect();
    object(&[], Json::Object(members))
}

fn claimed() -> Json {
    let numbers = by_seat(&json!({"type": "integer"}), &[]);
    let named = |names: &[&str], value: Json| {
        object(&[], names.iter().map(|name| ((*name).to_owned(), value.clone())).collect())
    };
    let level = json!({"oneOf": [whole(0), by_seat(&whole(0), &[])]});
    let suits = json!({"type": "array", "items": {"enum": SUITS}});
    object(
        &[],
        json!({
            "contract": {"type": "string"}, "declarer": seat(), "trump": {"enum": ["A", "B", "H", "L", null]},
            "forfeit": {"type": "boolean"}, "round_factor": whole(1), "scores": numbers, "tricks": numbers,
            "decided_at": {"type": ["integer", "null"], "minimum": 1}, "final": {"type": "object"},
            "components": named(COMPONENT_CODES, json!({"type": "boolean"})),
            "kontra": named(COMPONENT_CODES, level), "marriages": by_seat(&suits, &[]),
            "points": named(&["declarer", "defenders"], json!({"type": "integer"})),
            "silent": named(SILENT_CODES, json!({"enum": FATES})),
        }),
    )
}
