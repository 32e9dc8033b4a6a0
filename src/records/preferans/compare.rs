//! What a record claims of its result against what the engine computes (format, 7). The shape of the claim
//! has been read before.

use serde_json::{Map, Value as Json};

use crate::acts::{compare_left_out, compare_value, mismatch};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Seat;

/// Compares value by value; each difference is one finding. In objects of seats a seat left out counts as zero.
pub(crate) fn compare_claimed<'a>(
    claimed: Value<'a>,
    computed: &Map<String, Json>,
    strict: bool,
    faults: &mut Faults<'a>,
) {
    let none = Json::Object(Map::new());
    for (name, value) in claimed.members() {
        let name = name.as_str().unwrap_or_default();
        let Some(own) = computed.get(name.as_ref()) else {
            faults.not_compared(value);
            continue;
        };
        match name.as_ref() {
            "tricks" | "tricks_counted" | "bula_change" => by_seat(value, own, strict, faults),
            "soup" => {
                for (writer, amounts) in value.members() {
                    let writer = writer.as_str().unwrap_or_default();
                    by_seat(amounts, own.get(writer.as_ref()).unwrap_or(&none), strict, faults);
                }
                let unsaid = |seat: &Seat| {
                    value.get(seat.letter()).is_none() && own.get(seat.letter()).is_some_and(writes_something)
                };
                if Seat::ALL.iter().any(unsaid) {
                    mismatch(value, own.clone(), strict, faults);
                }
            }
            _ => compare_value(value, own, None, strict, faults),
        }
    }
}

fn writes_something(amounts: &Json) -> bool {
    amounts
        .as_object()
        .is_some_and(|amounts| amounts.values().any(|amount| amount.as_i64() != Some(0)))
}

fn by_seat<'a>(value: Value<'a>, own: &Json, strict: bool, faults: &mut Faults<'a>) {
    compare_value(value, own, Some(&Json::from(0)), strict, faults);
    compare_left_out(value, own, strict, faults);
}
