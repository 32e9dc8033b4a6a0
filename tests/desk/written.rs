//! What else is written down of a hand of Ulti beside its verdicts, and verdicts that cannot stand together.

use serde_json::{Value, json};

use super::{answered, facts};

fn paid(contract: &str, won: Value, more: Value) -> [i64; 3] {
    let mut question = json!({"game": "ulti", "ask": "score", "contract": contract, "components_won": won});
    for (name, value) in more.as_object().unwrap() {
        question[name] = value.clone();
    }
    let answer = facts(&question.to_string());
    ["declarer", "d1", "d2"].map(|who| {
        answer["answer"][who]
            .as_i64()
            .unwrap_or_else(|| panic!("{question} {answer}"))
    })
}

fn fates(fates: Value) -> Value {
    json!({"silent": fates})
}

#[test]
fn the_seven_the_marriages_and_the_first_round_change_what_is_paid() {
    let simple = || json!({"simple": 1});
    let seven = |who: &str, fate: &str| json!({"seven": {who: fate}});
    // The silent Ulti follows from the seven, and needs no name of its own.
    assert_eq!(paid("simple", simple(), seven("declarer", "win")), [6, -3, -3]);
    assert_eq!(
        paid("simple", simple(), seven("declarer", "lose")),
        paid("simple", simple(), fates(json!({"ulti": "lose"})))
    );
    assert_eq!(paid("simple", simple(), seven("d1", "lose")), [2, -1, -1]);
    let all_pay = json!({"seven": {"d1": "win"}, "options": {"silent_ulti_all_pay": true}});
    let lost = paid("simple", simple(), fates(json!({"ulti": "lose"})));
    let each = (lost[1] - -1).abs();
    assert_eq!(paid("simple", simple(), all_pay), [2 - each, -1 + 2 * each, -1 - each]);
    let beaten = json!({"seven": {"d2": "lose"}, "options": {"defender_lost_silent_ulti": 4}});
    assert_eq!(paid("simple", simple(), beaten), [10, -5, -5]);
    let hundred = |marriages: Value| json!({"silent": {"100": "win"}, "marriages": marriages, "options": {"silent_20_100_value": 4}});
    let forty = paid("simple", simple(), hundred(json!({"declarer": [40]})));
    let twenty = paid("simple", simple(), hundred(json!({"declarer": 20})));
    assert_eq!((forty, twenty), ([6, -3, -3], [10, -5, -5]));
    let first = json!({"round_factor": 2, "options": {"auction_variant": "two_round"}});
    assert_eq!(paid("simple", simple(), first), [4, -2, -2]);
}

/// The desk counts what it is told, and says when that cannot have happened.
#[test]
fn verdicts_that_cannot_stand_together_are_counted_and_told() {
    let why = |won: Value, more: Value| {
        let mut question = json!({"game": "ulti", "ask": "score", "contract": "simple", "components_won": won});
        for (name, value) in more.as_object().unwrap() {
            question[name] = value.clone();
        }
        let answer = answered(&question.to_string());
        assert_eq!(answer["ok"], true, "{answer}");
        answer["why"].as_str().unwrap().to_owned()
    };
    let told = "These results cannot occur together";
    for (won, more) in [
        (1, json!({"silent": {"100": "lose"}})),
        (0, json!({"silent": {"100": "win"}})),
        (1, json!({"silent": {"durchmars": "win", "ulti": "lose"}})),
        (1, json!({"silent": {"durchmars": "win"}, "seven": {"d1": "win"}})),
    ] {
        let said = why(json!({"simple": won}), more.clone());
        assert!(said.contains(told), "{more}: {said}");
    }
    for (won, more) in [
        (1, json!({})),
        (0, json!({"silent": {"durchmars": "win"}})),
        (1, json!({"silent": {"100": "win"}, "seven": {"declarer": "lose"}})),
    ] {
        let said = why(json!({"simple": won}), more.clone());
        assert!(!said.contains(told), "{more}: {said}");
    }
}
