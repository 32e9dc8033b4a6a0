//! How the schedules of `src/tournament/seating/stored.txt` were found:
//! `cargo bench --bench schedules -- 10 14 30 1` looks at all plans of 10 to 14 players for 30 minutes, with the chance
//! of seed 1, and prints lines of that file.
//!
//! A plan is looked at where a draw ends above the fewest repeats that a count of seats leaves; rounds go up to two
//! beyond those that it allows without a repeat. The plans take turns, each time with twice the steps: first all rounds
//! at once, then schedules that a turn carries into themselves. Whatever is better than a draw is printed at once, so a
//! plan may have several lines; anyone who mends the file keeps the best of each kind. The progress goes to standard
//! error.

#[path = "schedules/tables.rs"]
mod tables;
#[path = "schedules/turned.rs"]
mod turned;
#[path = "schedules/whole.rs"]
mod whole;

use std::time::{Duration, Instant};

use tables::{Best, Cooling, Found, Wanted};
use talon_rules::chance::Chance;
use talon_tournament::seating::{Prefer, SeatingPlan, draw, lower_bound};
use talon_tournament::{Apart, SitOut};
use turned::Turn;

/// Steps of the first turn of a plan, for all rounds at once and for each kind of turn.
const WHOLE: u32 = 3_000_000;
const TURNED: u32 = 500_000;
/// How often all rounds at once are begun in each turn of a plan.
const BEGINNINGS: usize = 3;
/// Steps are doubled so often.
const DOUBLED: u32 = 5;

/// A plan with what is known of it.
struct Job {
    plan: SeatingPlan,
    wanted: Wanted,
    least: usize,
    best: Best,
}

impl Job {
    /// A plan that a draw does not bring down to its bound.
    fn open(plan: SeatingPlan) -> Option<Job> {
        let least = lower_bound(&plan).repeats as usize;
        let wanted = Wanted {
            players: plan.players().into(),
            threes: plan.threes().into(),
            fours: plan.fours().into(),
            byes: plan.byes().into(),
            rounds: plan.rounds().into(),
        };
        let mut best = Best::default();
        for prefer in [Prefer::Repeats, Prefer::Even] {
            let drawn = draw(&plan.preferring(prefer), &Apart::nobody(), 1).ok()?;
            best.take(Found::of(&wanted, rounds_of(&drawn))?);
        }
        let job = Job {
            plan,
            wanted,
            least,
            best,
        };
        (!job.is_done()).then_some(job)
    }

    fn is_done(&self) -> bool {
        self.best.even.as_ref().is_some_and(|even| even.repeats <= self.least)
    }

    /// One turn: everything that there is, with so many times the steps.
    fn look(&mut self, times: u32, chance: &mut Chance) {
        let whole = std::iter::repeat_n(None, BEGINNINGS);
        for (at, turn) in whole.chain(Turn::all(&self.wanted).into_iter().map(Some)).enumerate() {
            if self.is_done() {
                return;
            }
            let cooling = Cooling {
                hot: [0.8, 0.9, 0.7][chance.below(3)],
                cold: [0.3, 0.4, 0.25][chance.below(3)],
                steps: times * if turn.is_none() { WHOLE } else { TURNED },
                even: [2, 0, 3, 1][(chance.below(4) + at) % 4],
                steep: chance.below(2) == 0,
            };
            let better = match turn {
                None => whole::anneal(&self.wanted, &cooling, self.least, chance, &mut self.best),
                Some(turn) => turned::anneal(&self.wanted, &turn, &cooling, self.least, chance, &mut self.best),
            };
            if better {
                self.tell();
            }
        }
    }

    /// The lines of the file: the fewest repeats, and even visits where they cost some.
    fn tell(&self) {
        let (Some(fewest), Some(even)) = (&self.best.fewest, &self.best.even) else {
            return;
        };
        let Wanted {
            players,
            threes,
            fours,
            rounds,
            ..
        } = self.wanted;
        let key = format!("{players} {threes} {fours} {rounds}");
        eprintln!(
            "{:?}: {} repeats, even {}, least {}",
            self.plan, fewest.repeats, even.repeats, self.least
        );
        println!("{key} = {}: {}", fewest.repeats, fewest.line(&self.wanted));
        if fewest.uneven > 0 {
            println!("{key} even = {}: {}", even.repeats, even.line(&self.wanted));
        }
    }
}

/// The rounds of a schedule by places: tables of four, of three, and byes.
fn rounds_of(schedule: &talon_tournament::seating::Schedule) -> tables::Rounds {
    let round = |round: &talon_tournament::Round| {
        let mut seats: Vec<&Vec<_>> = round.tables.iter().map(|table| &table.seats).collect();
        seats.sort_by_key(|seats| usize::MAX - seats.len());
        seats
            .into_iter()
            .chain([&round.byes])
            .flatten()
            .map(|entry| usize::from(entry.0) - 1)
            .collect()
    };
    schedule.rounds().iter().map(round).collect()
}

fn plans(players: u16) -> Vec<SeatingPlan> {
    let mut plans = Vec::new();
    for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
        let free = |rounds: &u16| {
            SeatingPlan::new(players, *rounds, sit_out).is_ok_and(|plan| lower_bound(&plan).repeats == 0)
        };
        let limit = (1..=players).take_while(free).count() as u16;
        let more = (1..=limit + 2).filter_map(|rounds| SeatingPlan::new(players, rounds, sit_out).ok());
        plans.extend(more);
    }
    plans.sort_by_key(|plan| (plan.byes(), plan.fours(), plan.rounds()));
    plans.dedup();
    plans
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [from, to, minutes, rest @ ..] = numbers.as_slice() else {
        eprintln!("players from, players to, minutes, seed");
        return;
    };
    let (begun, time) = (Instant::now(), Duration::from_secs(60 * minutes));
    let seed = rest.first().copied().unwrap_or(1);
    let mut jobs: Vec<Job> = (*from..=*to)
        .flat_map(|players| plans(players as u16))
        .filter_map(Job::open)
        .collect();
    for pass in 0.. {
        jobs.retain(|job| !job.is_done());
        for (number, job) in jobs.iter_mut().enumerate() {
            if begun.elapsed() > time {
                return;
            }
            job.look(
                1 << DOUBLED.min(pass),
                &mut Chance::of(seed, u64::from(pass) << 32 | number as u64),
            );
        }
        if jobs.is_empty() {
            return;
        }
    }
}
