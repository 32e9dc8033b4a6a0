//! Schedules that a turn carries into themselves: points are numbers modulo `u` on some levels and a few fixed ones, and
//! adding 1 to all of them gives the next round. So few rounds have to be found that annealing comes much further.

use talon::chance::Chance;
use talon::tournament::seating::Plan;

const HOTTEST: f64 = 1.2;
const COLDEST: f64 = 0.25;
const STAGE: u32 = 1000;
/// What an uneven share of byes or of tables of four costs, in repeats of a whole level.
const UNEVEN: i64 = 3;

/// Pairs that a turn carries into each other.
struct Orbits {
    points: usize,
    modulus: usize,
    of: Vec<usize>,
    /// How many pairs, and how often each meets when one of them does in a base round.
    sizes: Vec<(i64, i64)>,
}

impl Orbits {
    fn new(points: usize, modulus: usize) -> Orbits {
        let turned = |point: usize| {
            let level = point / modulus;
            if (level + 1) * modulus > points {
                point
            } else {
                level * modulus + (point % modulus + 1) % modulus
            }
        };
        let mut of = vec![usize::MAX; points * points];
        let mut sizes = Vec::new();
        for one in 0..points {
            for other in one + 1..points {
                if of[one * points + other] != usize::MAX {
                    continue;
                }
                let (mut a, mut b, mut size) = (one, other, 0);
                while of[a * points + b] == usize::MAX {
                    of[a * points + b] = sizes.len();
                    of[b * points + a] = sizes.len();
                    size += 1;
                    (a, b) = (turned(a), turned(b));
                }
                sizes.push((size, modulus as i64 / size));
            }
        }
        Orbits { points, modulus, of, sizes }
    }

    fn level(&self, point: usize) -> usize {
        let levels = self.points / self.modulus;
        (point / self.modulus).min(levels + point.saturating_sub(levels * self.modulus))
    }

    fn levels(&self) -> usize {
        self.level(self.points - 1) + 1
    }
}

struct Turned<'a> {
    plan: &'a Plan,
    orbits: &'a Orbits,
    /// The first place and the number of places of each place's table; byes are tables of one.
    tables: Vec<(usize, usize)>,
    rounds: Vec<Vec<usize>>,
    met: Vec<i64>,
    /// Byes, and visits to tables of four, of each level and each fixed point.
    shares: [Vec<i64>; 2],
    repeats: i64,
    cost: i64,
}

impl<'a> Turned<'a> {
    fn random(plan: &'a Plan, orbits: &'a Orbits, chance: &mut Chance) -> Turned<'a> {
        let mut tables = Vec::new();
        let counts = [(plan.fours(), 4), (plan.threes(), 3), (plan.byes(), 1)];
        for (count, size) in counts {
            for _ in 0..count {
                let first = tables.len();
                tables.extend(std::iter::repeat_n((first, size), size));
            }
        }
        let mut turned = Turned {
            plan,
            orbits,
            tables,
            rounds: Vec::new(),
            met: vec![0; orbits.sizes.len()],
            shares: [vec![0; orbits.levels()], vec![0; orbits.levels()]],
            repeats: 0,
            cost: 0,
        };
        for round in 0..usize::from(plan.rounds()) / orbits.modulus {
            let mut points: Vec<usize> = (0..orbits.points).collect();
            chance.shuffle(&mut points);
            turned.rounds.push(points);
            let mut place = 0;
            while place < orbits.points {
                turned.count(round, place, 1);
                place += turned.tables[place].1;
            }
        }
        turned
    }

    /// Adds or takes away the table of a place.
    fn count(&mut self, round: usize, place: usize, sign: i64) {
        let (first, size) = self.tables[place];
        for at in first..first + size {
            let one = self.rounds[round][at];
            for next in at + 1..first + size {
                let orbit = self.orbits.of[one * self.orbits.points + self.rounds[round][next]];
                let (pairs, times) = self.orbits.sizes[orbit];
                let value = |met: i64| {
                    let met = met * times;
                    (pairs * (met - 1).max(0), pairs * (met - 1).max(0) * met / 2)
                };
                let (repeats, cost) = value(self.met[orbit]);
                self.met[orbit] += sign;
                let (repeats_now, cost_now) = value(self.met[orbit]);
                self.repeats += repeats_now - repeats;
                self.cost += cost_now - cost;
            }
            let level = self.orbits.level(one);
            match size {
                1 => self.shares[0][level] += sign,
                4 => self.shares[1][level] += sign,
                _ => {}
            }
        }
    }

    /// How far byes and visits are from even: what the shares of levels and fixed points differ by beyond one.
    fn uneven(&self) -> i64 {
        let modulus = self.orbits.modulus as i64;
        let full = self.orbits.points / self.orbits.modulus;
        let each = |share: &Vec<i64>| {
            let times = |(level, share): (usize, &i64)| if level < full { *share } else { *share * modulus };
            let times: Vec<i64> = share.iter().enumerate().map(times).collect();
            let (most, least) = (times.iter().max().unwrap_or(&0), times.iter().min().unwrap_or(&0));
            (most - least - 1).max(0)
        };
        let fours = if self.plan.threes() > 0 { each(&self.shares[1]) } else { 0 };
        each(&self.shares[0]) + fours
    }

    fn value(&self) -> i64 {
        self.cost + self.uneven() * UNEVEN * self.orbits.modulus as i64
    }

    fn swap(&mut self, round: usize, one: usize, other: usize) {
        self.count(round, one, -1);
        self.count(round, other, -1);
        self.rounds[round].swap(one, other);
        self.count(round, one, 1);
        self.count(round, other, 1);
    }

    /// The fewest repeats with even shares that were met, and their base rounds.
    fn anneal(&mut self, steps: u32, least: i64, chance: &mut Chance) -> Option<(i64, Vec<Vec<usize>>)> {
        let mut best: Option<(i64, Vec<Vec<usize>>)> = None;
        let unit = self.orbits.modulus as f64;
        let mut heat = HOTTEST;
        for step in 0..steps {
            if step % STAGE == 0 {
                heat = unit * HOTTEST * (COLDEST / HOTTEST).powf(f64::from(step) / f64::from(steps));
            }
            let round = chance.below(self.rounds.len());
            let (one, other) = (chance.below(self.tables.len()), chance.below(self.tables.len()));
            if self.tables[one].0 == self.tables[other].0 {
                continue;
            }
            let before = self.value();
            self.swap(round, one, other);
            let loss = self.value() - before;
            if loss > 0 && f64::from(chance.unit()) >= (-(loss as f64) / heat).exp() {
                self.swap(round, one, other);
                continue;
            }
            if self.uneven() == 0 && best.as_ref().is_none_or(|(repeats, _)| self.repeats < *repeats) {
                best = Some((self.repeats, self.rounds.clone()));
                if self.repeats <= least {
                    break;
                }
            }
        }
        best
    }
}

