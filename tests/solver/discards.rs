//! Two cards laid away: the best pair is the one that valuing every pair alone gives.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::{BySeat, CardSet, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::Contract;
use talon_rules::games::ulti::Bid;
use talon_solver::{Budget, Objective, Position, Solver, pairs, preferans, ulti};

use super::deals::{any_seat, deal, pick};

static GO: AtomicBool = AtomicBool::new(false);

/// Holds the choice against every pair alone; its place in the list.
fn holds(solver: &mut Solver, options: &[Position], objective: Objective, few: bool) -> Option<usize> {
    let choice = solver.choose(options, objective, &Budget::ENDLESS, &GO).unwrap();
    let alone: Vec<i64> = options
        .iter()
        .map(|option| {
            solver
                .value(option, objective, &Budget::ENDLESS, &GO)
                .unwrap()
                .0
                .single()
                .unwrap()
        })
        .collect();
    let best = if few { alone.iter().min() } else { alone.iter().max() }.copied();
    assert!(choice.complete);
    assert_eq!(choice.best, alone.iter().position(|value| Some(*value) == best));
    assert_eq!(choice.options[choice.best.unwrap()].single(), best);
    for (bounds, value) in choice.options.iter().zip(alone) {
        assert!(bounds.low <= value && value <= bounds.high);
    }
    let cut = solver.choose(options, objective, &Budget { nodes: 40 }, &GO).unwrap();
    assert!(cut.nodes <= 40 && cut.options.len() == options.len());
    choice.best
}

#[test]
fn the_best_cards_to_lay_away_are_those_that_every_pair_alone_gives() {
    let mut chance = Chance::of(41, 1);
    let mut solver = Solver::new(1 << 14);
    let mut fewest_is_not_the_first = 0;
    for _ in 0..6 {
        let (holdings, rest) = deal(&mut chance, 4);
        let declarer = any_seat(&mut chance);
        let mut holdings = holdings;
        holdings[declarer] = holdings[declarer].with(rest[0]).with(rest[1]);
        let bid = Bid::parse(pick(&mut chance, &["simple", "simple+ulti", "h40"])).unwrap();
        let facts = ulti::PositionFacts::new(holdings, CardSet::EMPTY, declarer, bid, Some(Suit::Bells), Seat::A);
        let options: Vec<Position> = ulti::positions_after_discards(&facts)
            .unwrap()
            .into_iter()
            .map(|(_, option)| option)
            .collect();
        assert_eq!(options.len(), 15);
        holds(&mut solver, &options, Objective::Settlement, false);
        holds(&mut solver, &options, Objective::Points, false);
        holds(&mut solver, &options, Objective::Part("simple"), false);
        for value in [3, 6, 7] {
            let facts = preferans::PositionFacts::new(holdings, declarer, Contract::new(value).unwrap(), Seat::A);
            let options: Vec<Position> = preferans::positions_after_discards(&facts)
                .unwrap()
                .into_iter()
                .map(|(_, option)| option)
                .collect();
            let best = holds(&mut solver, &options, Objective::Tricks, value == 6);
            fewest_is_not_the_first += u32::from(value == 6 && best != Some(0));
            holds(&mut solver, &options, Objective::Sheet, false);
        }
    }
    assert!(
        fewest_is_not_the_first > 0,
        "a deal in which it matters that few are wanted"
    );
}

#[test]
fn twelve_cards_make_sixty_six_pairs() {
    let (holdings, rest) = deal(&mut Chance::of(42, 1), 10);
    let held: BySeat<CardSet> = holdings;
    let all = pairs(held.a.with(rest[0]).with(rest[1]));
    assert_eq!(all.len(), 66);
    assert!(all.iter().all(|[first, second]| first < second));
}
