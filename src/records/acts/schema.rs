//! What actions and cards of all games look like in the schema.

use serde_json::{Value as Json, json};

use super::Vocabulary;
use super::item::{FAULT_KINDS, REASONS, types};
use super::ruling::KINDS;
use crate::schema::{object, text, whole};
use crate::structure::{FormatVersion, TextKind};
use talon_rules::cards::{CardSet, Pack};

/// A seat's letter.
pub(crate) fn seat_schema() -> Json {
    json!({"enum": ["A", "B", "C"]})
}

fn codes(pack: Pack) -> Vec<&'static str> {
    CardSet::FULL.iter().map(|card| pack.code(card)).collect()
}

fn perhaps_unknown(pack: Pack) -> Json {
    let mut all = codes(pack);
    all.push("??");
    json!({"enum": all})
}

/// A list of so many cards, some of them perhaps unknown; with `null` where a list may be so altogether.
pub(crate) fn cards_schema(pack: Pack, least: usize, most: usize, null: bool) -> Json {
    let kinds = if null { json!(["array", "null"]) } else { json!("array") };
    json!({"type": kinds, "items": perhaps_unknown(pack), "minItems": least, "maxItems": most})
}

/// An action: what it must have depends on its type. `own` gives the members of the game's own types, and what a
/// ruling awards.
pub(crate) fn action_schema<V: Vocabulary>(
    version: FormatVersion,
    award: &Json,
    own: impl Fn(&str) -> (&'static [&'static str], Json),
) -> Json {
    let branch = |kind: &&str| {
        let then = one_action::<V>(kind, award, &own);
        json!({"if": {"properties": {"type": {"const": kind}}}, "then": then})
    };
    let types = types::<V>(version);
    let branches: Vec<Json> = types.iter().map(branch).collect();
    json!({
        "type": "object", "required": ["type"], "properties": {"type": {"enum": types}}, "allOf": branches,
    })
}

fn one_action<V: Vocabulary>(kind: &str, award: &Json, own: impl Fn(&str) -> (&'static [&'static str], Json)) -> Json {
    let list = |items: Json| json!({"type": "array", "items": items});
    let (required, members): (&[&str], Json) = match kind {
        "play" => (
            &["by", "card"],
            json!({"card": {"enum": codes(V::PACK)}, "irregular": {"const": true}}),
        ),
        "discard" => (&["by", "cards"], json!({"cards": cards_schema(V::PACK, 2, 2, false)})),
        "expose" => (&["by"], json!({"cards": list(perhaps_unknown(V::PACK))})),
        "irregularity" => (
            &["by", "kind"],
            json!({"kind": {"enum": FAULT_KINDS}, "refs": list(whole(1)), "text": text(TextKind::Comment)}),
        ),
        "ruling" => (
            &["by", "kind"],
            json!({
                "kind": {"enum": KINDS}, "award": award,
                "text": text(TextKind::Comment), "official": text(TextKind::Line),
            }),
        ),
        "end" => (&["reason"], json!({"reason": {"enum": REASONS}})),
        "concede" => (&["by"], json!({})),
        _ => own(kind),
    };
    let by = if kind == "ruling" {
        json!({"const": "director"})
    } else {
        seat_schema()
    };
    let mut properties = json!({"type": true, "by": by, "at": whole(0), "ms": whole(0)});
    if let (Some(all), Json::Object(own)) = (properties.as_object_mut(), members) {
        all.extend(own);
    }
    object(required, properties)
}
