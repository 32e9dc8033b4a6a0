//! The shape of a league file, object by object. The reader and the schema are made from it.

use talon_records::structure::TextKind;
use talon_rules::games::GameKind;
use talon_tournament::file_shape::ValueShape::{
    Date, Exact, Instant, Key, Maybe, Number, Object, OneOf, Own, Seed, Switch, Word,
};
use talon_tournament::file_shape::{self, list, may, must, plain};
use talon_tournament::league::SeasonItem;
use talon_tournament::names::NAME_MAX;
use talon_tournament::rating::Method;
use talon_tournament::tournament::Preset;

use self::LeagueValue::{Formula, Hash, Person, Slug, Source, Text, Version};
use super::{FORMAT, ShownName, carry, pot, team_table};
use crate::act::{GROUP_MAX, TEXT_MAX, UNITS_MAX};
use crate::adjusting::AdjustmentCode;
use crate::cause::RevisionCause;
use crate::challenge::CHALLENGE_MAX;
use crate::counted::DivisionMove;
use crate::divisions::{DIVISIONS_MAX, MOVING_MAX};
use crate::document::{Publishing, SeasonState};
use crate::free_table::{SCORE_MAX, SEATS};
use crate::qualifying::{QUALIFICATIONS_MAX, QUOTA_MAX, SOURCES_MAX};
use crate::rule::{RuledUnits, Weekday};
use crate::tag_lists::{LISTS_MAX, ListPoints, TAG_MAX};
use crate::teams::{TEAM_MEMBERS_MAX, TEAMS_MAX};
use crate::unit::ByRule;

/// People whom a file may name.
pub(super) const MEMBERS_MAX: usize = 10_000;
/// Tags of a person.
pub(super) const MEMBER_TAGS_MAX: usize = 20;
/// Adjustments, and changes of the profile.
const LIST_MAX: usize = 5_000;
const REVISIONS_MAX: usize = 5_000;
/// Places of a list of points, steps of a counting, items of a chain.
const SHORT_MAX: usize = 200;

/// The league file as a format.
#[derive(Debug)]
pub(super) struct LeagueFormat;

pub(super) type MemberShape = file_shape::MemberShape<LeagueFormat>;
pub(super) type CaseShape = file_shape::CaseShape<LeagueFormat>;
pub(super) type ValueShape = file_shape::ValueShape<LeagueFormat>;

/// A value that only it has.
#[derive(Debug)]
pub(super) enum LeagueValue {
    /// A line of so many characters.
    Text { kind: TextKind, most: usize },
    /// The word of a league or a season in addresses.
    Slug(SlugOf),
    /// A version of the format.
    Version,
    /// A formula for points.
    Formula,
    /// The hash of a text.
    Hash,
    /// The key of a member.
    Person,
    /// Where a result comes from: exactly one of [`SOURCES`].
    Source,
}

/// Whose word in addresses it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlugOf {
    League,
    Season,
}

pub(super) const NAME: ValueShape = Own(Text {
    kind: TextKind::Name,
    most: NAME_MAX,
});
const GROUP: ValueShape = Own(Text {
    kind: TextKind::Name,
    most: GROUP_MAX,
});
const REASON: ValueShape = Own(Text {
    kind: TextKind::Line,
    most: TEXT_MAX,
});
pub(super) const COUNT: ValueShape = Number {
    least: 0,
    most: u32::MAX as i64,
};
pub(super) const ORDINAL: ValueShape = Number {
    least: 1,
    most: u32::MAX as i64,
};

/// A rank, or a place of a unit: there are no more than people.
pub(super) const RANK: ValueShape = Number {
    least: 1,
    most: MEMBERS_MAX as i64,
};
/// Of how many members of a team the points count.
const TEAM_MEMBERS: ValueShape = Number {
    least: 1,
    most: TEAM_MEMBERS_MAX as i64,
};
/// A number of units.
pub(super) const UNITS: ValueShape = Number {
    least: 0,
    most: UNITS_MAX as i64,
};

/// People who change places between two divisions.
const MOVING: ValueShape = Number {
    least: 0,
    most: MOVING_MAX as i64,
};
/// People whom a source brings.
const QUOTA: ValueShape = Number {
    least: 1,
    most: QUOTA_MAX as i64,
};
/// A revision of a rating list.
const RATING_REVISION: ValueShape = Number {
    least: 1,
    most: u32::MAX as i64,
};
/// Places that a challenge goes up.
const CHALLENGE: ValueShape = Number {
    least: 1,
    most: CHALLENGE_MAX as i64,
};
const TAG: ValueShape = Own(Text {
    kind: TextKind::Name,
    most: TAG_MAX,
});
pub(super) const PER_CENT: ValueShape = Number { least: 0, most: 100 };

