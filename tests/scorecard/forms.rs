//! What a form offers: whatever is chosen, the score that comes of it has every member that it must have and no other,
//! so that the engine can only say that it cannot be.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use talon_rules::games::Code;
use talon_scorecard::form::{Called, Field, FormFault};
use talon_scorecard::{CardRefusal, Line, PersonNo, SaveDeal, Scorecard, VoidDeal};

use super::{card, phone};

/// What a record that only lacks sense may be refused for.
const SENSE: [Code; 9] = [
    Code::PointsImpossible,
    Code::OutcomeImpossible,
    Code::SilentNotOpen,
    Code::WrongPhase,
    Code::BadValue,
    Code::ClaimIncomplete,
    Code::KontraNotEntitled,
    Code::TrumpNotAllowed,
    Code::ThrowInNotAllowed,
];

/// What the person after the dealer calls.
fn called(call: &str) -> Called {
    Called {
        dealer: PersonNo(0),
        declarer: Some(PersonNo(1)),
        call: call.to_owned(),
    }
}

fn filled(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    let pairs = pairs.iter();
    pairs.map(|(id, code)| ((*id).to_owned(), (*code).to_owned())).collect()
}

fn chosen(fields: &[Field], picks: &[usize]) -> BTreeMap<String, String> {
    let pick = |(field, pick): (&Field, &usize)| {
        let choice = &field.choices[pick % field.choices.len()];
        (field.id.clone(), choice.code.clone())
    };
    fields.iter().zip(picks.iter().cycle()).map(pick).collect()
}

