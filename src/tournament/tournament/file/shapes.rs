//! The shape of an event file, object by object (event file, section 3).

use super::kinds::{AgainKind, ByeKind, CarryKind, EntrantsKind, FormatKind, PlayKind, SubstituteKind, WithheldKind};
use super::shape::EventValue::{BoardScore, Clock, DealSeed, Device, Entry, Hash, Member, Moment, Rules, Text, WordOf};
use super::shape::{CaseShape, EventValue, MemberShape, ValueShape};
use super::{FORMAT, Version, scheme, words};
use crate::duplicate::DEALT_BY;
use crate::file_shape::ValueShape::{Date, Exact, Instant, Key, Object, OneOf, Own, Seed, Switch, Word};
use crate::file_shape::{later, list, may, must, plain};
use crate::rating::Method;
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

const NAME: ValueShape = Own(Text {
    kind: TextKind::Name,
    least: 1,
    most: NAME_MAX,
});
const LABEL: ValueShape = Own(Text {
    kind: TextKind::Name,
    least: 0,
    most: NAME_MAX,
});
const LINE: ValueShape = Own(Text {
    kind: TextKind::Line,
    least: 1,
    most: TextKind::Line.characters_max(),
});
const REASON: ValueShape = Own(Text {
    kind: TextKind::Comment,
    least: 1,
    most: REASON_MAX,
});
const DETAIL: ValueShape = Own(Text {
    kind: TextKind::Comment,
    least: 0,
    most: TextKind::Comment.characters_max(),
});
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
const PER_CENT: ValueShape = ValueShape::Number { least: 0, most: 100 };
const SCORE: ValueShape = ValueShape::Number {
    least: -RAW_MAX,
    most: RAW_MAX,
};

/// What every file has.
pub(super) const EVENT: &[MemberShape] = &[
    must("adjustments", list(&Object(ADJUSTMENT), LIST_MAX)),
    must("apart", list(&PAIR, LIST_MAX)),
    must("boards", list(&Object(BOARDS), ROUNDS_MAX * 200)),
    later(Version::V1_5, "deals", Object(DEALS)),
    must("entries", list(&Object(ENTRY), ENTRIES_MAX)),
    must("format", Word(|| vec![FORMAT])),
    must("playoffs", list(&PLAYED_OFF, LIST_MAX)),
    must("profile", Object(PROFILE)),
    must("rounds", list(&Object(ROUND), ROUNDS_MAX)),
    later(Version::V1_5, "seeding", Object(SEEDING)),
    must("stages", list(&Object(STAGE), STAGES_MAX)),
    must("tournament", Object(TOURNAMENT)),
    must("version", Own(EventValue::Version)),
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
    may("by", Own(Member)),
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
    must("time", Own(Clock)),
    may("venue", LABEL),
];

const ENTRY: &[MemberShape] = &[
    must("first_round", ORDINAL),
    must("key", Key('e')),
    may("last_round", COUNT),
    must("member", Own(Member)),
    later(Version::V1_4, "paid", MONEY),
    must("status", Word(words::statuses)),
    may("team", Object(TEAM)),
];
const TEAM: &[MemberShape] = &[must("board", COUNT), must("team", COUNT)];

const ADJUSTMENT: &[MemberShape] = &[
    must("amount", Exact),
    may("by", Own(Member)),
    must("entry", Own(Entry)),
    must("reason", REASON),
    must("revoked", Switch),
    must("round", COUNT),
];
const PLAYOFF: &[MemberShape] = &[must("entry", Own(Entry)), must("raw", SCORE)];
const PLAYED_OFF: ValueShape = list(&Object(PLAYOFF), ENTRIES_MAX);
const PAIR: ValueShape = list(&Own(Entry), 2);
const DEALS: &[MemberShape] = &[
    must("commitment", Own(Hash)),
    must("method", Word(|| vec![DEALT_BY])),
    may("seed", Own(DealSeed)),
    must("seen_by", Word(|| words::all(words::SEEN_BY))),
];
const SEEDING: &[MemberShape] = &[
    must("club", NAME),
    must("method", Word(|| Method::ALL.map(Method::as_str).to_vec())),
    must("order", list(&Own(Entry), ENTRIES_MAX)),
    must("revision", ORDINAL),
];
const BOARDS: &[MemberShape] = &[must("round", ORDINAL), must("set", ORDINAL), must("table", ORDINAL)];

