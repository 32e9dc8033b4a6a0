//! How the stored base rounds of `src/tournament/seating/design/starters.txt` were found:
//! `cargo bench --bench starters -- 21 24 28x4` looks for those of 21 and 24 players in threes and of 28 in fours, and
//! prints the lines of that file.
//!
//! Each looks for a round (two for 18 players) whose development by adding 1 makes the whole design. Points are numbers
//! modulo `u` on some levels, and up to three fixed points. Every difference between two levels or inside one has to
//! occur once at most; annealing swaps points between tables until no difference is left over. It takes from nothing
//! to some minutes a line, and the lines are kept because of that.

use talon_rules::chance::Chance;

/// Steps before everything is begun again.
const STEPS: u64 = 20_000_000;
const HOTTEST: f64 = 1.0;
const COLDEST: f64 = 0.15;

/// The classes of differences, and what each pair of points belongs to.
struct Classes {
    points: usize,
    modulus: usize,
    /// Class of a pair, row by row.
    of: Vec<usize>,
    /// How often a class is used before anything is seated: once for those that must not be.
    used: Vec<i64>,
}

impl Classes {
    /// Points modulo `modulus` on as many levels as are full, and the rest fixed.
    fn new(points: usize, modulus: usize) -> Classes {
        let levels = points / modulus;
        let fixed = levels * modulus..points;
        let pure = levels * modulus;
        let mixed = pure + levels * levels * modulus;
        let count = mixed + fixed.len() * levels + 1;
        let mut used = vec![0; count];
        let apart = count - 1;
        used[apart] = 1;
        let mut of = vec![apart; points * points];
        for one in 0..points {
            for other in 0..points {
                let (low, high) = (one.min(other), one.max(other));
                let level = |point: usize| point / modulus;
                let difference = (high % modulus + modulus - low % modulus) % modulus;
                of[one * points + other] = match (low >= fixed.start, high >= fixed.start) {
                    _ if low == high => continue,
                    (true, true) => apart,
                    (false, true) => mixed + (high - fixed.start) * levels + level(low),
                    _ if level(low) == level(high) => {
                        // Half of an even number makes each pair twice.
                        let half = 2 * difference == modulus;
                        let least = difference.min(modulus - difference);
                        if half { apart } else { level(low) * modulus + least }
                    }
                    _ => pure + (level(low) * levels + level(high)) * modulus + difference,
                };
            }
        }
        Classes {
            points,
            modulus,
            of,
            used,
        }
    }

    fn of(&self, one: usize, other: usize) -> usize {
        self.of[one * self.points + other]
    }
}

/// Base rounds, one after the other, and rounds that go on from one table each.
struct Starter<'a> {
    classes: &'a Classes,
    /// Seats at a table.
    size: usize,
    seats: Vec<usize>,
    further: Vec<Vec<usize>>,
    used: Vec<i64>,
    surplus: i64,
}

