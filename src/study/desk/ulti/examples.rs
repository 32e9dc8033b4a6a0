//! One worked example for each question, shown on the form page and in the description of the interface. A test
//! puts every one of them to the desk.

use crate::desk::question::Example;

const fn example(ask: &'static str, question: &'static str, answer: &'static str) -> Example {
    Example { ask, question, answer }
}

/// The examples, in the order of the questions.
pub(super) const EXAMPLES: &[Example] = &[
    example(
        "legal_cards",
        r#"{"game":"ulti","ask":"legal_cards","hand":["LA","LX","L8","B7"],"trick":["L9"],"trump":"B","contract":"simple","role":"defender","trick_no":4}"#,
        r#"{"ok":true,"answer":["LA","LX"],"rule":"U-6.4"}"#,
    ),
    example(
        "trick_winner",
        r#"{"game":"ulti","ask":"trick_winner","cards":["AA","H7","HK"],"trump":"H"}"#,
        r#"{"ok":true,"answer":2,"rule":"U-6.10"}"#,
    ),
    example(
        "bid_over",
        r#"{"game":"ulti","ask":"bid_over","new":"betli","standing":"h40"}"#,
        r#"{"ok":true,"answer":true,"rule":"U-5.2"}"#,
    ),
    example(
        "bid_value",
        r#"{"game":"ulti","ask":"bid_value","bid":"h40+ulti+dur"}"#,
        r#"{"ok":true,"answer":14,"rule":"U-5.2"}"#,
    ),
    example(
        "bid_code",
        r#"{"game":"ulti","ask":"bid_code","components":["h40","ulti"],"cls":"hearts"}"#,
        r#"{"ok":true,"answer":"p:h40+ulti","rule":"U-4.1"}"#,
    ),
    example(
        "ladder",
        r#"{"game":"ulti","ask":"ladder"}"#,
        include_str!("ladder.json"),
    ),
    example(
        "auction",
        r#"{"game":"ulti","ask":"auction","forehand":0,"actions":["0:bid simple","1:pass","2:take","2:bid simple+ulti"]}"#,
        r#"{"ok":true,"answer":{"over":false,"to_act":0,"standing":"simple+ulti"},"rule":"U-3.2"}"#,
    ),
    example(
        "kontra",
        r#"{"game":"ulti","ask":"kontra","contract":"simple+ulti","actions":["d1:ulti","declarer:ulti"]}"#,
        r#"{"ok":true,"answer":{"levels":{"ulti":2},"name":"rekontra","factor":4},"rule":"U-8.2"}"#,
    ),
    example(
        "points",
        r#"{"game":"ulti","ask":"points","contract":"simple","decl_aces_tens":5,"def_aces_tens":2,"talon_aces_tens":1,"last_trick":"defenders"}"#,
        r#"{"ok":true,"answer":{"declarer":50,"defenders":40,"simple":true},"rule":"U-7.10"}"#,
    ),
    example(
        "silent_eligible",
        r#"{"game":"ulti","ask":"silent_eligible","contract":"simple+ulti"}"#,
        r#"{"ok":true,"answer":["100","aces","durchmars"],"rule":"U-10.1"}"#,
    ),
    example(
        "score",
        r#"{"game":"ulti","ask":"score","contract":"h40+ulti+dur","components_won":{"h40":1,"ulti":1,"dur":1}}"#,
        r#"{"ok":true,"answer":{"declarer":28,"d1":-14,"d2":-14},"rule":"U-8.10"}"#,
    ),
    example(
        "solve",
        r#"{"game":"ulti","ask":"solve","hands":{"A":["HA","HO","B7"],"B":["HX","BA","L7"],"C":["HK","BX","LA"]},"declarer":"A","leader":"A","trump":"H","contract":"p:simple","objective":"points"}"#,
        r#"{"ok":true,"answer":{"cards":{"B7":40,"HA":40,"HO":20},"complete":true,"line":["HA","HX","HK","B7","BA","BX","L7","LA","HO"],"value":40},"rule":"U-7.1"}"#,
    ),
];
