//! How much of the totals came from the cards and how much from the players, and who would have been ahead by either.

use std::collections::BTreeMap;

use super::line::datum;
use crate::{EntryNo, Exact};

/// A score with what it is compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub entry: EntryNo,
    pub board: u32,
    /// The line of seats, from 0.
    pub line: usize,
    pub raw: i64,
}

/// What the cards did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Luck {
    /// Variance of the total scores between players.
    pub totals: Exact,
    /// Variance of what their cards were worth: the sum of the datums of the lines they held.
    pub cards: Exact,
    /// Variance of what they made beyond that.
    pub players: Exact,
    /// Each player, in order of their numbers.
    pub each: Vec<LuckOfEntry>,
}

/// What the cards did for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LuckOfEntry {
    pub entry: EntryNo,
    pub total: Exact,
    /// What their cards were worth.
    pub cards: Exact,
    /// What they made beyond that.
    pub beyond: Exact,
}

/// Parts totals into cards and players; none without scores.
pub fn luck(shares: &[Share]) -> Option<Luck> {
    let mut lines: BTreeMap<(u32, usize), Vec<i64>> = BTreeMap::new();
    for share in shares {
        lines.entry((share.board, share.line)).or_default().push(share.raw);
    }
    let worth: BTreeMap<(u32, usize), Exact> = lines
        .iter()
        .filter_map(|(at, scores)| Some((*at, datum(scores)?)))
        .collect();
    let mut sums: BTreeMap<EntryNo, (Exact, Exact)> = BTreeMap::new();
    for share in shares {
        let held = worth.get(&(share.board, share.line))?;
        let (total, cards) = sums
            .entry(share.entry)
            .or_insert_with(|| (Exact::zero(), Exact::zero()));
        *total = &*total + &Exact::from(share.raw);
        *cards = &*cards + held;
    }
    let each: Vec<LuckOfEntry> = sums
        .into_iter()
        .map(|(entry, (total, cards))| LuckOfEntry {
            entry,
            beyond: &total - &cards,
            total,
            cards,
        })
        .collect();
    Some(Luck {
        totals: variance(each.iter().map(|one| &one.total))?,
        cards: variance(each.iter().map(|one| &one.cards))?,
        players: variance(each.iter().map(|one| &one.beyond))?,
        each,
    })
}

/// Mean of the squared distances to the mean.
fn variance<'a>(numbers: impl Iterator<Item = &'a Exact> + Clone) -> Option<Exact> {
    let count = numbers.clone().count();
    let mean = numbers.clone().sum::<Exact>().shared_by(count)?;
    let squares = numbers.map(|number| {
        let off = number - &mean;
        &off * &off
    });
    squares.sum::<Exact>().shared_by(count)
}
