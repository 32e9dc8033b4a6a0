//! A failing record for a code and the same record mended: two sound records, and for each code what to spoil in one.
//! It knows no rules; a test puts every example to the check.

/// A hand played to its last card.
const WHOLE: &str = include_str!("whole.json");
/// A hand ended by a claim.
const CLAIMED: &str = include_str!("claimed.json");
/// Lines shown before and after those that differ.
const AROUND: usize = 1;

/// What is exchanged in the sound record.
#[derive(Debug, Clone, Copy)]
struct Edit {
    code: &'static str,
    sound: &'static str,
    right: &'static str,
    wrong: &'static str,
}

const fn edit(code: &'static str, right: &'static str, wrong: &'static str) -> Edit {
    Edit { code, sound: WHOLE, right, wrong }
}

const fn claim(code: &'static str, right: &'static str, wrong: &'static str) -> Edit {
    Edit { code, sound: CLAIMED, right, wrong }
}

/// A record with one fault, and the same without.
#[derive(Debug, Clone)]
pub struct Example {
    pub failing: String,
    pub mended: &'static str,
    /// The lines that differ, with what stands around them.
    pub failing_part: String,
    pub mended_part: String,
}

/// The example of a code, where a record of the game can show it.
pub fn example(code: &str) -> Option<Example> {
    let edit = EDITS.iter().find(|edit| edit.code == code)?;
    let at = edit.sound.find(edit.right)?;
    let failing = edit.sound.replacen(edit.right, edit.wrong, 1);
    Some(Example {
        failing_part: part(&failing, at, edit.wrong),
        mended_part: part(edit.sound, at, edit.right),
        mended: edit.sound,
        failing,
    })
}

/// A sound record to try.
pub fn sound() -> &'static str {
    WHOLE
}

/// The lines of `piece` at this place and a few around them, without the margin that they share.
fn part(text: &str, at: usize, piece: &str) -> String {
    let line = |end: usize| text.get(..end).unwrap_or(text).matches('\n').count();
    let (first, last) = (line(at).saturating_sub(AROUND), line(at + piece.len()) + AROUND);
    let lines: Vec<&str> = text.lines().skip(first).take(last - first + 1).collect();
    let margin = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let shared = lines.iter().map(margin).min().unwrap_or(0);
    let lines: Vec<&str> = lines.into_iter().map(|line| line.get(shared..).unwrap_or(line)).collect();
    lines.join("\n")
}

