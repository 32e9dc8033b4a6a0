//! What a declarer could have done with the cards they held before a card fell: which two of them would have been
//! better discards, and which contracts could have been made. A game says what there is to be tried; here it is tried.

use std::sync::atomic::AtomicBool;

use super::choice::BestOption;
use super::run::Extent;
use super::search::Limits;
use super::solve::{Position, Solver};
use super::verdict::{Bounds, Budget, Objective};
use talon_rules::cards::{Card, Suit};

/// Something to be tried: a contract, or a part that contracts are made of.
#[derive(Debug, Clone)]
pub(crate) struct Candidate {
    /// The contract by its code.
    pub code: &'static str,
    /// The trump suit, where the code leaves it open.
    pub trump: Option<Suit>,
    pub objective: Objective,
    /// The value from which on it is made.
    pub least: i64,
    /// Places in the list: whatever makes this makes those, with the same cards discarded.
    pub needs: Vec<usize>,
    /// It is tried for the sake of others and is no contract of its own.
    pub is_part: bool,
    /// Its place among all contracts, from the lowest.
    pub rank: u8,
}

/// The two cards that were discarded and the best two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discards {
    pub laid: [Card; 2],
    /// What the hand was worth with those.
    pub value: Bounds,
    /// Those that were laid where none are better; nothing where it is not known.
    pub best: Option<[Card; 2]>,
    /// What the hand is worth with the best.
    pub best_value: Bounds,
    /// Whether they are known to be the best.
    pub complete: bool,
    pub nodes: u64,
}

/// What a contract could have come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Makeable {
    pub code: &'static str,
    pub trump: Option<Suit>,
    /// Nothing where the search did not come so far.
    pub made: Option<bool>,
    /// Two cards that can be discarded for it, those that were laid wherever they will do.
    pub laid: Option<[Card; 2]>,
    /// The most tricks, where tricks are what counts.
    pub most: Option<i64>,
}

/// All contracts that can be played with the cards held, from the lowest; one in several trump suits stands there for
/// each of them, that of the hand first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contracts {
    pub list: Vec<Makeable>,
    pub complete: bool,
    pub nodes: u64,
}

