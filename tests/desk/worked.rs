//! The worked examples of section 11 of the rules, and the comparisons of U-5.6.

use serde_json::{Value, json};

use super::facts;

fn score(contract: &str, won: Value, more: Value) -> [i64; 3] {
    let mut question = json!({"game": "ulti", "ask": "score", "contract": contract, "components_won": won});
    for (name, value) in more.as_object().unwrap() {
        question[name] = value.clone();
    }
    let answer = facts(&question.to_string());
    ["declarer", "d1", "d2"].map(|who| answer["answer"][who].as_i64().unwrap_or_else(|| panic!("{answer}")))
}

/// A contract, which of its components were made, what else was said, and what each of the three gets.
type Example = (&'static str, Value, Value, [i64; 3]);

fn none() -> Value {
    json!({})
}

fn march(h40: u8, ulti: u8, dur: u8) -> Value {
    json!({"h40": h40, "ulti": ulti, "dur": dur})
}

fn ulti(simple: u8, ulti: u8) -> Value {
    json!({"simple": simple, "ulti": ulti})
}

fn kontra(levels: Value) -> Value {
    json!({"kontra": levels})
}

fn silent(fates: Value) -> Value {
    json!({"silent": fates})
}

/// Examples 1 to 12.
fn announced_and_doubled() -> Vec<Example> {
    vec![
        ("h40+ulti+dur", march(1, 1, 1), none(), [28, -14, -14]),
        ("h40+ulti+dur", march(1, 1, 0), none(), [4, -2, -2]),
        ("h40+ulti+dur", march(1, 1, 0), kontra(json!({"dur": 1})), [-8, 4, 4]),
        ("simple+ulti", ulti(1, 0), kontra(json!({"ulti": 1})), [-22, 11, 11]),
        ("simple+ulti", ulti(1, 0), kontra(json!({"ulti": 2})), [-38, 19, 19]),
        ("simple+ulti", ulti(1, 0), kontra(json!({"ulti": 3})), [-70, 35, 35]),
        ("simple+ulti", ulti(0, 0), none(), [-18, 9, 9]),
        ("p:simple+ulti", ulti(1, 1), none(), [20, -10, -10]),
        (
            "p:simple+ulti",
            ulti(0, 0),
            kontra(json!({"simple": 1, "ulti": 1})),
            [-56, 28, 28],
        ),
        (
            "betli",
            json!({"betli": 1}),
            kontra(json!({"betli": [1, 0]})),
            [15, -10, -5],
        ),
        (
            "betli",
            json!({"betli": 0}),
            kontra(json!({"betli": [2, 0]})),
            [-25, 20, 5],
        ),
        ("open_betli", json!({"open_betli": 0}), none(), [-40, 20, 20]),
    ]
}

/// Examples 13 to 22.
fn silent_and_thrown_in() -> Vec<Example> {
    vec![
        (
            "simple",
            json!({"simple": 1}),
            silent(json!({"ulti": "win"})),
            [6, -3, -3],
        ),
        (
            "simple",
            json!({"simple": 0}),
            silent(json!({"100": "lose"})),
            [-10, 5, 5],
        ),
        (
            "p:simple",
            json!({"simple": 1}),
            silent(json!({"ulti": "lose"})),
            [-12, 6, 6],
        ),
        (
            "p:simple",
            json!({"simple": 1}),
            json!({"kontra": {"simple": 1}, "silent": {"durchmars": "win"}}),
            [32, -16, -16],
        ),
        ("h20+aces", json!({"h20": 1, "aces": 0}), none(), [8, -4, -4]),
        ("simple", none(), json!({"forfeit": true}), [-2, 1, 1]),
        (
            "redur",
            json!({"redur": 0}),
            kontra(json!({"redur": [0, 1]})),
            [-36, 12, 24],
        ),
        ("h40", json!({"h40": 1}), silent(json!({"ulti": "win"})), [12, -6, -6]),
        (
            "p:h20+ulti+odur",
            json!({"h20": 0, "ulti": 0, "odur": 0}),
            none(),
            [-112, 56, 56],
        ),
        (
            "simple+aces",
            json!({"simple": 0, "aces": 1}),
            kontra(json!({"simple": 1})),
            [4, -2, -2],
        ),
    ]
}

#[test]
fn the_worked_examples_of_the_rules_pay_as_written() {
    let examples: Vec<Example> = announced_and_doubled()
        .into_iter()
        .chain(silent_and_thrown_in())
        .collect();
    assert_eq!(examples.len(), 22);
    for (number, (contract, won, more, expected)) in (1..).zip(examples) {
        assert_eq!(score(contract, won, more), expected, "example {number}");
    }
}

#[test]
fn the_comparisons_of_the_source_text_hold_with_their_rules() {
    for (new, standing, above, rule) in [
        ("simple+ulti", "h40", true, "U-5.2"),
        ("betli", "simple+ulti", true, "U-5.3"),
        ("h40+dur", "p:simple+ulti", true, "U-5.4"),
        ("ulti+dur", "p:simple+ulti", true, "U-5.4"),
        ("h40+dur", "p:simple+aces", true, "U-5.4"),
        ("ulti+dur", "p:simple+aces", true, "U-5.4"),
        ("h40+ulti+aces", "h20+aces", false, "U-5.3"),
        ("h20+aces", "h20+ulti", false, "U-5.4"),
        ("plain_dur", "dur", false, "U-5.1"),
        ("simple", "p:simple", false, "U-5.2"),
    ] {
        let question = json!({"game": "ulti", "ask": "bid_over", "new": new, "standing": standing});
        assert_eq!(
            facts(&question.to_string()),
            json!({"ok": true, "answer": above, "rule": rule}),
            "{new} over {standing}"
        );
    }
}

fn legal(hand: &str, trick: &str, trump: Value, contract: &str, role: &str, trick_no: u8) -> (String, String) {
    fn cards(text: &str) -> Vec<&str> {
        text.split_whitespace().collect()
    }
    let question = json!({
        "game": "ulti", "ask": "legal_cards", "hand": cards(hand), "trick": cards(trick), "trump": trump,
        "contract": contract, "role": role, "trick_no": trick_no,
    });
    let answer = facts(&question.to_string());
    let list: Vec<&str> = answer["answer"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap())
        .collect();
    (list.join(" "), answer["rule"].as_str().unwrap().to_owned())
}

#[test]
fn each_duty_of_a_card_is_answered_with_its_rule() {
    let b = || json!("B");
    for (hand, trick, trump, contract, role, trick_no, expected, rule) in [
        ("HA B7 L9", "", b(), "simple", "declarer", 3, "L9 HA B7", "U-6.2"),
        ("HA B7 L9", "", b(), "simple+ulti", "declarer", 3, "L9 HA", "U-6.9"),
        ("HA B7 L9", "", b(), "simple+ulti", "declarer", 10, "L9 HA B7", "U-6.2"),
        ("HA B7 L9", "", b(), "simple+ulti", "defender", 3, "L9 HA B7", "U-6.2"),
        ("HA B7 L9", "BA", b(), "simple+ulti", "declarer", 3, "B7", "U-6.9"),
        ("LK L8 B7", "LA", b(), "simple", "defender", 2, "LK L8", "U-6.3"),
        ("LA LX L8 B7", "L9", b(), "simple", "defender", 2, "LA LX", "U-6.4"),
        ("LA L8 B7", "LK B9", b(), "simple", "defender", 2, "LA L8", "U-6.7"),
        ("HA B8 B7", "LK", b(), "simple", "defender", 2, "B8 B7", "U-6.5"),
        ("HA BA B7", "LK B9", b(), "simple", "defender", 2, "BA", "U-6.6"),
        ("HA B8 B7", "LK B9", b(), "simple", "defender", 2, "B8 B7", "U-6.6"),
        ("HA A9", "LK B9", b(), "simple", "defender", 2, "A9 HA", "U-6.8"),
        (
            "HX HU H9",
            "HO",
            Value::Null,
            "betli",
            "declarer",
            2,
            "HX HU H9",
            "U-6.3",
        ),
        ("AA B9", "HO", Value::Null, "betli", "declarer", 2, "AA B9", "U-6.8"),
    ] {
        let found = legal(hand, trick, trump, contract, role, trick_no);
        assert_eq!(found, (expected.to_owned(), rule.to_owned()), "{hand} to {trick}");
    }
}

fn auction_with(actions: &[&str], options: Value) -> Value {
    let question = json!({"game": "ulti", "ask": "auction", "forehand": 1, "actions": actions, "options": options});
    facts(&question.to_string())
}

fn auction(actions: &[&str]) -> Value {
    auction_with(actions, json!({}))
}

fn open(to_act: u8, standing: Value, rule: &str) -> Value {
    json!({"ok": true, "answer": {"over": false, "to_act": to_act, "standing": standing}, "rule": rule})
}

fn reject(code: &str, rule: &str) -> Value {
    json!({"ok": true, "answer": "reject", "code": code, "rule": rule})
}

#[test]
fn an_auction_is_followed_to_its_end_or_to_its_first_illegal_call() {
    assert_eq!(auction(&[]), open(1, Value::Null, "U-3.1"));
    assert_eq!(auction(&["1:bid simple"]), open(2, json!("simple"), "U-3.2"));
    assert_eq!(auction(&["1:bid simple", "2:take"]), open(2, json!("simple"), "U-3.3"));
    assert_eq!(
        auction(&[
            "1:bid simple",
            "2:pass",
            "0:take",
            "0:bid betli",
            "1:pass",
            "2:pass",
            "0:pass"
        ]),
        json!({"ok": true, "answer": {"over": true, "declarer": 0, "contract": "betli"}, "rule": "U-3.6"})
    );
    assert_eq!(auction(&["1:pass"]), reject("WRONG_PHASE", "U-3.1"));
    assert_eq!(auction(&["1:take"]), reject("WRONG_PHASE", "U-3.1"));
    assert_eq!(auction(&["2:bid simple"]), reject("OUT_OF_TURN", "U-3.2"));
    assert_eq!(auction(&["1:bid p:betli"]), reject("BID_UNKNOWN", "U-4.1"));
    assert_eq!(
        auction(&["1:bid simple", "2:bid ulti+dur"]),
        reject("WRONG_PHASE", "U-3.2")
    );
    assert_eq!(
        auction(&["1:bid dur", "2:take", "2:bid plain_dur"]),
        reject("BID_TOO_LOW", "U-3.2")
    );
    assert_eq!(
        auction(&["1:bid dur", "2:take", "2:pass"]),
        reject("WRONG_PHASE", "U-3.3")
    );
    assert_eq!(
        auction(&["1:bid p:h20+ulti+odur", "2:take"]),
        reject("WRONG_PHASE", "U-3.3")
    );
    assert_eq!(
        auction(&["1:bid dur", "2:pass", "0:pass", "1:pass", "2:pass"]),
        reject("WRONG_PHASE", "U-3.2")
    );
}

#[test]
fn options_change_how_an_auction_ends_and_what_may_be_bid() {
    assert_eq!(
        auction_with(&["1:bid dur", "2:pass", "0:pass"], json!({"auction_end": "two_passes"})),
        json!({"ok": true, "answer": {"over": true, "declarer": 1, "contract": "dur"}, "rule": "U-3.6"})
    );
    assert_eq!(
        auction_with(&["1:bid simple+aces"], json!({"four_aces": false})),
        reject("BID_UNKNOWN", "U-4.1")
    );
    assert_eq!(
        auction_with(&["1:bid simple"], json!({"min_contract": "hearts_simple"})),
        reject("BID_TOO_LOW", "U-3.2")
    );
}

#[test]
fn an_auction_of_two_rounds_goes_on_after_everyone_was_asked() {
    let two_round = json!({"auction_variant": "two_round"});
    let first = ["1:pass", "2:bid h40", "0:pass", "1:pass", "2:pass"];
    assert_eq!(auction_with(&first, two_round.clone()), open(2, json!("h40"), "U-14.3"));
    let with = |more: &[&'static str]| [&first[..], more].concat();
    assert_eq!(
        auction_with(&with(&["2:take", "2:bid h40"]), two_round.clone()),
        open(0, json!("h40"), "U-3.2")
    );
    assert_eq!(
        auction_with(
            &with(&["2:take", "2:bid h40", "0:take", "0:bid betli"]),
            two_round.clone()
        ),
        reject("BID_TOO_LOW", "U-14.4")
    );
    assert_eq!(auction_with(&["1:take"], two_round), reject("WRONG_PHASE", "U-14.1"));
}

fn doubled_with(contract: &str, actions: &[&str], options: Value) -> Value {
    let question = json!({
        "game": "ulti", "ask": "kontra", "contract": contract, "actions": actions, "options": options,
    });
    facts(&question.to_string())
}

fn doubled(contract: &str, actions: &[&str]) -> Value {
    doubled_with(contract, actions, json!({}))
}

fn said(levels: Value, name: Value, factor: i64, rule: &str) -> Value {
    json!({"ok": true, "answer": {"levels": levels, "name": name, "factor": factor}, "rule": rule})
}

#[test]
fn doublings_are_counted_by_component_and_by_defender() {
    assert_eq!(doubled("simple+ulti", &[]), said(json!({}), Value::Null, 1, "U-8.2"));
    assert_eq!(
        doubled("simple+ulti", &["d2:simple,ulti", "declarer:ulti", "d1:ulti"]),
        said(json!({"simple": 1, "ulti": 3}), json!("szubkontra"), 8, "U-8.2")
    );
    assert_eq!(
        doubled("betli", &["d1:betli", "d2:betli", "declarer:betli@d1"]),
        said(json!({"betli": [2, 1]}), json!("rekontra"), 4, "U-8.6")
    );
    let up: Vec<&str> = ["d1:simple", "declarer:simple"].into_iter().cycle().take(8).collect();
    assert_eq!(
        doubled("simple", &up),
        said(json!({"simple": 8}), json!("kontra level 8"), 256, "U-8.2")
    );
}

#[test]
fn a_doubling_out_of_turn_or_of_nothing_is_refused() {
    assert_eq!(
        doubled("simple", &["declarer:simple"]),
        reject("KONTRA_NOT_ENTITLED", "U-8.3")
    );
    assert_eq!(
        doubled("simple", &["d1:simple", "d2:simple"]),
        reject("KONTRA_NOT_ENTITLED", "U-8.3")
    );
    assert_eq!(
        doubled("betli", &["declarer:betli@d1"]),
        reject("KONTRA_NOT_ENTITLED", "U-8.6")
    );
    assert_eq!(doubled("h40", &["d1:simple"]), reject("KONTRA_COMPONENT", "U-8.8"));
    assert_eq!(
        doubled("h40", &["trick2_led", "d1:h40"]),
        reject("KONTRA_WINDOW", "U-8.1")
    );
    assert_eq!(
        doubled("betli", &["d1:betli", "declarer:betli"]),
        reject("MISSING_MEMBER", "U-8.6")
    );
    let long: Vec<&str> = ["d1:simple", "declarer:simple"].into_iter().cycle().take(21).collect();
    assert_eq!(doubled("simple", &long), reject("LIMIT", "U-8.3"));
}

#[test]
fn options_change_when_and_how_often_is_doubled() {
    let at_most_one = json!({"kontra_max_level": 1});
    assert_eq!(
        doubled_with("simple", &["d1:simple", "declarer:simple"], at_most_one),
        reject("LIMIT", "U-8.3")
    );
    let own_card = json!({"kontra_window": "own_card"});
    let both = ["d1:simple,ulti", "declarer:ulti", "d2:ulti"];
    assert_eq!(
        doubled_with("simple+ulti", &both, own_card.clone()),
        said(json!({"simple": 1, "ulti": 3}), json!("szubkontra"), 8, "U-8.2")
    );
    assert_eq!(
        doubled_with("simple+ulti", &["d2:ulti", "d1:simple"], own_card),
        reject("KONTRA_WINDOW", "U-8.1")
    );
    let after = json!({"kontra_window": "after_trick1"});
    assert_eq!(
        doubled_with("h40", &["d1:h40"], after),
        said(json!({"h40": 1}), json!("kontra"), 2, "U-8.2")
    );
    assert_eq!(
        doubled_with("simple", &["d1:simple"], json!({"simple_forfeit": "mandatory"})),
        reject("WRONG_PHASE", "U-9.2")
    );
}

#[test]
fn a_simple_that_must_be_thrown_in_is_never_played() {
    let ask = |contract: &str, more: Value| {
        let mut question = json!({"game": "ulti", "contract": contract, "options": {"simple_forfeit": "mandatory"}});
        for (name, value) in more.as_object().unwrap() {
            question[name] = value.clone();
        }
        facts(&question.to_string())
    };
    let played = [
        json!({"ask": "score", "components_won": {"simple": 1}}),
        json!({"ask": "points", "decl_aces_tens": 4, "def_aces_tens": 4, "last_trick": "declarer"}),
        json!({"ask": "legal_cards", "hand": ["HA"], "trick": [], "trump": "B", "role": "declarer", "trick_no": 10}),
    ];
    let solve = json!({"ask": "solve", "hands": {"A": ["LA"], "B": ["L7"], "C": ["H7"]}, "declarer": "A",
        "leader": "A", "trump": "L", "objective": "points"});
    for question in played.iter().chain([&solve]) {
        let answer = ask("simple", question.clone());
        assert_eq!(
            [&answer["answer"], &answer["code"], &answer["rule"]],
            ["reject", "WRONG_PHASE", "U-9.2"],
            "{answer}"
        );
    }
    let hearts = ask("p:simple", played[0].clone());
    assert_eq!(hearts["answer"], json!({"declarer": 4, "d1": -2, "d2": -2}));
    let forfeit = ask("simple", json!({"ask": "score", "components_won": {}, "forfeit": true}));
    assert_eq!(forfeit["answer"], json!({"declarer": -2, "d1": 1, "d2": 1}));
    assert_eq!(ask("simple", json!({"ask": "silent_eligible"}))["answer"], json!([]));
}

#[test]
fn points_are_counted_with_talon_and_marriages_and_judged() {
    let ask = |more: Value| {
        let mut question = json!({"game": "ulti", "ask": "points"});
        for (name, value) in more.as_object().unwrap() {
            question[name] = value.clone();
        }
        facts(&question.to_string())
    };
    let counted = |value: Value, rule: &str| json!({"ok": true, "answer": value, "rule": rule});
    assert_eq!(
        ask(
            json!({"contract": "h40+aces", "decl_aces_tens": 5, "decl_aces": 4, "def_aces_tens": 3,
            "last_trick": "declarer", "decl_marriages": [40], "def_marriages": [20, 20]})
        ),
        counted(
            json!({"declarer": 100, "defenders": 70, "h40": true, "aces": true}),
            "U-7.10"
        )
    );
    assert_eq!(
        ask(
            json!({"contract": "h20", "decl_aces_tens": 7, "talon_aces_tens": 1, "last_trick": "defenders",
            "decl_marriages": [20]})
        ),
        counted(json!({"declarer": 90, "defenders": 20, "h20": false}), "U-7.10")
    );
    assert_eq!(
        ask(json!({"contract": "dur", "decl_aces_tens": 8, "last_trick": "declarer"})),
        counted(json!({"declarer": 90, "defenders": 0}), "U-7.9")
    );
    for (contract, marriages) in [("h40", json!([20])), ("h20", json!([20, 20])), ("h20", json!([40]))] {
        let question = json!({"contract": contract, "last_trick": "declarer", "decl_marriages": marriages});
        assert_eq!(
            ask(question),
            json!({"ok": true, "answer": "reject", "code": "MARRIAGE_NOT_ALLOWED", "rule": "U-7.7"})
        );
    }
}

#[test]
fn options_reach_every_question() {
    let ask = |question: &str| facts(question);
    let unknown = json!({"ok": true, "answer": "reject", "code": "BID_UNKNOWN", "rule": "U-4.1"});
    for question in [
        r#"{"game":"ulti","ask":"bid_value","bid":"h40+aces","options":{"four_aces":false}}"#,
        r#"{"game":"ulti","ask":"bid_over","new":"p:dur","standing":"h40","options":{"standalone_trump_durchmars":false}}"#,
        r#"{"game":"ulti","ask":"bid_code","components":["simple","aces"],"cls":"trump","options":{"four_aces":false}}"#,
        r#"{"game":"ulti","ask":"silent_eligible","contract":"odur","options":{"standalone_trump_durchmars":false}}"#,
    ] {
        assert_eq!(ask(question), unknown, "{question}");
    }
    let ladder = ask(r#"{"game":"ulti","ask":"ladder","options":{"four_aces":false,"loss_factor":2}}"#);
    assert_eq!(ladder["answer"]["bids"], 42);
    assert_eq!(ladder["answer"]["steps"], 32);
    assert_eq!(ladder["answer"]["table"][2]["loss"], 8);
    let silent =
        r#"{"game":"ulti","ask":"silent_eligible","contract":"simple","options":{"silent_bids":["ulti","100"]}}"#;
    assert_eq!(ask(silent)["answer"], json!(["100", "ulti"]));
    let dear = r#"{"game":"ulti","ask":"score","contract":"simple","components_won":{},"forfeit":true,"options":{"forfeit_value":2}}"#;
    assert_eq!(ask(dear)["answer"]["declarer"], -4);
}