proptest! {
    #[test]
    fn a_filled_form_is_a_score_that_the_engine_takes_or_says_cannot_be(
        is_ulti: bool,
        who in 0_u8..3,
        call: usize,
        picks in proptest::collection::vec(0_usize..16, 1..12),
    ) {
        let game = if is_ulti { "ulti" } else { "preferans" };
        let mut card = card(game, &["Anna", "Béla", "Cili"], 0);
        let calls = card.calls();
        let called = Called {
            dealer: PersonNo(0),
            declarer: Some(PersonNo(who)),
            call: calls[call % calls.len()].code.clone(),
        };
        let fields = card.fields(&called).unwrap();
        let chosen = chosen(&fields, &picks);
        let Ok(score) = card.score(&called, &chosen, None) else {
            // The tricks of the others say nothing without the declarer's.
            return Ok(());
        };
        let save = SaveDeal { number: 1, people: vec![], dealer: PersonNo(0), line: Line::Score(score.clone()), note: None };
        match card.act(talon_scorecard::Act::Save(save), phone(1)) {
            Ok(()) => {
                let (again, filled) = card.filled(PersonNo(0), &score).unwrap();
                prop_assert_eq!(&again, &called);
                prop_assert_eq!(card.score(&again, &filled, None).unwrap(), score);
            }
            Err(CardRefusal::Impossible(findings)) => {
                for finding in findings.iter().filter(|finding| finding.is_error()) {
                    prop_assert!(SENSE.contains(&finding.code), "{:?} {:?}", finding, score);
                }
            }
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_form_that_can_be_saved_was_offered_and_one_that_cannot_be_was_not(
        is_ulti: bool,
        who in 0_u8..3,
        call: usize,
        picks in proptest::collection::vec(0_usize..16, 1..12),
    ) {
        let game = if is_ulti { "ulti" } else { "preferans" };
        let card = card(game, &["Anna", "Béla", "Cili"], 0);
        let calls = card.calls();
        let called = Called {
            dealer: PersonNo(0),
            declarer: Some(PersonNo(who)),
            call: calls[call % calls.len()].code.clone(),
        };
        let chosen = chosen(&card.fields(&called).unwrap(), &picks);
        let Ok(score) = card.score(&called, &chosen, None) else {
            return Ok(());
        };
        let ruled_out = card.ruled_out(&called, &chosen, None);
        let is_out = chosen.iter().any(|(id, code)| ruled_out.get(id).is_some_and(|codes| codes.contains(code)));
        match card.check_score(PersonNo(0), &score) {
            Ok(()) => prop_assert!(!is_out, "{:?} {:?} {:?}", called.call, chosen, ruled_out),
            Err(CardRefusal::Impossible(findings)) => {
                let waits = findings.iter().filter(|one| one.is_error()).all(|one| one.code == Code::ClaimIncomplete);
                prop_assert!(is_out || waits, "{:?} {:?} {:?}", called.call, chosen, findings);
            }
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn what_cannot_be_beside_the_verdict_is_not_offered() {
    let card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let lost = card.ruled_out(&called("simple"), &filled(&[("silent.100", "lost")]), None);
    assert!(
        lost["made.simple"].contains("made") && !lost["made.simple"].contains("lost"),
        "U-7.10: {lost:?}"
    );
    let free = card.ruled_out(&called("simple"), &filled(&[]), None);
    assert!(
        !free.contains_key("made.simple") && !free.contains_key("silent.100"),
        "{free:?}"
    );
    let both = card.ruled_out(&called("simple+ulti"), &filled(&[("made.simple", "lost")]), None);
    assert!(
        both["silent.100"].contains("won") && !both["silent.100"].contains("lost"),
        "{both:?}"
    );
}

#[test]
fn rows_of_tricks_have_only_sums_that_can_be_and_are_not_asked_of_what_is_not_played() {
    let card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    let fields = card.fields(&called("C")).unwrap();
    let all = |id: &str| fields.iter().find(|field| field.id == id).unwrap().choices.len();
    let seven = card.ruled_out(&called("C"), &filled(&[("tricks.B", "7")]), None);
    let left: Vec<u8> = (0..=10)
        .filter(|tricks: &u8| !seven["tricks.C"].contains(&tricks.to_string()))
        .collect();
    assert_eq!(left, [0, 1, 2, 3]);
    for out in [
        card.ruled_out(&called("C"), &filled(&[("came", "nobody")]), None),
        // As a page sends it, with the rows of which nothing is said.
        card.ruled_out(
            &called("C"),
            &filled(&[
                ("came", "nobody"),
                ("kontra", ""),
                ("tricks.B", ""),
                ("tricks.C", ""),
                ("tricks.A", ""),
            ]),
            None,
        ),
        card.ruled_out(&called("S"), &filled(&[]), None),
    ] {
        for row in ["tricks.B", "tricks.C", "tricks.A"] {
            assert_eq!(out.get(row).map_or(0, BTreeSet::len), all(row) - 1, "{row} {out:?}");
        }
    }
    let kontra = card.ruled_out(&called("S"), &filled(&[("kontra", "A1")]), None);
    assert!(
        !kontra.contains_key("tricks.B"),
        "a two with kontra is played: {kontra:?}"
    );
}

#[test]
fn every_call_of_both_games_can_be_filled_in_with_what_stands_there_first() {
    for game in ["ulti", "preferans"] {
        let card = card(game, &["Anna", "Béla", "Cili"], 0);
        for call in card.calls() {
            let called = Called {
                dealer: PersonNo(0),
                declarer: Some(PersonNo(1)),
                call: call.code.clone(),
            };
            let fields = card.fields(&called).unwrap();
            let ends: BTreeMap<String, String> = fields
                .iter()
                .filter(|field| field.ends)
                .map(|field| (field.id.clone(), field.choices[0].code.clone()))
                .collect();
            let mut chosen = ends;
            if fields.iter().any(|field| field.id == "tricks.B") && call.code != "S" {
                let own = if call.code.ends_with("pref") { "10" } else { "6" };
                chosen.insert("tricks.B".into(), own.into());
                chosen.insert("tricks.C".into(), if own == "10" { "0" } else { "2" }.into());
            }
            let score = card.score(&called, &chosen, None).unwrap();
            assert_eq!(card.check_score(PersonNo(0), &score), Ok(()), "{} {score:?}", call.code);
        }
    }
}

#[test]
fn a_partner_who_came_keeps_their_tricks_where_the_rules_say_so() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    let called = Called {
        dealer: PersonNo(0),
        declarer: Some(PersonNo(2)),
        call: "C".into(),
    };
    let five = filled(&[("kontra", "A1"), ("tricks.C", "5")]);
    let score = card.score(&called, &five, None).unwrap();
    assert_eq!(
        score["tricks"],
        serde_json::json!({"A": 5, "C": 5}),
        "the giver writes everything"
    );
    let rules = serde_json::json!({"id": "preferans", "edition": 1, "options": {"kontra_bearer": "individual"}});
    card.act(talon_scorecard::Act::SetRules(rules), phone(1)).unwrap();
    let asked = card.score(&called, &five, None);
    assert!(
        matches!(&asked, Err(FormFault::Field(row)) if row == "tricks.A"),
        "whose the others are has to be said: {asked:?}"
    );
    let said = filled(&[("kontra", "A1"), ("tricks.C", "5"), ("tricks.A", "3")]);
    let score = card.score(&called, &said, None).unwrap();
    assert_eq!(score["tricks"], serde_json::json!({"A": 3, "B": 2, "C": 5}));
}

#[test]
fn a_two_stays_unplayed_only_where_it_is_a_plain_one() {
    let people = ["Ante", "Bojan", "Cvita"];
    let mut plain = card("preferans", &people, 0);
    let both = filled(&[]);
    let score = plain.score(&called("S"), &both, None).unwrap();
    assert_eq!(score["outcome"], "unplayed");
    let is_asked = |score: Result<_, FormFault>| matches!(&score, Err(FormFault::Field(row)) if row == "tricks.B");
    assert!(is_asked(plain.score(&called("game-S"), &both, None)), "a game");
    // Everyone has a refa after this.
    let passed = Called {
        declarer: None,
        call: plain.nobody_declares().unwrap().to_owned(),
        ..called("S")
    };
    let line = Line::Score(plain.score(&passed, &both, None).unwrap());
    let save = SaveDeal {
        number: 1,
        people: vec![],
        dealer: PersonNo(0),
        line,
        note: None,
    };
    plain.act(talon_scorecard::Act::Save(save), phone(1)).unwrap();
    let standing = plain.standing(PersonNo(0));
    assert!(
        is_asked(plain.score(&called("S"), &both, standing.as_ref())),
        "an open refa"
    );
    let mut playable = card("preferans", &people, 0);
    let rules = serde_json::json!({"id": "preferans", "edition": 1, "options": {"plain_two": "play"}});
    playable.act(talon_scorecard::Act::SetRules(rules), phone(1)).unwrap();
    assert!(
        is_asked(playable.score(&called("S"), &both, None)),
        "the rules of the house"
    );
}

#[test]
fn what_an_option_needs_can_be_filled_in() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let options = serde_json::json!({"silent_20_100_value": 4, "auction_variant": "two_round"});
    let rules = serde_json::json!({"id": "ulti", "edition": 1, "options": options});
    card.act(talon_scorecard::Act::SetRules(rules), phone(1)).unwrap();
    let called = called("simple");
    let fields = ["silent.100", "marriages.B", "round", "made.simple"].map(str::to_owned);
    let codes = ["won", "0+2", "2", "made"].map(str::to_owned);
    let score = card
        .score(&called, &fields.into_iter().zip(codes).collect(), None)
        .unwrap();
    assert_eq!(card.check_score(PersonNo(0), &score), Ok(()));
    assert_eq!(score["marriages"], serde_json::json!({"B": [20, 20]}));
}

#[test]
fn a_call_that_these_people_made_three_times_is_among_the_usual_ones() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let is_usual = |card: &Scorecard| {
        card.offered_calls()
            .iter()
            .any(|call| call.code == "h40+ulti" && call.usual)
    };
    let parts = ["made.h40", "made.ulti"].map(|part| (part, "made"));
    for number in 1..=3 {
        assert!(!is_usual(&card), "before deal {number}");
        let dealer = card.next_dealer();
        let called = Called {
            dealer,
            declarer: card.players(dealer).first().copied(),
            call: "h40+ulti".to_owned(),
        };
        let line = Line::Score(card.score(&called, &filled(&parts), None).unwrap());
        let save = SaveDeal {
            number,
            people: vec![],
            dealer,
            line,
            note: None,
        };
        card.act(talon_scorecard::Act::Save(save), phone(1)).unwrap();
    }
    assert!(is_usual(&card));
    let void = VoidDeal {
        id: card.deals[1].id,
        reason: "misdeal".to_owned(),
    };
    card.act(talon_scorecard::Act::Void(void), phone(1)).unwrap();
    assert!(!is_usual(&card), "a deal that is struck out is none");
}
