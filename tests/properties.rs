//! What holds for every hand, tried on hands from random seeds and under random options: the legal set, the cards,
//! the scores, the way out and back in, and that no swapped card goes unnoticed.

mod deals;
mod draws;
mod editor;
mod given;
mod naive;
mod parts;
mod possible;
mod preferans;
mod rounds;
mod scored;
mod season;
mod tabled;
mod tag_lists;
mod teams;
mod tournament;
mod worded;

use naive::Naive;
use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::export::write_pretty;
use talon_records::json::{Limits, Tape};
use talon_records::normal::{Normal, Writer};
use talon_records::{Options, Reader, Status};
use talon_rules::cards::{Card, CardSet, Pack, Seat, Suit};
use talon_rules::games::Game;
use talon_rules::games::option::RuleSet;
use talon_rules::games::ulti::{
    Action, Bid, Case, Class, Component, ComponentResult, ComponentSet, End, OPTIONS, Silent, Ulti, Variant, settle,
};
use talon_samples::generate::ulti::{GeneratedHand, generate_hand, record_line};

fn variants() -> impl Strategy<Value = Variant> {
    prop::collection::vec((0..OPTIONS.len(), any::<prop::sample::Index>()), 0..4).prop_map(|changes| {
        let mut variant = Variant::default();
        for (option, value) in changes {
            let info = OPTIONS[option];
            assert!(variant.set(info.name, info.alternatives[value.index(info.alternatives.len())]));
        }
        variant
    })
}

fn hands() -> impl Strategy<Value = GeneratedHand> {
    (any::<u64>(), 0..100u64, variants()).prop_map(|(seed, number, variant)| generate_hand(seed, number, &variant))
}

/// A hand of the default rules that was played to its last card.
fn whole_hands() -> impl Strategy<Value = GeneratedHand> {
    any::<u64>().prop_map(|seed| {
        let hands = (0..).map(|number| generate_hand(seed, number, &Variant::default()));
        hands
            .into_iter()
            .find(|hand| hand.game.end() == Some(End::Played))
            .unwrap()
    })
}

fn cards() -> impl Iterator<Item = Card> {
    CardSet::FULL.iter()
}

/// Everything someone could want to do, claims and concessions apart.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Pickup, Action::Pass, Action::ThrowIn];
    all.extend(Bid::all().map(Action::Bid));
    all.extend(
        Suit::ALL
            .into_iter()
            .flat_map(|suit| [Action::Trump(suit), Action::Marriage(suit)]),
    );
    all.extend(cards().map(Action::Play));
    let pairs = cards().flat_map(|high| cards().take_while(move |low| *low != high).map(move |low| (low, high)));
    all.extend(pairs.map(|(low, high)| Action::Discard([Some(low), Some(high)])));
    let rivals = [None, Some(Seat::A), Some(Seat::B), Some(Seat::C)];
    all.extend(Component::ALL.into_iter().flat_map(|part| {
        let components = ComponentSet::of(&[part]);
        rivals.map(|against| Action::Kontra { components, against })
    }));
    all
}

fn normal(text: &[u8]) -> Normal {
    let mut reader = Reader::new();
    let checked = reader.check(text, &Options::default());
    assert_eq!(checked.status(), Status::Accepted, "{:?}", checked.findings);
    Writer::new().normal(checked.record.as_ref().unwrap())
}

