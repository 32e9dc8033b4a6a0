//! The JSON Schema of a shape.

use serde_json::{Map, Value as Json, json};

use super::{CaseShape, FileFormat, MemberShape, ValueShape};

/// The schema of an object with the members of all these, as files up to a version have it.
pub fn object_described<F: FileFormat>(shapes: &[&[MemberShape<F>]], case: Option<&str>, upto: F::Version) -> Json {
    let mut properties = Map::new();
    let mut required = Vec::new();
    if let Some(word) = case {
        properties.insert(F::CASE.to_owned(), json!({"const": word}));
        required.push(F::CASE);
    }
    for field in shapes.iter().copied().flatten().filter(|field| field.is_of(upto)) {
        properties.insert(field.name.to_owned(), described(&field.kind, upto));
        required.extend(field.needed.then_some(field.name));
    }
    json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
}

/// The schema of a value.
pub fn described<F: FileFormat>(kind: &ValueShape<F>, upto: F::Version) -> Json {
    match kind {
        ValueShape::Word(words) => json!({"enum": words()}),
        ValueShape::Number { least, most } => json!({"type": "integer", "minimum": least, "maximum": most}),
        ValueShape::Switch => json!({"type": "boolean"}),
        ValueShape::Exact => pattern("^-?[0-9]{1,18}(/[0-9]{1,18})?$"),
        ValueShape::Seed => pattern("^(0|[1-9][0-9]{0,19})$"),
        ValueShape::Date => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
        ValueShape::Instant => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$"),
        ValueShape::Key(letter) => pattern(&format!("^{letter}[1-9][0-9]{{0,4}}$")),
        ValueShape::List { of, most } => json!({"type": "array", "items": described(*of, upto), "maxItems": most}),
        ValueShape::Maybe(inner) => json!({"anyOf": [described(*inner, upto), {"type": "null"}]}),
        ValueShape::Object(fields) => object_described(&[fields], None, upto),
        ValueShape::OneOf(cases) => {
            let case = |case: &CaseShape<F>| object_described(&[case.fields], Some(case.word), upto);
            json!({"oneOf": cases.iter().map(case).collect::<Vec<_>>()})
        }
        ValueShape::Own(kind) => F::describe(kind, upto),
    }
}

/// A string of a pattern.
pub fn pattern(pattern: &str) -> Json {
    json!({"type": "string", "pattern": pattern})
}
