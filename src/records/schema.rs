//! The JSON Schema of the record format, made from the lists that the reader checks against. It says what a record
//! looks like; what is legal only the reader can tell.

use serde_json::{Map, Value as Json, json};

use super::check::ACTIONS_MAX;
use super::lines::MAIN;
use super::structure::FormatVersion;
use super::structure::{GIVEN, GLYPHS, NOTE_KINDS, TextKind};
use talon_rules::games::GameKind;

/// What one game adds to the schema.
#[derive(Debug)]
pub struct GameSchema {
    pub rules: Json,
    pub deal: Json,
    /// One action.
    pub action: Json,
    pub context: Json,
    /// What is written down of a hand without cards.
    pub score: Json,
    pub claimed: Json,
    /// What depends on more than one member.
    pub also: Vec<Json>,
}

/// The schema of a version. That of a version that was published never changes.
pub fn schema(version: FormatVersion) -> Json {
    let mut actions = Map::new();
    let games: Vec<Json> = GameKind::ALL
        .iter()
        .flat_map(|game| of_game(*game, version, &mut actions))
        .collect();
    let mut properties = frame(version);
    properties.extend(notes());
    let word = version.as_str();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:talon:schema:{word}"),
        "title": format!("Talon hand record, version {word}"),
        "type": "object",
        "required": ["format", "version", "game", "rules", "deal", "actions"],
        "properties": properties,
        "additionalProperties": false,
        "allOf": games.into_iter().chain(own_version(version)).collect::<Vec<_>>(),
        "$defs": actions,
    })
}

/// A record with a score, or with a contract instead of an auction, says that it is of the version that brought them.
fn own_version(version: FormatVersion) -> Option<Json> {
    let says = json!({"properties": {"version": {"const": FormatVersion::V1_1.as_str()}}});
    let new = json!({"anyOf": [{"required": ["score"]}, begins_given()]});
    (version >= FormatVersion::V1_1).then(|| json!({"if": new, "then": says}))
}

/// That the first action is a contract, because nobody wrote down the auction.
pub(super) fn begins_given() -> Json {
    let first = json!({"properties": {"type": {"const": GIVEN}}, "required": ["type"]});
    json!({"properties": {"actions": {"prefixItems": [first], "minItems": 1}}, "required": ["actions"]})
}

/// The parts of one game; its actions, which stand in two places, go to `actions`.
fn of_game(game: GameKind, version: FormatVersion, actions: &mut Map<String, Json>) -> Vec<Json> {
    let own = super::format_of(game).schema(version);
    let name = format!("{}-action", game.as_str());
    let action = json!({"$ref": format!("#/$defs/{name}")});
    actions.insert(name, own.action);
    let name = json!({"const": game.as_str()});
    let is_game = json!({"properties": {"game": name}, "required": ["game"]});
    let then = json!({"properties": {
        "rules": own.rules,
        "deal": own.deal,
        "context": own.context,
        "actions": {"items": action},
        "variations": {"items": {"properties": {"actions": {"items": action}}}},
        "result": {"properties": {"claimed": own.claimed}},
    }});
    if version == FormatVersion::V1_0 {
        let mut parts = vec![json!({"if": is_game, "then": then})];
        parts.extend(own.also.into_iter().map(|also| json!({"if": is_game, "then": also})));
        return parts;
    }
    let without = json!({"properties": {
        "rules": own.rules,
        "deal": object(&["dealer"], json!({"dealer": {"enum": ["A", "B", "C", "out"]}})),
        "context": own.context,
        "actions": {"items": {"allOf": [action, {"properties": {"type": {"enum": ["irregularity", "ruling"]}}}]}},
        "variations": {"maxItems": 0},
        "annotations": {"items": {"properties": {"at": {"properties": {"ply": {"const": 0}}}}}},
        "score": own.score,
        "result": {"properties": {"claimed": own.claimed}},
    }});
    let with_cards = json!({"properties": {"game": name}, "required": ["game"], "not": {"required": ["score"]}});
    let with_score = json!({"properties": {"game": name}, "required": ["game", "score"]});
    let mut parts = vec![
        json!({"if": with_cards, "then": then}),
        json!({"if": with_score, "then": without}),
    ];
    parts.extend(own.also.into_iter().map(|also| json!({"if": with_cards, "then": also})));
    parts
}

fn uri() -> Json {
    json!({"type": "string", "maxLength": 500, "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:\\S*$"})
}

