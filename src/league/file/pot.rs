//! The pot of a season in a league file: its shape, and what holds it together.

use talon_records::json::Pointer;
use talon_tournament::file_shape::ValueShape::{Number, Object, Own};
use talon_tournament::file_shape::{list, may, must};

use super::LeagueFile;
use super::shape::{LeagueValue, MEMBERS_MAX, MemberShape, NAME, ORDINAL, PER_CENT, ValueShape};
use crate::act::UNITS_MAX;
use crate::pot::POT_SHARES_MAX;

pub(super) const SEASON_POT: &[MemberShape] = &[
    may("decided_by", ORDINAL),
    must("shares", list(&PER_CENT, POT_SHARES_MAX)),
];
pub(super) const COUNTED_POT: &[MemberShape] = &[
    must("kept", list(&Object(UNIT_MONEY), UNITS_MAX)),
    must("prizes", list(&Object(POT_PRIZE), MEMBERS_MAX)),
    must("shared", Object(SEASON_POT)),
];
const UNIT_MONEY: &[MemberShape] = &[must("amount", AMOUNT), may("currency", NAME), must("unit", ORDINAL)];
const POT_PRIZE: &[MemberShape] = &[
    must("amount", AMOUNT),
    may("currency", NAME),
    must("person", Own(LeagueValue::Person)),
];
/// Whole units, as many as a number that programs of any kind read exactly.
const AMOUNT: ValueShape = Number {
    least: 0,
    most: (1 << 53) - 1,
};

/// What only the whole season can tell.
pub(super) fn check(file: &LeagueFile) -> Result<(), (Pointer, &'static str)> {
    let is_sound = file.document.pot.as_ref().is_none_or(|pot| pot.check().is_ok());
    let shares = || Pointer::root().name("pot").name("shares");
    if is_sound {
        Ok(())
    } else {
        Err((shares(), "cannot_share"))
    }
}
