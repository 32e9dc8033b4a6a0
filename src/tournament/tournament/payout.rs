//! Who gets which prize, by a ranking.

use super::{Ranking, Tournament};
use crate::EntryNo;
use crate::prizes::{Payouts, payouts};

impl Tournament {
    /// The prize of each entry that has a rank, and what is not paid out; nothing where no prizes are set. Those who
    /// share a rank share the prizes of the places they cover, in whole units.
    pub fn payouts(&self, ranking: &Ranking) -> (Vec<(EntryNo, u64)>, u64) {
        let ranked: Vec<(EntryNo, usize)> = ranking
            .rows
            .iter()
            .filter_map(|row| Some((row.entry, row.rank?)))
            .collect();
        let ranks: Vec<usize> = ranked.iter().map(|(_, rank)| *rank).collect();
        // The ranks of standings are a ranking, and a profile takes no prizes that cannot be added up.
        let Ok(Payouts { each, remainder }) = payouts(&ranks, &self.profile.prizes.amounts) else {
            return (Vec::new(), 0);
        };
        let paid = ranked
            .into_iter()
            .map(|(entry, _)| entry)
            .zip(each)
            .filter(|(_, prize)| *prize > 0);
        (paid.collect(), remainder)
    }
}
