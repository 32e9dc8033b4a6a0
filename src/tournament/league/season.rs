//! A season: the best tournaments of each player, the order that they make, and what may still become of it.

use std::cmp::Ordering;

use crate::{Exact, ranks};

/// What someone has from a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    pub points: Exact,
    /// Their rank there; it decides ties.
    pub rank: usize,
}

/// The tournaments of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// For each player one cell a tournament, none where they were absent.
    pub players: Vec<Vec<Option<Cell>>>,
    /// How many tournaments count for each player.
    pub best: usize,
    /// How many tournaments someone must have played to be ranked.
    pub played_min: usize,
}

/// How a player stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Their place in the list of players, from 0.
    pub player: usize,
    /// None for those who played too few tournaments; they come last.
    pub rank: Option<usize>,
    pub total: Exact,
    /// For each tournament whether it counts; it does not where they were absent.
    pub counted: Vec<bool>,
    pub played: usize,
}

/// Between which ranks someone will end. No rank outside is possible; that each one inside is, is not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    pub best: usize,
    pub worst: usize,
}

/// What decides between equal totals, in order: counted tournaments by rank, best tournament, sum of all.
#[derive(Debug)]
struct Key {
    total: Exact,
    /// The ranks of the counted tournaments, the best first.
    ranks: Vec<usize>,
    single: Exact,
    all: Exact,
}

/// The sum of the highest so many numbers. None counts below zero: someone absent has no less.
pub fn best_of(points: &[Exact], count: usize) -> Exact {
    let mut sorted: Vec<&Exact> = points.iter().filter(|points| **points > Exact::zero()).collect();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted.into_iter().take(count).sum()
}

/// Which tournaments of a player count: the highest, of equal ones the better rank and then the earlier.
fn counted(cells: &[Option<Cell>], best: usize) -> Vec<bool> {
    let zero = Exact::zero();
    let mut there: Vec<(usize, &Cell)> = cells
        .iter()
        .enumerate()
        .filter_map(|(tournament, cell)| Some((tournament, cell.as_ref()?)))
        .collect();
    there.retain(|(_, cell)| cell.points >= zero);
    there.sort_by(|(_, a), (_, b)| b.points.cmp(&a.points).then(a.rank.cmp(&b.rank)));
    let mut counted = vec![false; cells.len()];
    for (tournament, _) in there.into_iter().take(best) {
        counted[tournament] = true;
    }
    counted
}

impl Season {
    /// All players in their order.
    ///
    /// Equal totals are decided by the tournaments won among those that count, then by second places and so on, by the best
    /// single tournament, by the sum of all tournaments; then the rank is shared, in order of the list.
    pub fn standings(&self) -> Vec<Standing> {
        let marks: Vec<Vec<bool>> = self.players.iter().map(|cells| counted(cells, self.best)).collect();
        let keys: Vec<Key> = self
            .players
            .iter()
            .zip(&marks)
            .map(|(cells, marks)| key(cells, marks))
            .collect();
        let played = |player: usize| self.players[player].iter().flatten().count();
        let (mut ranked, unranked): (Vec<usize>, Vec<usize>) =
            (0..self.players.len()).partition(|player| played(*player) >= self.played_min);
        ranked.sort_by(|a, b| before(&keys[*a], &keys[*b]));
        let mut unranked = unranked;
        unranked.sort_by(|a, b| before(&keys[*a], &keys[*b]));
        let shared = |at: usize| at > 0 && before(&keys[ranked[at - 1]], &keys[ranked[at]]).is_eq();
        let given: Vec<Option<usize>> = ranks(ranked.len(), shared).into_iter().map(Some).collect();
        let order = ranked
            .into_iter()
            .zip(given)
            .chain(unranked.into_iter().map(|player| (player, None)));
        order
            .map(|(player, rank)| Standing {
                player,
                rank,
                total: keys[player].total.clone(),
                counted: marks[player].clone(),
                played: played(player),
            })
            .collect()
    }

    /// For each player in order of the list, the highest and the lowest final rank that they may still reach, when each
    /// of the tournaments to come brings at most so much. Where none is to come, both are the rank of now.
    pub fn outlook(&self, to_come: &[Exact]) -> Vec<Outlook> {
        let points =
            |cells: &[Option<Cell>]| -> Vec<Exact> { cells.iter().flatten().map(|cell| cell.points.clone()).collect() };
        let now: Vec<Exact> = self
            .players
            .iter()
            .map(|cells| best_of(&points(cells), self.best))
            .collect();
        let most: Vec<Exact> = self
            .players
            .iter()
            .map(|cells| {
                let mut all = points(cells);
                all.extend(to_come.iter().cloned());
                best_of(&all, self.best)
            })
            .collect();
        if to_come.is_empty() {
            let mut standings = self.standings();
            standings.sort_by_key(|one| one.player);
            let count = standings.len();
            let rank = |one: Standing| one.rank.unwrap_or(count);
            return standings
                .into_iter()
                .map(rank)
                .map(|rank| Outlook {
                    best: rank,
                    worst: rank,
                })
                .collect();
        }
        let of = |player: usize| {
            let others = || (0..now.len()).filter(|other| *other != player);
            Outlook {
                best: 1 + others().filter(|other| now[*other] > most[player]).count(),
                worst: 1 + others().filter(|other| most[*other] >= now[player]).count(),
            }
        };
        (0..now.len()).map(of).collect()
    }
}

fn key(cells: &[Option<Cell>], counted: &[bool]) -> Key {
    let there = || {
        cells
            .iter()
            .zip(counted)
            .filter_map(|(cell, counts)| Some((cell.as_ref()?, *counts)))
    };
    let mut ranks = Vec::new();
    let mut total = Exact::zero();
    let mut all = Exact::zero();
    for (cell, counts) in there() {
        all = &all + &cell.points;
        if counts {
            total = &total + &cell.points;
            ranks.push(cell.rank);
        }
    }
    // 0 is no rank.
    ranks.retain(|rank| *rank > 0);
    ranks.sort_unstable();
    let single = there()
        .map(|(cell, _)| &cell.points)
        .max()
        .cloned()
        .unwrap_or_else(Exact::zero);
    Key {
        total,
        ranks,
        single,
        all,
    }
}

/// Less is the better one.
fn before(a: &Key, b: &Key) -> Ordering {
    b.total
        .cmp(&a.total)
        .then_with(|| by_ranks(&a.ranks, &b.ranks))
        .then_with(|| b.single.cmp(&a.single))
        .then_with(|| b.all.cmp(&a.all))
}

/// More wins are better, then more second places and so on. Where two sorted lists of ranks first differ, the lower rank
/// is one more of its kind; where they never do, the longer list has more.
fn by_ranks(a: &[usize], b: &[usize]) -> Ordering {
    let differing = a.iter().zip(b).map(|(a, b)| a.cmp(b)).find(|order| order.is_ne());
    differing.unwrap_or_else(|| b.len().cmp(&a.len()))
}
