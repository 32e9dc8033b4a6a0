//! The shape of an event file, object by object (event file, section 3).

use super::kinds::{AgainKind, ByeKind, CarryKind, EntrantsKind, FormatKind, PlayKind, SubstituteKind};
use super::shape::ValueShape::{
    BoardScore, Clock, Date, Device, Entry, Exact, Hash, Instant, Key, List, Member, Moment, Object, OneOf, Rules,
    Seed, Switch, Word, WordOf,
};
use super::shape::{Case, MemberShape, ValueShape, later, may, must, plain};
use super::{FORMAT, Version, scheme, words};
use crate::standings::RAW_MAX;
use crate::tournament::acts::{ENTRIES_MAX, NAME_MAX, REASON_MAX};
use talon_records::json::INTEGER_MAX;
use talon_records::structure::TextKind;
use talon_rules::games::GameKind;

/// Members of a tournament: its entries and everyone who ever sat for one of them.
const MEMBERS_MAX: usize = 10_000;
/// Rounds of all stages.
const ROUNDS_MAX: usize = 4_000;
const STAGES_MAX: usize = 20;
/// Anything else that is counted: tables of a round, hands of a table, penalties, prizes.
const LIST_MAX: usize = 5_000;
const AUDIT_MAX: usize = 100_000;

const NAME: ValueShape = ValueShape::Text {
    kind: TextKind::Name,
    least: 1,
    most: NAME_MAX,
};
const LABEL: ValueShape = ValueShape::Text {
    kind: TextKind::Name,
    least: 0,
    most: NAME_MAX,
};
const LINE: ValueShape = ValueShape::Text {
    kind: TextKind::Line,
    least: 1,
    most: TextKind::Line.characters_max(),
};
const REASON: ValueShape = ValueShape::Text {
    kind: TextKind::Comment,
    least: 1,
    most: REASON_MAX,
};
const DETAIL: ValueShape = ValueShape::Text {
    kind: TextKind::Comment,
    least: 0,
    most: TextKind::Comment.characters_max(),
};
const COUNT: ValueShape = ValueShape::Number {
    least: 0,
    most: u16::MAX as i64,
};
const ORDINAL: ValueShape = ValueShape::Number {
    least: 1,
    most: u16::MAX as i64,
};
pub(super) const WIDE: ValueShape = ValueShape::Number {
    least: 0,
    most: u32::MAX as i64,
};
const MONEY: ValueShape = ValueShape::Number {
    least: 0,
    most: INTEGER_MAX,
};
const SCORE: ValueShape = ValueShape::Number {
    least: -RAW_MAX,
    most: RAW_MAX,
};

const fn list(of: &'static ValueShape, most: usize) -> ValueShape {
    List { of, most }
}

/// What every file has.
pub(super) const EVENT: &[MemberShape] = &[
    must("adjustments", list(&Object(ADJUSTMENT), LIST_MAX)),
    must("apart", list(&PAIR, LIST_MAX)),
    must("boards", list(&Object(BOARDS), ROUNDS_MAX * 200)),
    must("entries", list(&Object(ENTRY), ENTRIES_MAX)),
    must("format", Word(|| vec![FORMAT])),
    must("playoffs", list(&PLAYED_OFF, LIST_MAX)),
    must("profile", Object(PROFILE)),
    must("rounds", list(&Object(ROUND), ROUNDS_MAX)),
    must("stages", list(&Object(STAGE), STAGES_MAX)),
    must("tournament", Object(TOURNAMENT)),
    must("version", ValueShape::Version),
];

/// What the file for other machines has beside that.
pub(super) const OUTSIDE: &[MemberShape] = &[
    must("audit", list(&Object(AUDIT), AUDIT_MAX)),
    may("club", Object(CLUB)),
    must("members", list(&Object(MEMBER), MEMBERS_MAX)),
];

const AUDIT: &[MemberShape] = &[
    must("act", LINE),
    must("at", Instant),
    may("by", Member),
    may("detail", DETAIL),
];
const CLUB: &[MemberShape] = &[must("name", NAME), must("slug", NAME), must("timezone", NAME)];
const MEMBER: &[MemberShape] = &[may("alias", NAME), must("key", Key('m')), must("name", NAME)];

