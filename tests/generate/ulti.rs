//! Hands of Ulti: every contract, doublings, claims, concessions and hands thrown in.

use super::{any_variant, findings};
use talon_rules::cards::{BySeat, CardSet, Rank, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::ulti::{Action, Bid, Component, End, Ulti, Variant};
use talon_samples::generate::ulti::{GeneratedHand, generate_hand, holds_needed, record_line};

const SEED: u64 = 20_260_109;

fn hands(count: u64) -> impl Iterator<Item = GeneratedHand> {
    (0..count).map(|number| generate_hand(SEED, number, &Variant::default()))
}

fn has(hand: &GeneratedHand, wanted: fn(&Action) -> bool) -> bool {
    hand.actions.iter().any(|(_, action)| wanted(action))
}

/// The declarer's ten cards when the play begins.
fn declarers_cards(hand: &GeneratedHand, declarer: Seat) -> CardSet {
    let mut game = Ulti::new(&hand.deal, &hand.variant);
    for (seat, action) in &hand.actions {
        if matches!(action, Action::Play(_)) {
            break;
        }
        game.apply(*seat, *action).unwrap();
    }
    game.table().holdings[declarer].certain
}

#[test]
fn ten_thousand_hands_bring_every_contract_and_everything_that_can_happen() {
    let mut contracts = [0; 54];
    let mut seen = [0; 8];
    let (mut played, mut made) = (0, 0);
    for hand in hands(10_000) {
        let outcome = hand.game.outcome().unwrap();
        assert!(outcome.complete, "hand {}", hand.number);
        let scores = outcome.scores.unwrap();
        assert_eq!(scores.a + scores.b + scores.c, 0, "hand {}", hand.number);
        contracts[usize::from(outcome.contract.number()) - 1] += 1;
        let early = hand.game.end().is_none();
        let happened = [
            outcome.levels.highest() == 1,
            outcome.levels.highest() > 1,
            has(&hand, |action| matches!(action, Action::Marriage(_))),
            has(&hand, |action| matches!(action, Action::Claim(_))),
            has(&hand, |action| matches!(action, Action::Concede)),
            outcome.forfeit,
            early && outcome.contract.has(Component::Betli),
            has(&hand, |action| {
                matches!(action, Action::Kontra { against: Some(_), .. })
            }),
        ];
        for (count, happened) in seen.iter_mut().zip(happened) {
            *count += u32::from(happened);
        }
        if !outcome.forfeit {
            played += 1;
            made += u32::from(outcome.made == outcome.contract.components());
        }
    }
    let missing: Vec<Bid> = Bid::all()
        .zip(contracts)
        .filter(|(_, n)| *n == 0)
        .map(|(bid, _)| bid)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(seen.iter().all(|count| *count >= 10), "{seen:?}");
    assert!((50..=90).contains(&(100 * made / played)), "{made} of {played}");
}

#[test]
fn every_hand_replays_through_the_engine_to_the_same_result() {
    for hand in hands(500) {
        let mut game = Ulti::new(&hand.deal, &hand.variant);
        for (seat, action) in &hand.actions {
            game.apply(*seat, *action).unwrap();
        }
        let (again, first) = (game.outcome().unwrap(), hand.game.outcome().unwrap());
        assert_eq!((again.scores, again.made), (first.scores, first.made));
    }
}

#[test]
fn a_bidder_has_the_cards_for_the_bid_more_often_than_not() {
    let (mut needing, mut holding, mut sevens, mut with_seven) = (0, 0, 0, 0);
    for hand in hands(2000) {
        let Some((declarer, bid)) = hand.game.contract() else {
            continue;
        };
        let cards = declarers_cards(&hand, declarer);
        if bid.has(Component::Forty) || bid.has(Component::Twenty) {
            needing += 1;
            holding += u32::from(holds_needed(cards, bid, hand.game.trump()));
        }
        if let Some(trump) = hand.game.trump().filter(|_| bid.has(Component::Ulti)) {
            let seven = cards.and(CardSet::suit(trump)).and(CardSet::rank(Rank::Seven));
            sevens += 1;
            with_seven += u32::from(!seven.is_empty());
        }
    }
    assert!(needing > 100 && holding * 10 > needing * 9, "{holding} of {needing}");
    assert!(sevens > 100 && with_seven * 10 > sevens * 9, "{with_seven} of {sevens}");
}

#[test]
fn a_hand_depends_on_nothing_but_seed_and_number() {
    let line = |seed, number| record_line(&generate_hand(seed, number, &Variant::default()));
    assert_eq!(line(3, 40), line(3, 40));
    assert_ne!(line(3, 40), line(3, 41));
    assert_ne!(line(3, 40), line(4, 40));
}

#[test]
fn options_are_kept_to_and_the_two_round_auction_is_played() {
    let strict = Variant {
        require_cards_for_bid: true,
        four_aces: false,
        ..Variant::default()
    };
    for number in 0..200 {
        let hand = generate_hand(SEED, number, &strict);
        let (_, bid) = hand.game.contract().unwrap();
        assert!(!bid.has(Component::Aces) && hand.game.is_complete());
    }
    let two_round = Variant {
        two_round: true,
        ..Variant::default()
    };
    let mut confirmed = 0;
    for number in 0..300 {
        let hand = generate_hand(SEED, number, &two_round);
        assert!(hand.game.is_complete(), "hand {number}");
        confirmed += u32::from(hand.game.round_factor() == 2);
    }
    assert!(confirmed > 0);
}

#[test]
fn a_record_is_one_line_of_sound_json_with_all_the_cards() {
    for hand in hands(200) {
        let line = record_line(&hand);
        assert!(!line.contains('\n'));
        let record: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(record["format"], "talon");
        assert_eq!(record["actions"].as_array().unwrap().len(), hand.actions.len());
        let count = |seat: &str| record["deal"]["hands"][seat].as_array().unwrap().len();
        assert_eq!(["A", "B", "C"].map(count).iter().sum::<usize>(), 32);
    }
}

#[test]
fn a_hand_thrown_in_ends_there() {
    let hand = hands(500).find(|hand| hand.game.end() == Some(End::ThrownIn)).unwrap();
    assert_eq!(hand.actions.last().map(|(_, action)| *action), Some(Action::ThrowIn));
    let scores = hand.game.outcome().unwrap().scores.unwrap();
    let BySeat { a, b, c } = scores;
    assert_eq!([a, b, c].into_iter().filter(|score| *score == 1).count(), 2);
}

#[test]
fn the_reader_finds_nothing_in_a_generated_record() {
    for hand in hands(1500) {
        let line = record_line(&hand);
        assert_eq!(findings(&line), [], "{line}");
    }
    let two_round = Variant {
        two_round: true,
        kontra_max_level: Some(2),
        ..Variant::default()
    };
    for number in 0..300 {
        let line = record_line(&generate_hand(SEED, number, &two_round));
        assert_eq!(findings(&line), [], "{line}");
    }
}

#[test]
fn every_hand_comes_to_its_end_whatever_the_options() {
    let mut faults = Vec::new();
    let mut seen = [0; 2];
    for number in 0..3000 {
        let variant = any_variant::<Variant>(&mut Chance::of(11, number));
        let hand = generate_hand(SEED, number, &variant);
        seen[usize::from(variant.two_round)] += 1;
        let line = record_line(&hand);
        let scored = hand
            .game
            .outcome()
            .is_some_and(|outcome| outcome.complete && outcome.scores.is_some());
        let found = findings(&line);
        if !scored || !found.is_empty() {
            faults.push(format!("hand {number}, scored {scored}, {found:?}: {line}"));
        }
    }
    assert!(seen.iter().all(|count| *count > 1000), "{seen:?}");
    assert!(
        faults.is_empty(),
        "{} hands, the first: {:#?}",
        faults.len(),
        &faults[..faults.len().min(5)]
    );
}
