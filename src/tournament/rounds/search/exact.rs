//! Tries every arrangement of few players, leaving out what cannot be better than what was found.

use std::cmp::Ordering;

use super::Arrangement;
use super::price::{Cost, FOUR, Price, REPEAT};

/// Steps of looking one round ahead.
const AHEAD_STEPS: u64 = 4_000;

struct Search<'a> {
    price: &'a Price,
    /// Tables of three and of four still to be set.
    left: [usize; 2],
    free: Vec<bool>,
    set: Vec<Vec<usize>>,
    best: Vec<Vec<usize>>,
    cost: Cost,
    /// Whether a repeat in the next round could not be avoided after the best arrangement.
    dead_end: bool,
    seats: u64,
    steps: u64,
    /// Ends with the first arrangement that has fewer repeats or more even turns.
    any: bool,
    found: bool,
}

/// The best of all arrangements; none when that takes too many steps.
pub(super) fn best(price: &Price, start: &[Vec<usize>], steps: u64) -> Option<Arrangement> {
    let mut search = Search::new(price, start, steps, false);
    search.go(Cost::default());
    (search.steps > 0).then_some(Arrangement {
        tables: search.best,
        cost: search.cost,
        proved: true,
    })
}

/// What came of looking for fewer repeats.
pub(super) enum Fewer {
    Found(Vec<Vec<usize>>),
    /// There is nothing with fewer.
    Nothing,
    /// The steps did not suffice.
    Unknown,
}

/// Some arrangement with fewer repeats, or more even turns.
pub(super) fn fewer(price: &Price, start: &[Vec<usize>], steps: u64) -> Fewer {
    let mut search = Search::new(price, start, steps, true);
    search.go(Cost::default());
    match (search.found, search.steps) {
        (true, _) => Fewer::Found(search.best),
        (false, 0) => Fewer::Unknown,
        (false, _) => Fewer::Nothing,
    }
}

impl<'a> Search<'a> {
    fn new(price: &'a Price, start: &[Vec<usize>], steps: u64, any: bool) -> Search<'a> {
        let sized = |size: usize| start.iter().filter(|table| table.len() == size).count();
        let mut free = vec![false; price.players()];
        start.iter().flatten().for_each(|player| free[*player] = true);
        let seats = start.iter().map(|table| price.seats(table)).sum();
        let cost = price.all(start);
        Search {
            price,
            left: [sized(3), sized(4)],
            free,
            set: Vec::new(),
            best: start.to_vec(),
            cost,
            dead_end: !any && is_dead_end(price, start, cost),
            seats,
            steps,
            any,
            found: false,
        }
    }

    /// Whether an arrangement that costs so much already is not worth going on with.
    fn hopeless(&self, cost: Cost) -> bool {
        if self.any {
            return cost.hard / REPEAT >= self.cost.hard / REPEAT;
        }
        match cost.hard.cmp(&self.cost.hard) {
            Ordering::Less => false,
            Ordering::Equal => !self.dead_end && cost.soft > self.cost.soft,
            Ordering::Greater => true,
        }
    }

    fn go(&mut self, cost: Cost) {
        if self.steps == 0 || (self.any && self.found) {
            return;
        }
        self.steps = self.steps.saturating_sub(self.free.len() as u64);
        let Some(first) = self.first() else {
            return self.keep(cost);
        };
        if self.any
            && self.hopeless(Cost {
                hard: cost.hard + self.at_least(),
                soft: cost.soft,
            })
        {
            return;
        }
        for size in [3, 4] {
            if self.left[size - 3] > 0 {
                self.left[size - 3] -= 1;
                self.fill(vec![first], 0, size, cost);
                self.left[size - 3] += 1;
            }
        }
    }

    /// What those who are free will cost at least in whole repeats: each pays for their cheapest mates, and every pair
    /// is paid for twice.
    fn at_least(&self) -> i64 {
        let mates = if self.left[0] > 0 { 2 } else { 3 };
        let free = || (0..self.free.len()).filter(|player| self.free[*player]);
        let mut sum = 0;
        for player in free() {
            let mut cheapest = [i64::MAX; 3];
            for other in free().filter(|other| *other != player) {
                let mut repeats = self.price.pair(player, other) / REPEAT;
                for kept in &mut cheapest[..mates] {
                    if repeats < *kept {
                        std::mem::swap(kept, &mut repeats);
                    }
                }
                if cheapest[mates - 1] == 0 {
                    break;
                }
            }
            sum += cheapest[..mates]
                .iter()
                .filter(|repeats| **repeats < i64::MAX)
                .sum::<i64>();
        }
        (sum + 1) / 2 * REPEAT
    }

    /// The player to be seated next: the first; or, where anything will do, anyone who can sit with the fewest.
    fn first(&self) -> Option<usize> {
        let mut free = (0..self.free.len()).filter(|player| self.free[*player]);
        if !self.any {
            return free.next();
        }
        let partners = |player: &usize| {
            let others = (0..self.free.len()).filter(|other| self.free[*other] && other != player);
            others.filter(|other| self.price.pair(*player, *other) == 0).count()
        };
        free.min_by_key(partners)
    }

    fn fill(&mut self, table: Vec<usize>, from: usize, size: usize, cost: Cost) {
        if table.len() == size {
            let cost = cost + self.price.table(&table);
            if !self.hopeless(cost) {
                table.iter().for_each(|player| self.free[*player] = false);
                self.set.push(table);
                self.go(cost);
                for player in self.set.pop().unwrap_or_default() {
                    self.free[player] = true;
                }
            }
            return;
        }
        for player in from..self.free.len() {
            self.steps = self.steps.saturating_sub(1);
            if self.free[player] && player != table[0] && self.may_join(&table, player, size, cost) {
                self.fill([&table[..], &[player]].concat(), player + 1, size, cost);
            }
        }
    }

    fn may_join(&self, table: &[usize], player: usize, size: usize, cost: Cost) -> bool {
        let mut hard: i64 = table.iter().map(|other| self.price.pair(*other, player)).sum();
        if size == 4 {
            hard += self.price.fours[player] + table.iter().map(|other| self.price.fours[*other]).sum::<i64>();
        }
        !self.hopeless(Cost {
            hard: cost.hard + hard,
            soft: cost.soft,
        })
    }

    fn keep(&mut self, cost: Cost) {
        let seats = if self.any {
            0
        } else {
            self.set.iter().map(|table| self.price.seats(table)).sum()
        };
        let dead_end = !self.any && is_dead_end(self.price, &self.set, cost);
        let new = (cost.hard, dead_end, cost.soft, seats);
        if self.any || new < (self.cost.hard, self.dead_end, self.cost.soft, self.seats) {
            (self.cost, self.dead_end, self.seats, self.found) = (cost, dead_end, seats, true);
            self.best.clone_from(&self.set);
        }
    }
}

/// Whether the round after this one could not do without a repeat. Asked only where it matters: a round without
/// repeats, and everyone there again.
pub(super) fn is_dead_end(price: &Price, tables: &[Vec<usize>], cost: Cost) -> bool {
    if !price.looks_ahead || cost.hard % FOUR >= REPEAT {
        return false;
    }
    let mut next = Price {
        looks_ahead: false,
        fours: vec![0; price.players()],
        ..price.clone()
    };
    for table in tables {
        for one in table {
            for other in table {
                next.pairs[one * price.players() + other] = REPEAT;
            }
        }
    }
    let mut search = Search::new(&next, tables, AHEAD_STEPS, true);
    search.cost.hard = REPEAT;
    search.go(Cost::default());
    !search.found
}