/// The whole file.
pub(super) const LEAGUE_FILE: &[MemberShape] = &[
    must("adjustments", list(&Object(ADJUSTMENT), LIST_MAX)),
    may("carry", Object(carry::CARRY)),
    may("changes", list(&Object(CHANGE), LIST_MAX)),
    may("club", Object(CLUB)),
    may("divisions", Object(DIVISIONS)),
    must("format", Word(|| vec![FORMAT])),
    may("former_guests", list(&Object(FORMER_GUEST), MEMBERS_MAX)),
    may("challenge", Object(CHALLENGE_LIST)),
    must("league", Object(LEAGUE)),
    may("lists", list(&Object(TAG_LIST), LISTS_MAX)),
    must("members", list(&Object(MEMBER), MEMBERS_MAX)),
    may("playoffs", list(&Object(PLAYOFF), LIST_MAX)),
    may("pot", Object(pot::SEASON_POT)),
    may("qualifications", list(&Object(QUALIFICATION), QUALIFICATIONS_MAX)),
    must("revisions", list(&Object(REVISION), REVISIONS_MAX)),
    must("season", Object(SEASON)),
    may("teams", list(&Object(TEAM), TEAMS_MAX)),
    must("units", list(&Object(UNIT), UNITS_MAX)),
    must("version", Own(Version)),
];

const CLUB: &[MemberShape] = &[must("name", NAME), must("slug", NAME), must("timezone", NAME)];
const LEAGUE: &[MemberShape] = &[
    must("kind", Word(|| vec!["individual"])),
    must("name", NAME),
    must("slug", Own(Slug(SlugOf::League))),
];
const MEMBER: &[MemberShape] = &[
    may("alias", NAME),
    may("guest", Switch),
    must("key", Key('m')),
    may("lot", Seed),
    must("name", NAME),
    may("shown", Word(shown_names)),
    may("tags", list(&Object(MEMBER_TAG), MEMBER_TAGS_MAX)),
];
const MEMBER_TAG: &[MemberShape] = &[may("agreed", Switch), must("tag", TAG)];

const SEASON: &[MemberShape] = &[
    must("from", Date),
    may("goes_on", Switch),
    must("lists_guests", Switch),
    must("name", NAME),
    may("planned", UNITS),
    must("profile", Object(PROFILE)),
    must("published", Switch),
    must("publishing", Word(publishings)),
    may("rule", Object(RULE)),
    must("slug", Own(Slug(SlugOf::Season))),
    must("state", Word(states)),
    may("takes_reports", Switch),
    may("team_list", Word(list_points)),
    may("team_scoring", OneOf(TEAM_SCORING)),
    must("to", Date),
];
pub(super) const TEAM_SCORING: &[CaseShape] = &[
    CaseShape {
        word: "best",
        fields: &[must("k", TEAM_MEMBERS)],
    },
    plain("all"),
];
const RULE: &[MemberShape] = &[
    may("entries", COUNT),
    may("from", Date),
    may("game", Word(|| GameKind::NAMES.to_vec())),
    may("name", NAME),
    may("preset", Word(|| Preset::ALL.map(Preset::as_str).to_vec())),
    may("proposes", Switch),
    may("takes", Word(|| RuledUnits::ALL.map(RuledUnits::as_str).to_vec())),
    may("to", Date),
    may("weekday", Word(|| Weekday::ALL.map(Weekday::as_str).to_vec())),
];
const PROFILE: &[MemberShape] = &[
    must("chain", list(&Word(items), SHORT_MAX)),
    must("counting", OneOf(COUNTING)),
    must("growing_minimum", Switch),
    must("guests", Word(|| vec!["counted", "passed_over"])),
    must("lot", Seed),
    must("minimum", COUNT),
    must("participation", Exact),
    must("points", OneOf(POINTS)),
];
const COUNTING: &[CaseShape] = &[
    CaseShape {
        word: "best",
        fields: &[must("n", COUNT)],
    },
    plain("all"),
    CaseShape {
        word: "drop",
        fields: &[must("k", COUNT)],
    },
    CaseShape {
        word: "growing",
        fields: &[must("steps", list(&Object(STEP), SHORT_MAX))],
    },
    CaseShape {
        word: "best_per_group",
        fields: &[must("n", COUNT)],
    },
    plain("average"),
];
const STEP: &[MemberShape] = &[must("dropped", COUNT), must("units", COUNT)];
const POINTS: &[CaseShape] = &[
    CaseShape {
        word: "vector",
        fields: &[must("rest", Exact), must("v", list(&Exact, SHORT_MAX))],
    },
    plain("linear"),
    plain("per_cent"),
    CaseShape {
        word: "formula",
        fields: &[must("text", Own(Formula))],
    },
    plain("own"),
    plain("raw"),
];

