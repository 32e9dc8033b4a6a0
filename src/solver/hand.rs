//! A whole hand: every ply of a record, every legal card, with one table that stays warm from ply to ply. It is given
//! positions and does not know where they come from.

use std::sync::atomic::AtomicBool;

use super::run::Extent;
use super::search::Limits;
use super::solve::{Position, Solver};
use super::verdict::{Budget, Objective, Verdict};
use talon_rules::cards::Card;

/// What is known of one ply.
#[derive(Debug, Clone)]
pub struct PlyAnalysis {
    /// The card that was played, where one was.
    pub played: Option<Card>,
    /// A verdict for each objective in the order they were asked; nothing where it cannot be asked.
    pub verdicts: Vec<Option<Verdict>>,
}

impl PlyAnalysis {
    /// What the card that was played gave away of an objective's value, 0 for one of the best; `None` where that is not
    /// known exactly.
    pub fn loss(&self, objective: usize) -> Option<i64> {
        let verdict = self.verdicts.get(objective)?.as_ref()?;
        let played = self.played?;
        let (_, bounds) = verdict.cards.iter().find(|(card, _)| *card == played)?;
        Some((verdict.value.single()? - bounds.single()?).abs())
    }
}

/// The verdicts of a hand.
#[derive(Debug, Clone)]
pub struct HandAnalysis {
    /// As many as there were positions.
    pub plies: Vec<PlyAnalysis>,
    /// Whether every number is exact.
    pub complete: bool,
    pub nodes: u64,
}

impl Solver {
    /// All plies of a hand: `plies` are the positions in order, `played` the card that followed each, as far as the
    /// record goes. The budget is that of the whole hand; where it ends, the rest comes back as bounds.
    pub fn hand(
        &mut self,
        plies: &[Position],
        played: &[Card],
        objectives: &[Objective],
        budget: &Budget,
        stop: &AtomicBool,
    ) -> HandAnalysis {
        let mut limits = Limits::new(budget.nodes, stop);
        let blank = |(at, _): (usize, &Position)| PlyAnalysis {
            played: played.get(at).copied(),
            verdicts: vec![None; objectives.len()],
        };
        let mut analyses: Vec<PlyAnalysis> = plies.iter().enumerate().map(blank).collect();
        for (column, objective) in objectives.iter().enumerate() {
            self.begin();
            // The last plies are quick, and what they leave in the table helps the first.
            for (analysis, position) in analyses.iter_mut().zip(plies).rev() {
                analysis.verdicts[column] = self.ask(position, *objective, Extent::Everything, &mut limits);
            }
        }
        let mut verdicts = analyses.iter().flat_map(|ply| ply.verdicts.iter().flatten());
        let complete = verdicts.all(|verdict| verdict.complete);
        HandAnalysis {
            complete,
            plies: analyses,
            nodes: limits.nodes,
        }
    }
}
