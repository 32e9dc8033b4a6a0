//! The structure of a record: members, types, words out of their lists, times. What an action or an annotation means
//! is for others.

use serde_json::{Map, Value};

use super::shape_words::Shape;
use super::{Fault, options, preferans};

const TOP: &[&str] = &[
    "id",
    "source",
    "players",
    "context",
    "result",
    "variations",
    "annotations",
    "corrections",
    "supersedes",
    "ext",
    "$schema",
];
const COMPUTED: &[&str] = &[
    "contract",
    "declarer",
    "trump",
    "components",
    "kontra",
    "silent",
    "points",
    "marriages",
    "tricks",
    "decided_at",
    "forfeit",
    "round_factor",
    "scores",
    "final",
];
const GLYPHS: &[&str] = &["!!", "!", "!?", "?!", "?", "??", "□"];
const ACTIONS_MAX: usize = 400;
const VARIATION_ACTIONS_MAX: usize = 2_000;

/// All faults of the structure, actions apart.
pub fn faults(record: &Value) -> Vec<Fault> {
    let mut shape = Shape::default();
    let Some(object) = record.as_object() else {
        shape.add("WRONG_TYPE", "");
        return shape.faults;
    };
    if let Some(version) = object.get("version")
        && !is_supported(version, &mut shape)
    {
        return shape.faults;
    }
    shape.later_version = record["version"] != "1.0";
    shape.french = record["game"] == "preferans";
    shape.object(
        record,
        "",
        &["format", "version", "game", "rules", "deal", "actions"],
        TOP,
    );
    shape.one_of(object, "format", "", &["talon"]);
    shape.one_of(object, "game", "", &["ulti", "preferans"]);
    shape.texts(object, &["id", "supersedes", "$schema"], "");
    if let Some(hash) = object.get("supersedes").and_then(Value::as_str)
        && !is_hash(hash)
    {
        shape.add("BAD_VALUE", "/supersedes");
    }
    rules(&mut shape, record);
    source(&mut shape, object);
    players(&mut shape, object);
    if let Some(context) = object.get("context") {
        if shape.french {
            preferans::shape::context(&mut shape, context);
        } else {
            shape.object(context, "/context", &[], &[]);
        }
    }
    if let Some(deal) = object.get("deal") {
        let two_round = record["rules"]["options"]["auction_variant"] == "two_round";
        if shape.french {
            preferans::shape::deal(&mut shape, deal);
        } else {
            super::deal::shape(&mut shape, deal, two_round);
        }
    }
    if shape.list(object, "actions", "").len() > ACTIONS_MAX {
        shape.add("LIMIT", "/actions");
    }
    result(&mut shape, object);
    variations(&mut shape, object);
    annotations(&mut shape, object);
    corrections(&mut shape, object);
    if let Some(ext) = object.get("ext")
        && !ext.is_object()
    {
        shape.add("WRONG_TYPE", "/ext");
    }
    shape.faults
}

fn is_hash(text: &str) -> bool {
    let digits = text.strip_prefix("sha256:").unwrap_or("");
    digits.len() == 64 && digits.chars().all(|c| "0123456789abcdef".contains(c))
}

fn is_supported(version: &Value, shape: &mut Shape) -> bool {
    let Some(text) = version.as_str() else {
        shape.add("WRONG_TYPE", "/version");
        return false;
    };
    let minor = text.strip_prefix("1.").unwrap_or("");
    let fine = !minor.is_empty() && minor.chars().all(|c| c.is_ascii_digit());
    if !fine {
        shape.add("UNSUPPORTED_VERSION", "/version");
    }
    fine
}

fn rules(shape: &mut Shape, record: &Value) {
    let Some(value) = record.get("rules") else { return };
    let Some(rules) = shape.object(value, "/rules", &["id", "edition"], &["options"]) else {
        return;
    };
    let id = shape.text(rules, "id", "/rules");
    if id.is_some() && rules["id"] != record["game"] {
        shape.add("UNKNOWN_RULES", "/rules/id");
    }
    if let Some(edition) = rules.get("edition") {
        match edition.as_i64() {
            None => shape.add("WRONG_TYPE", "/rules/edition"),
            Some(1) => {}
            Some(_) => shape.add("UNKNOWN_RULES", "/rules/edition"),
        }
    }
    let read = if shape.french {
        preferans::options::read
    } else {
        options::read
    };
    if let Err(found) = read(rules.get("options")) {
        shape.faults.extend(found);
    }
}

fn source(shape: &mut Shape, object: &Map<String, Value>) {
    let words = ["event", "venue", "table", "session", "timezone", "recorder", "url"];
    let others = [
        "date",
        "played",
        "origin",
        "round",
        "deal",
        "converted_from",
        "sitting_out",
    ];
    let Some(value) = object.get("source") else { return };
    let known: Vec<&str> = words.iter().chain(&others).copied().collect();
    let Some(source) = shape.object(value, "/source", &[], &known) else {
        return;
    };
    shape.texts(source, &words, "/source");
    shape.date(source, "date", "/source");
    shape.moment(source, "played", "/source");
    shape.one_of(
        source,
        "origin",
        "/source",
        &["played", "transcribed", "constructed", "converted"],
    );
    shape.number(source, "round", "/source", 1);
    shape.number(source, "deal", "/source", 1);
    if let Some(from) = source.get("converted_from") {
        let at = "/source/converted_from";
        if let Some(from) = shape.object(from, at, &[], &["format", "name", "line", "warnings"]) {
            shape.texts(from, &["format", "name"], at);
            shape.number(from, "line", at, 1);
            shape.list(from, "warnings", at);
        }
    }
    if let Some(person) = source.get("sitting_out") {
        player(shape, person, "/source/sitting_out");
    }
}

