//! What a long search looks for, and what it finds.

use std::fmt::Write;

/// Players, the tables of a round, and rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    pub players: usize,
    pub threes: usize,
    pub fours: usize,
    pub byes: usize,
    pub rounds: usize,
}

impl Wanted {
    /// The first place and the number of places of each place's table: fours, threes, and byes as tables of one.
    pub fn places(&self) -> Vec<(usize, usize)> {
        let mut places = Vec::new();
        for (count, size) in [(self.fours, 4), (self.threes, 3), (self.byes, 1)] {
            for _ in 0..count {
                let first = places.len();
                places.extend(std::iter::repeat_n((first, size), size));
            }
        }
        places
    }

    /// Whether visits to tables of four can be spread unevenly at all.
    pub fn is_mixed(&self) -> bool {
        self.threes > 0 && self.fours > 0
    }
}

/// Who sits on which place, round by round.
pub type Rounds = Vec<Vec<usize>>;

/// A schedule with what it is measured by, both counted from the rounds.
#[derive(Debug, Clone)]
pub struct Found {
    pub repeats: usize,
    /// Sum of squares of visits to tables of four beyond an even spread.
    pub uneven: usize,
    pub rounds: Rounds,
}

impl Found {
    /// Counts a schedule; none where it is no schedule or where its byes cannot go round.
    pub fn of(wanted: &Wanted, rounds: Rounds) -> Option<Found> {
        let places = wanted.places();
        let mut met = vec![vec![0_usize; wanted.players]; wanted.players];
        let mut visits = vec![0_usize; wanted.players];
        for round in &rounds {
            let mut seen = vec![false; wanted.players];
            for (place, one) in round.iter().enumerate() {
                if std::mem::replace(seen.get_mut(*one)?, true) {
                    return None;
                }
                let (first, size) = places[place];
                visits[*one] += usize::from(size == 4);
                for other in &round[place + 1..first + size] {
                    met[*one.min(other)][*one.max(other)] += 1;
                }
            }
        }
        let repeats = met.iter().flatten().map(|times| times.saturating_sub(1)).sum();
        let uneven = beyond_even(&visits);
        Some(Found {
            repeats,
            uneven: if wanted.is_mixed() { uneven } else { 0 },
            rounds: in_turn(wanted, rounds)?,
        })
    }

    /// The rounds as they stand in the file.
    pub fn line(&self, wanted: &Wanted) -> String {
        let places = wanted.places();
        let mut line = String::new();
        for (number, round) in self.rounds.iter().enumerate() {
            let mut place = 0;
            while place < wanted.players - wanted.byes {
                let size = places[place].1;
                let mut table = round[place..place + size].to_vec();
                table.sort_unstable();
                let table: Vec<String> = table.iter().map(usize::to_string).collect();
                let before = match (number, place) {
                    (0, 0) => "",
                    (_, 0) => " / ",
                    _ => ", ",
                };
                let _ = write!(line, "{before}{}", table.join(" "));
                place += size;
            }
        }
        line
    }
}

/// The sum of squares beyond what it is when all are as equal as can be.
pub fn beyond_even(counts: &[usize]) -> usize {
    let sum: usize = counts.iter().sum();
    let (least, more) = (sum / counts.len(), sum % counts.len());
    let even = counts.len() * least * least + more * (2 * least + 1);
    counts.iter().map(|count| count * count).sum::<usize>() - even
}

/// The rounds in an order in which nobody sits out again before all had their turn.
fn in_turn(wanted: &Wanted, rounds: Rounds) -> Option<Rounds> {
    if wanted.byes == 0 {
        return Some(rounds);
    }
    let seated = wanted.players - wanted.byes;
    let mut order = Vec::new();
    let mut left = 20_000_u32;
    let sits: Vec<&[usize]> = rounds.iter().map(|round| &round[seated..]).collect();
    if !next_in_turn(&sits, &mut order, &mut vec![0; wanted.players], &mut left) {
        return None;
    }
    Some(order.into_iter().map(|number: usize| rounds[number].clone()).collect())
}

fn next_in_turn(sits: &[&[usize]], order: &mut Vec<usize>, had: &mut [u32], left: &mut u32) -> bool {
    if order.len() == sits.len() {
        return true;
    }
    for number in 0..sits.len() {
        if order.contains(&number) {
            continue;
        }
        if *left == 0 {
            return false;
        }
        *left -= 1;
        sits[number].iter().for_each(|player| had[*player] += 1);
        let spread = had.iter().max().unwrap_or(&0) - had.iter().min().unwrap_or(&0);
        order.push(number);
        if spread <= 1 && next_in_turn(sits, order, had, left) {
            return true;
        }
        order.pop();
        sits[number].iter().for_each(|player| had[*player] -= 1);
    }
    false
}

/// The best that was met: with the fewest repeats, and with the fewest of those whose visits are even.
#[derive(Debug, Clone, Default)]
pub struct Best {
    pub fewest: Option<Found>,
    pub even: Option<Found>,
}

impl Best {
    /// Takes a schedule where it is better in either way; whether it was.
    pub fn take(&mut self, found: Found) -> bool {
        let rank = |found: &Found| (found.repeats, found.uneven);
        let mut better = false;
        if found.uneven == 0 && self.even.as_ref().is_none_or(|even| found.repeats < even.repeats) {
            self.even = Some(found.clone());
            better = true;
        }
        if self.fewest.as_ref().is_none_or(|fewest| rank(&found) < rank(fewest)) {
            self.fewest = Some(found);
            better = true;
        }
        better
    }
}

/// For each loss, the share of 2^64 in which it is taken at this heat; losses beyond the list never are.
pub fn limits(heat: f64) -> [u64; 128] {
    std::array::from_fn(|loss| ((-(loss as f64) / heat).exp() * u64::MAX as f64) as u64)
}

/// How a search cools.
#[derive(Debug, Clone, Copy)]
pub struct Cooling {
    pub hot: f64,
    pub cold: f64,
    pub steps: u32,
    /// What a visit to a table of four beyond the even share costs; a repeat costs two.
    pub even: i64,
    /// Whether the third meeting of a pair costs more than the second.
    pub steep: bool,
}

impl Cooling {
    pub fn heat(&self, step: u32) -> f64 {
        self.hot * (self.cold / self.hot).powf(f64::from(step) / f64::from(self.steps))
    }

    /// What a pair costs that met so often.
    pub fn cost(&self, met: usize) -> i64 {
        let met = met as i64;
        if self.steep {
            (met - 1).max(0) * (met + 2) / 2
        } else {
            2 * (met - 1).max(0)
        }
    }
}