const TOURNAMENT: &[MemberShape] = &[
    must("date", Date),
    must("game", Word(|| GameKind::NAMES.to_vec())),
    must("name", NAME),
    must("published", Switch),
    must("revision", WIDE),
    must("state", Word(words::states)),
    must("time", Clock),
    may("venue", LABEL),
];

const ENTRY: &[MemberShape] = &[
    must("first_round", ORDINAL),
    must("key", Key('e')),
    may("last_round", COUNT),
    must("member", Member),
    must("status", Word(words::statuses)),
    may("team", Object(TEAM)),
];
const TEAM: &[MemberShape] = &[must("board", COUNT), must("team", COUNT)];

const ADJUSTMENT: &[MemberShape] = &[
    must("amount", Exact),
    may("by", Member),
    must("entry", Entry),
    must("reason", REASON),
    must("revoked", Switch),
    must("round", COUNT),
];
const PLAYOFF: &[MemberShape] = &[must("entry", Entry), must("raw", SCORE)];
const PLAYED_OFF: ValueShape = list(&Object(PLAYOFF), ENTRIES_MAX);
const PAIR: ValueShape = list(&Entry, 2);
const BOARDS: &[MemberShape] = &[must("round", ORDINAL), must("set", ORDINAL), must("table", ORDINAL)];

const PROFILE: &[MemberShape] = &[
    may("minutes", COUNT),
    must("play", OneOf(PLAY)),
    must("prizes", Object(PRIZES)),
    must("rules", Rules),
    must("scoring", Object(SCORING)),
    later(Version::V1_2, "running_scores", Switch),
    must("self_entry", Switch),
    must("shared_mails", Switch),
    must("sit_out", Word(|| words::all(words::SIT_OUT))),
    must("stake", LABEL),
    must("two_person", Switch),
];
const PLAY: &[Case] = &[
    Case {
        word: PlayKind::Deals.as_str(),
        fields: &[must("deals", COUNT)],
    },
    Case {
        word: PlayKind::Session.as_str(),
        fields: &[must("bula", COUNT), may("refas", COUNT)],
    },
];
const PRIZES: &[MemberShape] = &[must("amounts", list(&MONEY, LIST_MAX)), must("currency", LABEL)];

const SCORING: &[MemberShape] = &[
    must("bye", OneOf(BYE)),
    must("chain", list(&Word(words::tie_breaks), 20)),
    must("late", Word(|| words::all(words::LATE))),
    must("lot", Seed),
    must("played_min", WIDE),
    must("scheme", OneOf(scheme::SHAPES)),
    must("substitute", OneOf(SUBSTITUTE)),
    must("zero_sum", Switch),
];
const BYE: &[Case] = &[
    FIXED,
    plain(ByeKind::Mean.as_str()),
    plain(ByeKind::OwnAverage.as_str()),
];
const SUBSTITUTE: &[Case] = &[
    FIXED,
    plain(SubstituteKind::Nothing.as_str()),
    plain(SubstituteKind::Score.as_str()),
];
const FIXED: Case = Case {
    word: ByeKind::Fixed.as_str(),
    fields: &[must("points", Exact)],
};

