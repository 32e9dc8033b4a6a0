//! The solver as its users see it: a position of some game, an objective, a verdict. It owns the table, so one is made
//! for each job and used again; it has no thread and no clock.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::contracts::Candidate;
use super::position::Cards;
use super::root::Next;
use super::run::{Bench, Extent};
use super::search::Limits;
use super::table::{ENTRIES_DEFAULT, TranspositionTable};
use super::verdict::{Bounds, Budget, Objective, Verdict};
use talon_rules::cards::Card;

/// What a game knows about a position and the search does not.
pub trait Case: std::fmt::Debug + Send + Sync {
    /// The cards.
    fn cards(&self) -> &Cards;

    /// What can be asked here.
    fn objectives(&self) -> Vec<Objective>;

    /// Whether the declarer wants the value low.
    fn wants_few(&self, _objective: Objective) -> bool {
        false
    }

    /// The answer; `None` to what cannot be asked.
    fn solve(&self, objective: Objective, bench: &mut Bench<'_, '_>) -> Option<Verdict>;

    /// The two cards that the declarer discarded, where they chose them and no card has fallen yet.
    fn laid(&self) -> Option<[Card; 2]>;

    /// Every two cards that they could have discarded, in the order in which they are best asked about.
    fn pairs(&self) -> Vec<[Card; 2]>;

    /// What could have been played with the cards held, each after what it needs; nothing once a card has fallen.
    fn candidates(&self) -> Vec<Candidate>;

    /// The same deal with these two cards discarded, for another contract or for the one that is played; `None` where
    /// the rules do not allow it.
    fn instead(&self, laid: Option<[Card; 2]>, candidate: Option<&Candidate>) -> Option<Position>;
}

/// A position of the play with everything that its value depends on. Made by a game's folder.
#[derive(Debug, Clone)]
pub struct Position(Arc<dyn Case>);

impl Position {
    /// The position of this case.
    pub(super) fn of(case: impl Case + 'static) -> Position {
        Position(Arc::new(case))
    }

    /// Who holds what, what lies on the table, who is to play.
    pub fn cards(&self) -> &Cards {
        self.0.cards()
    }

    /// What can be asked about it.
    pub fn objectives(&self) -> Vec<Objective> {
        self.0.objectives()
    }

    /// The game's own knowledge of it.
    pub(super) fn case(&self) -> &dyn Case {
        self.0.as_ref()
    }

    /// The objective of this word, if it can be asked here.
    pub fn objective(&self, code: &str) -> Option<Objective> {
        self.objectives().into_iter().find(|objective| objective.code() == code)
    }
}

/// A search with its memory. One job uses one and keeps it.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
    used_for: Option<Vec<i64>>,
    next: Option<Next>,
    #[cfg(test)]
    pub(super) without: super::cuts::Cut,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(ENTRIES_DEFAULT)
    }
}

impl Solver {
    /// A solver whose table grows to at most this many entries of 16 bytes, rounded up to a power of two.
    pub fn new(entries: usize) -> Solver {
        Solver {
            table: TranspositionTable::new(entries),
            used_for: None,
            next: None,
            #[cfg(test)]
            without: super::cuts::Cut::Nothing,
        }
    }

    /// The value, every legal card and one best line, as far as the budget goes; the same question takes the same
    /// nodes each time. What cannot be asked of the position has no answer.
    pub fn solve(
        &mut self,
        position: &Position,
        objective: Objective,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Option<Verdict> {
        self.begin();
        self.ask(
            position,
            objective,
            Extent::Everything,
            &mut Limits::new(budget.nodes, stop),
        )
    }

    /// The value alone, which is cheaper, with the nodes it took.
    pub fn value(
        &mut self,
        position: &Position,
        objective: Objective,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Option<(Bounds, u64)> {
        self.begin();
        let verdict = self.ask(position, objective, Extent::Value, &mut Limits::new(budget.nodes, stop))?;
        Some((verdict.value, verdict.nodes))
    }

    /// What the table holds is not for the next question.
    pub(super) fn begin(&mut self) {
        self.used_for = None;
    }

    pub(super) fn ask(
        &mut self,
        position: &Position,
        objective: Objective,
        extent: Extent,
        limits: &mut Limits<'_>,
    ) -> Option<Verdict> {
        let bench = &mut Bench {
            table: &mut self.table,
            limits,
            extent,
            used_for: &mut self.used_for,
            next: &mut self.next,
            #[cfg(test)]
            without: self.without,
        };
        position.0.solve(objective, bench)
    }
}
