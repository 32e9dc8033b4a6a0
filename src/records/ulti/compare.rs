//! What a record claims of its result against what the engine computes (format, 7). The shape of the claim
//! has been read before.

use serde_json::Value as Json;

use crate::acts::{compare_left_out, compare_value};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Seat;
use talon_rules::games::ulti::Outcome;

/// Compares value by value; each difference is one finding.
pub(crate) fn compare_claimed<'a>(
    claimed: Value<'a>,
    outcome: &Outcome,
    computed: impl FnOnce() -> serde_json::Map<String, Json>,
    strict: bool,
    faults: &mut Faults<'a>,
) {
    if claimed.len() == 1
        && let (Some(scores), Some(own)) = (claimed.get("scores"), outcome.scores)
        && scores.len() == 3
        && Seat::ALL
            .iter()
            .all(|seat| scores.get(seat.letter()).and_then(|n| n.as_int()) == Some(own[*seat]))
    {
        return;
    }
    let computed = computed();
    let complete = outcome.complete;
    for (name, value) in claimed.members() {
        let name = name.as_str().unwrap_or_default();
        let played = (complete && name == "forfeit").then_some(&Json::Bool(false));
        let Some(own) = computed.get(name.as_ref()).or(played) else {
            faults.not_compared(value);
            continue;
        };
        let missing = match name.as_ref() {
            "tricks" => Some(Json::from(0)),
            "kontra" if complete => Some(Json::from(0)),
            "silent" | "marriages" | "components" if complete => Some(Json::Null),
            _ => None,
        };
        compare_value(value, own, missing.as_ref(), strict, faults);
        if name == "tricks" {
            compare_left_out(value, own, strict, faults);
        }
    }
}
