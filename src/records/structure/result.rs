//! The frame of what a record says of its result. What the claims mean is read by the game.

use super::faults::Faults;
use crate::json::Value;

/// Checks the frame of `result` and returns what is claimed; `computed` is carried by exports and not read.
pub fn read_result<'a>(value: Option<Value<'a>>, faults: &mut Faults<'a>) -> Option<Value<'a>> {
    let value = value?;
    if !faults.object(value) {
        return None;
    }
    let mut claimed = None;
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "claimed" => claimed = faults.object(value).then_some(value),
            "computed" => {}
            _ => faults.unknown(name, &["claimed", "computed"]),
        }
    }
    claimed
}
