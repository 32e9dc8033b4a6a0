//! Hands of Preferans that someone gives up: both opinions agree on what is made, what fails and who writes the rest.

use serde_json::{Value, json};
use talon_rules::games::preferans::{Contract, Variant};

use super::compare::disagreements;
use super::hands::{self, Hand};
use super::judge;
use super::mutate::Chance;

const HANDS: u64 = 900;
/// Cards of a Bettel after which it is given up: earlier every order would have to be tried, which takes too long.
const BETTEL_CARDS_MIN: usize = 14;

/// The hand given up by its declarer, or by everyone who plays against them, before some card.
fn given_up(hand: &Hand, chance: &mut Chance) -> Option<Value> {
    let all = hand.record["actions"].as_array()?;
    let plays: Vec<usize> = (0..all.len()).filter(|at| all[*at]["type"] == "play").collect();
    let is_bettel = hand.game.contract() == Some(Contract::BETTEL);
    let plays = plays.get(if is_bettel { BETTEL_CARDS_MIN } else { 0 }..)?;
    let cut = *plays.get(chance.below(plays.len().max(1)))?;
    let declarer = hand.game.declarer()?;
    let by = match chance.below(4) {
        0 => declarer
            .others()
            .into_iter()
            .filter(|seat| hand.game.is_active(*seat))
            .collect(),
        _ => vec![declarer],
    };
    let mut record = hand.record.clone();
    let mut actions = all[..cut].to_vec();
    actions.extend(by.iter().map(|seat| json!({"type": "concede", "by": seat.letter()})));
    record["actions"] = actions.into();
    Some(record)
}

#[test]
fn both_say_the_same_of_contracts_that_are_given_up() {
    let mut chance = Chance::new(15);
    let (mut made, mut lost, mut ducked, mut refused) = (0, 0, 0, 0);
    for seed in 0..HANDS {
        let variant = (seed % 3 == 0).then(Variant::default);
        let hand = hands::hand(5_000 + seed, variant.as_ref(), false);
        for _ in 0..4 {
            let Some(record) = given_up(&hand, &mut chance) else {
                continue;
            };
            let text = record.to_string();
            assert_eq!(
                disagreements(text.as_bytes()),
                Vec::<String>::new(),
                "seed {seed}\n{text}"
            );
            let last = record["actions"].as_array().and_then(|all| all.last()).unwrap();
            let by_declarer = hand.game.declarer().is_some_and(|seat| last["by"] == seat.letter());
            let judged = judge(&text);
            let is_made = judged
                .computed
                .as_ref()
                .is_some_and(|computed| computed["made"] == true);
            match (judged.accepted, is_made) {
                _ if !by_declarer => {}
                (false, _) => refused += 1,
                (true, false) => lost += 1,
                (true, true) if hand.game.contract() == Some(Contract::BETTEL) => ducked += 1,
                (true, true) => made += 1,
            }
        }
    }
    assert!(
        [made, lost, ducked, refused].iter().all(|count| *count > 5),
        "{made} {lost} {ducked} {refused}"
    );
}