fn players(shape: &mut Shape, object: &Map<String, Value>) {
    let Some(value) = object.get("players") else { return };
    let Some(players) = shape.object(value, "/players", &[], &["A", "B", "C"]) else {
        return;
    };
    for seat in ["A", "B", "C"] {
        if let Some(person) = players.get(seat) {
            player(shape, person, &format!("/players/{seat}"));
        }
    }
}

fn player(shape: &mut Shape, person: &Value, at: &str) {
    let Some(person) = shape.object(person, at, &[], &["name", "ref", "kind", "anonymous"]) else {
        return;
    };
    if shape.text(person, "name", at) == Some("") {
        shape.add("BAD_VALUE", &format!("{at}/name"));
    }
    if shape.text(person, "ref", at).is_some_and(|text| !is_uri(text)) {
        shape.add("BAD_VALUE", &format!("{at}/ref"));
    }
    shape.one_of(person, "kind", at, &["human", "bot"]);
    shape.boolean(person, "anonymous", at);
}

fn result(shape: &mut Shape, object: &Map<String, Value>) {
    let Some(value) = object.get("result") else { return };
    let Some(result) = shape.object(value, "/result", &[], &["claimed", "computed"]) else {
        return;
    };
    if let Some(claimed) = result.get("claimed") {
        let known = if shape.french {
            preferans::shape::CLAIMED
        } else {
            COMPUTED
        };
        let Some(claimed) = shape.object(claimed, "/result/claimed", &[], known) else {
            return;
        };
        if shape.french {
            return preferans::shape::claimed(shape, claimed);
        }
        shape.one_of(claimed, "declarer", "/result/claimed", &["A", "B", "C"]);
        let at = "/result/claimed/components";
        let parts = claimed
            .get("components")
            .and_then(|v| shape.object(v, at, &[], super::shape_action::COMPONENTS));
        for name in parts.into_iter().flat_map(Map::keys) {
            shape.boolean(parts.unwrap(), name, at);
        }
        for name in ["scores", "tricks"] {
            let at = format!("/result/claimed/{name}");
            let seats = claimed
                .get(name)
                .and_then(|value| shape.object(value, &at, &[], &["A", "B", "C"]));
            for seat in ["A", "B", "C"] {
                if let Some(seats) = seats {
                    shape.number(seats, seat, &at, i64::MIN);
                }
            }
        }
    }
}

fn is_uri(text: &str) -> bool {
    text.split_once(':').is_some_and(|(scheme, _)| !scheme.is_empty()) && !text.contains(char::is_whitespace)
}

/// Whole numbers too large to be exact everywhere.
pub fn large_integers(value: &Value, at: &str, faults: &mut Vec<Fault>) {
    match value {
        Value::Object(members) => {
            for (name, inner) in members {
                large_integers(inner, &format!("{at}/{name}"), faults);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                large_integers(inner, &format!("{at}/{index}"), faults);
            }
        }
        Value::Number(number) if number.as_i64().is_some_and(|n| n.abs() >= 1 << 53) => {
            faults.push(super::fault("BAD_VALUE", at));
        }
        _ => {}
    }
}

fn variations(shape: &mut Shape, object: &Map<String, Value>) {
    let mut actions = 0;
    for (index, value) in shape.list(object, "variations", "").iter().enumerate() {
        let at = format!("/variations/{index}");
        let needed = ["id", "parent", "from", "actions"];
        let Some(variation) = shape.object(value, &at, &needed, &["title", "author"]) else {
            continue;
        };
        shape.texts(variation, &["id", "parent", "title", "author"], &at);
        shape.number(variation, "from", &at, 0);
        actions += shape.list(variation, "actions", &at).len();
    }
    if actions > VARIATION_ACTIONS_MAX {
        shape.add("LIMIT", "/variations");
    }
}

/// Members that depend on the kind are left to the kind: unknown ones are not looked for.
fn annotations(shape: &mut Shape, object: &Map<String, Value>) {
    for (index, value) in shape.list(object, "annotations", "").iter().enumerate() {
        let at = format!("/annotations/{index}");
        let Some(note) = value.as_object() else {
            shape.add("WRONG_TYPE", &at);
            continue;
        };
        for name in ["id", "at", "kind"] {
            if !note.contains_key(name) {
                shape.add("MISSING_MEMBER", &at);
            }
        }
        shape.texts(note, &["id", "author", "lang", "text"], &at);
        shape.moment(note, "created", &at);
        shape.one_of(note, "visibility", &at, &["private", "club", "public"]);
        let kinds = ["comment", "glyph", "mark", "eval", "tag", "question"];
        shape.one_of(note, "kind", &at, &kinds);
        shape.one_of(note, "glyph", &at, GLYPHS);
        for (place, card) in shape.list(note, "cards", &at).iter().enumerate() {
            shape.card(card, &format!("{at}/cards/{place}"), false);
        }
        if let Some(place) = note.get("at") {
            let at = format!("{at}/at");
            if let Some(place) = shape.object(place, &at, &["line", "ply"], &[]) {
                shape.text(place, "line", &at);
                shape.number(place, "ply", &at, 0);
            }
        }
    }
}

fn corrections(shape: &mut Shape, object: &Map<String, Value>) {
    for (index, value) in shape.list(object, "corrections", "").iter().enumerate() {
        let at = format!("/corrections/{index}");
        let needed = ["when", "by", "pointer", "was", "now"];
        let Some(correction) = shape.object(value, &at, &needed, &["reason"]) else {
            continue;
        };
        shape.moment(correction, "when", &at);
        shape.texts(correction, &["by", "pointer", "reason"], &at);
    }
}