/// Rounds of tables, turned out of their base rounds and put in an order in which byes go round.
fn developed(
    plan: &Plan,
    orbits: &Orbits,
    base: &[Vec<usize>],
    tables: &[(usize, usize)],
) -> Option<Vec<String>> {
    let full = orbits.points / orbits.modulus * orbits.modulus;
    let mut rounds = Vec::new();
    for round in base {
        for by in 0..orbits.modulus {
            let point = |point: &usize| match *point {
                fixed if fixed >= full => fixed,
                moved => {
                    moved / orbits.modulus * orbits.modulus + (moved % orbits.modulus + by) % orbits.modulus
                }
            };
            rounds.push(round.iter().map(point).collect::<Vec<_>>());
        }
    }
    let seated = orbits.points - usize::from(plan.byes());
    let mut had = vec![0; orbits.points];
    let mut lines = Vec::new();
    while !rounds.is_empty() {
        let fewest = had.iter().min().copied().unwrap_or(0);
        // One of two may be the last of his turn and the other the first of the next.
        let in_turn =
            |round: &Vec<usize>| round[seated..].iter().filter(|point| had[**point] == fewest).count();
        let waiting = had.iter().filter(|had| **had == fewest).count();
        let next = rounds.iter().position(|round| in_turn(round) >= waiting.min(orbits.points - seated))?;
        let round = rounds.remove(next);
        round[seated..].iter().for_each(|point| had[*point] += 1);
        let mut written = Vec::new();
        let mut place = 0;
        while place < seated {
            let (first, size) = tables[place];
            let mut table = round[first..first + size].to_vec();
            table.sort_unstable();
            written.push(table.iter().map(usize::to_string).collect::<Vec<_>>().join(" "));
            place += size;
        }
        lines.push(written.join(", "));
    }
    Some(lines)
}

/// The best turned schedule of a plan with its repeats, as a line of the file without its key.
pub fn seek_turned(plan: &Plan, least: u64, seed: u64, steps: u32, tries: u64) -> Option<(u64, String)> {
    let rounds = usize::from(plan.rounds());
    let mut best: Option<(u64, String)> = None;
    for modulus in (2..=rounds).filter(|modulus| rounds.is_multiple_of(*modulus)) {
        let orbits = Orbits::new(usize::from(plan.players()), modulus);
        for number in 0..tries {
            if best.as_ref().is_some_and(|(repeats, _)| *repeats <= least) {
                return best;
            }
            let mut chance = Chance::of(seed, number * 1000 + modulus as u64);
            let mut turned = Turned::random(plan, &orbits, &mut chance);
            let Some((repeats, base)) = turned.anneal(steps, least as i64, &mut chance) else { continue };
            let repeats = repeats as u64;
            if best.as_ref().is_some_and(|(fewest, _)| *fewest <= repeats) {
                continue;
            }
            if let Some(lines) = developed(plan, &orbits, &base, &turned.tables) {
                best = Some((repeats, lines.join(" / ")));
            }
        }
    }
    best
}