fn frame(version: FormatVersion) -> Map<String, Json> {
    let player = object(
        &[],
        json!({
            "name": text(TextKind::Name), "ref": uri(),
            "kind": {"enum": ["bot", "human"]}, "anonymous": {"const": true},
        }),
    );
    let line = || text(TextKind::Line);
    let converted = object(
        &[],
        json!({
            "format": line(), "name": line(), "line": whole(1),
            "warnings": {"type": "array", "items": text(TextKind::Comment)},
        }),
    );
    let source = object(
        &[],
        json!({
            "event": line(), "venue": line(), "table": line(), "session": line(), "timezone": line(),
            "recorder": line(), "url": line(), "date": date(), "played": time(), "round": whole(1),
            "deal": whole(1), "sitting_out": player, "converted_from": converted,
            "origin": {"enum": ["constructed", "converted", "played", "transcribed"]},
        }),
    );
    let properties = json!({
        "$schema": line(),
        "format": {"const": "talon"},
        "version": versions(version),
        "game": {"enum": GameKind::NAMES},
        "id": uri(),
        "rules": {"type": "object"},
        "source": source,
        "players": by_seat(&player, &[]),
        "context": {"type": "object"},
        "deal": {"type": "object"},
        "actions": {"type": "array", "maxItems": ACTIONS_MAX},
        "result": object(&[], json!({"claimed": {"type": "object"}, "computed": true})),
        "supersedes": {"type": "string", "pattern": "^sha256:[0-9a-f]{64}$"},
        "ext": {
            "type": "object",
            "propertyNames": {"pattern": "^(x-.*|[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+)$"},
        },
    });
    let mut properties = properties.as_object().cloned().unwrap_or_default();
    if version > FormatVersion::V1_0 {
        properties.insert("score".to_owned(), json!({"type": "object"}));
    }
    properties
}

/// The versions that a record may say it is of: a later schema takes older records too, but only its own have a score.
fn versions(version: FormatVersion) -> Json {
    let known: Vec<&str> = FormatVersion::ALL
        .into_iter()
        .filter(|known| *known <= version)
        .map(FormatVersion::as_str)
        .collect();
    match known[..] {
        [only] => json!({"const": only}),
        _ => json!({"enum": known}),
    }
}

fn notes() -> Map<String, Json> {
    let line = || text(TextKind::Line);
    let lines = || json!({"type": "array", "items": text(TextKind::Line)});
    let comment = || text(TextKind::Comment);
    let variation = object(
        &["id", "parent", "from", "actions"],
        json!({
            "id": {"allOf": [text(TextKind::Name), {"not": {"const": MAIN}}]}, "parent": {"type": "string"},
            "from": whole(0), "title": line(), "author": line(), "actions": {"type": "array"},
        }),
    );
    let annotation = object(
        &["id", "at", "kind"],
        json!({
            "id": text(TextKind::Name),
            "at": object(&["line", "ply"], json!({"line": text(TextKind::Name), "ply": whole(0)})),
            "kind": {"enum": NOTE_KINDS}, "glyph": {"enum": GLYPHS}, "created": time(),
            "visibility": {"enum": ["club", "private", "public"]}, "author": line(), "lang": line(),
            "tone": line(), "tag": line(), "engine": line(), "version": line(), "scope": line(),
            "text": comment(), "question": comment(), "eval": {"type": "object"}, "cards": lines(),
            "seats": lines(), "best": lines(), "options": lines(), "value": true,
        }),
    );
    let correction = object(
        &["when", "by", "pointer", "was", "now"],
        json!({"when": time(), "by": line(), "pointer": line(), "reason": comment(), "was": true, "now": true}),
    );
    let list = |items: Json| json!({"type": "array", "items": items});
    let properties = json!({
        "variations": list(variation), "annotations": list(annotation), "corrections": list(correction),
    });
    properties.as_object().cloned().unwrap_or_default()
}

/// An object with these members and no others.
pub(super) fn object(required: &[&str], properties: Json) -> Json {
    json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
}

/// A score without facts: a ruling awards what the deal came to.
pub(super) fn total_schema() -> Json {
    json!({"type": "object", "maxProperties": 0})
}

/// An object with one value for each seat.
pub(super) fn by_seat(value: &Json, required: &[&str]) -> Json {
    object(required, json!({"A": value, "B": value, "C": value}))
}

/// A whole number from here on, as far as every program can read it.
pub(super) fn whole(least: i64) -> Json {
    json!({"type": "integer", "minimum": least, "maximum": 9_007_199_254_740_991_i64})
}

/// A text of this kind: how long, with which characters.
pub fn text(kind: TextKind) -> Json {
    let controls = match kind {
        TextKind::Comment => "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f",
        TextKind::Name | TextKind::Line => "\\u0000-\\u001f\\u007f-\\u009f",
    };
    let clean = format!("^[^{controls}\\u202a-\\u202e\\u2066-\\u2069]*$");
    let mut text = json!({"type": "string", "maxLength": kind.characters_max(), "pattern": clean});
    if kind == TextKind::Name {
        text["allOf"] = json!([{"pattern": "\\S"}]);
    }
    text
}

fn date() -> Json {
    json!({"type": "string", "format": "date", "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"})
}

fn time() -> Json {
    let clock = "([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?";
    let pattern =
        format!("^\\d{{4}}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt]{clock}([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$");
    json!({"type": "string", "format": "date-time", "pattern": pattern})
}
