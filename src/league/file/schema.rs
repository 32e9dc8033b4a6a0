//! The JSON Schema of the league file, made from the shape that the reader checks against. What keys point to and
//! whether a table follows from the facts, only the reader can tell.

use serde_json::{Map, Value as Json, json};
use talon_records::schema::text;

use super::Version;
use super::shape::{KindShape, LEAGUE_FILE, MemberShape, SOURCE, SlugOf, ValueShape};
use crate::address::SLUG_MAX;

/// The schema of the newest version.
pub fn schema() -> Json {
    let mut schema = object(LEAGUE_FILE, None);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["$id"] = json!(format!("urn:talon:schema:league:{}", Version::NEWEST));
    schema["title"] = json!(format!("Talon league file, version {}", Version::NEWEST));
    schema
}

/// The schema of the version of this word.
pub fn schema_of(version: &str) -> Option<Json> {
    (version == Version::NEWEST).then(schema)
}

fn object(fields: &[MemberShape], word: Option<&str>) -> Json {
    let mut properties = Map::new();
    let mut required = Vec::new();
    if let Some(word) = word {
        properties.insert("kind".to_owned(), json!({"const": word}));
        required.push("kind");
    }
    for field in fields {
        properties.insert(field.name.to_owned(), of(&field.kind));
        required.extend(field.needed.then_some(field.name));
    }
    let mut schema =
        json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false});
    if std::ptr::eq(fields, SOURCE) {
        schema["minProperties"] = json!(1);
        schema["maxProperties"] = json!(1);
    }
    schema
}

fn of(kind: &ValueShape) -> Json {
    match kind {
        ValueShape::Text { kind, most } => {
            let mut schema = text(*kind);
            schema["maxLength"] = json!(most);
            schema["allOf"] = json!([{"pattern": "\\S"}]);
            schema
        }
        ValueShape::Slug(of) => {
            let mut schema = pattern(match of {
                SlugOf::League => "^[a-z0-9]+(-[a-z0-9]+)*$",
                SlugOf::Season => "^[0-9][a-z0-9]*(-[a-z0-9]+)*$",
            });
            schema["maxLength"] = json!(SLUG_MAX);
            schema
        }
        ValueShape::Version => json!({"enum": [Version::NEWEST]}),
        ValueShape::Word(words) => json!({"enum": words()}),
        ValueShape::Number { least, most } => json!({"type": "integer", "minimum": least, "maximum": most}),
        ValueShape::Switch => json!({"type": "boolean"}),
        ValueShape::Exact => pattern("^-?[0-9]{1,18}(/[0-9]{1,18})?$"),
        ValueShape::Seed => pattern("^(0|[1-9][0-9]{0,19})$"),
        ValueShape::Formula => json!({"type": "string", "minLength": 1, "maxLength": 200}),
        ValueShape::Date => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
        ValueShape::Instant => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$"),
        ValueShape::Hash => pattern("^sha256:[0-9a-f]{64}$"),
        ValueShape::Key | ValueShape::Person => pattern("^m[1-9][0-9]{0,4}$"),
        ValueShape::List { of: item, most } => json!({"type": "array", "items": of(item), "maxItems": most}),
        ValueShape::Maybe(inner) => json!({"anyOf": [of(inner), {"type": "null"}]}),
        ValueShape::Object(fields) => object(fields, None),
        ValueShape::OneOf(cases) => {
            let case = |case: &KindShape| object(case.fields, Some(case.word));
            json!({"oneOf": cases.iter().map(case).collect::<Vec<_>>()})
        }
    }
}

fn pattern(pattern: &str) -> Json {
    json!({"type": "string", "pattern": pattern})
}
