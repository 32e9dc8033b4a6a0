//! The shape of a claimed result (format, 7). Whether the claim is true is compared elsewhere.

use super::actions::read_soup;
use crate::acts::{each, read_number};
use crate::json::Value;
use crate::structure::Faults;

const MEMBERS: &[&str] = &[
    "bula_change",
    "contract",
    "decided_at",
    "declarer",
    "final",
    "game",
    "invited_by",
    "kontra_giver",
    "kontra_level",
    "made",
    "multiplier",
    "outcome",
    "penalised",
    "reduced",
    "refa_used",
    "refa_written",
    "session_over",
    "soup",
    "tricks",
    "tricks_counted",
    "value",
    "volunteers",
];
const SEATS: &[&str] = &["A", "B", "C"];
pub(super) const OUTCOMES: &[&str] = &["passed_out", "played", "unplayed"];

/// Checks the members of `claimed`, whatever the engine says; false when they cannot be compared with it.
pub(crate) fn read_claimed<'a>(claimed: Value<'a>, faults: &mut Faults<'a>) -> bool {
    let errors = faults.errors();
    for (name, value) in claimed.members() {
        match &*name.as_str().unwrap_or_default() {
            "outcome" => {
                faults.word(value, OUTCOMES);
            }
            "declarer" => {
                faults.seat(value);
            }
            "invited_by" | "kontra_giver" => {
                if !value.is_null() {
                    faults.seat(value);
                }
            }
            "game" | "made" | "refa_used" | "reduced" | "session_over" => {
                faults.boolean(value);
            }
            "volunteers" | "penalised" => {
                if faults.array(value) {
                    for seat in value.items() {
                        faults.seat(seat);
                    }
                }
            }
            "decided_at" => {
                if !value.is_null() {
                    faults.integer(value, 1);
                }
            }
            "contract" | "kontra_level" | "multiplier" | "refa_written" | "value" => {
                faults.integer(value, 0);
            }
            "bula_change" | "tricks" | "tricks_counted" => each(value, SEATS, faults, read_number),
            "soup" => read_soup(value, faults),
            "final" => {
                faults.object(value);
            }
            _ => faults.unknown(name, MEMBERS),
        }
    }
    faults.errors() == errors
}
