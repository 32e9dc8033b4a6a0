//! Tools for claimed results: reading objects of known names, and saying that a claim differs (format, 6 and 16.2).

use serde_json::Value as Json;

use crate::games::{Code, Severity};
use crate::history::json::Value;
use crate::history::structure::Faults;

/// Reads an object whose members have one of these names.
pub fn each<'a>(
    value: Value<'a>,
    names: &'static [&'static str],
    faults: &mut Faults<'a>,
    read: impl Fn(Value<'a>, &mut Faults<'a>),
) {
    if !faults.object(value) {
        return;
    }
    for (name, inner) in value.members() {
        if names.iter().any(|known| name.is(known)) {
            read(inner, faults);
        } else {
            faults.unknown(name, names);
        }
    }
}

/// Reads a number, whichever.
pub fn read_number<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    faults.integer(value, i64::MIN);
}

/// A list in one order, because lists in results have none.
pub fn sorted(value: &Json) -> Json {
    match value {
        Json::Array(items) => {
            let mut items = items.clone();
            items.sort_by_key(Json::to_string);
            Json::Array(items)
        }
        other => other.clone(),
    }
}

/// Says that a claim differs from what the engine computes.
pub fn mismatch<'a>(value: Value<'a>, own: Json, strict: bool, faults: &mut Faults<'a>) {
    if strict {
        faults.strictly(Code::ResultMismatch, Severity::Error, value).expected = Some(own);
    } else {
        faults.at(Code::ResultMismatch, value).expected = Some(own);
    }
}
