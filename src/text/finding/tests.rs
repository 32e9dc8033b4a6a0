//! Sentences of findings, made from facts as a check notes them.

use serde_json::json;

use super::*;
use talon_records::json::Pointer;
use talon_rules::games::RuleId;

const NAMES: Names = Names {
    players: BySeat {
        a: Some(Cow::Borrowed("Anna")),
        b: Some(Cow::Borrowed("Béla")),
        c: Some(Cow::Borrowed("Cili")),
    },
    pack: Pack::German,
};

fn finding(code: Code) -> Finding {
    Finding::new(code, Pointer::root(), 0)
}

fn must_beat() -> Finding {
    Finding {
        trick: Some(4),
        by: Some(Seat::C),
        rule: Some(RuleId::new("U-6.4")),
        found: Some(json!("L8")),
        expected: Some(json!(["LA", "LX"])),
        ..finding(Code::MustBeat)
    }
}

#[test]
fn cards_go_by_the_names_of_the_pack_that_is_played_with() {
    let held = Finding {
        trick: Some(4),
        by: Some(Seat::C),
        found: Some(json!("SQ")),
        ..finding(Code::CardNotHeld)
    };
    let french = Names {
        pack: Pack::French,
        ..NAMES
    };
    assert_eq!(
        Lang::En.finding(&held, &french),
        "Trick 4: Cili (seat C) does not hold the queen of spades."
    );
    assert_eq!(
        Lang::En.finding(&held, &NAMES),
        "Trick 4: Cili (seat C) does not hold the over of leaves."
    );
}

#[test]
fn cards_and_players_are_said_in_words() {
    assert_eq!(
        Lang::En.finding(&must_beat(), &NAMES),
        "Trick 4: Cili (seat C) played the eight of leaves, but holds cards that beat the winning one and must \
         play one of them. Legal: ace of leaves, ten of leaves."
    );
    assert_eq!(
        Lang::Hu.finding(&must_beat(), &NAMES),
        "4. ütés: Cili (C hely) nem ütött felül, pedig van az ütést vivőnél erősebb lapja. A letett lap: zöld \
         nyolcas. Szabályos lett volna: zöld ász, zöld tízes."
    );
}

#[test]
fn a_player_without_a_name_is_the_seat() {
    let nobody = Names::default();
    assert!(
        Lang::En
            .finding(&must_beat(), &nobody)
            .starts_with("Trick 4: seat C played")
    );
    let without_trick = Finding {
        trick: None,
        ..must_beat()
    };
    assert!(Lang::En.finding(&without_trick, &nobody).starts_with("Seat C played"));
}

#[test]
fn a_wrong_number_of_cards_is_said_with_both_numbers() {
    let sized = Finding {
        found: Some(json!(11)),
        expected: Some(json!(12)),
        ..finding(Code::DealHandSize)
    };
    assert_eq!(
        Lang::En.finding(&sized, &NAMES),
        "There are 11 cards here. There should be 12."
    );
}

#[test]
fn a_text_in_place_of_a_number_keeps_its_quotation_marks() {
    let text = Finding {
        found: Some(json!("1")),
        expected: Some(json!(["integer"])),
        ..finding(Code::WrongType)
    };
    let sentence = Lang::En.finding(&text, &NAMES);
    assert_eq!(
        sentence,
        "The value is of the wrong kind. Found: \"1\". Expected: a whole number."
    );
}

#[test]
fn a_broken_text_says_what_is_broken() {
    let broken = Finding {
        detail: "expected_colon",
        ..finding(Code::JsonSyntax)
    };
    assert_eq!(
        Lang::En.finding(&broken, &NAMES),
        "The text cannot be read as JSON here: a colon is missing."
    );
}

#[test]
fn a_long_list_is_cut_and_a_long_text_too() {
    let low = Finding {
        by: Some(Seat::A),
        found: Some(json!("simple")),
        expected: Some(json!(talon_rules::games::ulti::BID_CODES.as_slice())),
        ..finding(Code::BidTooLow)
    };
    let sentence = Lang::En.finding(&low, &NAMES);
    assert!(sentence.contains("Anna (seat A) bids Simple"), "{sentence}");
    assert!(
        sentence.ends_with(" and 46 more.") && sentence.len() < 300,
        "{sentence}"
    );
    let long = Finding {
        found: Some(json!("x".repeat(500))),
        ..finding(Code::BadValue)
    };
    assert!(Lang::En.finding(&long, &NAMES).chars().count() < 120);
}

