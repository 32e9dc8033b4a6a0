//! Whole deals, where the plain search would not end: the solver against itself and against the rules engine.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::{BySeat, Card, CardSet, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::ulti::{Action, Bid, Class, Component, SimpleForfeit, Ulti, Variant};
use talon_rules::games::{Game, preferans as prefer};
use talon_solver::{Bounds, Budget, Objective, Position, PositionFault, Solver, preferans, ulti};

use super::list::{ROWS, deal};
use super::ulti::any_variant;

static GO: AtomicBool = AtomicBool::new(false);

fn solve(solver: &mut Solver, position: &Position, objective: Objective) -> talon_solver::Verdict {
    let verdict = solver.solve(position, objective, &Budget::ENDLESS, &GO).unwrap();
    assert!(verdict.complete);
    verdict
}

/// A hand in play under any options, with any contract that the declarer's longest suit fits.
fn any_hand(chance: &mut Chance) -> Ulti {
    let (holdings, talon) = deal(chance);
    let bids: Vec<Bid> = Bid::all().collect();
    let contract = bids[chance.below(bids.len())];
    let longest = |suit: &&Suit| holdings.a.and(CardSet::suit(**suit)).len();
    let trump = match contract.class() {
        Class::Plain => None,
        Class::Hearts => Some(Suit::Hearts),
        Class::Trump => [Suit::Acorns, Suit::Leaves, Suit::Bells]
            .iter()
            .max_by_key(longest)
            .copied(),
    };
    let talon = talon.into_iter().collect();
    let variant = Variant {
        simple_forfeit: SimpleForfeit::Never,
        ..any_variant(chance)
    };
    Ulti::in_play(holdings, talon, Seat::A, contract, trump, Seat::A, &variant)
}

fn play_on(hand: &mut Ulti, chance: &mut Chance, cards: usize) {
    for _ in 0..cards {
        let Some(seat) = hand.to_act() else { return };
        let actions = hand.legal_actions();
        let wanted = |action: &Action| match action {
            Action::Play(_) => true,
            Action::Marriage(_) => chance.happens(0.5),
            Action::Kontra { .. } => chance.happens(0.02),
            _ => false,
        };
        let mut allowed: Vec<(Seat, Action)> = actions;
        let mut wanted = wanted;
        allowed.retain(|(_, action)| wanted(action));
        let first = allowed.iter().find(|(_, action)| !matches!(action, Action::Play(_)));
        let (by, action) = first.copied().unwrap_or_else(|| {
            let cards: Vec<Card> = hand.legal_cards(seat).iter().collect();
            (seat, Action::Play(cards[chance.below(cards.len())]))
        });
        hand.apply(by, action).unwrap();
    }
}

#[test]
fn the_legal_cards_at_the_root_are_those_of_the_engine() {
    let mut chance = Chance::of(21, 1);
    let mut solver = Solver::new(1 << 12);
    for _ in 0..60 {
        let mut hand = any_hand(&mut chance);
        let cards = 12 + chance.below(18);
        play_on(&mut hand, &mut chance, cards);
        let Some(seat) = hand.to_act() else { continue };
        let position = ulti::position_of(&hand).unwrap();
        for objective in position.objectives() {
            let verdict = solver
                .solve(&position, objective, &Budget { nodes: 50_000 }, &GO)
                .unwrap();
            let listed: CardSet = verdict.cards.iter().map(|(card, _)| *card).collect();
            assert_eq!(
                (verdict.to_play, listed),
                (Some(seat), hand.legal_cards(seat)),
                "{objective:?}"
            );
        }
    }
}

