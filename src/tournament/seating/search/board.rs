//! The state of a search: who sits where in every round, who met whom how often, and what a swap would change.

use super::{FoundSchedule, Task};
use crate::seating::Lineup;
use talon_rules::chance::Chance;

/// What a pair that must not meet has met already, so to say: more than any pair can.
const APART: u16 = 1000;
/// What a meeting of such a pair counts in repeats.
const APART_REPEATS: i64 = 1_000_000;
/// Of so many swaps between two tables without a repeat, one is tried.
const CALM: usize = 16;

#[derive(Debug, Clone)]
pub(super) struct Board {
    players: usize,
    settled: Vec<Lineup>,
    /// For each place of a round, the first place of its table and the places there: fours, then threes.
    tables: Vec<(usize, usize)>,
    /// For each round that is looked for, who sits on each place, and after them who sits out.
    rounds: Vec<Vec<usize>>,
    /// How often two met, row by row.
    met: Vec<u16>,
    visits: Vec<i64>,
    repeats: i64,
    energy: i64,
    uneven: i64,
    /// What it costs that a player visits one table of four more than another.
    unevenness: i64,
}

/// What one more meeting costs a pair that has met so often.
fn energy_rise(met: u16) -> i64 {
    if met == 0 { 0 } else { i64::from(met) + 1 }
}

fn repeats_rise(met: u16) -> i64 {
    match met {
        0 => 0,
        APART.. => APART_REPEATS,
        _ => 1,
    }
}

impl Board {
    /// Anyone anywhere, with byes and visits to tables of four spread evenly.
    pub(super) fn random(task: &Task, unevenness: i64, chance: &mut Chance) -> Board {
        let players = usize::from(task.plan.players());
        let fours = usize::from(task.plan.fours());
        let four = (0..fours).flat_map(|table| [(4 * table, 4); 4]);
        let three = (0..usize::from(task.plan.threes())).flat_map(|table| [(4 * fours + 3 * table, 3); 3]);
        let mut board = Board {
            players,
            settled: task.before.to_vec(),
            tables: four.chain(three).collect(),
            rounds: Vec::new(),
            met: vec![0; players * players],
            visits: vec![0; players],
            repeats: 0,
            energy: 0,
            uneven: 0,
            unevenness,
        };
        for (one, other) in task.apart {
            let (one, other) = (usize::from(*one), usize::from(*other));
            board.met[one * players + other] = APART;
            board.met[other * players + one] = APART;
        }
        let mut sat = vec![0_u32; players];
        for round in task.before {
            for table in round {
                for player in table {
                    sat[usize::from(*player)] += 1;
                    board.visits[usize::from(*player)] += i64::from(table.len() == 4);
                }
                board.seat(&table.iter().map(|player| usize::from(*player)).collect::<Vec<_>>());
            }
        }
        for _ in task.before.len()..usize::from(task.plan.rounds()) {
            board.add_round(4 * fours, &mut sat, chance);
        }
        board.uneven = board.visits.iter().map(|visits| visits * visits).sum::<i64>() - board.even();
        board
    }

    /// A round in which those sit out who had the most rounds, and those visit tables of four who did so least.
    fn add_round(&mut self, fours: usize, sat: &mut [u32], chance: &mut Chance) {
        let mut order: Vec<usize> = (0..self.players).collect();
        chance.shuffle(&mut order);
        order.sort_by_key(|player| sat[*player]);
        let seated = self.tables.len();
        order[..seated].sort_by_key(|player| self.visits[*player]);
        chance.shuffle(&mut order[..fours]);
        chance.shuffle(&mut order[fours..seated]);
        for (place, player) in order[..seated].iter().enumerate() {
            sat[*player] += 1;
            self.visits[*player] += i64::from(place < fours);
        }
        let mut place = 0;
        while place < seated {
            let size = self.tables[place].1;
            self.seat(&order[place..place + size]);
            place += size;
        }
        self.rounds.push(order);
    }

