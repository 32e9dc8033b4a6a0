//! Other rules for the evening: for all of its deals, which are counted again, or from a deal on, as a second part.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::act::CardRefusal;
use crate::card::{DealId, Scorecard};
use crate::game_of;

/// A part of the evening that is played by other rules than what was before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondPart {
    /// The member `rules` of records.
    pub rules: Json,
    /// The first deal of it; `None` for the next.
    pub from: Option<DealId>,
}

impl Scorecard {
    /// All deals by other rules; refused where one of them cannot be under those.
    pub(crate) fn set_rules(&mut self, rules: Json) -> Result<(), CardRefusal> {
        self.rules = rules;
        for deal in &mut self.deals {
            deal.earlier = None;
        }
        self.earlier_rules.clear();
        self.check_from(0)
    }

    /// The deals before this one keep the rules that they have.
    pub(crate) fn set_rules_from(&mut self, part: SecondPart) -> Result<(), CardRefusal> {
        let place = match part.from {
            Some(id) => self.place(id)?,
            None => self.deals.len(),
        };
        let mut rules = part.rules;
        if let Some(game) = game_of(self.game).filter(|_| place > 0) {
            game.goes_on(&self.rules, &mut rules);
        }
        if rules == self.rules {
            return Err(CardRefusal::Unchanged);
        }
        let old = std::mem::replace(&mut self.rules, rules);
        let at = self.earlier_rules.len();
        self.earlier_rules.push(old);
        for (own, deal) in self.deals.iter_mut().enumerate() {
            deal.earlier = match own < place {
                true => deal.earlier.or(Some(at)),
                false => None,
            };
        }
        self.forget_unused_rules();
        self.check_from(place)
    }

    fn forget_unused_rules(&mut self) {
        let used: BTreeSet<usize> = self.deals.iter().filter_map(|deal| deal.earlier).collect();
        let mut kept = Vec::new();
        let mut places = vec![None; self.earlier_rules.len()];
        for (at, rules) in std::mem::take(&mut self.earlier_rules).into_iter().enumerate() {
            if used.contains(&at) {
                places[at] = Some(kept.len());
                kept.push(rules);
            }
        }
        self.earlier_rules = kept;
        for deal in &mut self.deals {
            deal.earlier = deal.earlier.and_then(|at| places.get(at).copied().flatten());
        }
    }

    fn check_from(&self, place: usize) -> Result<(), CardRefusal> {
        let faults = self.rules_faults();
        if !faults.is_empty() {
            return Err(CardRefusal::Impossible(faults));
        }
        for deal in self.deals.iter().skip(place).filter(|deal| deal.void.is_none()) {
            self.as_for(deal).check_line(deal.dealer, &deal.line)?;
        }
        Ok(())
    }
}