const STAGE: &[MemberShape] = &[
    may("boards", Word(|| words::all(words::BOARDS))),
    must("carry", OneOf(CARRY)),
    must("entrants", OneOf(ENTRANTS)),
    must("format", OneOf(FORMATS)),
    may("name", LABEL),
    must("rounds", ORDINAL),
];
const CARRY: &[Case] = &[
    plain(CarryKind::All.as_str()),
    plain(CarryKind::Half.as_str()),
    plain(CarryKind::Nothing.as_str()),
    Case {
        word: CarryKind::Places.as_str(),
        fields: &[must("points", list(&Exact, LIST_MAX))],
    },
];
const ENTRANTS: &[Case] = &[
    Case {
        word: EntrantsKind::Best.as_str(),
        fields: &[must("count", COUNT)],
    },
    plain(EntrantsKind::Everybody.as_str()),
    Case {
        word: EntrantsKind::List.as_str(),
        fields: &[must("numbers", list(&ORDINAL, ENTRIES_MAX))],
    },
];
const FORMATS: &[Case] = &[
    Case {
        word: FormatKind::Cut.as_str(),
        fields: &[must("again", OneOf(AGAIN))],
    },
    Case {
        word: FormatKind::Groups.as_str(),
        fields: &[must("size", COUNT)],
    },
    Case {
        word: FormatKind::Interval.as_str(),
        fields: &[must("again", OneOf(AGAIN)), must("step", COUNT)],
    },
    Case {
        word: FormatKind::Knockout.as_str(),
        fields: &[must("best", COUNT)],
    },
    Case {
        word: FormatKind::Lot.as_str(),
        fields: &[must("again", OneOf(AGAIN))],
    },
    plain(FormatKind::Schedule.as_str()),
    Case {
        word: FormatKind::Script.as_str(),
        fields: &[must("rounds", list(&Object(SCRIPT), ROUNDS_MAX))],
    },
    Case {
        word: FormatKind::Swiss.as_str(),
        fields: &[must("first", Word(|| words::all(words::FIRST)))],
    },
    plain(FormatKind::Teams.as_str()),
];
const AGAIN: &[Case] = &[
    plain(AgainKind::Always.as_str()),
    Case {
        word: AgainKind::From.as_str(),
        fields: &[must("round", COUNT)],
    },
    plain(AgainKind::Never.as_str()),
];
const SCRIPT: &[MemberShape] = &[
    must("byes", list(&ORDINAL, ENTRIES_MAX)),
    must("number", COUNT),
    must("tables", list(&Object(SCRIPT_TABLE), LIST_MAX)),
];
const SCRIPT_TABLE: &[MemberShape] = &[must("number", COUNT), must("seats", list(&ORDINAL, ENTRIES_MAX))];

const ROUND: &[MemberShape] = &[
    must("byes", list(&Entry, ENTRIES_MAX)),
    must("drawn_by", Object(DRAWN_BY)),
    may("hands_open", Switch),
    must("number", ORDINAL),
    must("stage", ORDINAL),
    may("started", Moment),
    must("state", Word(words::round_states)),
    must("tables", list(&Object(TABLE), LIST_MAX)),
];
const DRAWN_BY: &[MemberShape] = &[must("by_hand", Switch), must("engine", LINE), must("seed", Seed)];
const TABLE: &[MemberShape] = &[
    may("extra_minutes", COUNT),
    may("hand_seats", list(&Entry, 3)),
    must("hands", list(&Hash, LIST_MAX)),
    must("number", ORDINAL),
    may("reason", REASON),
    must("results", list(&Object(RESULT), 4)),
    may("room", LABEL),
    must("seats", list(&Object(SEAT), 4)),
    must("version", WIDE),
];
const SEAT: &[MemberShape] = &[
    must("entry", Entry),
    must("position", ORDINAL),
    may("substitute", Member),
];
const RESULT: &[MemberShape] = &[
    may("boards", list(&BoardScore, LIST_MAX)),
    may("by", Member),
    may("came", Word(|| words::all(words::CAME))),
    may("confirmed_by", Member),
    may("deals", WIDE),
    later(Version::V1_1, "device", Device),
    must("entry", Entry),
    may("games", Object(GAMES)),
    must("origin", WordOf(words::origins)),
    may("raw", SCORE),
    must("state", Word(words::result_states)),
];
const GAMES: &[MemberShape] = &[must("lost", WIDE), must("won", WIDE)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::file::kinds::SchemeKind;

    #[test]
    fn every_kind_has_its_case_and_every_case_its_kind() {
        for (cases, mut kinds) in [
            (BYE, ByeKind::words()),
            (PLAY, PlayKind::words()),
            (SUBSTITUTE, SubstituteKind::words()),
            (scheme::SHAPES, SchemeKind::words()),
            (CARRY, CarryKind::words()),
            (ENTRANTS, EntrantsKind::words()),
            (FORMATS, FormatKind::words()),
            (AGAIN, AgainKind::words()),
        ] {
            kinds.sort_unstable();
            let cases: Vec<&str> = cases.iter().map(|case| case.word).collect();
            assert_eq!(cases, kinds);
        }
    }
}
