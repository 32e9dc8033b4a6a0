//! Goes down from an arrangement by exchanges of two players between tables, and on from there by random kicks. It
//! counts its steps and never looks at a clock.

use super::exact;
use super::price::{Cost, FOUR, Price, REPEAT};
use talon_rules::chance::Chance;

/// Arrangements of which is asked whether they leave the next round without repeats.
const LOOKS_MAX: usize = 50;

/// A table of at most four.
#[derive(Debug, Clone, Copy)]
struct Seats {
    players: [usize; 4],
    size: usize,
}

impl Seats {
    fn of(table: &[usize]) -> Seats {
        let mut players = [0; 4];
        players[..table.len()].copy_from_slice(table);
        Seats {
            players,
            size: table.len(),
        }
    }

    fn players(&self) -> &[usize] {
        &self.players[..self.size]
    }
}

#[derive(Debug, Clone)]
struct State {
    tables: Vec<Seats>,
    costs: Vec<Cost>,
    total: Cost,
}

/// A search on its way.
#[derive(Debug)]
pub(super) struct Descent<'a> {
    price: &'a Price,
    state: State,
    /// Tables round which something may have become better.
    dirty: Vec<usize>,
    is_dirty: Vec<bool>,
    chance: Chance,
    steps: u64,
}

impl<'a> Descent<'a> {
    pub fn new(price: &'a Price, start: Vec<Vec<usize>>, seed: u64) -> Descent<'a> {
        let tables: Vec<Seats> = start.iter().map(|table| Seats::of(table)).collect();
        let costs: Vec<Cost> = tables.iter().map(|table| price.table(table.players())).collect();
        let total = costs.iter().copied().sum();
        let dirty: Vec<usize> = (0..tables.len()).rev().collect();
        let is_dirty = vec![true; tables.len()];
        let state = State { tables, costs, total };
        Descent {
            price,
            state,
            dirty,
            is_dirty,
            chance: Chance::of(seed, 0),
            steps: 0,
        }
    }

    pub fn cost(&self) -> Cost {
        self.state.total
    }

    pub fn tables(&self) -> Vec<Vec<usize>> {
        self.state.tables.iter().map(|table| table.players().to_vec()).collect()
    }

    /// Goes on until so many exchanges were tried, or nothing can be better: the hard cost is enough and there is
    /// no soft one.
    pub fn run(&mut self, budget: u64, enough: i64) {
        self.descend();
        let mut best = self.state.clone();
        let mut open = self.leaves_way(&None, &mut 0).then(|| best.clone());
        let mut looks = 0;
        while self.steps < budget && !(best.total.hard <= enough && best.total.soft == 0) && best.tables.len() > 1 {
            self.kick();
            self.descend();
            if self.leaves_way(&open, &mut looks) {
                open = Some(self.state.clone());
            }
            if self.state.total <= best.total {
                best.clone_from(&self.state);
            } else {
                self.state.clone_from(&best);
            }
        }
        self.state = open.filter(|open| open.total.hard == best.total.hard).unwrap_or(best);
    }

    /// Whether this arrangement is cheaper than the one that leaves the next round without repeats, and does so too.
    fn leaves_way(&self, open: &Option<State>, looks: &mut usize) -> bool {
        let total = self.state.total;
        if !self.price.looks_ahead || *looks == LOOKS_MAX || total.hard % FOUR >= REPEAT {
            return false;
        }
        if open.as_ref().is_some_and(|open| open.total <= total) {
            return false;
        }
        *looks += 1;
        !exact::is_dead_end(self.price, &self.tables(), total)
    }

    /// Makes every exchange that is a gain, until there is none.
    fn descend(&mut self) {
        while let Some(table) = self.dirty.pop() {
            self.is_dirty[table] = false;
            let mut gained = true;
            while gained {
                gained = false;
                for other in 0..self.state.tables.len() {
                    gained |= self.exchange(table, other);
                }
            }
        }
    }

    /// Makes the gainful exchanges between two tables, and says whether there were any.
    fn exchange(&mut self, table: usize, other: usize) -> bool {
        if table == other {
            return false;
        }
        let mut gained = false;
        for from in 0..self.state.tables[table].size {
            for to in 0..self.state.tables[other].size {
                self.steps += 1;
                let Some((one, two)) = self.exchanged(table, from, other, to) else {
                    continue;
                };
                if self.gains(self.state.costs[table] + self.state.costs[other], &one, &two) {
                    self.put(table, one, self.price.table(one.players()));
                    self.put(other, two, self.price.table(two.players()));
                    gained = true;
                }
            }
        }
        gained
    }

    /// Whether two tables cost less than before; what is quickly known is asked first.
    fn gains(&self, before: Cost, one: &Seats, two: &Seats) -> bool {
        let (one, two) = (one.players(), two.players());
        let spread = self.price.spread(one) + self.price.spread(two);
        if before.hard == 0 && spread > before.soft {
            return false;
        }
        let least = Cost {
            hard: self.price.hard(one) + self.price.hard(two),
            soft: spread,
        };
        least < before && self.price.table(one) + self.price.table(two) < before
    }

    fn exchanged(&self, table: usize, from: usize, other: usize, to: usize) -> Option<(Seats, Seats)> {
        let (mut one, mut two) = (self.state.tables[table], self.state.tables[other]);
        let class = &self.price.class;
        if !class.is_empty() && class[one.players[from]] != class[two.players[to]] {
            return None;
        }
        std::mem::swap(&mut one.players[from], &mut two.players[to]);
        Some((one, two))
    }

    fn put(&mut self, table: usize, seats: Seats, cost: Cost) {
        self.state.total = self.state.total - self.state.costs[table] + cost;
        self.state.costs[table] = cost;
        self.state.tables[table] = seats;
        if !self.is_dirty[table] {
            self.is_dirty[table] = true;
            self.dirty.push(table);
        }
    }

    /// Some exchanges by lot: half of the time at a table that costs something hard, mostly with a table near by.
    fn kick(&mut self) {
        let count = self.state.tables.len();
        for _ in 0..1 + self.chance.below(3) {
            let mut table = self.chance.below(count);
            if self.state.total.hard > 0 && self.chance.below(2) == 0 {
                let hard = (0..count).map(|ahead| (table + ahead) % count);
                table = hard
                    .into_iter()
                    .find(|at| self.state.costs[*at].hard > 0)
                    .unwrap_or(table);
            }
            let reach = if self.chance.below(3) == 0 { count } else { count.min(7) };
            let other = (table + count + 1 + self.chance.below(reach) - reach.div_ceil(2)) % count;
            self.steps += 1;
            if table == other {
                continue;
            }
            let from = self.chance.below(self.state.tables[table].size);
            let to = self.chance.below(self.state.tables[other].size);
            if let Some((one, two)) = self.exchanged(table, from, other, to) {
                self.put(table, one, self.price.table(one.players()));
                self.put(other, two, self.price.table(two.players()));
            }
        }
    }

    /// Makes exchanges that cost nothing and make the seats more even.
    pub(crate) fn even_out(&mut self) {
        let count = self.state.tables.len();
        for table in 0..count {
            for other in table + 1..count {
                for from in 0..self.state.tables[table].size {
                    for to in 0..self.state.tables[other].size {
                        self.even(table, from, other, to);
                    }
                }
            }
        }
    }

    fn even(&mut self, table: usize, from: usize, other: usize, to: usize) {
        let Some((one, two)) = self.exchanged(table, from, other, to) else {
            return;
        };
        let costs = (self.price.table(one.players()), self.price.table(two.players()));
        if costs.0 + costs.1 != self.state.costs[table] + self.state.costs[other] {
            return;
        }
        let seats = |one: &Seats, two: &Seats| self.price.seats(one.players()) + self.price.seats(two.players());
        if seats(&one, &two) < seats(&self.state.tables[table], &self.state.tables[other]) {
            self.put(table, one, costs.0);
            self.put(other, two, costs.1);
        }
    }
}