impl Solver {
    /// The best two cards to discard for the contract that is played. Nothing where none were discarded by choice,
    /// where cards have fallen, or where the objective cannot be asked.
    pub fn discards(
        &mut self,
        position: &Position,
        objective: Objective,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Option<Discards> {
        let case = position.case();
        let laid = case.laid()?;
        let after = |pair: [Card; 2]| Some((pair, case.instead(Some(pair), None)?));
        let (pairs, options): (Vec<[Card; 2]>, Vec<Position>) =
            ordered(position, laid).into_iter().filter_map(after).unzip();
        let choice = self.choose(&options, objective, budget, stop)?;
        let own = pairs.iter().position(|pair| *pair == laid)?;
        let value = *choice.options.get(own)?;
        let known = choice.best.map_or(value, |best| choice.options[best]);
        let ends = choice.options.iter();
        let best_value = if case.wants_few(objective) {
            Bounds {
                low: ends.map(|bounds| bounds.low).min().unwrap_or(value.low),
                high: known.high,
            }
        } else {
            Bounds {
                low: known.low,
                high: ends.map(|bounds| bounds.high).max().unwrap_or(value.high),
            }
        };
        Some(Discards {
            laid,
            value,
            best: choice.best.map(|best| pairs[best]),
            best_value,
            complete: choice.complete,
            nodes: choice.nodes,
        })
    }

    /// Which contracts could have been made with the cards held, discarding the best two for each. Nothing to be
    /// tried, as when cards have fallen, is an empty list.
    pub fn contracts(&mut self, position: &Position, budget: &Budget, stop: &AtomicBool) -> Contracts {
        let mut limits = Limits::new(budget.nodes, stop);
        self.begin();
        let laid = position.case().laid();
        let pairs: Vec<Option<[Card; 2]>> = match laid {
            Some(laid) => ordered(position, laid).into_iter().map(Some).collect(),
            None => vec![None],
        };
        let candidates = position.case().candidates();
        let mut tried: Vec<Tried> = Vec::with_capacity(candidates.len());
        for (at, candidate) in candidates.iter().enumerate() {
            let needed = candidates[at + 1..].iter().any(|later| later.needs.contains(&at));
            let attempt = Attempt {
                position,
                candidate,
                pairs: &pairs,
                needed,
            };
            let found = match candidate.objective.is_yes_or_no() {
                true => self.sifted(&attempt, &tried, &mut limits),
                false => self.counted(&attempt, &mut limits),
            };
            tried.push(found);
        }
        let mut contracts: Vec<(&Candidate, &Tried)> = candidates
            .iter()
            .zip(&tried)
            .filter(|(candidate, _)| !candidate.is_part)
            .collect();
        contracts.sort_by_key(|(candidate, _)| candidate.rank);
        let list: Vec<Makeable> = contracts
            .into_iter()
            .map(|(candidate, tried)| tried.told(candidate, &pairs))
            .collect();
        let known = |one: &Makeable| one.made.is_some();
        Contracts {
            complete: list.iter().all(known) && !limits.stopped,
            nodes: limits.nodes,
            list,
        }
    }

    /// Pair by pair, those only with which everything that is needed can be made; to the first that does, unless others
    /// want to know of all.
    fn sifted(&mut self, attempt: &Attempt<'_>, tried: &[Tried], limits: &mut Limits<'_>) -> Tried {
        let mut found = Tried {
            by_pair: vec![None; attempt.pairs.len()],
            ..Tried::default()
        };
        for at in 0..attempt.pairs.len() {
            let hopeless = |need: &usize| tried[*need].by_pair[at] == Some(false);
            let made = match attempt.position(at) {
                Some(option) if !attempt.candidate.needs.iter().any(hopeless) => self
                    .ask(&option, attempt.candidate.objective, Extent::Value, limits)
                    .and_then(|verdict| attempt.made(verdict.value)),
                _ => Some(false),
            };
            found.by_pair[at] = made;
            if made == Some(true) && !attempt.needed {
                break;
            }
        }
        found
    }

    /// The most that can be had.
    fn counted(&mut self, attempt: &Attempt<'_>, limits: &mut Limits<'_>) -> Tried {
        let places: Vec<usize> = (0..attempt.pairs.len())
            .filter(|at| attempt.position(*at).is_some())
            .collect();
        let options: Vec<Position> = places.iter().filter_map(|at| attempt.position(*at)).collect();
        let mut found = Tried {
            by_pair: vec![Some(false); attempt.pairs.len()],
            ..Tried::default()
        };
        let Some(BestOption {
            best,
            options,
            complete,
            ..
        }) = self.best_of(&options, attempt.candidate.objective, limits)
        else {
            return found;
        };
        for (place, bounds) in places.iter().zip(&options) {
            found.by_pair[*place] = attempt.made(*bounds);
        }
        found.best = best.and_then(|best| places.get(best).copied());
        found.most = best.filter(|_| complete).and_then(|best| options[best].single());
        found
    }
}

/// Every pair that can be discarded, the one that was laid first: of equals it is the best.
fn ordered(position: &Position, laid: [Card; 2]) -> Vec<[Card; 2]> {
    let mut pairs = position.case().pairs();
    pairs.retain(|pair| *pair != laid);
    pairs.insert(0, laid);
    pairs
}

/// A candidate with every pair that can be discarded for it.
struct Attempt<'a> {
    position: &'a Position,
    candidate: &'a Candidate,
    pairs: &'a [Option<[Card; 2]>],
    /// Later candidates ask about each pair.
    needed: bool,
}

impl Attempt<'_> {
    fn position(&self, at: usize) -> Option<Position> {
        self.position.case().instead(self.pairs[at], Some(self.candidate))
    }

    fn made(&self, value: Bounds) -> Option<bool> {
        match () {
            () if value.low >= self.candidate.least => Some(true),
            () if value.high < self.candidate.least => Some(false),
            () => None,
        }
    }
}

/// What came of a candidate.
#[derive(Debug, Default)]
struct Tried {
    /// Whether each pair makes it.
    by_pair: Vec<Option<bool>>,
    /// The pair that reaches most.
    best: Option<usize>,
    most: Option<i64>,
}

impl Tried {
    fn told(&self, candidate: &Candidate, pairs: &[Option<[Card; 2]>]) -> Makeable {
        let first = self.by_pair.iter().position(|made| *made == Some(true));
        let made = match first {
            Some(_) => Some(true),
            None if self.by_pair.contains(&None) => None,
            None => Some(false),
        };
        let laid = self.best.filter(|_| first.is_some()).or(first).and_then(|at| pairs[at]);
        Makeable {
            code: candidate.code,
            trump: candidate.trump,
            made,
            laid,
            most: self.most,
        }
    }
}
