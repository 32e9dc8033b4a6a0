//! What is expected is not enough: where an action is refused for its moment or its height, the sentence says why.

use std::collections::BTreeSet;

use talon_records::{Finding, Options, Reader};
use talon_rules::games::Code;
use talon_text::{Lang, Names};

use crate::oracle::fixtures;

/// Codes of which several rules can be the reason, and whose words alone would not tell which.
const NEED_A_REASON: [Code; 6] = [
    Code::WrongPhase,
    Code::RaiseNotAllowed,
    Code::HoldNotAllowed,
    Code::GameNotAllowed,
    Code::TrumpNotAllowed,
    Code::KontraWindow,
];

fn findings(record: &str) -> Vec<Finding> {
    let mut reader = Reader::new();
    reader
        .check(
            record.as_bytes(),
            &Options {
                diagnose: false,
                ..Options::default()
            },
        )
        .findings
        .clone()
}

#[test]
fn a_sentence_says_why_the_action_is_not_possible_in_every_language() {
    let mut seen = BTreeSet::new();
    for (name, case) in fixtures::cases() {
        let Some(record) = case.get("record") else { continue };
        for finding in findings(&record.to_string()) {
            let Some(rule) = finding.rule.filter(|_| NEED_A_REASON.contains(&finding.code)) else {
                continue;
            };
            seen.insert((finding.code.as_str(), rule.as_str()));
            let bare = Finding {
                rule: None,
                ..finding.clone()
            };
            for lang in Lang::ALL {
                let (told, bare) = (
                    lang.finding(&finding, &Names::default()),
                    lang.finding(&bare, &Names::default()),
                );
                let reason = told.strip_prefix(&bare).unwrap_or_default();
                assert!(reason.len() > 20, "{name}, {lang:?}, {rule:?}: {told}");
            }
        }
    }
    let rules = |code: Code| seen.iter().filter(|(known, _)| *known == code.as_str()).count();
    assert!(rules(Code::WrongPhase) >= 15, "{seen:?}");
    assert!(NEED_A_REASON.into_iter().all(|code| rules(code) > 0), "{seen:?}");
}

#[test]
fn a_card_in_a_plain_two_is_told_that_it_needs_a_kontra() {
    let (_, case) = fixtures::cases()
        .into_iter()
        .find(|(name, _)| name.ends_with("P-5.10.broken.json"))
        .unwrap();
    let finding = findings(&case["record"].to_string()).remove(0);
    let said = Lang::En.finding(&finding, &Names::default());
    assert!(
        said.contains("Expected: a kontra. A plain two is played only after a kontra"),
        "{said}"
    );
}

#[test]
fn a_concession_that_leaves_something_open_is_told_what_a_claim_has_to_say() {
    for file in ["CLAIM_INCOMPLETE.concede.json", "CLAIM_INCOMPLETE.concede-made.json"] {
        let (_, case) = fixtures::cases()
            .into_iter()
            .find(|(name, _)| name.ends_with(file))
            .unwrap();
        let finding = findings(&case["record"].to_string()).remove(0);
        for lang in Lang::ALL {
            let said = lang.finding(&finding, &Names::default());
            assert!(!said.contains(": claim"), "{said}");
        }
        let said = Lang::En.finding(&finding, &Names::default());
        assert!(said.ends_with("a claim must say who gets which."), "{said}");
    }
}
