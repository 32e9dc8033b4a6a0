//! The JSON Schema of the league file, made from the shape that the reader checks against. What keys point to and
//! whether a table follows from the facts, only the reader can tell.

use serde_json::{Value as Json, json};
use talon_records::schema::text;
use talon_tournament::file_shape::{described, object_described, pattern};

use super::Version;
use super::shape::{LEAGUE_FILE, LeagueValue, SOURCE, SOURCES, SlugOf, ValueShape};
use crate::address::SLUG_MAX;

/// The schema of the newest version.
pub fn schema() -> Json {
    let mut schema = object_described(&[LEAGUE_FILE], None, Version::Known);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["$id"] = json!(format!("urn:talon:schema:league:{}", Version::NEWEST));
    schema["title"] = json!(format!("Talon league file, version {}", Version::NEWEST));
    schema
}

/// The schema of the version of this word.
pub fn schema_of(version: &str) -> Option<Json> {
    (version == Version::NEWEST).then(schema)
}

pub(super) fn describe(kind: &LeagueValue, upto: Version) -> Json {
    match kind {
        LeagueValue::Text { kind, most } => {
            let mut schema = text(*kind);
            schema["maxLength"] = json!(most);
            schema["allOf"] = json!([{"pattern": "\\S"}]);
            schema
        }
        LeagueValue::Slug(of) => {
            let mut schema = pattern(match of {
                SlugOf::League => "^[a-z0-9]+(-[a-z0-9]+)*$",
                SlugOf::Season => "^[0-9][a-z0-9]*(-[a-z0-9]+)*$",
            });
            schema["maxLength"] = json!(SLUG_MAX);
            schema
        }
        LeagueValue::Version => json!({"enum": [Version::NEWEST]}),
        LeagueValue::Formula => json!({"type": "string", "minLength": 1, "maxLength": 200}),
        LeagueValue::Hash => pattern("^sha256:[0-9a-f]{64}$"),
        LeagueValue::Person => described(&ValueShape::Key('m'), upto),
        LeagueValue::Source => {
            let mut schema = object_described(&[SOURCE], None, upto);
            schema["oneOf"] = SOURCES.map(|name| json!({"required": [name]})).into_iter().collect();
            schema["dependentRequired"] = json!({"round": ["event"]});
            schema
        }
    }
}
