//! The shape of the table of teams in a published table.

use talon_tournament::file_shape::ValueShape::{Exact, Maybe, Object, OneOf, Own, Switch, Word};
use talon_tournament::file_shape::{list, may, must};

use super::shape::LeagueValue::Person;
use super::shape::{COUNT, MemberShape, ORDINAL, RANK, TEAM_MEMBER, TEAM_SCORING, UNITS, items, list_points};
use crate::act::UNITS_MAX;
use crate::teams::{TEAM_MEMBERS_MAX, TEAMS_MAX};

pub(super) const TABLE_TEAMS: &[MemberShape] = &[
    may("list", Word(list_points)),
    must("rows", list(&Object(TEAM_ROW), TEAMS_MAX)),
    must("scoring", OneOf(TEAM_SCORING)),
];
const TEAM_ROW: &[MemberShape] = &[
    may("before", RANK),
    must("cells", list(&Maybe(&Object(TEAM_CELL)), UNITS_MAX)),
    must("members", list(&Object(TEAM_MEMBER), TEAM_MEMBERS_MAX)),
    must("missing", COUNT),
    must("played", UNITS),
    may("rank", RANK),
    may("reason", Object(TEAM_REASON)),
    must("team", ORDINAL),
    must("total", Exact),
];
const TEAM_CELL: &[MemberShape] = &[
    must("counted", Switch),
    must("points", Exact),
    must("rank", RANK),
    must("shares", list(&Object(TEAM_SHARE), TEAM_MEMBERS_MAX)),
];
const TEAM_SHARE: &[MemberShape] = &[
    must("counted", Switch),
    must("person", Own(Person)),
    must("points", Exact),
];
const TEAM_REASON: &[MemberShape] = &[
    must("ahead", Switch),
    may("item", Word(items)),
    may("mine", Exact),
    may("place", RANK),
    must("team", ORDINAL),
    may("theirs", Exact),
];
