//! Endings of Preferans: the solver and the plain search say the same of every card.

use talon::cards::{BySeat, CardSet, Seat};
use talon::chance::Chance;
use talon::games::preferans::Contract;
use talon::solver::preferans::{Facts, position};
use talon::solver::{Objective, Solver};

use super::agree::agree;
use super::brute::{Brute, Duty};
use super::deals::{any_seat, deal, pick};

pub fn ending(chance: &mut Chance, size: usize) -> (Facts, Brute) {
    let (mut hands, _) = deal(chance, size);
    let contract = pick(chance, &[2, 3, 4, 5, 6, 7, 8]);
    let contract = Contract::new(contract).unwrap();
    let declarer = any_seat(chance);
    let mut active = BySeat::from_fn(|_| true);
    if chance.happens(0.2) {
        let idle = pick(chance, &declarer.others());
        active[idle] = false;
        hands[idle] = CardSet::EMPTY;
    }
    let leader = loop {
        let seat = any_seat(chance);
        if active[seat] {
            break seat;
        }
    };
    let mut brute = Brute {
        hands: Seat::ALL.map(|seat| hands[seat].iter().collect()),
        active: Seat::ALL.map(|seat| active[seat]),
        trick: Vec::new(),
        to_play: leader,
        trump: contract.trump(),
        order: "AKOUX987",
        duty: Duty::Follow,
        keeps_seven: None,
        alone: declarer,
        done: Vec::new(),
    };
    for _ in 0..chance.below(active.iter().filter(|(_, plays)| **plays).count()) {
        let card = pick(chance, &brute.legal());
        brute = brute.after(card);
    }
    let mut facts = Facts::new(hands, declarer, contract, leader);
    facts.hands = BySeat::from_fn(|seat| brute.hands[seat.index()].iter().copied().collect());
    facts.table = brute.trick.iter().map(|(_, card)| *card).collect();
    facts.active = active;
    (facts, brute)
}

#[test]
fn tricks_of_random_endings_are_those_of_the_plain_search() {
    let mut chance = Chance::of(1, 1);
    let mut solver = Solver::new(1 << 12);
    for round in 0..300 {
        let (facts, mut brute) = ending(&mut chance, 2 + round % 3);
        let declarer = facts.declarer;
        let tricks = |seat: Seat| move |end: &Brute| end.tricks_of(seat) as i64;
        agree(&mut solver, &position(&facts).unwrap(), &brute, Objective::Tricks, &tricks(declarer));
        if facts.contract == Contract::BETTEL {
            let none = |end: &Brute| i64::from(end.tricks_of(declarer) == 0);
            agree(&mut solver, &position(&facts).unwrap(), &brute, Objective::Made, &none);
        }
        let other = declarer.others().into_iter().find(|seat| facts.active[*seat]).unwrap();
        brute.alone = other;
        agree(&mut solver, &position(&facts).unwrap(), &brute, Objective::OwnTricks(other), &tricks(other));
    }
}
