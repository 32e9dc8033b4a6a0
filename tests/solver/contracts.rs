//! What could have been done before the first card: contracts and cards laid away, held against every pair and every
//! contract tried one by one by the plain search.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::{BySeat, Card, CardSet, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::{Aim, Contract};
use talon_rules::games::ulti::{Bid, Class, Component};
use talon_solver::{Budget, Contracts, Makeable, Objective, Position, Solver, pairs, preferans, ulti};

use super::brute::{Brute, Duty};
use super::deals::{any_seat, deal, pick};
use super::pay::paid;
use super::ulti::makes as part_made;

static GO: AtomicBool = AtomicBool::new(false);

/// Hands of three cards, the declarer's two laid away apart.
fn dealt(chance: &mut Chance) -> (BySeat<CardSet>, [Card; 2], Seat) {
    let (holdings, rest) = deal(chance, 3);
    let laid = if rest[0] < rest[1] {
        [rest[0], rest[1]]
    } else {
        [rest[1], rest[0]]
    };
    (holdings, laid, any_seat(chance))
}

fn with(holdings: BySeat<CardSet>, declarer: Seat, held: CardSet, pair: [Card; 2]) -> BySeat<CardSet> {
    let mut holdings = holdings;
    holdings[declarer] = held.without(pair.into_iter().collect());
    holdings
}

fn plain_search(holdings: BySeat<CardSet>, alone: Seat, leader: Seat, trump: Option<Suit>) -> Brute {
    Brute {
        holdings: Seat::ALL.map(|seat| holdings[seat].iter().collect()),
        active: [true; 3],
        trick: Vec::new(),
        to_play: leader,
        trump,
        order: if trump.is_some() { "AXKOU987" } else { "AKOUX987" },
        duty: Duty::Beat,
        keeps_seven: None,
        alone,
        few: false,
        done: Vec::new(),
    }
}

/// Whether every part of a bid of Ulti is made with these cards laid away. In an ending nobody has a marriage.
fn makes(
    facts: &ulti::PositionFacts,
    holdings: BySeat<CardSet>,
    pair: [Card; 2],
    bid: Bid,
    trump: Option<Suit>,
) -> bool {
    let facts = ulti::PositionFacts {
        holdings,
        talon: pair.into_iter().collect(),
        contract: bid,
        trump,
        marriages: Some(BySeat::default()),
        ..facts.clone()
    };
    let keeps_seven = bid.has(Component::Ulti).then_some(facts.declarer);
    let brute = Brute {
        keeps_seven,
        ..plain_search(holdings, facts.declarer, facts.declarer, trump)
    };
    brute.value(&|end| i64::from(bid.components().iter().all(|one| part_made(&facts, one, end)))) == 1
}

fn found<'a>(contracts: &'a Contracts, code: &str, trump: Option<Suit>) -> &'a Makeable {
    contracts
        .list
        .iter()
        .find(|one| one.code == code && one.trump == trump)
        .unwrap()
}

#[test]
fn every_contract_of_ulti_is_makeable_when_some_pair_makes_it_by_the_plain_search() {
    let mut solver = Solver::new(1 << 12);
    let (mut makeable, mut not) = (0, 0);
    for number in 0..12 {
        let mut chance = Chance::of(51, number);
        let (holdings, laid, declarer) = dealt(&mut chance);
        let bid = Bid::parse("simple").unwrap();
        let talon: CardSet = laid.into_iter().collect();
        let facts = ulti::PositionFacts::new(holdings, talon, declarer, bid, Some(Suit::Bells), declarer);
        let contracts = solver.contracts(&ulti::position(&facts).unwrap(), &Budget::ENDLESS, &GO);
        assert!(contracts.complete);
        assert_eq!(contracts.list.len(), 74, "eighteen in each suit, and two without trump");
        let held = holdings[declarer].or(talon);
        let few = |bid: &Bid| !bid.is_open() && bid.components().len() < 3;
        for bid in Bid::all().filter(few) {
            let trumps: &[Option<Suit>] = match bid.class() {
                Class::Plain if ["betli", "plain_dur"].contains(&bid.code()) => &[None],
                Class::Plain => continue,
                Class::Hearts => &[Some(Suit::Hearts)],
                Class::Trump => &[Some(Suit::Acorns), Some(Suit::Leaves), Some(Suit::Bells)],
            };
            for trump in trumps {
                let made = |pair: [Card; 2]| makes(&facts, with(holdings, declarer, held, pair), pair, bid, *trump);
                let all: Vec<[Card; 2]> = pairs(held).into_iter().filter(|pair| made(*pair)).collect();
                let one = found(&contracts, bid.code(), *trump);
                assert_eq!(one.made, Some(!all.is_empty()), "{bid:?} {trump:?} {facts:?}");
                let lays = one
                    .laid
                    .map(|pair| if pair[0] < pair[1] { pair } else { [pair[1], pair[0]] });
                assert_eq!(lays.is_some(), !all.is_empty());
                assert!(
                    lays.is_none_or(|pair| all.contains(&pair)),
                    "{bid:?} {lays:?} {facts:?}"
                );
                assert!(!all.contains(&laid) || lays == Some(laid), "what was laid will do");
                *(if all.is_empty() { &mut not } else { &mut makeable }) += 1;
            }
        }
    }
    assert!(makeable > 30 && not > 30, "{makeable} {not}");
}

