//! Annealing of all rounds at once: two players of a round are swapped between tables. Who sits out is settled in the
//! beginning, so that byes go round.

use crate::tables::{Best, Cooling, Found, Rounds, Wanted, beyond_even, limits};
use talon_rules::chance::Chance;

const STAGES: u32 = 400;
/// Of so many swaps of two players who repeat nothing, one is tried.
const CALM: usize = 16;
const WIDTH: usize = 32;

struct Board {
    places: Vec<(usize, usize)>,
    seated: usize,
    rounds: Rounds,
    met: [[u8; WIDTH]; WIDTH],
    visits: Vec<i64>,
    /// What the next meeting costs a pair that met so often.
    rise: [i64; 64],
    repeats: i64,
    uneven: i64,
}

impl Board {
    fn random(wanted: &Wanted, cooling: &Cooling, chance: &mut Chance) -> Board {
        let players = wanted.players;
        let mut board = Board {
            places: wanted.places(),
            seated: players - wanted.byes,
            rounds: Rounds::new(),
            met: [[0; WIDTH]; WIDTH],
            visits: vec![0; players],
            rise: std::array::from_fn(|met| cooling.cost(met + 1) - cooling.cost(met)),
            repeats: 0,
            uneven: 0,
        };
        let mut sat = vec![0; players];
        for _ in 0..wanted.rounds {
            let mut order: Vec<usize> = (0..players).collect();
            chance.shuffle(&mut order);
            order.sort_by_key(|player| sat[*player]);
            order[..board.seated].sort_by_key(|player| board.visits[*player]);
            chance.shuffle(&mut order[..4 * wanted.fours]);
            chance.shuffle(&mut order[4 * wanted.fours..board.seated]);
            for (place, player) in order[..board.seated].iter().enumerate() {
                sat[*player] += 1;
                board.visits[*player] += i64::from(place < 4 * wanted.fours);
                let (first, size) = board.places[place];
                for other in &order[place + 1..first + size] {
                    board.repeats += i64::from(board.met[*player][*other] > 0);
                    board.met[*player][*other] += 1;
                    board.met[*other][*player] += 1;
                }
            }
            board.rounds.push(order);
        }
        let visits: Vec<usize> = board.visits.iter().map(|visits| *visits as usize).collect();
        board.uneven = beyond_even(&visits) as i64;
        board
    }

    fn repeats_at(&self, round: usize, place: usize) -> bool {
        let (first, size) = self.places[place];
        let seats = &self.rounds[round];
        let row = &self.met[seats[place]];
        (first..first + size).any(|seat| seat != place && row[seats[seat]] > 1)
    }

    /// What a swap would change in cost and in repeats.
    fn change(&self, round: usize, one: usize, other: usize) -> (i64, i64) {
        let seats = &self.rounds[round];
        let (mut cost, mut repeats) = (0, 0);
        for (from, to) in [(one, other), (other, one)] {
            let row = &self.met[seats[from]];
            let (first, size) = self.places[from];
            for seat in first..first + size {
                if seat != from {
                    let met = row[seats[seat]] - 1;
                    cost -= self.rise[usize::from(met)];
                    repeats -= i64::from(met > 0);
                }
            }
            let (first, size) = self.places[to];
            for seat in first..first + size {
                if seat != to {
                    let met = row[seats[seat]];
                    cost += self.rise[usize::from(met)];
                    repeats += i64::from(met > 0);
                }
            }
        }
        (cost, repeats)
    }

    fn uneven_change(&self, round: usize, one: usize, other: usize) -> i64 {
        let (from, to) = match (self.places[one].1, self.places[other].1) {
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
            for (place, add) in [(from, false), (to, true)] {
                let (first, size) = self.places[place];
                for seat in first..first + size {
                    if seat != place {
                        let mate = self.rounds[round][seat];
                        let met = if add {
                            self.met[player][mate] + 1
                        } else {
                            self.met[player][mate] - 1
                        };
                        self.met[player][mate] = met;
                        self.met[mate][player] = met;
                    }
                }
            }
            self.visits[player] += self.places[to].1 as i64 - self.places[from].1 as i64;
        }
        self.rounds[round].swap(one, other);
    }
}

/// One beginning, cooled to its end, or until so few repeats with an even spread are there.
pub fn anneal(wanted: &Wanted, cooling: &Cooling, least: usize, chance: &mut Chance, best: &mut Best) -> bool {
    if wanted.threes + wanted.fours < 2 {
        return false;
    }
    let mut board = Board::random(wanted, cooling, chance);
    let mixed = wanted.is_mixed();
    let mut better = false;
    let stage = cooling.steps / STAGES + 1;
    let mut taking = limits(cooling.hot);
    let mut fewest = best.fewest.as_ref().map_or(i64::MAX, |found| found.repeats as i64);
    let mut fewest_uneven = best.fewest.as_ref().map_or(i64::MAX, |found| found.uneven as i64);
    let mut even = best.even.as_ref().map_or(i64::MAX, |found| found.repeats as i64);
    for step in 0..cooling.steps {
        if step % stage == 0 {
            taking = limits(cooling.heat(step));
        }
        let round = chance.below(wanted.rounds);
        let (one, other) = (chance.below(board.seated), chance.below(board.seated));
        if board.places[one].0 == board.places[other].0 {
            continue;
        }
        if !board.repeats_at(round, one) && !board.repeats_at(round, other) && chance.below(CALM) != 0 {
            continue;
        }
        let (mut cost, repeats) = board.change(round, one, other);
        let uneven = if mixed {
            board.uneven_change(round, one, other)
        } else {
            0
        };
        cost += cooling.even * uneven / 2;
        if cost > 0 && taking.get(cost as usize).is_none_or(|limit| chance.draw() >= *limit) {
            continue;
        }
        board.swap(round, one, other);
        board.repeats += repeats;
        board.uneven += uneven;
        let is_even = !mixed || board.uneven == 0;
        let fewer = board.repeats < fewest || mixed && board.repeats == fewest && board.uneven < fewest_uneven;
        if (fewer || is_even && board.repeats < even)
            && let Some(found) = Found::of(wanted, board.rounds.clone())
        {
            if fewer {
                (fewest, fewest_uneven) = (board.repeats, board.uneven);
            }
            if is_even {
                even = even.min(board.repeats);
            }
            better |= best.take(found);
            if even <= least as i64 {
                break;
            }
        }
    }
    better
}