impl<'a> Starter<'a> {
    fn random(classes: &'a Classes, shape: &Shape, chance: &mut Chance) -> Starter<'a> {
        let mut seats = Vec::new();
        for _ in 0..shape.rounds {
            let mut round: Vec<usize> = (0..classes.points).collect();
            chance.shuffle(&mut round);
            seats.extend(round);
        }
        let modulus = classes.modulus;
        let further = (0..shape.further)
            .map(|_| vec![0, modulus + chance.below(modulus), 2 * modulus + chance.below(modulus)])
            .collect();
        let mut starter = Starter {
            classes,
            seats,
            size: shape.size,
            further,
            used: classes.used.clone(),
            surplus: 0,
        };
        for seats in starter.seats.clone().chunks(shape.size) {
            starter.count(seats, 1);
        }
        for table in starter.further.clone() {
            starter.count(&table, 1);
        }
        starter
    }

    /// Adds or takes away the differences of a table.
    fn count(&mut self, table: &[usize], sign: i64) {
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                let used = &mut self.used[self.classes.of(*one, *other)];
                let before = (*used - 1).max(0);
                *used += sign;
                self.surplus += (*used - 1).max(0) - before;
            }
        }
    }

    /// Swaps two seats at different tables.
    fn swap(&mut self, one: usize, other: usize) {
        let tables = [one / self.size, other / self.size];
        let mut seats = std::mem::take(&mut self.seats);
        for table in tables {
            self.count(&seats[self.size * table..][..self.size], -1);
        }
        seats.swap(one, other);
        for table in tables {
            self.count(&seats[self.size * table..][..self.size], 1);
        }
        self.seats = seats;
    }

    fn replace(&mut self, at: usize, table: Vec<usize>) {
        let old = std::mem::replace(&mut self.further[at], table);
        self.count(&old, -1);
        self.count(&self.further[at].clone(), 1);
    }

    /// Anneals until no difference is left over, or the steps are used up.
    fn improve(&mut self, chance: &mut Chance) -> bool {
        let mut heat = HOTTEST;
        for step in 0..STEPS {
            if step % 1000 == 0 {
                heat = HOTTEST * (COLDEST / HOTTEST).powf(step as f64 / STEPS as f64);
            }
            let before = self.surplus;
            let stays = |now: i64, chance: &mut Chance| {
                now <= before || f64::from(chance.unit()) < (-((now - before) as f64) / heat).exp()
            };
            if !self.further.is_empty() && chance.below(4) == 0 {
                let at = chance.below(self.further.len());
                let old = self.further[at].clone();
                let modulus = self.classes.modulus;
                let mut new = old.clone();
                let level = 1 + chance.below(2);
                new[level] = level * modulus + chance.below(modulus);
                self.replace(at, new);
                if !stays(self.surplus, chance) {
                    self.replace(at, old);
                }
            } else {
                let round = chance.below(self.seats.len() / self.classes.points) * self.classes.points;
                let mut seat = || round + chance.below(self.classes.points);
                let (one, other) = (seat(), seat());
                if one / self.size == other / self.size {
                    continue;
                }
                self.swap(one, other);
                if !stays(self.surplus, chance) {
                    self.swap(one, other);
                }
            }
            if self.surplus == 0 {
                return true;
            }
        }
        false
    }

    /// The line of the file: tables, then the further rounds by their table.
    fn line(&self) -> String {
        let table = |table: &[usize]| {
            let mut table = table.to_vec();
            table.sort_unstable();
            table.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
        };
        let round = |seats: &[usize]| seats.chunks(self.size).map(table).collect::<Vec<_>>().join(", ");
        let rounds: Vec<String> = self.seats.chunks(self.classes.points).map(round).collect();
        let further: Vec<String> = self.further.iter().map(|seats| table(seats)).collect();
        let mut line = format!(
            "{} {}: {}",
            self.classes.points,
            self.classes.modulus,
            rounds.join(" / ")
        );
        if !further.is_empty() {
            line += &format!("; {}", further.join(", "));
        }
        line
    }
}

/// What a starter is looked for.
struct Shape {
    players: usize,
    size: usize,
    modulus: usize,
    /// Base rounds.
    rounds: usize,
    /// Rounds developed from one table.
    further: usize,
}

impl Shape {
    /// `21`, `28x4`.
    fn parse(word: &str) -> Option<Shape> {
        let (players, size) = match word.split_once('x') {
            Some((players, size)) => (players.parse().ok()?, size.parse().ok()?),
            None => (word.parse().ok()?, 3),
        };
        let (modulus, rounds, further) = match (players, size) {
            // No base round of the form of the others exists, or none was found.
            (15, 3) => (7, 1, 0),
            (18, 3) => (4, 2, 0),
            (9.., 3) if players % 6 == 3 => (players / 3, 1, (players / 3 - 1) / 2),
            (24.., 3) if players % 6 == 0 => (players / 2 - 1, 1, 0),
            (16.., 4) if players % 4 == 0 => ((players - 1) / 3, 1, 0),
            _ => return None,
        };
        Some(Shape {
            players,
            size,
            modulus,
            rounds,
            further,
        })
    }
}

fn search(shape: &Shape) {
    let players = shape.players;
    let classes = Classes::new(players, shape.modulus);
    for number in 0.. {
        let mut chance = Chance::of(players as u64, number);
        let mut starter = Starter::random(&classes, shape, &mut chance);
        if starter.improve(&mut chance) {
            println!("{}", starter.line());
            return;
        }
        eprintln!(
            "{players}: {} left over at the end of attempt {}",
            starter.surplus,
            number + 1
        );
    }
}

fn main() {
    // Cargo adds words of its own, which are no shapes.
    for shape in std::env::args().skip(1).filter_map(|word| Shape::parse(&word)) {
        search(&shape);
    }
}
