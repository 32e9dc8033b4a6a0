//! What the pages about codes show of Ulti: some sound records, and for each code what to exchange in one of them so
//! that it fails. A test puts every one of them to the check.

use crate::game::Edit;
use talon_rules::games::Code;

/// A hand played to its last card.
pub(super) const WHOLE: &str = include_str!("spoiled/whole.json");
/// A hand ended by a claim.
const CLAIMED: &str = include_str!("spoiled/claimed.json");

/// The hand played to its last card, by someone who saw one player's cards.
const SEEN: &str = include_str!("spoiled/seen.json");

/// A hand of which the result was written down.
const SCORE: &str = include_str!("spoiled/score.json");

const fn score(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: SCORE,
        right,
        wrong,
    }
}

const fn edit(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: WHOLE,
        right,
        wrong,
    }
}

const fn claim(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: CLAIMED,
        right,
        wrong,
    }
}

const fn seen(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: SEEN,
        right,
        wrong,
    }
}

/// What spoils a sound record; `…` stands for more than a record may have, U+FFFD for a letter that is not UTF-8.
#[rustfmt::skip]
pub(super) const EDITS: &[Edit] = &[
    edit(
        Code::ByteOrderMark,
        "{\n  \"format\"",
        "\u{feff}{\n  \"format\"",
    ),
    edit(
        Code::NotUtf8,
        r#""name":"Béla""#,
        "\"name\":\"B\u{fffd}la\"",
    ),
    edit(
        Code::TooLarge,
        r#""origin":"constructed"},"#,
        "\"origin\":\"constructed\"},\n  \"ext\":{\"x-note\":\"…\"},",
    ),
    edit(
        Code::JsonSyntax,
        r#""version":"1.0","#,
        r#""version":"1.0""#,
    ),
    edit(
        Code::DuplicateMember,
        r#""dealer":"C","#,
        r#""dealer":"C","dealer":"C","#,
    ),
    edit(
        Code::MissingMember,
        r#"{"id":"ulti","edition":1,"#,
        r#"{"edition":1,"#,
    ),
    edit(
        Code::UnknownMember,
        r#""round":1"#,
        r#""runde":1"#,
    ),
    edit(
        Code::WrongType,
        r#""round":1"#,
        r#""round":"one""#,
    ),
    edit(
        Code::BadValue,
        r#""origin":"constructed""#,
        r#""origin":"dream""#,
    ),
    edit(
        Code::BadCard,
        r#""card":"BX""#,
        r#""card":"B10""#,
    ),
    edit(
        Code::BadTime,
        r#"2026-03-14T19:05:00+01:00"#,
        r#"14.03.2026"#,
    ),
    edit(
        Code::UnsupportedVersion,
        r#""version":"1.0""#,
        r#""version":"2.0""#,
    ),
    edit(
        Code::UnknownRules,
        r#""id":"ulti""#,
        r#""id":"ultimate""#,
    ),
    edit(
        Code::UnknownOption,
        r#""options":{}"#,
        r#""options":{"four_ace":true}"#,
    ),
    edit(
        Code::DealDuplicate,
        r#""B":["AA","AX""#,
        r#""B":["AA","AA""#,
    ),
    edit(
        Code::DealMissing,
        r#""BK","BU"]"#,
        r#""BK","BK"]"#,
    ),
    edit(
        Code::DealHandSize,
        r#""LA","LX","LK","L8","L7""#,
        r#""LA","LX","LK","L8""#,
    ),
    edit(
        Code::OutOfTurn,
        r#"{"type":"play","by":"A","card":"LO"}"#,
        r#"{"type":"play","by":"B","card":"LU"}"#,
    ),
    edit(
        Code::WrongPhase,
        r#"{"type":"trump","by":"C","suit":"L"}"#,
        r#"{"type":"play","by":"C","card":"BX"}"#,
    ),
    edit(
        Code::AfterEnd,
        r#"{"type":"play","by":"B","card":"BK"}"#,
        "{\"type\":\"play\",\"by\":\"B\",\"card\":\"BK\"},\n    {\"type\":\"play\",\"by\":\"C\",\"card\":\"LX\"}",
    ),
    edit(
        Code::Incomplete,
        ",\n    {\"type\":\"play\",\"by\":\"C\",\"card\":\"L7\"},\n    {\"type\":\"play\",\"by\":\"A\",\"card\":\"BO\"},\n    {\"type\":\"play\",\"by\":\"B\",\"card\":\"BK\"}\n  ],\n  \"result\":{\"claimed\":{\"scores\":{\"A\":-9,\"B\":-9,\"C\":18}}}",
        "\n  ]",
    ),
    edit(
        Code::BidTooLow,
        r#""bid":"simple+ulti""#,
        r#""bid":"simple""#,
    ),
    edit(
        Code::BidUnknown,
        r#""bid":"simple+ulti""#,
        r#""bid":"simple+betli""#,
    ),
    edit(
        Code::DiscardNotHeld,
        r#""cards":["A7","B7"]"#,
        r#""cards":["A7","AX"]"#,
    ),
    edit(
        Code::DiscardCount,
        r#""cards":["A7","B7"]"#,
        r#""cards":["A7"]"#,
    ),
    edit(
        Code::TrumpNotAllowed,
        r#""by":"C","suit":"L""#,
        r#""by":"C","suit":"H""#,
    ),
    edit(
        Code::KontraNotEntitled,
        r#"{"type":"kontra","by":"A""#,
        r#"{"type":"kontra","by":"C""#,
    ),
    edit(
        Code::Limit,
        r#"{"type":"kontra","by":"A","components":["ulti"]}"#,
        "{\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"C\",\"components\":[\"ulti\"]},\n    {\"type\":\"kontra\",\"by\":\"A\",\"components\":[\"ulti\"]}",
    ),
    edit(
        Code::KontraComponent,
        r#""components":["ulti"]"#,
        r#""components":["h40"]"#,
    ),
    edit(
        Code::KontraWindow,
        r#"{"type":"play","by":"A","card":"LO"}"#,
        "{\"type\":\"play\",\"by\":\"A\",\"card\":\"LO\"},\n    {\"type\":\"kontra\",\"by\":\"B\",\"components\":[\"simple\"]}",
    ),
    edit(
        Code::MarriageNotHeld,
        r#""by":"C","suit":"H""#,
        r#""by":"C","suit":"B""#,
    ),
    edit(
        Code::MarriageNotAllowed,
        r#"{"type":"marriage","by":"C","suit":"H"}"#,
        "{\"type\":\"marriage\",\"by\":\"C\",\"suit\":\"H\"},\n    {\"type\":\"marriage\",\"by\":\"C\",\"suit\":\"H\"}",
    ),
    edit(
        Code::MarriageLate,
        r#"{"type":"play","by":"C","card":"LK"}"#,
        "{\"type\":\"play\",\"by\":\"C\",\"card\":\"LK\"},\n    {\"type\":\"marriage\",\"by\":\"C\",\"suit\":\"L\"}",
    ),
    edit(
        Code::CardNotHeld,
        r#""by":"B","card":"H8""#,
        r#""by":"B","card":"H7""#,
    ),
    edit(
        Code::MustFollow,
        r#""by":"B","card":"BU""#,
        r#""by":"B","card":"A9""#,
    ),
    edit(
        Code::MustBeat,
        r#""by":"A","card":"BA""#,
        r#""by":"A","card":"B9""#,
    ),
    edit(
        Code::MustTrump,
        r#""by":"C","card":"L8""#,
        r#""by":"C","card":"H7""#,
    ),
    edit(
        Code::SevenReserved,
        r#""by":"C","card":"L8""#,
        r#""by":"C","card":"L7""#,
    ),
    edit(
        Code::ResultMismatch,
        r#"{"A":-9,"B":-9,"C":18}"#,
        r#"{"A":-5,"B":-5,"C":10}"#,
    ),
    edit(
        Code::TooDeep,
        r#""origin":"constructed"},"#,
        "\"origin\":\"constructed\"},\n  \"ext\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],",
    ),
    edit(
        Code::DealWrongDeck,
        r#""A":["AO""#,
        r#""A":["CQ""#,
    ),
    edit(
        Code::DealNormalised,
        "\"dealer\":\"C\",\"hands\":{\n    \"A\":[\"AO\",\"A8\",\"LO\",\"L9\",\"HA\",\"HU\",\"H7\",\"BA\",\"BO\",\"B9\",\"B8\",\"B7\"]",
        "\"dealer\":\"C\",\"talon\":[\"B8\",\"B7\"],\"hands\":{\n    \"A\":[\"AO\",\"A8\",\"LO\",\"L9\",\"HA\",\"HU\",\"H7\",\"BA\",\"BO\",\"B9\"]",
    ),
    edit(
        Code::Irregular,
        r#""by":"B","card":"BU"}"#,
        r#""by":"B","card":"BU","irregular":true}"#,
    ),
    edit(
        Code::RulingNeeded,
        r#""by":"B","card":"BU"}"#,
        r#""by":"B","card":"BU","irregular":true}"#,
    ),
    edit(
        Code::Unverifiable,
        "\"B\":[\"AA\",\"AX\",\"AK\",\"A9\",\"LU\",\"HX\",\"H9\",\"H8\",\"BK\",\"BU\"],\n    \"C\":[\"AU\",\"A7\",\"LA\",\"LX\",\"LK\",\"L8\",\"L7\",\"HK\",\"HO\",\"BX\"]",
        "\"B\":null,\n    \"C\":null",
    ),
    seen(
        Code::RevokeProven,
        r#""by":"B","card":"H8""#,
        r#""by":"B","card":"AX""#,
    ),
    claim(
        Code::ClaimNotAgreed,
        r#""agreed":["A","B","C"]"#,
        r#""agreed":["A","B"]"#,
    ),
    claim(
        Code::ClaimIncomplete,
        r#""simple":false,"ulti":false"#,
        r#""simple":false"#,
    ),
    claim(
        Code::BidCards,
        r#""by":"A","bid":"simple+ulti""#,
        r#""by":"A","bid":"h40""#,
    ),
    claim(
        Code::ThrowInNotAllowed,
        r#"{"type":"claim","by":"A","outcome":{"components":{"simple":false,"ulti":false},"silent":{}},"agreed":["A","B","C"]}"#,
        r#"{"type":"throw_in","by":"A"}"#,
    ),
    score(
        Code::SilentNotOpen,
        r#""kontra":{"ulti":1}"#,
        r#""kontra":{"ulti":1},"silent":{"ulti":"lose"}"#,
    ),
    score(
        Code::OutcomeImpossible,
        r#""kontra":{"ulti":1}"#,
        r#""kontra":{"ulti":1},"silent":{"100":"lose"}"#,
    ),
    score(
        Code::PointsImpossible,
        r#""kontra":{"ulti":1}"#,
        r#""kontra":{"ulti":1},"points":{"declarer":40,"defenders":50}"#,
    ),
];
