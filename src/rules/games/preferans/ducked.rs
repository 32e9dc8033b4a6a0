//! Whether a Bettel can still be broken: whether any order of the cards that are left gives the declarer a trick.

use std::collections::HashSet;

use super::state::Preferans;
use crate::cards::{BySeat, Card, CardSet, Seat};
use crate::games::trick::{PlayRules, Trick};

/// Cards of a holding from which on every order is tried; with more only what suits alone tell counts.
const TRIED_CARDS_MAX: usize = 6;

/// What decides who can still win a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Rest {
    holdings: BySeat<CardSet>,
    next: Seat,
}

/// The declarer and the rules by which they would take a trick.
struct Ducking {
    declarer: Seat,
    rules: PlayRules,
    /// Between two tricks: those from which they can take none.
    seen: HashSet<Rest>,
}

impl Preferans {
    /// Whether the declarer of a Bettel can take no trick any more, whatever falls. It is not so where that would
    /// depend on cards that nobody knows.
    pub(super) fn is_ducked_for_good(&self) -> bool {
        let (Some(declarer), Some(contract)) = (self.declarer(), self.contract) else {
            return false;
        };
        if self.table.holdings.iter().any(|(_, holding)| holding.unknown > 0) || self.tricks[declarer] > 0 {
            return false;
        }
        let rest = Rest {
            holdings: self.table.holdings.map(|_, holding| holding.certain),
            next: self.next_to_play(),
        };
        let mut ducking = Ducking {
            declarer,
            rules: contract.play_rules(),
            seen: HashSet::new(),
        };
        if ducking.is_below(&rest, &self.trick) {
            return true;
        }
        rest.holdings
            .iter()
            .all(|(_, holding)| holding.len() <= TRIED_CARDS_MAX)
            && !ducking.may_take(rest, self.trick)
    }
}

impl Ducking {
    /// Whether in each suit every card of the declarer is below all that they can still meet. They never lead then, and
    /// who does not lead wins only from above.
    fn is_below(&self, rest: &Rest, trick: &Trick) -> bool {
        let winner = trick.winner(&self.rules);
        let at_risk = winner.map_or(rest.next, |(by, _)| by) == self.declarer;
        let [first, second] = self.declarer.others().map(|seat| rest.holdings[seat]);
        let to_meet = winner.filter(|_| !trick.has(self.declarer)).map(|(_, card)| card);
        let own = rest.holdings[self.declarer];
        !at_risk
            && first
                .or(second)
                .iter()
                .chain(to_meet)
                .all(|card| own.and(self.rules.order.above(card)).is_empty())
    }

    /// Whether some order of the cards gives the declarer a trick.
    fn may_take(&mut self, rest: Rest, trick: Trick) -> bool {
        if trick.is_empty() && (rest.holdings[rest.next].is_empty() || self.seen.contains(&rest)) {
            return false;
        }
        let legal = self.rules.legal(rest.holdings[rest.next], &trick);
        let taken = legal.iter().any(|card| self.takes_after(rest, trick, card));
        if trick.is_empty() && !taken {
            self.seen.insert(rest);
        }
        taken
    }

    fn takes_after(&mut self, mut rest: Rest, mut trick: Trick, card: Card) -> bool {
        rest.holdings[rest.next].remove(card);
        trick.add(rest.next, card);
        if let Some(next) = trick.next() {
            return self.may_take(Rest { next, ..rest }, trick);
        }
        match trick.winner(&self.rules) {
            Some((winner, _)) if winner != self.declarer => {
                self.may_take(Rest { next: winner, ..rest }, Trick::default())
            }
            _ => true,
        }
    }
}
