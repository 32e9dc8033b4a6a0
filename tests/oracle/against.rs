//! The program against the second opinion: whatever the program accepts the opinion accepts too, and what both
//! compute agrees. Records come from the fixtures and from generated hands, spoilt in many ways.

use serde_json::{Value, json};
use talon_rules::games::ulti::Variant;
use talon_samples::generate::ulti::{generate_hand, record_line};

use super::compare::disagreements;
use super::fixtures;
use super::hands;
use super::mutate::{Chance, mutate, with_options};
use super::state::State;
use super::{Line, judge};

/// How many hands are generated, and how often each record is spoilt.
const GENERATED: u64 = 150;
const SPOILT: u64 = 10;

fn compare(name: &str, text: &str, spoilt: u64, faults: &mut Vec<String>) {
    let mut check = |seed: Option<u64>, bytes: &[u8]| {
        let found = disagreements(bytes);
        let shown = String::from_utf8_lossy(bytes);
        faults.extend(found.iter().map(|what| format!("{name} {seed:?}: {what}\n  {shown}")));
    };
    check(None, text.as_bytes());
    for seed in 0..spoilt {
        check(Some(seed), &mutate(seed, text));
    }
}

#[test]
fn whatever_the_program_accepts_of_generated_hands_is_legal() {
    let mut faults = Vec::new();
    for number in 0..GENERATED {
        let variant = Variant {
            two_round: number % 3 == 0,
            ..Variant::default()
        };
        let hand = generate_hand(7, number, &variant);
        compare(&format!("hand {number}"), &record_line(&hand), SPOILT, &mut faults);
    }
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}

#[test]
fn both_score_generated_hands_alike_under_every_mixture_of_options() {
    let mut faults = Vec::new();
    let mut accepted = 0;
    for number in 0..GENERATED {
        let variant = Variant {
            two_round: number % 5 == 0,
            ..Variant::default()
        };
        let line = record_line(&generate_hand(8, number, &variant));
        for seed in 0..SPOILT {
            let text = with_options(seed + number * SPOILT, &line);
            accepted += u64::from(judge(&text).accepted);
            compare(&format!("hand {number}, options {seed}"), &text, 0, &mut faults);
        }
    }
    assert!(accepted > GENERATED * SPOILT / 2, "only {accepted} are legal");
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}

#[test]
fn whatever_the_program_accepts_of_spoilt_fixtures_is_legal() {
    let mut faults = Vec::new();
    for (name, case) in fixtures::cases() {
        if case.get("record").is_some() {
            compare(&name, &case["record"].to_string(), SPOILT, &mut faults);
        }
    }
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}

/// The hand cut before some card, with a claim of tricks or concessions instead of the rest.
fn ended_early(chance: &mut Chance, record: &Value) -> Option<Value> {
    let all = record["actions"].as_array()?;
    let plays: Vec<usize> = (0..all.len()).filter(|at| all[*at]["type"] == "play").collect();
    let cut = *plays.get(chance.below(plays.len()))?;
    let mut state = State::new(super::options::defaults(), &record["deal"], false);
    let mut actions = all[..cut].to_vec();
    for action in &actions {
        state.act(action, "").unwrap();
    }
    let seat = |chance: &mut Chance| *chance.pick(&["A", "B", "C"]);
    let winners = state.tricks.iter().map(|(_, winner)| winner.as_str());
    let mut totals: Vec<&str> = winners.collect();
    let (one, other) = (seat(chance), seat(chance));
    totals.resize_with(10, || *chance.pick(&[one, other]));
    let count = |seat: &str| totals.iter().filter(|winner| **winner == seat).count();
    let outcome = match chance.below(3) {
        0 => {
            actions.extend([one, other].map(|by| json!({"type": "concede", "by": by})));
            None
        }
        1 => Some(json!({ "rest": one })),
        _ => Some(json!({"tricks": {"A": count("A"), "B": count("B"), "C": count("C")}})),
    };
    if let Some(outcome) = outcome {
        actions.push(json!({"type": "claim", "by": one, "agreed": ["A", "B", "C"], "outcome": outcome}));
    }
    let mut ended = record.clone();
    ended["actions"] = Value::Array(actions);
    Some(ended)
}

#[test]
fn both_decide_claims_and_concessions_alike() {
    let mut faults = Vec::new();
    let mut chance = Chance::new(31);
    let mut accepted = 0;
    for number in 0..GENERATED * 2 {
        let line = record_line(&generate_hand(31, number, &Variant::default()));
        let record: Value = serde_json::from_str(&line).unwrap();
        for nth in 0..SPOILT {
            let Some(ended) = ended_early(&mut chance, &record) else {
                continue;
            };
            let text = ended.to_string();
            accepted += u64::from(judge(&text).accepted);
            compare(&format!("hand {number}, end {nth}"), &text, 0, &mut faults);
        }
    }
    assert!(accepted > GENERATED, "only {accepted} ends are accepted");
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}

#[test]
fn whatever_the_program_accepts_of_spoilt_hands_of_preferans_is_legal() {
    let mut faults = Vec::new();
    for seed in 0..GENERATED {
        let text = hands::hand(1_000 + seed, None, true).record.to_string();
        compare(&format!("hand {seed}"), &text, SPOILT, &mut faults);
    }
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}

#[test]
fn both_score_hands_of_preferans_alike_under_every_mixture_of_options() {
    let mut faults = Vec::new();
    let mut accepted = 0;
    for number in 0..GENERATED {
        let line = hands::hand(2_000 + number, None, true).record.to_string();
        for seed in 0..SPOILT {
            let text = with_options(seed + number * SPOILT, &line);
            accepted += u64::from(judge(&text).accepted);
            compare(&format!("hand {number}, options {seed}"), &text, 0, &mut faults);
        }
    }
    assert!(accepted > GENERATED * SPOILT / 2, "only {accepted} are legal");
    assert!(
        faults.is_empty(),
        "{} disagreements, the first:\n{}",
        faults.len(),
        faults[0]
    );
}
