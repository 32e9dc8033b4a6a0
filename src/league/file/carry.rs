//! What is carried into a season, in a league file: its shape, and what holds it together.

use talon_records::json::Pointer;
use talon_tournament::file_shape::ValueShape::{Exact, Object, Own};
use talon_tournament::file_shape::{list, must};

use super::LeagueFile;
use super::shape::{LeagueValue, MEMBERS_MAX, MemberShape};

pub(super) const CARRY: &[MemberShape] = &[
    must("people", list(&Object(CARRIED_POINTS), MEMBERS_MAX)),
    must("per_cent", Exact),
];
const CARRIED_POINTS: &[MemberShape] = &[must("person", Own(LeagueValue::Person)), must("points", Exact)];

/// What only the whole season can tell.
pub(super) fn check(file: &LeagueFile) -> Result<(), (Pointer, &'static str)> {
    let is_share = file.document.carry.as_ref().is_none_or(|carry| carry.is_share());
    if is_share {
        Ok(())
    } else {
        Err((Pointer::root().name("carry").name("per_cent"), "no_share"))
    }
}