    fn seat(&mut self, table: &[usize]) {
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                let met = self.met[one * self.players + other];
                self.energy += energy_rise(met);
                self.repeats += repeats_rise(met);
                self.met[one * self.players + other] += 1;
                self.met[other * self.players + one] += 1;
            }
        }
    }

    /// The sum of squares of visits when they are spread evenly.
    fn even(&self) -> i64 {
        let sum: i64 = self.visits.iter().sum();
        let players = self.players as i64;
        let (least, more) = (sum / players, sum % players);
        players * least * least + more * (2 * least + 1)
    }

    pub(super) fn repeats(&self) -> u64 {
        self.repeats as u64
    }

    pub(super) fn energy(&self) -> u64 {
        self.energy as u64
    }

    pub(super) fn uneven(&self) -> u64 {
        self.uneven as u64
    }

    /// Whether there are two tables to swap between.
    pub(super) fn can_move(&self) -> bool {
        !self.rounds.is_empty() && self.tables.len() >= 6
    }

    pub(super) fn found(&self) -> FoundSchedule {
        let round = |seats: &Vec<usize>| {
            let mut tables = Lineup::new();
            while let Some((first, size)) = self.tables.get(tables.iter().map(Vec::len).sum::<usize>()) {
                tables.push(
                    seats[*first..first + size]
                        .iter()
                        .map(|player| *player as u16)
                        .collect(),
                );
            }
            tables
        };
        FoundSchedule {
            rounds: self
                .settled
                .iter()
                .cloned()
                .chain(self.rounds.iter().map(round))
                .collect(),
            repeats: self.repeats(),
            uneven: self.uneven(),
            energy: self.energy(),
        }
    }

    /// Tries to swap two players of a round; whether it was done. `limits` says in which share of 2^64 a loss is taken.
    pub(super) fn step(&mut self, chance: &mut Chance, limits: &[u64; 64]) -> bool {
        let round = chance.below(self.rounds.len());
        let (one, other) = (chance.below(self.tables.len()), chance.below(self.tables.len()));
        if self.tables[one].0 == self.tables[other].0 {
            return false;
        }
        if !self.repeats_at(round, one) && !self.repeats_at(round, other) && chance.below(CALM) != 0 {
            return false;
        }
        let (mut energy, repeats) = self.change(round, one, other);
        let uneven = self.uneven_change(round, one, other);
        energy += self.unevenness * uneven / 2;
        let taken = energy <= 0
            || usize::try_from(energy)
                .ok()
                .and_then(|loss| limits.get(loss))
                .is_some_and(|limit| chance.draw() < *limit);
        if taken {
            self.swap(round, one, other);
            self.energy += energy - self.unevenness * uneven / 2;
            self.repeats += repeats;
            self.uneven += uneven;
        }
        taken
    }

    /// Who sits with the player on this place.
    fn mates(&self, round: usize, place: usize) -> impl Iterator<Item = usize> + '_ {
        let (first, size) = self.tables[place];
        (first..first + size)
            .filter(move |seat| *seat != place)
            .map(move |seat| self.rounds[round][seat])
    }

    fn repeats_at(&self, round: usize, place: usize) -> bool {
        let row = self.rounds[round][place] * self.players;
        self.mates(round, place).any(|mate| self.met[row + mate] > 1)
    }

    /// What a swap would change in energy and in repeats.
    fn change(&self, round: usize, one: usize, other: usize) -> (i64, i64) {
        let (mut energy, mut repeats) = (0, 0);
        for (from, to) in [(one, other), (other, one)] {
            let row = self.rounds[round][from] * self.players;
            for mate in self.mates(round, from) {
                let met = self.met[row + mate] - 1;
                energy -= energy_rise(met);
                repeats -= repeats_rise(met);
            }
            for mate in self.mates(round, to) {
                let met = self.met[row + mate];
                energy += energy_rise(met);
                repeats += repeats_rise(met);
            }
        }
        (energy, repeats)
    }

    /// What a swap would change in the squares of visits to tables of four.
    fn uneven_change(&self, round: usize, one: usize, other: usize) -> i64 {
        let (from, to) = match (self.tables[one].1, self.tables[other].1) {
            (4, 3) => (one, other),
            (3, 4) => (other, one),
            _ => return 0,
        };
        let visits = |place: usize| self.visits[self.rounds[round][place]];
        2 * (visits(to) - visits(from) + 1)
    }

    fn swap(&mut self, round: usize, one: usize, other: usize) {
        for (from, to) in [(one, other), (other, one)] {
            let player = self.rounds[round][from];
            for (place, sign) in [(from, false), (to, true)] {
                let (first, size) = self.tables[place];
                for seat in (first..first + size).filter(|seat| *seat != place) {
                    let mate = self.rounds[round][seat];
                    for cell in [player * self.players + mate, mate * self.players + player] {
                        let met = &mut self.met[cell];
                        *met = if sign { *met + 1 } else { *met - 1 };
                    }
                }
            }
            self.visits[player] += self.tables[to].1 as i64 - self.tables[from].1 as i64;
        }
        self.rounds[round].swap(one, other);
    }
}
