//! What claims of all games say: who agreed, and tricks for each seat (format, 6).

use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{BySeat, Seat};

/// The seats that agreed, none twice.
pub(crate) fn read_agreed<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<BySeat<bool>> {
    if !faults.array(value) {
        return None;
    }
    let mut agreed = BySeat::default();
    for item in value.items() {
        if let Some(seat) = faults.seat(item)
            && std::mem::replace(&mut agreed[seat], true)
        {
            faults.unfit(item, "twice");
        }
    }
    Some(agreed)
}

/// Tricks of each seat, at most ten; a seat left out has none.
pub(crate) fn read_totals<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<BySeat<u8>> {
    if !faults.object(value) {
        return None;
    }
    let mut totals = BySeat::default();
    for (name, number) in value.members() {
        let Some(seat) = name.as_str().and_then(|text| Seat::parse(&text)) else {
            faults.unknown(name, &["A", "B", "C"]);
            continue;
        };
        let count = faults.integer(number, 0)?;
        if count > 10 {
            faults.unfit(number, "tricks");
            return None;
        }
        totals[seat] = count as u8;
    }
    Some(totals)
}
