//! The solver as someone to play against: what a position is worth, and the card it plays. All that it searches for one
//! request shares one budget, so that a visitor cannot ask for more than the rules desk would give.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::Card;
use talon_rules::games::Position;
use talon_solver::{Budget, Objective, Solver, Verdict, position_at};
use talon_study::desk::NODES_MAX;

/// A solver with what is left of a request's budget.
#[derive(Debug)]
pub(crate) struct Opponent {
    solver: Solver,
    nodes: u64,
    /// Some card was played before the search for it had ended.
    pub is_rough: bool,
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::within(NODES_MAX)
    }
}

impl Opponent {
    /// One that may look at so many positions.
    pub fn within(nodes: u64) -> Opponent {
        Opponent {
            solver: Solver::default(),
            nodes,
            is_rough: false,
        }
    }

    /// What a position is worth, as far as the budget goes; nothing where no card is to be played.
    pub fn judged(&mut self, state: &dyn Position) -> Option<Verdict> {
        let position = position_at(state).ok()?;
        let known = position.objectives();
        let main = [Objective::Settlement, Objective::Tricks]
            .into_iter()
            .find(|one| known.contains(one))?;
        let budget = Budget { nodes: self.nodes };
        let verdict = self.solver.solve(&position, main, &budget, &AtomicBool::new(false))?;
        self.nodes = self.nodes.saturating_sub(verdict.nodes);
        Some(verdict)
    }

    /// The solver's card: a best one, or the one that is surest where the search did not end.
    pub fn reply(&mut self, state: &dyn Position) -> Option<Card> {
        let verdict = self.judged(state)?;
        if let Some(best) = verdict.best_cards().first() {
            return Some(*best);
        }
        self.is_rough = true;
        let sure = |bounds: talon_solver::Bounds| if verdict.wants_much { bounds.low } else { -bounds.high };
        let most = verdict.cards.iter().map(|(_, bounds)| sure(*bounds)).max()?;
        verdict
            .cards
            .iter()
            .find(|(_, bounds)| sure(*bounds) == most)
            .map(|(card, _)| *card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::{BySeat, CardSet, Seat, Suit};
    use talon_rules::games::ulti::{Bid, Ulti, Variant};

    /// A whole deal, cut in the order of the pack.
    fn hand() -> Ulti {
        let pack: Vec<Card> = CardSet::FULL.iter().collect();
        let every = |from: usize| pack.iter().copied().skip(from).step_by(3).take(10).collect::<CardSet>();
        let holdings = BySeat {
            a: every(0),
            b: every(1),
            c: every(2),
        };
        let talon = CardSet::FULL.without(holdings.a.or(holdings.b).or(holdings.c));
        let bid = Bid::parse("simple").unwrap();
        Ulti::in_play(
            holdings,
            talon,
            Seat::A,
            bid,
            Some(Suit::Bells),
            Seat::A,
            &Variant::default(),
        )
    }

    #[test]
    fn the_searches_of_a_request_share_one_budget() {
        let hand = hand();
        let mut opponent = Opponent::within(5_000);
        let spent: u64 = (0..4)
            .filter_map(|_| opponent.judged(&hand))
            .map(|verdict| verdict.nodes)
            .sum();
        assert_eq!((spent, opponent.nodes), (5_000, 0));
    }

    #[test]
    fn a_card_is_played_and_told_to_be_rough_where_the_search_did_not_end() {
        let hand = hand();
        for (nodes, rough) in [(0, true), (2_000, true), (NODES_MAX, false)] {
            let mut opponent = Opponent::within(nodes);
            let card = opponent.reply(&hand).unwrap();
            assert!(hand.legal_cards(Seat::A).contains(card));
            assert_eq!(opponent.is_rough, rough, "{nodes}");
        }
    }
}