/// What spoils a sound record.
#[rustfmt::skip]
const EDITS: &[Edit] = &[
    edit(
        "BYTE_ORDER_MARK",
        "{\n  \"format\"",
        "\u{feff}{\n  \"format\"",
    ),
    edit(
        "JSON_SYNTAX",
        r#""version":"1.0","#,
        r#""version":"1.0""#,
    ),
    edit(
        "DUPLICATE_MEMBER",
        r#""dealer":"C","#,
        r#""dealer":"C","dealer":"C","#,
    ),
    edit(
        "MISSING_MEMBER",
        r#"{"id":"ulti","edition":1,"#,
        r#"{"edition":1,"#,
    ),
    edit(
        "UNKNOWN_MEMBER",
        r#""round":1"#,
        r#""runde":1"#,
    ),
    edit(
        "WRONG_TYPE",
        r#""round":1"#,
        r#""round":"one""#,
    ),
    edit(
        "BAD_VALUE",
        r#""origin":"constructed""#,
        r#""origin":"dream""#,
    ),
    edit(
        "BAD_CARD",
        r#""card":"BX""#,
        r#""card":"B10""#,
    ),
    edit(
        "BAD_TIME",
        r#"2026-03-14T19:05:00+01:00"#,
        r#"14.03.2026"#,
    ),
    edit(
        "UNSUPPORTED_VERSION",
        r#""version":"1.0""#,
        r#""version":"2.0""#,
    ),
    edit(
        "UNKNOWN_RULES",
        r#""id":"ulti""#,
        r#""id":"ultimate""#,
    ),
    edit(
        "UNKNOWN_OPTION",
        r#""options":{}"#,
        r#""options":{"four_ace":true}"#,
    ),
    edit(
        "DEAL_DUPLICATE",
        r#""B":["AA","AX""#,
        r#""B":["AA","AA""#,
    ),
    edit(
        "DEAL_MISSING",
        r#""BK","BU"]"#,
        r#""BK","BK"]"#,
    ),
    edit(
        "DEAL_HAND_SIZE",
        r#""LA","LX","LK","L8","L7""#,
        r#""LA","LX","LK","L8""#,
    ),
    edit(
        "OUT_OF_TURN",
        r#"{"type":"play","by":"A","card":"LO"}"#,
        r#"{"type":"play","by":"B","card":"LU"}"#,
    ),
    edit(
        "WRONG_PHASE",
        r#"{"type":"trump","by":"C","suit":"L"}"#,
        r#"{"type":"play","by":"C","card":"BX"}"#,
    ),
    edit(
        "AFTER_END",
        r#"{"type":"play","by":"B","card":"BK"}"#,
        "{\"type\":\"play\",\"by\":\"B\",\"card\":\"BK\"},\n    {\"type\":\"play\",\"by\":\"C\",\"card\":\"LX\"}",
    ),
    edit(
        "INCOMPLETE",
        ",\n    {\"type\":\"play\",\"by\":\"C\",\"card\":\"L7\"},\n    {\"type\":\"play\",\"by\":\"A\",\"card\":\"BO\"},\n    {\"type\":\"play\",\"by\":\"B\",\"card\":\"BK\"}\n  ],\n  \"result\":{\"claimed\":{\"scores\":{\"A\":-9,\"B\":-9,\"C\":18}}}",
        "\n  ]",
    ),
    edit(
        "BID_TOO_LOW",
        r#""bid":"simple+ulti""#,
        r#""bid":"simple""#,
    ),
    edit(
        "BID_UNKNOWN",
        r#""bid":"simple+ulti""#,
        r#""bid":"simple+betli""#,
    ),
    edit(
        "DISCARD_NOT_HELD",
        r#""cards":["A7","B7"]"#,
        r#""cards":["A7","AX"]"#,
    ),
    edit(
        "DISCARD_COUNT",
        r#""cards":["A7","B7"]"#,
        r#""cards":["A7"]"#,
    ),
    edit(
        "TRUMP_NOT_ALLOWED",
        r#""by":"C","suit":"L""#,
        r#""by":"C","suit":"H""#,
    ),
    edit(
        "KONTRA_NOT_ENTITLED",
        r#"{"type":"kontra","by":"A""#,
        r#"{"type":"kontra","by":"C""#,
    ),
    edit(
        "KONTRA_COMPONENT",
        r#""components":["ulti"]"#,
        r#""components":["h40"]"#,
    ),
    edit(
        "KONTRA_WINDOW",
        r#"{"type":"play","by":"A","card":"LO"}"#,
        "{\"type\":\"play\",\"by\":\"A\",\"card\":\"LO\"},\n    {\"type\":\"kontra\",\"by\":\"B\",\"components\":[\"simple\"]}",
    ),
    edit(
        "MARRIAGE_NOT_HELD",
        r#""by":"C","suit":"H""#,
        r#""by":"C","suit":"B""#,
    ),
    edit(
        "MARRIAGE_LATE",
        r#"{"type":"play","by":"C","card":"LK"}"#,
        "{\"type\":\"play\",\"by\":\"C\",\"card\":\"LK\"},\n    {\"type\":\"marriage\",\"by\":\"C\",\"suit\":\"L\"}",
    ),
    edit(
        "CARD_NOT_HELD",
        r#""by":"B","card":"H8""#,
        r#""by":"B","card":"H7""#,
    ),
    edit(
        "MUST_FOLLOW",
        r#""by":"B","card":"BU""#,
        r#""by":"B","card":"A9""#,
    ),
    edit(
        "MUST_BEAT",
        r#""by":"A","card":"BA""#,
        r#""by":"A","card":"B9""#,
    ),
    edit(
        "MUST_TRUMP",
        r#""by":"C","card":"L8""#,
        r#""by":"C","card":"H7""#,
    ),
    edit(
        "SEVEN_RESERVED",
        r#""by":"C","card":"L8""#,
        r#""by":"C","card":"L7""#,
    ),
    edit(
        "RESULT_MISMATCH",
        r#"{"A":-9,"B":-9,"C":18}"#,
        r#"{"A":-5,"B":-5,"C":10}"#,
    ),
    edit(
        "TOO_DEEP",
        r#""origin":"constructed"},"#,
        "\"origin\":\"constructed\"},\n  \"ext\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],",
    ),
    edit(
        "DEAL_WRONG_DECK",
        r#""A":["AO""#,
        r#""A":["CQ""#,
    ),
    edit(
        "DEAL_NORMALISED",
        "\"dealer\":\"C\",\"hands\":{\n    \"A\":[\"AO\",\"A8\",\"LO\",\"L9\",\"HA\",\"HU\",\"H7\",\"BA\",\"BO\",\"B9\",\"B8\",\"B7\"]",
        "\"dealer\":\"C\",\"talon\":[\"B8\",\"B7\"],\"hands\":{\n    \"A\":[\"AO\",\"A8\",\"LO\",\"L9\",\"HA\",\"HU\",\"H7\",\"BA\",\"BO\",\"B9\"]",
    ),
    edit(
        "IRREGULAR",
        r#""by":"B","card":"BU"}"#,
        r#""by":"B","card":"BU","irregular":true}"#,
    ),
    edit(
        "RULING_NEEDED",
        r#""by":"B","card":"BU"}"#,
        r#""by":"B","card":"BU","irregular":true}"#,
    ),
    edit(
        "UNVERIFIABLE",
        "\"B\":[\"AA\",\"AX\",\"AK\",\"A9\",\"LU\",\"HX\",\"H9\",\"H8\",\"BK\",\"BU\"],\n    \"C\":[\"AU\",\"A7\",\"LA\",\"LX\",\"LK\",\"L8\",\"L7\",\"HK\",\"HO\",\"BX\"]",
        "\"B\":null,\n    \"C\":null",
    ),
    claim(
        "CLAIM_NOT_AGREED",
        r#""agreed":["A","B","C"]"#,
        r#""agreed":["A","B"]"#,
    ),
    claim(
        "CLAIM_INCOMPLETE",
        r#""simple":false,"ulti":false"#,
        r#""simple":false"#,
    ),
    claim(
        "BID_CARDS",
        r#""by":"A","bid":"simple+ulti""#,
        r#""by":"A","bid":"h40""#,
    ),
    claim(
        "THROW_IN_NOT_ALLOWED",
        r#"{"type":"claim","by":"A","outcome":{"components":{"simple":false,"ulti":false},"silent":{}},"agreed":["A","B","C"]}"#,
        r#"{"type":"throw_in","by":"A"}"#,
    ),
];
