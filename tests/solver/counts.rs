//! How many nodes questions take does not depend on the machine: more than here is a slow-down, fewer an occasion to
//! write the new number down.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::{Card, CardSet, Rank, Seat};
use talon_solver::{Budget, Objective, Solver};

use super::list::ROWS;

/// Name, nodes of ten random deals, nodes of ten shaped deals.
const NODES: [(&str, u64, u64); 11] = [
    ("points", 149_825, 115_561),
    ("Simple", 12_472, 28_874),
    ("settlement of Simple", 182_122, 139_547),
    ("Durchmars", 10, 10),
    ("Ulti", 30_832, 41_491),
    ("settlement of Ulti", 149_564, 185_734),
    ("Betli", 947, 942),
    ("plain Durchmars", 10, 10),
    ("Preferans in trumps", 76_611, 59_586),
    ("Preferans, sans", 135_437, 75_824),
    ("Preferans, betl", 59, 6_631),
];

#[test]
fn the_values_of_the_seeded_list_take_as_many_nodes_as_they_did() {
    let mut solver = Solver::new(1 << 18);
    let stop = AtomicBool::new(false);
    let counted: Vec<(&str, u64, u64)> = ROWS
        .iter()
        .map(|row| {
            let [random, shaped] = [false, true].map(|shaped| {
                let nodes = |dealt| {
                    let position = row.position(&dealt);
                    let objective = position.objective(row.objective).unwrap();
                    solver.value(&position, objective, &Budget::ENDLESS, &stop).unwrap().1
                };
                row.deals(10, shaped).into_iter().map(nodes).sum::<u64>()
            });
            (row.name, random, shaped)
        })
        .collect();
    assert_eq!(counted, NODES);
}

/// Nodes of five whole hands, every ply and every legal card.
const WHOLE: [(&str, Objective, u64); 3] = [
    ("settlement of Simple", Objective::Settlement, 496_385),
    ("Preferans in trumps", Objective::Tricks, 106_084),
    ("Preferans in trumps", Objective::Sheet, 85_346),
];

#[test]
fn whole_hands_of_the_seeded_list_take_as_many_nodes_as_they_did() {
    let mut solver = Solver::new(1 << 18);
    let stop = AtomicBool::new(false);
    let counted = WHOLE.map(|(name, objective, _)| {
        let row = ROWS.iter().find(|row| row.name == name).unwrap();
        let nodes = |(dealt, number)| {
            let (positions, fallen) = row.played(&dealt, number);
            assert_eq!(positions.len(), 30);
            let analysis = solver.hand(&positions, &fallen, &[objective], &Budget::ENDLESS, &stop);
            assert!(analysis.complete);
            analysis.nodes
        };
        (
            name,
            objective,
            row.deals(5, false).into_iter().zip(0..).map(nodes).sum::<u64>(),
        )
    });
    assert_eq!(counted, WHOLE);
}

#[test]
fn the_seeded_list_is_made_of_whole_deals_with_the_cards_that_the_question_needs() {
    for row in &ROWS {
        for shaped in [false, true] {
            for dealt in row.deals(40, shaped) {
                let (holdings, talon) = dealt;
                let talon: CardSet = talon.into_iter().collect();
                assert_eq!(holdings.a.or(holdings.b).or(holdings.c).or(talon), CardSet::FULL);
                assert_eq!(
                    [holdings.a.len(), holdings.b.len(), holdings.c.len(), talon.len()],
                    [10, 10, 10, 2]
                );
                let position = row.position(&dealt);
                assert!(position.objective(row.objective).is_some());
                let rules = position.cards().rules;
                if row.objective == "ulti" {
                    let seven = Card::new(rules.trump.unwrap(), Rank::Seven);
                    assert!(position.cards().holdings[Seat::A].contains(seven));
                }
            }
        }
    }
}