const UNIT: &[MemberShape] = &[
    may("bonus", Switch),
    may("by_rule", Word(|| ByRule::ALL.map(ByRule::as_str).to_vec())),
    must("date", Date),
    may("group", GROUP),
    may("name", NAME),
    must("number", ORDINAL),
    may("points", OneOf(POINTS)),
    must("source", Own(Source)),
    may("taken_out", REASON),
    may("undone", Switch),
    must("weight", Exact),
];
/// Where a result comes from: exactly one of [`SOURCES`], and with an event perhaps the round.
pub(super) const SOURCE: &[MemberShape] = &[
    may("evening", Own(Hash)),
    may("event", Own(Hash)),
    may("results", list(&Object(RESULT), MEMBERS_MAX)),
    may(
        "round",
        Number {
            least: 1,
            most: u16::MAX as i64,
        },
    ),
    may("table", Object(FREE_TABLE)),
];
/// The members of which a source has one.
pub(super) const SOURCES: [&str; 4] = ["evening", "event", "results", "table"];
const FREE_TABLE: &[MemberShape] = &[
    may("game", Word(|| GameKind::NAMES.to_vec())),
    must("seats", list(&Object(FREE_SEAT), *SEATS.end())),
    may("venue", NAME),
];
const FREE_SEAT: &[MemberShape] = &[
    must("person", Own(Person)),
    must(
        "score",
        Number {
            least: -SCORE_MAX,
            most: SCORE_MAX,
        },
    ),
];
const RESULT: &[MemberShape] = &[must("person", Own(Person)), must("points", Exact)];

const ADJUSTMENT: &[MemberShape] = &[
    must("amount", Exact),
    may("by", Own(Person)),
    may(
        "code",
        Word(|| AdjustmentCode::ALL.map(AdjustmentCode::as_str).to_vec()),
    ),
    must("number", ORDINAL),
    must("person", Own(Person)),
    may("revoked", REASON),
    must("text", REASON),
    may("time", Instant),
    may("undone", Switch),
    may("unit", ORDINAL),
];
const CHANGE: &[MemberShape] = &[must("before", Object(PROFILE)), must("reason", REASON)];

