//! Endings of Ulti: the solver and the plain search say the same of every card.

use talon_rules::cards::{BySeat, CardSet, Pack, Rank, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::option::RuleSet;
use talon_rules::games::ulti::{Bid, Class, Component, OPTIONS, Variant};
use talon_solver::ulti::{PositionFacts, position};
use talon_solver::{Objective, Solver};

use super::agree::agree;
use super::brute::{Brute, Duty};
use super::deals::{any_seat, deal, pick};
use super::pay::{declared, has_more_points, paid};

fn ending(chance: &mut Chance, size: usize) -> (PositionFacts, Brute) {
    let (holdings, rest) = deal(chance, size);
    let bids: Vec<Bid> = Bid::all().collect();
    let contract = pick(chance, &bids);
    let trump = match contract.class() {
        Class::Plain => None,
        Class::Hearts => Some(Suit::Hearts),
        Class::Trump => Some(pick(chance, &[Suit::Acorns, Suit::Leaves, Suit::Bells])),
    };
    let declarer = any_seat(chance);
    let leader = any_seat(chance);
    let mut brute = Brute {
        holdings: Seat::ALL.map(|seat| holdings[seat].iter().collect()),
        active: [true; 3],
        trick: Vec::new(),
        to_play: leader,
        trump,
        order: if trump.is_some() { "AXKOU987" } else { "AKOUX987" },
        duty: Duty::Beat,
        keeps_seven: contract.has(Component::Ulti).then_some(declarer),
        alone: declarer,
        few: false,
        done: Vec::new(),
    };
    for _ in 0..chance.below(3) {
        let card = pick(chance, &brute.legal());
        brute = brute.after(card);
    }
    let mut facts = PositionFacts::new(holdings, CardSet::EMPTY, declarer, contract, trump, leader);
    facts.holdings = BySeat::from_fn(|seat| brute.holdings[seat.index()].iter().copied().collect());
    facts.table = brute.trick.iter().map(|(_, card)| *card).collect();
    if chance.happens(0.7) {
        facts.talon = rest[..2].iter().copied().collect();
        for trick in rest[2..].chunks_exact(3) {
            let winner = any_seat(chance);
            facts.won[winner] = facts.won[winner].or(trick.iter().copied().collect());
        }
    }
    (facts, brute)
}

/// Every card of the declarer's tricks, earlier ones too, and every card of the defenders'.
fn piles(facts: &PositionFacts, end: &Brute) -> (CardSet, CardSet) {
    let mut won = facts.won;
    for (winner, cards) in &end.done {
        won[*winner] = won[*winner].or(cards.iter().map(|(_, card)| *card).collect());
    }
    let [first, second] = facts.declarer.others();
    (won[facts.declarer], won[first].or(won[second]))
}

fn points(facts: &PositionFacts, end: &Brute) -> (i64, i64) {
    let tens = |cards: CardSet| {
        10 * cards
            .iter()
            .filter(|card| matches!(card.rank(), Rank::Ace | Rank::Ten))
            .count() as i64
    };
    let (own, theirs) = piles(facts, end);
    let last = end.done.last().unwrap().0 == facts.declarer;
    (
        tens(own) + if last { 10 } else { 0 },
        tens(theirs) + if last { 0 } else { 10 },
    )
}

fn last_seven(facts: &PositionFacts, end: &Brute) -> i64 {
    let (winner, cards) = end.done.last().unwrap();
    let seven = |(seat, card): &(Seat, talon_rules::cards::Card)| {
        *seat == facts.declarer && Some(card.suit()) == facts.trump && Pack::German.code(*card).ends_with('7')
    };
    i64::from(*winner == facts.declarer && cards.iter().any(seven))
}

/// Whether a part of the contract is made.
pub fn makes(facts: &PositionFacts, part: Component, end: &Brute) -> bool {
    let (own, theirs) = piles(facts, end);
    let hundred = |forty: bool, points: i64| declared(facts, forty) && self::points(facts, end).0 >= points;
    match part {
        Component::Simple => has_more_points(facts, end),
        Component::Forty => hundred(true, 60),
        Component::Twenty => hundred(false, 80),
        Component::Aces => own.contains_all(CardSet::rank(Rank::Ace)),
        Component::Ulti => last_seven(facts, end) == 1,
        Component::Betli | Component::Rebetli | Component::OpenBetli => own.is_empty(),
        _ => theirs.is_empty(),
    }
}

/// Any value of each option that a settlement can ask for.
pub fn any_variant(chance: &mut Chance) -> Variant {
    let mut variant = Variant::default();
    for option in OPTIONS {
        if chance.happens(0.4) {
            let setting = pick(chance, option.alternatives);
            assert!(variant.set(option.name, setting), "{}", option.name);
        }
    }
    variant
}

/// Options, levels and marriages of all kinds, whether they could arise or not.
fn any_circumstances(chance: &mut Chance, facts: &mut PositionFacts) {
    if chance.happens(0.7) {
        facts.variant = any_variant(chance);
    }
    facts.round_factor = if chance.happens(0.1) { 2 } else { 1 };
    let joint = facts.trump.is_some();
    for part in facts.contract.components().iter() {
        let level = || [0, 0, 0, 1, 1, 2, 3];
        let first = pick(chance, &level());
        let second = if joint { first } else { pick(chance, &level()) };
        let [one, two] = facts.declarer.others();
        facts.levels.set(one, part, first);
        facts.levels.set(two, part, second);
    }
    let mut suits = Suit::ALL;
    chance.shuffle(&mut suits);
    let mut marriages = BySeat::from_fn(|_| 0);
    for suit in suits.iter().take(chance.below(4)) {
        marriages[any_seat(chance)] |= 1 << suit.index();
    }
    facts.marriages = Some(if joint { marriages } else { BySeat::default() });
}

/// One ending, everything that can be asked of it; how many questions that were.
pub fn one(chance: &mut Chance, solver: &mut Solver, size: usize) -> u32 {
    let (mut facts, brute) = ending(chance, size);
    any_circumstances(chance, &mut facts);
    let position = position(&facts).unwrap();
    let mut asked = 0;
    let mut check = |ask, judge: &dyn Fn(&Brute) -> i64| {
        agree(solver, &position, &brute, ask, judge);
        asked += 1;
    };
    check(Objective::Settlement, &|end| paid(&facts, end));
    check(Objective::Made, &|end| {
        i64::from(facts.contract.components().iter().all(|part| makes(&facts, part, end)))
    });
    let (own, theirs) = (|end: &Brute| piles(&facts, end).0, |end: &Brute| piles(&facts, end).1);
    let march = |end: &Brute| i64::from(theirs(end).is_empty());
    if facts.trump.is_none() {
        check(Objective::Part("betli"), &|end| i64::from(own(end).is_empty()));
        check(Objective::Part("plain_dur"), &march);
        return asked;
    }
    check(Objective::Points, &|end| points(&facts, end).0);
    check(Objective::Part("dur"), &march);
    check(Objective::Part("ulti"), &|end| last_seven(&facts, end));
    let aces = CardSet::rank(Rank::Ace);
    check(Objective::Part("aces"), &|end| i64::from(own(end).contains_all(aces)));
    check(Objective::Part("simple"), &|end| {
        i64::from(has_more_points(&facts, end))
    });
    let said = |forty: bool| declared(&facts, forty);
    check(Objective::Part("h40"), &|end| {
        i64::from(said(true) && points(&facts, end).0 >= 60)
    });
    check(Objective::Part("h20"), &|end| {
        i64::from(said(false) && points(&facts, end).0 >= 80)
    });
    asked
}

#[test]
fn random_endings_of_ulti_are_worth_what_the_plain_search_says() {
    let mut solver = Solver::new(1 << 12);
    for round in 0..2_000_u64 {
        // Mostly few tricks, because the plain search takes long for many.
        let size = if round.is_multiple_of(16) {
            4
        } else {
            2 + round as usize % 2
        };
        one(&mut Chance::of(2, round), &mut solver, size);
    }
}