/// The first error of a record, as code and pointer.
fn error(record: &Value) -> Option<(&'static str, String)> {
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let first = checked.findings.iter().find(|finding| finding.is_error())?;
    Some((first.code.as_str(), first.pointer.as_str().to_owned()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_list_of_legal_actions_is_what_the_check_allows(hand in hands()) {
        let all = everything();
        let mut game = Ulti::new(&hand.deal, &hand.variant);
        for (seat, action) in &hand.actions {
            let listed = game.legal_actions();
            for seat in Seat::ALL {
                for action in &all {
                    let allowed = game.check(seat, *action).is_ok();
                    prop_assert_eq!(allowed, listed.contains(&(seat, *action)), "{:?} {:?}", seat, action);
                }
            }
            game.apply(*seat, *action).unwrap();
        }
    }

    #[test]
    fn at_every_card_the_legal_set_is_the_one_of_the_rules(hand in hands()) {
        let Some((mut naive, start)) = Naive::of(&hand) else { return Ok(()) };
        let mut game = Ulti::new(&hand.deal, &hand.variant);
        for (place, (seat, action)) in hand.actions.iter().enumerate() {
            if let (Action::Play(card), true) = (action, place >= start) {
                let legal: CardSet = naive.legal().into_iter().fold(CardSet::EMPTY, CardSet::with);
                prop_assert_eq!(naive.next(), *seat);
                prop_assert_eq!(game.legal_cards(*seat), legal);
                let accepted = cards().filter(|card| game.check(*seat, Action::Play(*card)).is_ok());
                prop_assert_eq!(accepted.fold(CardSet::EMPTY, CardSet::with), legal);
                naive.play(*card);
            }
            game.apply(*seat, *action).unwrap();
        }
    }

    #[test]
    fn a_record_takes_at_any_moment_the_cards_of_the_legal_set_and_no_other(
        hand in whole_hands(),
        place in 0..30usize,
    ) {
        let (mut naive, _) = Naive::of(&hand).unwrap();
        let mut record: Value = serde_json::from_str(&record_line(&hand)).unwrap();
        record.as_object_mut().unwrap().remove("result");
        let plays = hand.actions.iter().enumerate();
        let plays: Vec<usize> =
            plays.filter(|(_, (_, action))| matches!(action, Action::Play(_))).map(|(at, _)| at).collect();
        for at in &plays[..place] {
            let Action::Play(card) = hand.actions[*at].1 else { unreachable!() };
            naive.play(card);
        }
        let at = plays[place];
        record["actions"].as_array_mut().unwrap().truncate(at + 1);
        let legal = naive.legal();
        for card in cards() {
            record["actions"][at]["card"] = json!(Pack::German.code(card));
            prop_assert_eq!(error(&record).is_none(), legal.contains(&card), "{}", &record);
        }
    }

    #[test]
    fn no_card_is_lost_and_none_is_there_twice(hand in hands()) {
        let mut game = Ulti::new(&hand.deal, &hand.variant);
        for (seat, action) in &hand.actions {
            game.apply(*seat, *action).unwrap();
            let table = game.table();
            let places = [table.holdings.a.certain, table.holdings.b.certain, table.holdings.c.certain, table.talon.certain];
            let count: usize = places.iter().map(|cards| cards.len()).sum();
            let all = places.into_iter().fold(table.played, CardSet::or);
            prop_assert_eq!((count + table.played.len(), all), (32, CardSet::FULL));
            let won = game.won();
            let taken = won.a.or(won.b).or(won.c).or(game.trick().set());
            prop_assert_eq!(taken, table.played);
        }
    }

    #[test]
    fn the_scores_of_a_hand_come_to_nothing_in_sum(hand in hands()) {
        // Under some mixtures of options nobody holds the cards for a bid, and the hand stops in its auction.
        prop_assume!(hand.game.is_complete());
        let outcome = hand.game.outcome().unwrap();
        let scores = outcome.scores.unwrap();
        prop_assert_eq!(scores.a + scores.b + scores.c, 0);
        if let Some(points) = outcome.points.filter(|_| hand.game.end() == Some(End::Played)) {
            prop_assert_eq!((points.declarer + points.defenders) % 20, 10, "90 and a multiple of 20");
        }
    }

    #[test]
    fn any_settlement_comes_to_nothing_in_sum(
        variant in variants(),
        bid in 0..54usize,
        made in any::<u16>(),
        levels in prop::collection::vec(0..8u8, 26),
        fates in prop::array::uniform4(prop::option::of(any::<bool>())),
        flags in any::<[bool; 4]>(),
    ) {
        let contract = Bid::all().nth(bid).unwrap();
        let mut case = Case::plain(&variant, contract, Seat::B);
        for (nth, part) in contract.components().iter().enumerate() {
            if made >> nth & 1 == 1 {
                case.made.insert(part);
            }
            let joint = contract.class() != Class::Plain;
            case.levels.set(Seat::A, part, levels[nth]);
            case.levels.set(Seat::C, part, levels[if joint { nth } else { nth + 13 }]);
        }
        for (silent, fate) in Silent::ALL.into_iter().zip(fates) {
            let fate = fate.map(|win| if win { ComponentResult::Win } else { ComponentResult::Lose });
            case.silent[silent as usize] = fate.filter(|_| silent.goes_with(contract, &variant));
        }
        let lost = case.silent[Silent::Ulti as usize] == Some(ComponentResult::Lose);
        case.silent_ulti_holder = (lost && flags[0]).then_some(if flags[1] { Seat::A } else { Seat::C });
        case.defender_lost_seven = flags[2] && case.silent[Silent::Ulti as usize].is_none();
        case.hundred_by_twenties = flags[3];
        let scores = settle(&case);
        prop_assert_eq!(scores.a + scores.b + scores.c, 0, "{:?}", scores);
    }

    #[test]
    fn what_goes_out_comes_back_in_byte_for_byte(hand in hands(), ply in 0..3usize, words in "\\PC{1,40}") {
        let mut record: Value = serde_json::from_str(&record_line(&hand)).unwrap();
        let (seat, action) = hand.actions[0];
        prop_assume!(!words.trim().is_empty());
        record["annotations"] = json!([
            {"id": "n1", "at": {"line": "main", "ply": ply}, "kind": "comment", "text": words},
            {"id": "n2", "at": {"line": "main", "ply": ply}, "kind": "glyph", "glyph": "!?"},
        ]);
        record["variations"] = json!([{"id": "v1", "parent": "main", "from": 0, "actions": [record["actions"][0]]}]);
        prop_assert!(Ulti::new(&hand.deal, &hand.variant).check(seat, action).is_ok());
        let first = normal(record.to_string().as_bytes());
        let again = normal(&first.text);
        prop_assert_eq!(&again.text, &first.text);
        let mut pretty = Vec::new();
        write_pretty(&Tape::new().read(&first.text, Limits::default()).unwrap(), &mut pretty);
        let third = normal(&pretty);
        prop_assert_eq!(&third.text, &first.text);
        for other in [again.hashes, third.hashes] {
            prop_assert_eq!(other, first.hashes);
        }
    }

    #[test]
    fn two_cards_that_change_places_are_found(
        hand in whole_hands(),
        places in prop::collection::vec((0..30usize, 0..30usize), 12),
    ) {
        let line = record_line(&hand);
        let record: Value = serde_json::from_str(&line).unwrap();
        let plays: Vec<usize> = hand
            .actions
            .iter()
            .enumerate()
            .filter(|(_, (_, action))| matches!(action, Action::Play(_)))
            .map(|(at, _)| at)
            .collect();
        for (one, other) in places.into_iter().filter(|(one, other)| one < other) {
            let (first, second) = (plays[one], plays[other]);
            let mut swapped = record.clone();
            swapped["actions"][first]["card"] = record["actions"][second]["card"].clone();
            swapped["actions"][second]["card"] = record["actions"][first]["card"].clone();
            let found = error(&swapped);
            if hand.actions[first].0 != hand.actions[second].0 {
                let held = ("CARD_NOT_HELD", format!("/actions/{first}/card"));
                prop_assert_eq!(found, Some(held));
                continue;
            }
            match first_fault(&hand, &plays, (one, other)) {
                Some(pointer) => prop_assert_eq!(found.map(|(_, pointer)| pointer), Some(pointer)),
                None => {
                    // The same player may as well have played them so: another hand, which its hash shows.
                    prop_assert_eq!(found, None);
                    let (before, after) = (normal(line.as_bytes()), normal(swapped.to_string().as_bytes()));
                    prop_assert_ne!(before.hashes.hand.play(), after.hashes.hand.play());
                }
            }
        }
    }
}

/// Where the rules first object when two cards of one player change places.
fn first_fault(hand: &GeneratedHand, plays: &[usize], (one, other): (usize, usize)) -> Option<String> {
    let (mut naive, _) = Naive::of(hand).unwrap();
    for (nth, at) in plays.iter().enumerate() {
        let nth = if nth == one {
            other
        } else if nth == other {
            one
        } else {
            nth
        };
        let Action::Play(card) = hand.actions[plays[nth]].1 else {
            unreachable!()
        };
        if naive.next() != hand.actions[*at].0 {
            return Some(format!("/actions/{at}/by"));
        }
        if !naive.legal().contains(&card) {
            return Some(format!("/actions/{at}/card"));
        }
        naive.play(card);
    }
    None
}