#[test]
fn every_contract_of_preferans_brings_as_many_tricks_as_the_best_pair_by_the_plain_search() {
    let mut solver = Solver::new(1 << 12);
    for number in 0..16 {
        let mut chance = Chance::of(52, number);
        let (holdings, laid, declarer) = dealt(&mut chance);
        let game = chance.happens(0.3);
        let forehand = any_seat(&mut chance);
        let played = Contract::new(pick(&mut chance, &[3, 6, 7])).unwrap();
        let talon: CardSet = laid.into_iter().collect();
        let facts = preferans::PositionFacts {
            talon,
            game,
            forehand: Some(forehand),
            ..preferans::PositionFacts::new(holdings, declarer, played, forehand)
        };
        let contracts = solver.contracts(&preferans::position(&facts).unwrap(), &Budget::ENDLESS, &GO);
        let codes: Vec<&str> = contracts.list.iter().map(|one| one.code).collect();
        let all: Vec<&str> = (2..8).map(|value| Contract::new(value).unwrap().code(game)).collect();
        assert_eq!(codes, all);
        for one in &contracts.list {
            let (contract, _) = Contract::parse(one.code).unwrap();
            // Sanac is never led by the declarer (P-6.2).
            let leader = match contract == Contract::SANAC && forehand == declarer {
                true => declarer.next(),
                false => forehand,
            };
            let tricks = |holdings: BySeat<CardSet>| {
                let brute = Brute {
                    duty: Duty::Follow,
                    order: "AKOUX987",
                    ..plain_search(holdings, declarer, leader, contract.trump())
                };
                let wants = if contract.aim() == Aim::NoTrick { -1 } else { 1 };
                wants * brute.value(&|end| wants * end.tricks_of(declarer) as i64)
            };
            let held = holdings[declarer].or(talon);
            let options: Vec<BySeat<CardSet>> = match game {
                true => vec![holdings],
                false => pairs(held)
                    .into_iter()
                    .map(|pair| with(holdings, declarer, held, pair))
                    .collect(),
            };
            let counts: Vec<i64> = options.into_iter().map(tricks).collect();
            match contract.aim() {
                Aim::SixTricks => assert_eq!(one.most, counts.iter().max().copied(), "{one:?} {facts:?}"),
                _ => assert_eq!(one.made, Some(counts.contains(&0)), "{one:?} {facts:?}"),
            }
            assert_eq!(one.laid.is_some(), !game && one.made == Some(true));
        }
    }
}

