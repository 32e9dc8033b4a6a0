//! Puts equal totals in order by a chain of tie-breaks, and says what decided between neighbors. It knows numbers, not
//! where they come from.

use super::profile::TieBreak;
use crate::Exact;

/// An item of a chain.
pub trait ChainItem: Copy + PartialEq {
    /// Whether it compares a group at the tables where they met, and not each by a number of their own.
    fn is_head_to_head(self) -> bool;
}

impl ChainItem for TieBreak {
    fn is_head_to_head(self) -> bool {
        self == TieBreak::HeadToHead
    }
}

/// What the chain asks about those it orders; they are numbers from 0, in the order of those who share a rank.
pub trait Keys {
    /// What the chain is made of.
    type Item: ChainItem;

    /// What is compared first; more is better.
    fn total(&self, who: usize) -> Exact;
    /// What a tie-break other than the tables together says of someone; more is better, none is least.
    fn key(&self, item: Self::Item, who: usize, group: &[usize]) -> Option<Exact>;
    /// What each of a group made at the tables where they met; none where two of them never did.
    fn head_to_head(&self, group: &[usize]) -> Option<Vec<Exact>>;
}

/// What decided between two neighbors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By<I = TieBreak> {
    Total,
    Item(I),
    /// Nothing: they share a rank.
    Nothing,
}

/// Between someone and the next one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Boundary<I = TieBreak> {
    pub by: By<I>,
    /// What the upper and the lower one have in it.
    pub upper: Option<Exact>,
    pub lower: Option<Exact>,
    /// Where nothing decides: what they did to each other was asked on the way, and not all of those who were level had
    /// met.
    pub is_unmet: bool,
}

/// The order, with what stands between each one and the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordered<I = TieBreak> {
    pub order: Vec<usize>,
    pub boundaries: Vec<Boundary<I>>,
}

impl<I: ChainItem> Ordered<I> {
    /// Ranks in the order: 1-2-2-4.
    pub fn ranks(&self) -> Vec<usize> {
        crate::ranks(self.order.len(), |at| {
            at > 0
                && self
                    .boundaries
                    .get(at - 1)
                    .is_some_and(|boundary| boundary.by == By::Nothing)
        })
    }

    fn append(&mut self, part: Ordered<I>, boundary: Boundary<I>) {
        if !self.order.is_empty() {
            self.boundaries.push(boundary);
        }
        self.order.extend(part.order);
        self.boundaries.extend(part.boundaries);
    }
}

/// Orders a group by total and then by the chain. Those who are equal in everything share, in the order given.
pub fn order<K: Keys>(keys: &K, chain: &[K::Item], group: &[usize]) -> Ordered<K::Item> {
    let totals: Vec<(usize, Option<Exact>)> = group.iter().map(|who| (*who, Some(keys.total(*who)))).collect();
    split(totals, By::Total, |tied| decide(keys, chain, tied, Asked::default()))
}

/// How far those with equal totals were asked.
#[derive(Clone, Copy, Default)]
struct Asked {
    /// The first item that was not.
    from: usize,
    /// What they did to each other was passed over, for not all of them had met.
    is_unmet: bool,
}

/// Orders those with equal totals by the chain from this item on.
fn decide<K: Keys>(keys: &K, chain: &[K::Item], group: Vec<usize>, asked: Asked) -> Ordered<K::Item> {
    let mut is_unmet = asked.is_unmet;
    if group.len() < 2 {
        return Ordered {
            order: group,
            boundaries: Vec::new(),
        };
    }
    for (at, item) in chain.iter().enumerate().skip(asked.from) {
        let values: Vec<Option<Exact>> = if item.is_head_to_head() {
            match keys.head_to_head(&group) {
                Some(values) => values.into_iter().map(Some).collect(),
                None => {
                    is_unmet = true;
                    continue;
                }
            }
        } else {
            group.iter().map(|who| keys.key(*item, *who, &group)).collect()
        };
        if values.windows(2).all(|two| two[0] == two[1]) {
            continue;
        }
        // What the tables together part is asked everything again, for fewer are concerned now.
        let next = if item.is_head_to_head() {
            Asked::default()
        } else {
            Asked { from: at + 1, is_unmet }
        };
        let valued = group.into_iter().zip(values).collect();
        return split(valued, By::Item(*item), |tied| decide(keys, chain, tied, next));
    }
    let nothing = Boundary {
        by: By::Nothing,
        upper: None,
        lower: None,
        is_unmet,
    };
    Ordered {
        boundaries: vec![nothing; group.len() - 1],
        order: group,
    }
}

/// Puts the highest first and orders those with the same value among themselves.
fn split<I: ChainItem>(
    mut valued: Vec<(usize, Option<Exact>)>,
    by: By<I>,
    within: impl Fn(Vec<usize>) -> Ordered<I>,
) -> Ordered<I> {
    valued.sort_by(|(_, a), (_, b)| b.cmp(a));
    let mut ordered = Ordered {
        order: Vec::new(),
        boundaries: Vec::new(),
    };
    let mut upper: Option<Exact> = None;
    for same in valued.chunk_by(|(_, a), (_, b)| a == b) {
        let lower = same.first().and_then(|(_, value)| value.clone());
        let boundary = Boundary {
            by,
            upper: upper.take(),
            lower: lower.clone(),
            is_unmet: false,
        };
        ordered.append(within(same.iter().map(|(who, _)| *who).collect()), boundary);
        upper = lower;
    }
    ordered
}

/// Pairs at a table of four.
const PAIRS_MAX: usize = 6;

/// At the tables where at least two of a group sat: one for each member beaten, a half for each equal one. None unless
/// every two of them met. A table is a list of who sat there with what score.
pub fn head_to_head<T: AsRef<[(usize, i64)]>>(group: &[usize], tables: &[T]) -> Option<Vec<Exact>> {
    // A table brings six pairs together at most; where that cannot be enough, nobody need look.
    if group.len().saturating_mul(group.len().saturating_sub(1)) / 2 > tables.len().saturating_mul(PAIRS_MAX) {
        return None;
    }
    let place = |who: usize| group.iter().position(|member| *member == who);
    let mut halves = vec![0i64; group.len()];
    let mut met = vec![false; group.len() * group.len()];
    for table in tables {
        let there: Vec<(usize, i64)> = table
            .as_ref()
            .iter()
            .filter_map(|(who, raw)| Some((place(*who)?, *raw)))
            .collect();
        for (one, raw) in &there {
            for (other, others) in there.iter().filter(|(other, _)| other != one) {
                met[one * group.len() + other] = true;
                halves[*one] += match raw.cmp(others) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                };
            }
        }
    }
    let unmet = (0..group.len()).any(|a| (0..group.len()).any(|b| a != b && !met[a * group.len() + b]));
    if unmet {
        return None;
    }
    halves.into_iter().map(|halves| Exact::ratio(halves, 2)).collect()
}
