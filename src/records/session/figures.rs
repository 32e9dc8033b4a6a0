//! What an evening was like for each person: how often they declared, how often they made it, and their best and worst
//! deal.

use super::Ledger;
use talon_rules::games::session::{DealEntry, DealFate};

/// The evening of one person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PersonFigures {
    /// Deals that they declared, those that nobody played against too.
    pub declared: usize,
    /// Of those, the ones that they made.
    pub made: usize,
    /// The deal that brought them most, by its number, and what it brought.
    pub best: Option<(u32, i64)>,
    /// The one that cost them most.
    pub worst: Option<(u32, i64)>,
}

impl PersonFigures {
    /// Takes what a deal brought; of deals that brought the same the first is told.
    pub fn takes(&mut self, number: u32, gain: i64) {
        if gain > self.best.map_or(0, |(_, best)| best) {
            self.best = Some((number, gain));
        }
        if gain < self.worst.map_or(0, |(_, worst)| worst) {
            self.worst = Some((number, gain));
        }
    }

    /// Takes a deal that they declared, if it counts.
    pub fn declares(&mut self, entry: &DealEntry) {
        if let fate @ (DealFate::Played | DealFate::Unplayed) = entry.fate {
            self.declared += 1;
            // What nobody plays against is made.
            self.made += usize::from(fate == DealFate::Unplayed || entry.made == Some(true));
        }
    }
}

impl Ledger {
    /// The session of each column. A deal without a number is called by its place.
    pub fn figures(&self) -> Vec<PersonFigures> {
        let mut all = vec![PersonFigures::default(); self.columns.len()];
        for (place, deal) in self.deals.iter().enumerate() {
            let number = deal.number.and_then(|number| u32::try_from(number).ok());
            let number = number.unwrap_or_else(|| u32::try_from(place + 1).unwrap_or(u32::MAX));
            let totals = self.before(place).totals.iter().zip(&deal.after.totals);
            for (own, (before, after)) in all.iter_mut().zip(totals) {
                own.takes(number, after - before);
            }
            let declarer = deal.entry.declarer.map(|seat| deal.seats[seat]);
            if let Some(own) = declarer.and_then(|column| all.get_mut(column)) {
                own.declares(&deal.entry);
            }
        }
        all
    }
}
