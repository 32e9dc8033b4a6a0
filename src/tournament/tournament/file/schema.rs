//! The JSON Schema of the event file, made from the shape that the reader checks against. What keys point to and
//! whether such a tournament can be, only the reader can tell.

use serde_json::{Value as Json, json};

use super::{Version, shapes};
use crate::file_shape::object_described;
use talon_records::{FormatVersion, format_of};
use talon_rules::games::GameKind;

/// The schema of the files of a version and of those before it.
pub fn schema(version: Version) -> Json {
    let mut schema = object_described(&[shapes::EVENT, shapes::OUTSIDE], None, version);
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