#[test]
fn the_best_two_cards_to_lay_away_are_those_that_were_laid_unless_others_are_better() {
    let mut solver = Solver::new(1 << 12);
    let (mut kept, mut others) = (0, 0);
    for number in 0..40 {
        let mut chance = Chance::of(53, number);
        let (holdings, laid, declarer) = dealt(&mut chance);
        let bid = Bid::parse(pick(&mut chance, &["simple", "simple+ulti", "betli", "plain_dur"])).unwrap();
        let trump = (bid.class() == Class::Trump).then_some(Suit::Bells);
        let talon: CardSet = laid.into_iter().collect();
        let facts = ulti::PositionFacts::new(holdings, talon, declarer, bid, trump, declarer);
        let position = ulti::position(&facts).unwrap();
        let found = solver
            .discards(&position, Objective::Settlement, &Budget::ENDLESS, &GO)
            .unwrap();
        let held = holdings[declarer].or(talon);
        let worth = |pair: [Card; 2]| {
            let holdings = with(holdings, declarer, held, pair);
            let facts = ulti::PositionFacts {
                holdings,
                talon: pair.into_iter().collect(),
                marriages: Some(BySeat::default()),
                ..facts.clone()
            };
            let keeps_seven = bid.has(Component::Ulti).then_some(declarer);
            let brute = Brute {
                keeps_seven,
                ..plain_search(holdings, declarer, declarer, trump)
            };
            brute.value(&|end| paid(&facts, end))
        };
        let most = pairs(held).into_iter().map(worth).max();
        assert!(found.complete && found.laid == laid);
        assert_eq!(
            (found.value.single(), found.best_value.single()),
            (Some(worth(laid)), most)
        );
        assert_eq!(found.best.map(worth), most);
        assert_eq!(found.best == Some(laid), Some(worth(laid)) == most);
        *(if found.best == Some(laid) {
            &mut kept
        } else {
            &mut others
        }) += 1;
    }
    assert!(kept > 5 && others > 5, "{kept} {others}");
}

#[test]
fn once_a_card_has_fallen_nothing_is_said_of_contracts_and_cards_laid_away() {
    let (holdings, laid, declarer) = dealt(&mut Chance::of(54, 1));
    let bid = Bid::parse("simple").unwrap();
    let talon: CardSet = laid.into_iter().collect();
    let mut facts = ulti::PositionFacts::new(holdings, talon, declarer, bid, Some(Suit::Bells), declarer);
    let card = holdings[declarer].first().unwrap();
    facts.holdings[declarer] = holdings[declarer].without(CardSet::one(card));
    facts.table = vec![card];
    let mut solver = Solver::new(1 << 8);
    let says_nothing = |solver: &mut Solver, position: &Position, main: Objective| {
        assert_eq!(solver.discards(position, main, &Budget::ENDLESS, &GO), None);
        assert!(solver.contracts(position, &Budget::ENDLESS, &GO).list.is_empty());
    };
    says_nothing(&mut solver, &ulti::position(&facts).unwrap(), Objective::Settlement);
    let contract = Contract::new(3).unwrap();
    let mut facts = preferans::PositionFacts::new(facts.holdings, declarer, contract, declarer);
    (facts.table, facts.talon, facts.forehand) = (vec![card], talon, Some(declarer));
    says_nothing(&mut solver, &preferans::position(&facts).unwrap(), Objective::Tricks);
}

#[test]
fn a_budget_that_ends_leaves_contracts_open_and_says_nothing_wrong() {
    let mut solver = Solver::new(1 << 14);
    let (holdings, rest) = deal(&mut Chance::of(55, 1), 10);
    let bid = Bid::parse("simple").unwrap();
    let talon = rest.iter().copied().collect();
    let facts = ulti::PositionFacts::new(holdings, talon, Seat::A, bid, Some(Suit::Bells), Seat::A);
    let position = ulti::position(&facts).unwrap();
    let some = solver.contracts(&position, &Budget { nodes: 60_000 }, &GO);
    let fewer = solver.contracts(&position, &Budget { nodes: 3_000 }, &GO);
    assert!(some.nodes <= 60_000 && fewer.nodes <= 3_000 && !some.complete && !fewer.complete);
    assert!(some.list.iter().any(|one| one.made.is_some()) && fewer.list.iter().any(|one| one.made.is_none()));
    for (one, same) in some.list.iter().zip(&fewer.list) {
        assert_eq!((one.code, one.trump), (same.code, same.trump));
        assert!(same.made.is_none() || one.made == same.made, "{one:?} {same:?}");
    }
    let cut = solver
        .discards(&position, Objective::Settlement, &Budget { nodes: 500 }, &GO)
        .unwrap();
    assert!(!cut.complete && cut.nodes <= 500 && cut.best_value.low <= cut.best_value.high);
    let stop = AtomicBool::new(true);
    assert_eq!(solver.contracts(&position, &Budget::ENDLESS, &stop).nodes, 0);
}
