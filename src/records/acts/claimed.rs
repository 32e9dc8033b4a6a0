//! Tools for claimed results: reading objects of known names, and saying that a claim differs (format, 7).

use serde_json::Value as Json;

use crate::json::{Value, ValueKind};
use crate::structure::Faults;
use talon_rules::cards::Seat;
use talon_rules::games::{Code, Severity};

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
pub(crate) fn read_number<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    faults.integer(value, i64::MIN);
}

/// A list in one order, because lists in results have none.
fn sorted(value: &Json) -> Json {
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
pub(crate) fn mismatch<'a>(value: Value<'a>, own: Json, strict: bool, faults: &mut Faults<'a>) {
    let finding = if strict {
        faults.strictly(Code::ResultMismatch, Severity::Error, value)
    } else {
        faults.at(Code::ResultMismatch, value)
    };
    // A list or an object is repeated too, unless it is long.
    finding.found = Some(value.source())
        .filter(|text| text.len() <= 200)
        .and_then(|text| serde_json::from_str(text).ok());
    finding.expected = Some(own);
}

/// A seat left out of a claim counts as zero.
pub(crate) fn compare_left_out<'a>(claimed: Value<'a>, own: &Json, strict: bool, faults: &mut Faults<'a>) {
    for seat in Seat::ALL {
        let theirs = own.get(seat.letter()).and_then(Json::as_i64).unwrap_or(0);
        if theirs != 0 && claimed.get(seat.letter()).is_none() {
            mismatch(claimed, own.clone(), strict, faults);
            return;
        }
    }
}

/// Compares a claim with a computed value, objects member by member; a member that is not computed counts as
/// `missing`, or is noted as one that cannot be compared.
pub(crate) fn compare_value<'a>(
    claimed: Value<'a>,
    own: &Json,
    missing: Option<&Json>,
    strict: bool,
    faults: &mut Faults<'a>,
) {
    if claimed.kind() != ValueKind::Object || !own.is_object() {
        // Minus zero is zero, which a number that may have a fraction would not say.
        let whole = claimed.as_int().map(Json::from);
        let said: Option<Json> = whole.or_else(|| serde_json::from_str(claimed.source()).ok());
        if said.as_ref().map(sorted) != Some(sorted(own)) {
            mismatch(claimed, own.clone(), strict, faults);
        }
        return;
    }
    for (name, value) in claimed.members() {
        match own.get(name.as_str().unwrap_or_default().as_ref()).or(missing) {
            Some(inner) => compare_value(value, inner, missing, strict, faults),
            None => faults.not_compared(value),
        }
    }
}