#[test]
fn the_last_trick_is_worth_what_the_engine_pays_for_the_hand() {
    let mut chance = Chance::of(22, 1);
    let mut solver = Solver::new(1 << 12);
    for _ in 0..400 {
        let mut hand = any_hand(&mut chance);
        let mut plies = Vec::new();
        while hand.to_act().is_some() {
            plies.push(ulti::position_of(&hand).unwrap());
            play_on(&mut hand, &mut chance, 1);
        }
        let outcome = hand.outcome().unwrap();
        let paid = Bounds::exact(outcome.scores.unwrap()[Seat::A]);
        // The last trick plays itself.
        for position in &plies[plies.len() - 3..] {
            assert_eq!(
                solve(&mut solver, position, Objective::Settlement).value,
                paid,
                "{hand:?}"
            );
        }
        for part in outcome.contract.components().iter() {
            let code = match part {
                Component::OpenDurchmars => "dur",
                Component::Rebetli | Component::OpenBetli => "betli",
                Component::Redurchmars | Component::OpenPlainDurchmars => "plain_dur",
                part => part.code(),
            };
            let verdict = solve(&mut solver, plies.last().unwrap(), Objective::Part(code));
            assert_eq!(
                verdict.value,
                Bounds::exact(outcome.made.has(part).into()),
                "{part:?} {hand:?}"
            );
        }
    }
}

#[test]
fn values_hold_along_the_best_line_and_no_card_is_better_than_the_root() {
    let mut chance = Chance::of(23, 1);
    let mut solver = Solver::new(1 << 16);
    for _ in 0..12 {
        let mut hand = any_hand(&mut chance);
        play_on(&mut hand, &mut chance, 9);
        let position = ulti::position_of(&hand).unwrap();
        let root = solve(&mut solver, &position, Objective::Settlement);
        let values: Vec<i64> = root.cards.iter().map(|(_, bounds)| bounds.single().unwrap()).collect();
        let best = if root.wants_much {
            values.iter().max()
        } else {
            values.iter().min()
        };
        assert_eq!(best.copied(), root.value.single());
        for card in &root.line {
            // What may be declared is declared, as the value assumes.
            let seat = hand.to_act().unwrap();
            for suit in Suit::ALL {
                let _ = hand.apply(seat, Action::Marriage(suit));
            }
            hand.apply(seat, Action::Play(*card)).unwrap();
            if hand.to_act().is_none() {
                assert_eq!(ulti::position_of(&hand).unwrap_err(), PositionFault::NotInPlay);
                break;
            }
            let position = ulti::position_of(&hand).unwrap();
            assert_eq!(solve(&mut solver, &position, Objective::Settlement).value, root.value);
        }
    }
}

#[test]
fn a_search_that_is_cut_answers_with_bounds_that_hold() {
    let mut solver = Solver::new(1 << 14);
    let mut cut = 0;
    for row in ROWS
        .iter()
        .filter(|row| !matches!(row.name, "settlement of Ulti" | "points"))
    {
        for dealt in row.deals(3, true) {
            let position = row.position(&dealt);
            let objective = position.objective(row.objective).unwrap();
            let exact = solve(&mut solver, &position, objective);
            for nodes in [0, 1, 50, 500, 5_000, 20_000] {
                let verdict = solver.solve(&position, objective, &Budget { nodes }, &GO).unwrap();
                assert!(verdict.nodes <= nodes, "{} of {nodes}", verdict.nodes);
                let within = |wide: Bounds, value: Bounds| wide.low <= value.low && value.high <= wide.high;
                assert!(within(verdict.value, exact.value), "{verdict:?}");
                let pairs = verdict.cards.iter().zip(&exact.cards);
                assert!(
                    pairs
                        .clone()
                        .all(|(wide, known)| wide.0 == known.0 && within(wide.1, known.1))
                );
                assert_eq!(verdict.cards.len(), exact.cards.len());
                cut += u32::from(!verdict.complete);
            }
            // A search that was cut leaves a solver that answers as before.
            assert_eq!(solve(&mut solver, &position, objective), exact);
        }
    }
    assert!(cut > 60, "{cut} searches were cut");
}

#[test]
fn a_search_that_is_stopped_gives_bounds_at_once() {
    let row = ROWS[2];
    let position = row.position(&row.deals(1, true)[0]);
    let mut solver = Solver::new(1 << 12);
    let stop = AtomicBool::new(true);
    let verdict = solver
        .solve(&position, Objective::Settlement, &Budget::ENDLESS, &stop)
        .unwrap();
    assert!(!verdict.complete && verdict.value.single().is_none() && verdict.nodes == 0);
    let exact = solve(&mut solver, &position, Objective::Settlement);
    assert!(verdict.value.low <= exact.value.low && exact.value.high <= verdict.value.high);
}

