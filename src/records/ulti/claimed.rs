//! The shape of a claimed result (format, 7). Whether the claim is true is compared elsewhere.

use crate::acts::{each, read_number};
use crate::json::{Value, ValueKind};
use crate::structure::Faults;
use talon_rules::games::ulti::{COMPONENT_CODES, SILENT_CODES};

const MEMBERS: &[&str] = &[
    "components",
    "contract",
    "decided_at",
    "declarer",
    "final",
    "forfeit",
    "kontra",
    "marriages",
    "points",
    "round_factor",
    "scores",
    "silent",
    "tricks",
    "trump",
];

const SEATS: &[&str] = &["A", "B", "C"];
const SIDES: &[&str] = &["declarer", "defenders"];
pub(super) const SUITS: &[&str] = &["A", "B", "H", "L"];
pub(super) const FATES: &[&str] = &["lose", "win"];

/// Checks the members of `claimed`, whatever the engine says; false when they cannot be compared with it.
pub(crate) fn read_claimed<'a>(claimed: Value<'a>, faults: &mut Faults<'a>) -> bool {
    let errors = faults.errors();
    for (name, value) in claimed.members() {
        match &*name.as_str().unwrap_or_default() {
            "contract" => {
                faults.string(value);
            }
            "declarer" => {
                faults.seat(value);
            }
            "trump" => {
                if !value.is_null() {
                    faults.word(value, SUITS);
                }
            }
            "forfeit" => {
                faults.boolean(value);
            }
            "decided_at" => {
                if !value.is_null() {
                    faults.integer(value, 1);
                }
            }
            "round_factor" => {
                faults.integer(value, 1);
            }
            "final" => {
                faults.object(value);
            }
            "components" => each(value, COMPONENT_CODES, faults, |made, faults| {
                faults.boolean(made);
            }),
            "kontra" => each(value, COMPONENT_CODES, faults, read_level),
            "marriages" => each(value, SEATS, faults, read_suits),
            "points" => each(value, SIDES, faults, read_number),
            "silent" => each(value, SILENT_CODES, faults, |fate, faults| {
                faults.word(fate, FATES);
            }),
            "scores" | "tricks" => each(value, SEATS, faults, read_number),
            _ => faults.unknown(name, MEMBERS),
        }
    }
    faults.errors() == errors
}

/// A level, or in no-trump one for each defender.
fn read_level<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if value.kind() == ValueKind::Object {
        each(value, SEATS, faults, |level, faults| {
            faults.integer(level, 0);
        });
    } else {
        faults.integer(value, 0);
    }
}

fn read_suits<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if faults.array(value) {
        for suit in value.items() {
            faults.word(suit, SUITS);
        }
    }
}