const TEAM: &[MemberShape] = &[
    must("members", list(&Object(TEAM_MEMBER), TEAM_MEMBERS_MAX)),
    must("name", NAME),
    must("number", ORDINAL),
    may("removed", Switch),
];
pub(super) const TEAM_MEMBER: &[MemberShape] = &[may("from", Date), must("person", Own(Person)), may("to", Date)];
const DIVISIONS: &[MemberShape] = &[
    may("declined", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
    must("divisions", list(&Object(DIVISION), DIVISIONS_MAX)),
    must("level", Word(|| vec!["playoff", "average", "all_move"])),
    must("moves", OneOf(MOVES)),
    may("own_places", Switch),
];
const DIVISION: &[MemberShape] = &[
    must("name", NAME),
    must("people", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
];
const LISTED_PERSON: &[MemberShape] = &[must("person", Own(Person))];
const MOVES: &[CaseShape] = &[
    CaseShape {
        word: "number",
        fields: &[must("n", MOVING)],
    },
    CaseShape {
        word: "share",
        fields: &[must("per_cent", PER_CENT)],
    },
];
const RATING_ORDER: &[MemberShape] = &[
    must("club", NAME),
    must("game", Word(|| GameKind::NAMES.to_vec())),
    must("method", Word(|| Method::WORDS.to_vec())),
    must("revision", RATING_REVISION),
];
const CHALLENGE_LIST: &[MemberShape] = &[
    may("from", Object(RATING_ORDER)),
    may("gone", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
    must("most", CHALLENGE),
    may("start", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
];
const CHALLENGE_POSITION: &[MemberShape] = &[may("before", RANK), must("person", Own(Person))];
const FORMER_GUEST: &[MemberShape] = &[may("brings", Switch), must("from", Date), must("person", Own(Person))];
const PLAYOFF: &[MemberShape] = &[must("places", list(&Object(PLAYOFF_RESULT), MEMBERS_MAX))];
const PLAYOFF_RESULT: &[MemberShape] = &[must("person", Own(Person)), must("place", RANK)];

const TAG_LIST: &[MemberShape] = &[must("points", Word(list_points)), must("tag", TAG)];
const COUNTED_LIST: &[MemberShape] = &[
    must("people", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
    must("points", Word(list_points)),
    must("tag", TAG),
];

const QUALIFICATION: &[MemberShape] = &[
    may("declined", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
    must("name", NAME),
    must("sources", list(&Object(QUALIFYING_SOURCE), SOURCES_MAX)),
];
const QUALIFYING_SOURCE: &[MemberShape] = &[must("from", OneOf(QUALIFYING_FROM)), must("quota", QUOTA)];
const QUALIFYING_FROM: &[CaseShape] = &[
    plain("season"),
    CaseShape {
        word: "unit",
        fields: &[must("unit", ORDINAL)],
    },
    CaseShape {
        word: "chosen",
        fields: &[
            must("people", list(&Object(LISTED_PERSON), MEMBERS_MAX)),
            must("reason", REASON),
        ],
    },
];

const REVISION: &[MemberShape] = &[
    may("corrected", list(&ORDINAL, UNITS_MAX)),
    must("cause", Word(|| RevisionCause::ALL.map(RevisionCause::as_str).to_vec())),
    may("current", Switch),
    must("number", ORDINAL),
    may("reason", REASON),
    must("table", Object(TABLE)),
    must("time", Instant),
];
const TABLE: &[MemberShape] = &[
    may("counted_by", Object(COUNTED_BY)),
    may("divisions", list(&Object(COUNTED_DIVISION), DIVISIONS_MAX)),
    may("challenge", list(&Object(CHALLENGE_POSITION), MEMBERS_MAX)),
    may("high_scores", list(&Object(HIGH_SCORE), MEMBERS_MAX)),
    may("lists", list(&Object(COUNTED_LIST), LISTS_MAX)),
    may("marks", list(&Object(UNIT_MARK), UNITS_MAX)),
    may("pot", Object(pot::COUNTED_POT)),
    must("rows", list(&Object(ROW), MEMBERS_MAX)),
    may("teams", Object(team_table::TABLE_TEAMS)),
    must("units", list(&ORDINAL, UNITS_MAX)),
    must("with_result", UNITS),
];
const HIGH_SCORE: &[MemberShape] = &[
    must("person", Own(Person)),
    must("score", TABLE_SCORE),
    must("unit", ORDINAL),
];
/// The sum of a table where deals are not counted may be far higher than what a free table may have.
const TABLE_SCORE: ValueShape = Number {
    least: -1_000_000_000_000,
    most: 1_000_000_000_000,
};
const COUNTED_DIVISION: &[MemberShape] = &[must("name", NAME), must("rows", list(&Object(ROW), MEMBERS_MAX))];
const COUNTED_BY: &[MemberShape] = &[
    may("bonus", list(&ORDINAL, UNITS_MAX)),
    may("carry", Exact),
    may("groups", list(&Object(UNIT_GROUP), UNITS_MAX)),
    // A table of an earlier version may have counted on any number.
    may("planned", COUNT),
    must("profile", Object(PROFILE)),
    may("worth", list(&Object(UNIT_WORTH), UNITS_MAX)),
];
const UNIT_WORTH: &[MemberShape] = &[
    may("points", OneOf(POINTS)),
    must("unit", ORDINAL),
    must("weight", Exact),
];
const UNIT_MARK: &[MemberShape] = &[
    may("game", Word(|| GameKind::NAMES.to_vec())),
    must("unit", ORDINAL),
    may("venue", NAME),
];
const UNIT_GROUP: &[MemberShape] = &[must("group", GROUP), must("unit", ORDINAL)];
const ROW: &[MemberShape] = &[
    must("adjusted", Exact),
    may("before", RANK),
    must("carried", Exact),
    must("cells", list(&Maybe(&Object(CELL)), UNITS_MAX)),
    must("missing", COUNT),
    may("moves", Word(|| DivisionMove::ALL.map(DivisionMove::as_str).to_vec())),
    may("outlook", list(&RANK, 2)),
    must("person", Own(Person)),
    must("played", UNITS),
    may("rank", RANK),
    may("reason", Object(ROW_REASON)),
    must("total", Exact),
];
const CELL: &[MemberShape] = &[
    must("adjusted", Exact),
    must("counted", Switch),
    may("excluded", Switch),
    must("points", Exact),
    may("rank", RANK),
    must("raw", Exact),
    must("tables", COUNT),
];
const ROW_REASON: &[MemberShape] = &[
    must("ahead", Switch),
    may("item", Word(items)),
    may("mine", Exact),
    must("other", Own(Person)),
    may("place", RANK),
    may("theirs", Exact),
    may("unmet", Switch),
];

pub(super) fn items() -> Vec<&'static str> {
    SeasonItem::ALL.map(SeasonItem::as_str).to_vec()
}

fn shown_names() -> Vec<&'static str> {
    ShownName::ALL.map(ShownName::as_str).to_vec()
}

pub(super) fn list_points() -> Vec<&'static str> {
    ListPoints::ALL.map(ListPoints::as_str).to_vec()
}

fn states() -> Vec<&'static str> {
    SeasonState::ALL.map(SeasonState::as_str).to_vec()
}

fn publishings() -> Vec<&'static str> {
    Publishing::ALL.map(Publishing::as_str).to_vec()
}