#[test]
fn an_irregular_card_names_the_fault_behind_it() {
    let irregular = Finding {
        cause: Some(Code::MustFollow),
        ..must_beat()
    };
    let irregular = Finding {
        code: Code::Irregular,
        ..irregular
    };
    let sentence = Lang::En.finding(&irregular, &NAMES);
    assert!(sentence.ends_with("The fault: Must follow suit."), "{sentence}");
}

#[test]
fn a_hint_comes_from_the_option_the_fix_or_the_fault() {
    let option = Finding {
        legal_with: vec![("auction_end", json!("two_passes"))],
        ..finding(Code::OutOfTurn)
    };
    assert_eq!(
        Lang::En.finding_hint(&option).unwrap(),
        "Legal with auction_end: two_passes."
    );
    let fix = Finding {
        fix: Some(json!("HX")),
        ..finding(Code::BadCard)
    };
    assert_eq!(Lang::En.finding_hint(&fix).unwrap(), "Did you mean “HX”?");
    assert!(Lang::En.finding_hint(&must_beat()).unwrap().contains("irregular"));
    assert_eq!(Lang::En.finding_hint(&finding(Code::RulingNeeded)), None);
}

#[test]
fn where_one_code_has_several_rules_the_broken_one_is_said() {
    let by_rule = |code, rule| Finding {
        by: Some(Seat::A),
        rule: Some(RuleId::new(rule)),
        ..finding(code)
    };
    let own_side = Lang::En.finding(&by_rule(Code::KontraNotEntitled, "U-8.3"), &NAMES);
    assert_eq!(
        own_side,
        "Anna (seat A) may not double here. The defenders double first; after that only the side that did not \
         double last can go on."
    );
    for (code, rules) in [
        (Code::KontraNotEntitled, &["U-8.3", "U-8.6", "P-5.5", "P-5.6"][..]),
        (Code::ThrowInNotAllowed, &["U-9.1", "U-9.3"]),
        (Code::MarriageNotAllowed, &["U-7.3", "U-7.7"]),
    ] {
        let plain = Lang::En.finding(&by_rule(code, "U-1.1"), &NAMES);
        let said: std::collections::BTreeSet<String> = rules
            .iter()
            .map(|rule| Lang::En.finding(&by_rule(code, rule), &NAMES))
            .collect();
        assert_eq!(said.len(), rules.len());
        assert!(
            said.iter()
                .all(|sentence| sentence.starts_with(&plain) && *sentence != plain),
            "{said:?}"
        );
    }
}

#[test]
fn every_reason_and_type_a_finding_can_carry_has_words() {
    use talon_records::json::Reason;
    for reason in [
        Reason::NoRecord,
        Reason::NotJson,
        Reason::OddQuotes,
        Reason::Unquoted,
        Reason::Comment,
        Reason::TrailingText,
        Reason::BadNumber,
        Reason::LoneSurrogate,
    ] {
        assert!(
            Lang::En.has(&format!("syntax-{}", reason.as_str())),
            "{}",
            reason.as_str()
        );
    }
}

