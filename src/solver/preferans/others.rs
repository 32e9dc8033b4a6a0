//! What else could have been played in Preferans with the cards held: other contracts against both defenders, other
//! cards discarded.

use super::case::PreferansCase;
use super::position::{PositionFacts, position};
use crate::choice::pairs;
use crate::contracts::Candidate;
use crate::solve::Position;
use crate::verdict::Objective;
use talon_rules::cards::{BySeat, Card, CardSet, Seat};
use talon_rules::games::preferans::{Aim, Contract, first_leader};

impl PreferansCase {
    fn has_begun(&self) -> bool {
        !self.cards.trick.is_empty() || Seat::ALL.into_iter().any(|seat| self.facts.tricks[seat] > 0)
    }

    /// All cards that the declarer could choose from; in a game they never saw the talon (P-4.4).
    fn held(&self) -> CardSet {
        let own = self.facts.holdings[self.facts.declarer];
        if self.facts.game { own } else { own.or(self.facts.talon) }
    }

    pub(super) fn two_laid(&self) -> Option<[Card; 2]> {
        let laid: Vec<Card> = self.facts.talon.iter().collect();
        laid.try_into().ok().filter(|_| !self.has_begun() && !self.facts.game)
    }

    pub(super) fn all_pairs(&self) -> Vec<[Card; 2]> {
        pairs(self.held())
    }

    pub(super) fn all_candidates(&self) -> Vec<Candidate> {
        let facts = &self.facts;
        let size = facts.holdings[facts.declarer].len();
        let known = facts
            .declarer
            .others()
            .into_iter()
            .all(|seat| facts.holdings[seat].len() == size);
        if self.has_begun() || !known || facts.forehand.is_none() {
            return Vec::new();
        }
        let highest = facts.variant.highest();
        let candidate = |contract: Contract| {
            let (objective, least) = match contract.aim() {
                Aim::SixTricks => (Objective::Tricks, 6),
                Aim::NoTrick | Aim::AllTricks => (Objective::Made, 1),
            };
            Candidate {
                code: contract.code(facts.game),
                trump: None,
                objective,
                least,
                needs: Vec::new(),
                is_part: false,
                rank: contract.value(),
            }
        };
        Contract::all()
            .filter(|contract| *contract <= highest)
            .map(candidate)
            .collect()
    }

    pub(super) fn with(&self, laid: Option<[Card; 2]>, candidate: Option<&Candidate>) -> Option<Position> {
        let facts = match laid {
            Some(pair) => self.facts.laying(self.held(), pair),
            None => self.facts.clone(),
        };
        let Some(candidate) = candidate else {
            return position(&facts).ok();
        };
        let (contract, _) = Contract::parse(candidate.code)?;
        let active = BySeat::from_fn(|_| true);
        let leader = first_leader(facts.forehand?, facts.declarer, contract, &active, &facts.variant);
        let others = PositionFacts {
            contract,
            active,
            leader,
            kontra: None,
            invited_by: None,
            ..facts
        };
        position(&others).ok()
    }
}
