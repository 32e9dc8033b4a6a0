//! Questions that make no sense get a code, keep their id, and never an answer.

use super::{answered, facts};
use serde_json::json;

/// What is not JSON, or does not ask one thing about one game.
const NOT_A_QUESTION: &[(&str, &str)] = &[
    ("", "JSON_SYNTAX"),
    ("{", "JSON_SYNTAX"),
    (r#"{"game":"ulti"} x"#, "JSON_SYNTAX"),
    (r#"{"game":"ulti","ask":"\ud800"}"#, "JSON_SYNTAX"),
    ("[]", "WRONG_TYPE"),
    ("7", "WRONG_TYPE"),
    ("{}", "MISSING_MEMBER"),
    (r#"{"game":"ulti"}"#, "MISSING_MEMBER"),
    (r#"{"ask":"ladder"}"#, "MISSING_MEMBER"),
    (r#"{"game":"chess","ask":"ladder"}"#, "BAD_VALUE"),
    (r#"{"game":"ulti","ask":"weather"}"#, "BAD_VALUE"),
    (r#"{"game":"ulti","ask":7}"#, "WRONG_TYPE"),
    (r#"{"game":"ulti","ask":"ladder","more":1}"#, "UNKNOWN_MEMBER"),
    (r#"{"game":"ulti","ask":"ladder","ask":"ladder"}"#, "DUPLICATE_MEMBER"),
];

/// Options that the game does not have.
const WRONG_OPTIONS: &[(&str, &str)] = &[
    (r#"{"game":"ulti","ask":"ladder","options":[]}"#, "WRONG_TYPE"),
    (
        r#"{"game":"ulti","ask":"ladder","options":{"aces":1}}"#,
        "UNKNOWN_OPTION",
    ),
    (
        r#"{"game":"ulti","ask":"ladder","options":{"preset":"sr"}}"#,
        "UNKNOWN_OPTION",
    ),
    (
        r#"{"game":"ulti","ask":"ladder","options":{"four_aces":"off"}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"ladder","options":{"forfeit_value":3}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"ladder","options":{"silent_bids":["100","100"]}}"#,
        "BAD_VALUE",
    ),
];

/// Bids that nobody can make, cards that are not in the pack.
const WRONG_BIDS_AND_CARDS: &[(&str, &str)] = &[
    (r#"{"game":"ulti","ask":"bid_value"}"#, "MISSING_MEMBER"),
    (r#"{"game":"ulti","ask":"bid_value","bid":7}"#, "WRONG_TYPE"),
    (r#"{"game":"ulti","ask":"bid_value","bid":"p:betli"}"#, "BAD_VALUE"),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX"],"trump":null}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","HA"],"trump":null}"#,
        "DEAL_DUPLICATE",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","SK"],"trump":null}"#,
        "BAD_CARD",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","??"],"trump":null}"#,
        "BAD_CARD",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX",8],"trump":null}"#,
        "WRONG_TYPE",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":"HA HX HK","trump":null}"#,
        "WRONG_TYPE",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","HK"],"trump":"X"}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"trick_winner","cards":["HA","HX","HK"]}"#,
        "MISSING_MEMBER",
    ),
    (
        r#"{"game":"ulti","ask":"bid_code","components":["simple","simple"],"cls":"trump"}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"bid_code","components":["four"],"cls":"trump"}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"bid_code","components":["simple"],"cls":"plain"}"#,
        "BAD_VALUE",
    ),
];

/// Calls of an auction and doublings that cannot be said.
const WRONG_CALLS: &[(&str, &str)] = &[
    (
        r#"{"game":"ulti","ask":"auction","forehand":3,"actions":[]}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"auction","forehand":0.5,"actions":[]}"#,
        "WRONG_TYPE",
    ),
    (
        r#"{"game":"ulti","ask":"auction","forehand":0,"actions":["A:pass"]}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"auction","forehand":0,"actions":["0:bid"]}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"auction","forehand":0,"actions":[null]}"#,
        "WRONG_TYPE",
    ),
    (
        r#"{"game":"ulti","ask":"kontra","contract":"betli","actions":["d3:betli"]}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"kontra","contract":"betli","actions":["d1:"]}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"kontra","contract":"betli","actions":["d1:betli,betli"]}"#,
        "BAD_VALUE",
    ),
];

/// Results that no hand can have.
const WRONG_RESULTS: &[(&str, &str)] = &[
    (
        r#"{"game":"ulti","ask":"points","contract":"simple"}"#,
        "MISSING_MEMBER",
    ),
    (
        r#"{"game":"ulti","ask":"points","contract":"betli","last_trick":"declarer"}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"points","contract":"simple","last_trick":"nobody"}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{}}"#,
        "MISSING_MEMBER",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":2}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":true}}"#,
        "WRONG_TYPE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1,"ulti":1}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1,"x":1}}"#,
        "UNKNOWN_MEMBER",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1},"seven":{"B":"win"}}"#,
        "UNKNOWN_MEMBER",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1},"seven":{"d1":"win","d2":"lose"}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"betli","components_won":{"betli":1},"seven":{"d1":"win"}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1},"marriages":{"d1":[40,40]}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1},"marriages":{"d1":[30]}}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{"simple":1},"round_factor":2}"#,
        "BAD_VALUE",
    ),
    (
        r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{},"forfeit":true,"seven":{"d1":"win"}}"#,
        "BAD_VALUE",
    ),
];

#[test]
fn a_question_that_makes_no_sense_is_told_so_by_code() {
    let tables = [
        NOT_A_QUESTION,
        WRONG_OPTIONS,
        WRONG_BIDS_AND_CARDS,
        WRONG_CALLS,
        WRONG_RESULTS,
    ];
    for (question, code) in tables.into_iter().flatten() {
        assert_eq!(facts(question), json!({"ok": false, "code": code}), "{question}");
    }
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    let points = r#"{"game":"ulti","ask":"points","contract":"simple","last_trick":"declarer","#;
    for rest in [
        r#""decl_aces_tens":9}"#,
        r#""decl_aces_tens":-1}"#,
        r#""decl_aces_tens":5,"def_aces_tens":3,"talon_aces_tens":1}"#,
        r#""talon_aces_tens":3}"#,
        r#""decl_marriages":[30]}"#,
        r#""decl_marriages":[40],"def_marriages":[40]}"#,
        r#""decl_marriages":[20,20],"def_marriages":[20,20]}"#,
        r#""decl_aces_tens":2,"decl_aces":3}"#,
        r#""decl_aces_tens":8,"decl_aces":3}"#,
        r#""decl_aces_tens":8,"decl_aces":5}"#,
    ] {
        assert_eq!(facts(&format!("{points}{rest}"))["code"], "BAD_VALUE", "{rest}");
    }
    let cards = |hand: &str, trick: &str, trump: &str, contract: &str, number: &str| {
        let question = format!(
            r#"{{"game":"ulti","ask":"legal_cards","hand":[{hand}],"trick":[{trick}],"trump":{trump},"contract":"{contract}","role":"defender","trick_no":{number}}}"#
        );
        facts(&question)["code"].as_str().map(str::to_owned)
    };
    let refused = |code: &str| Some(code.to_owned());
    assert_eq!(cards(r#""HA""#, "", r#""B""#, "simple", "10"), None);
    assert_eq!(cards(r#""HA""#, "", r#""B""#, "simple", "11"), refused("BAD_VALUE"));
    assert_eq!(cards(r#""HA""#, "", r#""B""#, "simple", "0"), refused("BAD_VALUE"));
    assert_eq!(cards("", "", r#""B""#, "simple", "1"), refused("BAD_VALUE"));
    assert_eq!(
        cards(r#""HA""#, r#""HX","HK","HO""#, r#""B""#, "simple", "1"),
        refused("BAD_VALUE")
    );
    assert_eq!(
        cards(r#""HA","HA""#, "", r#""B""#, "simple", "1"),
        refused("DEAL_DUPLICATE")
    );
    assert_eq!(
        cards(r#""HA""#, r#""HA""#, r#""B""#, "simple", "1"),
        refused("DEAL_DUPLICATE")
    );
    assert_eq!(cards(r#""HA""#, "", r#""H""#, "simple", "1"), refused("BAD_VALUE"));
    assert_eq!(cards(r#""HA""#, "", "null", "simple", "1"), refused("BAD_VALUE"));
    assert_eq!(cards(r#""HA""#, "", r#""B""#, "betli", "1"), refused("BAD_VALUE"));
    assert_eq!(cards(r#""HA""#, "", r#""B""#, "p:simple", "1"), refused("BAD_VALUE"));
    let many: Vec<String> = ["A", "L"]
        .iter()
        .flat_map(|suit| ["A", "X", "K", "O", "U", "9"].map(|rank| format!("\"{suit}{rank}\"")))
        .collect();
    assert_eq!(
        cards(&many[..11].join(","), "", r#""B""#, "simple", "1"),
        refused("BAD_VALUE")
    );
}

#[test]
fn the_id_comes_back_as_it_was_written_whatever_it_is() {
    for id in ["7", "\"x\"", "null", "[1,{\"a\":2}]", "12345678901234567890123", "1.50"] {
        let reply = talon_study::desk::ask(format!(r#"{{"id":{id},"game":"ulti","ask":"nothing"}}"#).as_bytes());
        assert!(
            reply.to_json("x").starts_with(&format!("{{\"id\":{id},\"ok\":false,")),
            "{id}"
        );
    }
    assert_eq!(
        answered(r#"{"id":1,"id":2,"game":"ulti","ask":"ladder"}"#).get("id"),
        None
    );
    assert_eq!(answered(r#"{"id":1,"game":"ulti","ask":"ladder","x":1}"#)["id"], 1);
}

#[test]
fn bytes_and_limits_are_refused_before_anything_is_read() {
    let code = |bytes: &[u8]| talon_study::desk::ask(bytes).outcome.unwrap_err().code.as_str();
    assert_eq!(code(b"{\"game\":\"\xff\"}"), "NOT_UTF8");
    assert_eq!(code(&[b'['; 40]), "TOO_DEEP");
    assert_eq!(code(&vec![b' '; 300_000]), "TOO_LARGE");
}