#[test]
fn a_value_that_cannot_stand_there_is_told_why() {
    let unfit = |detail| Finding {
        found: Some(json!("x y")),
        detail,
        ..finding(Code::BadValue)
    };
    assert_eq!(
        Lang::En.finding(&unfit("twice"), &NAMES),
        "“x y” is not allowed here. This appears more than once."
    );
    let mut seen = std::collections::BTreeSet::new();
    for record in [
        r#"{"format":"talon","version":"1.0","game":"ulti","id":"my hand","rules":{},"deal":{},"actions":[]}"#,
        r#"{"format":"talon","version":"1.0","game":"ulti","players":{"A":{"name":" "},"B":{"name":"a\u0007b"},"C":{"anonymous":false}},"rules":{},"deal":{},"actions":[]}"#,
        r#"{"format":"talon","version":"1.0","game":"ulti","supersedes":"7","source":{"round":0},"rules":{},"deal":{},"actions":[{"type":"pass","by":"A","at":-1},{"type":"pass","by":"A","at":9007199254740992}]}"#,
        r#"{"format":"talon","version":"1.0","game":"ulti","rules":{},"deal":{},"actions":[{"type":"kontra","by":"A","components":[]},{"type":"kontra","by":"A","components":["ulti","ulti"]},{"type":"claim","by":"A","agreed":["B"],"outcome":{"rest":"A","tricks":{}}},{"type":"claim","by":"A","agreed":[],"outcome":{"tricks":{"A":11}}},{"type":"claim","by":"A","agreed":[],"outcome":{"components":{"simple":true},"points":{"declarer":95,"defenders":0}}}]}"#,
        r#"{"format":"talon","version":"1.0","game":"ulti","rules":{},"deal":{},"actions":[],"variations":[{"id":"v","parent":"w","from":0,"actions":[]},{"id":"u","parent":"u","from":0,"actions":[]}]}"#,
    ] {
        for found in talon_records::Reader::new()
            .check(record.as_bytes(), &Default::default())
            .findings
        {
            if found.code == Code::BadValue && !found.detail.is_empty() {
                seen.insert(found.detail);
                for lang in Lang::ALL {
                    assert!(!lang.finding(&found, &NAMES).contains('⟦'), "{found:?}");
                }
            }
        }
    }
    let all = [
        "address", "circle", "empty", "false", "forms", "hash", "large", "line", "negative", "nothing", "points",
        "signs", "small", "tricks", "twice",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_claim_that_differs_is_told_with_whose_it_is() {
    let claim = |pointer: &str, found, expected| Finding {
        pointer: Pointer::parse(pointer).unwrap(),
        found: Some(found),
        expected: Some(expected),
        ..finding(Code::ResultMismatch)
    };
    let bula = claim("/result/claimed/bula_change/B", json!(-9), json!(-8));
    assert_eq!(
        Lang::En.finding(&bula, &NAMES),
        "Béla (seat B): bula: the record claims −9, but the rules give −8."
    );
    assert_eq!(Lang::En.finding_expected(&bula, &NAMES), "", "the sentence says it");
    let made = claim("/result/claimed/components/ulti", json!(true), json!(false));
    assert_eq!(
        Lang::En.finding(&made, &NAMES),
        "Ulti: the record claims made, but the rules give lost."
    );
    let soup = claim("/result/claimed/soup", json!({"A": {"B": 4}}), json!({"A": {"B": 8}}));
    assert_eq!(
        Lang::En.finding(&soup, &NAMES),
        "Soup: the record claims Soup: Anna (seat A) – Béla (seat B) 4, but the rules give Soup: Anna (seat A) – \
         Béla (seat B) 8."
    );
    // A card that a bracket says of the winner of a trick is no claim of the result.
    let card = claim("/actions/12/card", json!("SA"), json!("SK"));
    assert_eq!(
        Lang::En.finding(&card, &NAMES),
        "The record claims SA, but the rules give SK."
    );
}

#[test]
fn what_a_text_should_have_said_is_told_in_the_words_of_its_reader() {
    let found = Finding {
        found: Some(json!("x")),
        expected: Some(json!(["acorns", "record lost", "Ace", "HK"])),
        words: true,
        ..finding(Code::BadCard)
    };
    let told = |lang: Lang| lang.finding(&found, &NAMES);
    assert!(
        told(Lang::Hu).contains("makk, elveszett, Ace, HK"),
        "{}",
        told(Lang::Hu)
    );
    assert!(
        told(Lang::Hr).contains("žir, izgubljeno, Ace, HK"),
        "{}",
        told(Lang::Hr)
    );
    assert!(
        told(Lang::En).contains("acorns, record lost, Ace, HK"),
        "{}",
        told(Lang::En)
    );
    // In JSON the words are those of the format.
    let json = Finding {
        words: false,
        ..found.clone()
    };
    assert!(Lang::Hu.finding(&json, &NAMES).contains("acorns"));
}