#[test]
fn renaming_suits_that_are_not_trump_changes_nothing() {
    let mut chance = Chance::of(24, 1);
    let mut solver = Solver::new(1 << 16);
    for _ in 0..6 {
        let (holdings, _) = deal(&mut chance);
        let small = holdings.map(|_, holding| holding.iter().step_by(2).collect::<CardSet>());
        let trump = Suit::Bells;
        let swap = |card: Card| match card.suit() {
            Suit::Acorns => Card::new(Suit::Leaves, card.rank()),
            Suit::Leaves => Card::new(Suit::Hearts, card.rank()),
            Suit::Hearts => Card::new(Suit::Acorns, card.rank()),
            Suit::Bells => card,
        };
        let renamed = small.map(|_, hand| hand.iter().map(swap).collect::<CardSet>());
        let bid = Bid::parse("simple").unwrap();
        let of = |holdings: BySeat<CardSet>| {
            let facts = ulti::PositionFacts::new(holdings, CardSet::EMPTY, Seat::A, bid, Some(trump), Seat::B);
            ulti::position(&facts).unwrap()
        };
        let values = [small, renamed].map(|holdings| solve(&mut solver, &of(holdings), Objective::Settlement).value);
        assert_eq!(values[0], values[1]);
        let contract = prefer::Contract::new(3).unwrap();
        let of = |holdings: BySeat<CardSet>| {
            preferans::position(&preferans::PositionFacts::new(holdings, Seat::A, contract, Seat::B)).unwrap()
        };
        let values = [small, renamed].map(|holdings| solve(&mut solver, &of(holdings), Objective::Tricks).value);
        assert_eq!(values[0], values[1]);
    }
}

#[test]
fn the_size_of_the_table_changes_no_value() {
    let mut solvers = [Solver::new(4), Solver::new(1 << 8), Solver::new(1 << 16)];
    let mut chance = Chance::of(25, 1);
    for _ in 0..8 {
        let mut hand = any_hand(&mut chance);
        play_on(&mut hand, &mut chance, 14);
        let position = ulti::position_of(&hand).unwrap();
        let verdicts = solvers.each_mut().map(|solver| {
            let verdict = solve(solver, &position, Objective::Settlement);
            (verdict.value, verdict.cards, verdict.line)
        });
        assert!(verdicts[0] == verdicts[1] && verdicts[1] == verdicts[2]);
    }
}

#[test]
fn a_hand_is_analysed_as_each_of_its_plies_alone() {
    let mut chance = Chance::of(26, 1);
    let mut solver = Solver::new(1 << 16);
    for _ in 0..4 {
        let mut hand = any_hand(&mut chance);
        let (mut plies, mut played) = (Vec::new(), Vec::new());
        while let Some(seat) = hand.to_act() {
            let cards: Vec<Card> = hand.legal_cards(seat).iter().collect();
            let card = cards[chance.below(cards.len())];
            if hand.trick_no() > 3 {
                plies.push(ulti::position_of(&hand).unwrap());
                played.push(card);
            }
            hand.apply(seat, Action::Play(card)).unwrap();
        }
        let asked = [Objective::Settlement];
        let analysis = solver.hand(&plies, &played, &asked, &Budget::ENDLESS, &GO);
        assert!(analysis.complete);
        let mut lost = 0;
        for (ply, position) in analysis.plies.iter().zip(&plies) {
            let alone = solve(&mut solver, position, Objective::Settlement);
            let together = ply.verdicts[0].as_ref().unwrap();
            assert_eq!((together.value, &together.cards), (alone.value, &alone.cards));
            assert_eq!(together.line, alone.line);
            let sign = if together.wants_much { -1 } else { 1 };
            lost += sign * ply.loss(0).unwrap();
        }
        // What was given away on both sides is the way from the first value to the result.
        let begun = analysis.plies[0].verdicts[0].as_ref().unwrap().value.single().unwrap();
        assert_eq!(begun + lost, hand.outcome().unwrap().scores.unwrap()[Seat::A]);
        let cut = solver.hand(&plies, &played, &asked, &Budget { nodes: 300 }, &GO);
        assert!(cut.nodes <= 300 && cut.plies.len() == plies.len());
    }
}
