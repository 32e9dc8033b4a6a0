//! The best of several positions that a player may choose between before the play, as when two cards are discarded: the
//! best is valued exactly, the others only as far as shows that they are not better.

use std::sync::atomic::AtomicBool;

use super::run::Extent;
use super::search::Limits;
use super::solve::{Position, Solver};
use super::verdict::{Bounds, Budget, Objective};
use talon_rules::cards::{Card, CardSet};

/// What a choice comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestOption {
    /// The place of the best option in the list, of equals the first; nothing where none was valued in time.
    pub best: Option<usize>,
    /// What is known of each option, in the order of the list.
    pub options: Vec<Bounds>,
    /// Whether the best is known to be it, and its value exactly.
    pub complete: bool,
    pub nodes: u64,
}

impl Solver {
    /// The option that is worth most to the declarer. One table serves all of them, since different beginnings meet in
    /// the same endings; what cannot be asked of an option has no answer.
    pub fn choose(
        &mut self,
        options: &[Position],
        objective: Objective,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Option<BestOption> {
        let mut limits = Limits::new(budget.nodes, stop);
        self.begin();
        self.best_of(options, objective, &mut limits)
    }

    /// The same within limits that hold for more than this.
    pub(super) fn best_of(
        &mut self,
        options: &[Position],
        objective: Objective,
        limits: &mut Limits<'_>,
    ) -> Option<BestOption> {
        let before = limits.nodes;
        let mut best: Option<(usize, i64)> = None;
        let mut found = Vec::with_capacity(options.len());
        let few = options.first().is_some_and(|option| option.case().wants_few(objective));
        for (at, option) in options.iter().enumerate() {
            let extent = best.map_or(Extent::Value, |(_, value)| Extent::MoreThan(value));
            let bounds = self.ask(option, objective, extent, limits)?.value;
            let is_better = |value: i64, than: i64| if few { value < than } else { value > than };
            if let Some(value) = bounds
                .single()
                .filter(|value| best.is_none_or(|(_, b)| is_better(*value, b)))
            {
                best = Some((at, value));
            }
            found.push(bounds);
        }
        let complete = best.is_some_and(|(_, value)| {
            let none_better = |bounds: &Bounds| if few { bounds.low >= value } else { bounds.high <= value };
            found.iter().all(none_better)
        });
        Some(BestOption {
            best: best.map(|(at, _)| at),
            options: found,
            complete,
            nodes: limits.nodes - before,
        })
    }
}

/// Every two cards of a holding that can be discarded, in the order of the cards.
pub fn pairs(held: CardSet) -> Vec<[Card; 2]> {
    let cards: Vec<Card> = held.iter().collect();
    let of = |(at, first): (usize, &Card)| {
        let first = *first;
        cards[at + 1..]
            .iter()
            .map(move |second| [first, *second])
            .collect::<Vec<_>>()
    };
    cards.iter().enumerate().flat_map(of).collect()
}