const PROFILE: &[MemberShape] = &[
    may("minutes", COUNT),
    must("play", OneOf(PLAY)),
    must("prizes", Object(PRIZES)),
    later(Version::V1_5, "round_starts", list(&Object(ROUND_START), LIST_MAX)),
    must("rules", Own(Rules)),
    must("scoring", Object(SCORING)),
    later(Version::V1_2, "running_scores", Switch),
    must("self_entry", Switch),
    must("shared_mails", Switch),
    must("sit_out", Word(|| words::all(words::SIT_OUT))),
    must("stake", LABEL),
    must("two_person", Switch),
    later(Version::V1_4, "withheld", OneOf(WITHHELD)),
];
const ROUND_START: &[MemberShape] = &[must("date", Date), must("time", Own(Clock))];
const WITHHELD: &[CaseShape] = &[
    CaseShape {
        word: WithheldKind::LastRounds.as_str(),
        fields: &[must("count", ORDINAL)],
    },
    plain(WithheldKind::Nothing.as_str()),
    plain(WithheldKind::Standings.as_str()),
];
const PLAY: &[CaseShape] = &[
    CaseShape {
        word: PlayKind::Deals.as_str(),
        fields: &[must("deals", COUNT)],
    },
    CaseShape {
        word: PlayKind::Session.as_str(),
        fields: &[must("bula", COUNT), may("refas", COUNT)],
    },
];
const PRIZES: &[MemberShape] = &[
    must("amounts", list(&MONEY, LIST_MAX)),
    must("currency", LABEL),
    later(Version::V1_4, "fee", MONEY),
    later(Version::V1_4, "pot", Object(POT)),
];
const POT: &[MemberShape] = &[must("house", PER_CENT), must("shares", list(&PER_CENT, LIST_MAX))];

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
const BYE: &[CaseShape] = &[
    FIXED,
    plain(ByeKind::Mean.as_str()),
    plain(ByeKind::OwnAverage.as_str()),
];
const SUBSTITUTE: &[CaseShape] = &[
    FIXED,
    plain(SubstituteKind::Nothing.as_str()),
    plain(SubstituteKind::Score.as_str()),
];
const FIXED: CaseShape = CaseShape {
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
const CARRY: &[CaseShape] = &[
    plain(CarryKind::All.as_str()),
    plain(CarryKind::Half.as_str()),
    plain(CarryKind::Nothing.as_str()),
    CaseShape {
        word: CarryKind::Places.as_str(),
        fields: &[must("points", list(&Exact, LIST_MAX))],
    },
];
const ENTRANTS: &[CaseShape] = &[
    CaseShape {
        word: EntrantsKind::Best.as_str(),
        fields: &[must("count", COUNT)],
    },
    plain(EntrantsKind::Everybody.as_str()),
    CaseShape {
        word: EntrantsKind::List.as_str(),
        fields: &[must("numbers", list(&ORDINAL, ENTRIES_MAX))],
    },
];
const FORMATS: &[CaseShape] = &[
    CaseShape {
        word: FormatKind::Cut.as_str(),
        fields: &[must("again", OneOf(AGAIN))],
    },
    CaseShape {
        word: FormatKind::Groups.as_str(),
        fields: &[must("size", COUNT)],
    },
    CaseShape {
        word: FormatKind::Interval.as_str(),
        fields: &[must("again", OneOf(AGAIN)), must("step", COUNT)],
    },
    CaseShape {
        word: FormatKind::Knockout.as_str(),
        fields: &[must("best", COUNT)],
    },
    CaseShape {
        word: FormatKind::Lot.as_str(),
        fields: &[must("again", OneOf(AGAIN))],
    },
    plain(FormatKind::Schedule.as_str()),
    CaseShape {
        word: FormatKind::Script.as_str(),
        fields: &[must("rounds", list(&Object(SCRIPT), ROUNDS_MAX))],
    },
    CaseShape {
        word: FormatKind::Swiss.as_str(),
        fields: &[must("first", Word(|| words::all(words::FIRST)))],
    },
    plain(FormatKind::Teams.as_str()),
];
const AGAIN: &[CaseShape] = &[
    plain(AgainKind::Always.as_str()),
    CaseShape {
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
    must("byes", list(&Own(Entry), ENTRIES_MAX)),
    must("drawn_by", Object(DRAWN_BY)),
    later(Version::V1_3, "due", Date),
    may("hands_open", Switch),
    must("number", ORDINAL),
    must("stage", ORDINAL),
    may("started", Own(Moment)),
    must("state", Word(words::round_states)),
    must("tables", list(&Object(TABLE), LIST_MAX)),
];
const DRAWN_BY: &[MemberShape] = &[must("by_hand", Switch), must("engine", LINE), must("seed", Seed)];
const TABLE: &[MemberShape] = &[
    may("extra_minutes", COUNT),
    may("hand_seats", list(&Own(Entry), 3)),
    must("hands", list(&Own(Hash), LIST_MAX)),
    must("number", ORDINAL),
    may("reason", REASON),
    must("results", list(&Object(RESULT), 4)),
    may("room", LABEL),
    must("seats", list(&Object(SEAT), 4)),
    must("version", WIDE),
];
const SEAT: &[MemberShape] = &[
    must("entry", Own(Entry)),
    must("position", ORDINAL),
    may("substitute", Own(Member)),
];
const RESULT: &[MemberShape] = &[
    may("boards", list(&Own(BoardScore), LIST_MAX)),
    may("by", Own(Member)),
    may("came", Word(|| words::all(words::CAME))),
    may("confirmed_by", Own(Member)),
    may("deals", WIDE),
    later(Version::V1_1, "device", Own(Device)),
    must("entry", Own(Entry)),
    may("games", Object(GAMES)),
    must("origin", Own(WordOf(words::origins))),
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
            (WITHHELD, WithheldKind::words()),
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
