//! The JSON Schema of the event file, made from the shape that the reader checks against. What keys point to and whether
//! such a tournament can be, only the reader can tell.

use serde_json::{Map, Value as Json, json};

use super::shape::{Case, MemberShape, ValueShape};
use super::{Version, shapes, words};
use crate::standings::RAW_MAX;
use talon_records::schema::text;
use talon_records::{FormatVersion, format_of};
use talon_rules::games::GameKind;

/// The schema of the files of a version and of those before it.
pub fn schema(version: Version) -> Json {
    let mut schema = Upto(version).object(&[shapes::EVENT, shapes::OUTSIDE], None);
    let rules = |game: &GameKind| {
        let is_game = json!({"properties": {"tournament": {"properties": {"game": {"const": game.as_str()}}}}});
        let own = format_of(*game).schema(FormatVersion::NEWEST).rules;
        json!({"if": is_game, "then": {"properties": {"profile": {"properties": {"rules": own}}}}})
    };
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["$id"] = json!(format!("urn:talon:schema:event:{}", version.as_str()));
    schema["title"] = json!(format!("Talon event file, version {}", version.as_str()));
    schema["allOf"] = GameKind::ALL.iter().map(rules).collect();
    schema
}

/// Describes what files have up to a version.
#[derive(Clone, Copy)]
struct Upto(Version);

impl Upto {
    fn object(self, shapes: &[&[MemberShape]], word: Option<&str>) -> Json {
        let mut properties = Map::new();
        let mut required = Vec::new();
        if let Some(word) = word {
            properties.insert("type".to_owned(), json!({"const": word}));
            required.push("type");
        }
        for field in shapes.iter().copied().flatten().filter(|field| field.since <= self.0) {
            properties.insert(field.name.to_owned(), self.of(&field.kind));
            required.extend(field.needed.then_some(field.name));
        }
        json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
    }

    fn of(self, kind: &ValueShape) -> Json {
        match kind {
            ValueShape::Text { kind, least, most } => {
                let mut schema = text(*kind);
                schema["maxLength"] = json!(most);
                if *least == 0 {
                    schema.as_object_mut().map(|schema| schema.remove("allOf"));
                    return schema;
                }
                schema["allOf"] = json!([{"pattern": "\\S"}]);
                schema
            }
            ValueShape::Version => {
                let upto = Version::ALL.into_iter().filter(|version| *version <= self.0);
                json!({"enum": upto.map(Version::as_str).collect::<Vec<_>>()})
            }
            ValueShape::Word(words) => json!({"enum": words()}),
            ValueShape::WordOf(words) => json!({"enum": words(self.0)}),
            ValueShape::Number { least, most } => json!({"type": "integer", "minimum": least, "maximum": most}),
            ValueShape::Switch => json!({"type": "boolean"}),
            ValueShape::Exact => pattern("^-?[0-9]{1,18}(/[0-9]{1,18})?$"),
            ValueShape::Places(count) => {
                json!({"type": "array", "items": self.of(&ValueShape::Exact), "minItems": count, "maxItems": count})
            }
            ValueShape::Seed => pattern("^(0|[1-9][0-9]{0,19})$"),
            ValueShape::Date => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
            ValueShape::Clock => pattern("^[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?$"),
            ValueShape::Moment => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?$"),
            ValueShape::Instant => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$"),
            ValueShape::Hash => pattern("^(sha256:)?[0-9a-f]{64}$"),
            ValueShape::Device => pattern("^[0-9a-f]{16}$"),
            ValueShape::Key(letter) => pattern(&format!("^{letter}[1-9][0-9]{{0,4}}$")),
            ValueShape::Entry => self.of(&ValueShape::Key('e')),
            ValueShape::Member => self.of(&ValueShape::Key('m')),
            ValueShape::Rules => json!({"type": "object"}),
            ValueShape::BoardScore => json!({"anyOf": [
                {"type": "integer", "minimum": -RAW_MAX, "maximum": RAW_MAX}, {"enum": words::without_score()},
            ]}),
            ValueShape::List { of: item, most } => {
                json!({"type": "array", "items": self.of(item), "maxItems": most})
            }
            ValueShape::Object(fields) => self.object(&[fields], None),
            ValueShape::OneOf(cases) => {
                let case = |case: &Case| self.object(&[case.fields], Some(case.word));
                json!({"oneOf": cases.iter().map(case).collect::<Vec<_>>()})
            }
        }
    }
}

fn pattern(pattern: &str) -> Json {
    json!({"type": "string", "pattern": pattern})
}
