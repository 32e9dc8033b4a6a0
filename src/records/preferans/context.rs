//! `context`: the sheet before the deal (format, 4).

use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::Before;

const MEMBERS: &[&str] = &["bula", "out", "refa", "refas_written"];

/// More refas than this are nobody's.
const REFAS_MAX: i64 = 200;
/// And no sheet is longer than this.
const BULA_MAX: i64 = 1_000_000;

/// The sheet before the deal, or findings; without a context nothing is known of it.
pub(crate) fn read_context<'a>(value: Option<Value<'a>>, faults: &mut Faults<'a>) -> Option<Before> {
    let mut before = Before::default();
    let Some(value) = value else { return Some(before) };
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "bula" => before.bula = read_by_seat(value, -BULA_MAX, BULA_MAX, faults),
            "out" => before.out = Some(read_number(value, -BULA_MAX, BULA_MAX, faults)),
            "refa" => {
                let open = read_by_seat(value, 0, REFAS_MAX, faults);
                before.open_refa = open.unwrap_or_default().map(|_, count| *count as u8);
            }
            "refas_written" => before.refas_written = read_number(value, 0, REFAS_MAX, faults) as u8,
            _ => faults.unknown(name, MEMBERS),
        }
    }
    (faults.errors() == errors).then_some(before)
}

fn read_number<'a>(value: Value<'a>, least: i64, most: i64, faults: &mut Faults<'a>) -> i64 {
    let number = faults.integer(value, least).unwrap_or(0);
    if number > most {
        faults.at(Code::BadValue, value);
        return 0;
    }
    number
}

fn read_by_seat<'a>(value: Value<'a>, least: i64, most: i64, faults: &mut Faults<'a>) -> Option<BySeat<i64>> {
    if !faults.object(value) {
        return None;
    }
    let mut numbers = BySeat::default();
    for (name, number) in value.members() {
        match name.as_str().and_then(|text| Seat::parse(&text)) {
            Some(seat) => numbers[seat] = read_number(number, least, most, faults),
            None => faults.unknown(name, &["A", "B", "C"]),
        }
    }
    for seat in Seat::ALL {
        if value.get(seat.letter()).is_none() {
            faults.missing(value, seat.letter());
        }
    }
    Some(numbers)
}
