//! The same for Preferans, on hands made by chance.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::export::write_pretty;
use talon_records::json::{Limits, Tape};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::Game;
use talon_rules::games::preferans::{ANSWERS, Action, Bid, Contract, Preferans, Sheet, Variant, totals, write_off};

use super::{error, normal};
use crate::oracle::hands::{self, Hand};
use crate::oracle::judge;

fn cards() -> impl Iterator<Item = Card> {
    CardSet::FULL.iter()
}

/// Everything someone could want to do, claims and concessions apart.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Pickup, Action::Pass, Action::Hold, Action::Kontra];
    all.extend(Bid::all().map(Action::Bid));
    all.extend(Contract::all().map(Action::Contract));
    all.extend(ANSWERS.map(Action::Defend));
    all.extend(cards().map(Action::Play));
    let pairs = cards().flat_map(|high| cards().take_while(move |low| *low != high).map(move |low| (low, high)));
    all.extend(pairs.map(|(low, high)| Action::Discard([Some(low), Some(high)])));
    all
}

fn start(hand: &Hand) -> Preferans {
    Preferans::new(&hand.deal, &hand.before, &hand.variant)
}

/// Pointers to everything that stands for a card.
fn card_places(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members
                .iter()
                .for_each(|(name, inner)| card_places(inner, &format!("{at}/{name}"), out));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(nth, inner)| card_places(inner, &format!("{at}/{nth}"), out));
        }
        Value::String(text) if Pack::French.parse(text).is_ok() => out.push(at.to_owned()),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_list_of_legal_actions_is_what_the_check_allows(seed in any::<u64>()) {
        let hand = hands::hand(seed, None, false);
        let (all, mut game) = (everything(), start(&hand));
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
    fn no_card_is_lost_and_none_is_there_twice(seed in any::<u64>()) {
        let hand = hands::hand(seed, None, true);
        let mut game = start(&hand);
        for (seat, action) in &hand.actions {
            game.apply(*seat, *action).unwrap();
            let table = game.table();
            let places = [table.holdings.a.certain, table.holdings.b.certain, table.holdings.c.certain, table.talon.certain];
            let count: usize = places.iter().map(|cards| cards.len()).sum();
            let all = places.into_iter().fold(table.played, CardSet::or);
            prop_assert_eq!((count + table.played.len(), all), (32, CardSet::FULL));
            let tricks = game.tricks();
            prop_assert!(usize::from(tricks.a + tricks.b + tricks.c) * 3 >= table.played.len() - game.trick().len());
        }
    }

    /// P-9.4, P-9.5, P-9.6.
    #[test]
    fn the_totals_of_a_session_come_to_nothing_in_sum(seed in any::<u64>(), deals in 1..25u64) {
        let variant = Variant { bula: 30, ..Variant::default() };
        let mut sheet = Sheet::new(&variant);
        for deal in 0..deals {
            let hand = hands::hand(seed.wrapping_add(deal), Some(&variant), true);
            let mut game = Preferans::new(&hand.deal, &sheet.before(), &variant);
            let legal = hand.actions.iter().all(|(seat, action)| game.apply(*seat, *action).is_ok());
            let Some(outcome) = game.outcome().filter(|outcome| legal && outcome.complete) else { continue };
            let soups = sheet.soup;
            match outcome.score.zip(outcome.declarer) {
                Some((score, declarer)) => sheet.enter(declarer, &score),
                None => prop_assert_eq!(sheet.enter_passed_out(&variant), outcome.refa_written == 1),
            }
            for (one, other) in Seat::ALL.into_iter().flat_map(|one| Seat::ALL.map(|other| (one, other))) {
                prop_assert!(sheet.soup[one][other] >= soups[one][other] && sheet.soup[one][other] % 2 == 0);
            }
            prop_assert!(Seat::ALL.into_iter().all(|seat| sheet.bula[seat] % 2 == 0));
            prop_assert!(sheet.refas_written <= 3);
            if sheet.is_over() {
                break;
            }
        }
        let change = write_off(&sheet.bula);
        let bula = BySeat::from_fn(|seat| sheet.bula[seat] + change[seat]);
        let end = totals(&bula, &sheet.soup);
        prop_assert_eq!(end.a + end.b + end.c, 0);
    }

    #[test]
    fn what_goes_out_comes_back_in_byte_for_byte(seed in any::<u64>()) {
        let mut record = hands::hand(seed, None, true).record;
        record["variations"] = json!([{"id": "v1", "parent": "main", "from": 0, "actions": [record["actions"][0]]}]);
        let first = normal(record.to_string().as_bytes());
        let again = normal(&first.text);
        let mut pretty = Vec::new();
        write_pretty(&Tape::new().read(&first.text, Limits::default()).unwrap(), &mut pretty);
        let third = normal(&pretty);
        prop_assert_eq!((&again.text, &third.text), (&first.text, &first.text));
        for other in [again.hashes, third.hashes] {
            prop_assert_eq!(other, first.hashes);
        }
    }

    #[test]
    fn any_card_that_is_changed_is_found(seed in any::<u64>(), place in any::<prop::sample::Index>()) {
        let hand = hands::whole(seed);
        let mut places = Vec::new();
        card_places(&hand.record, "", &mut places);
        let place = place.get(&places);
        let own = hand.record.pointer(place).unwrap();
        for card in cards().map(|card| json!(Pack::French.code(card))).filter(|card| card != own) {
            let mut changed = hand.record.clone();
            *changed.pointer_mut(place).unwrap() = card;
            prop_assert!(error(&changed).is_some(), "{} in {}", place, changed);
        }
    }

    #[test]
    fn a_record_takes_at_any_moment_the_cards_of_the_legal_set_and_no_other(
        seed in any::<u64>(),
        place in any::<prop::sample::Index>(),
    ) {
        let mut record = hands::whole(seed).record;
        let actions = record["actions"].as_array_mut().unwrap();
        let plays: Vec<usize> = (0..actions.len()).filter(|at| actions[*at]["type"] == "play").collect();
        let at = *place.get(&plays);
        actions.truncate(at + 1);
        for card in cards() {
            record["actions"][at]["card"] = json!(Pack::French.code(card));
            let second = judge(&record.to_string());
            prop_assert_eq!(error(&record).is_none(), second.accepted, "{}", &record);
            if !second.accepted {
                prop_assert_eq!(error(&record).map(|(code, at)| (code.to_owned(), at)), second.first_error);
            }
        }
    }
}
