//! How the schedules of `src/tournament/seating/stored.txt` were found:
//! `cargo bench --bench schedules -- 10 14 30` looks at all plans of 10 to 14 players with 30 million steps for each
//! beginning and prints lines of that file.
//!
//! A plan gets a line where the quick search ends above the fewest repeats that are possible or known; the line is the
//! best that the long one found. Rounds go up to two beyond those that a count of seats allows without a repeat. The
//! comment on standard error says what was reached; whoever mends the file keeps the line with fewer repeats.

#[path = "schedules/turned.rs"]
mod turned;

use talon::tournament::SitOut;
use talon::tournament::seating::{Kept, Plan, lower_bound, seek};

/// What the quick search begins with; whoever is served by it needs no line.
const QUICK: [u32; 1] = [1_000_000];
/// Steps and beginnings of the search for turned schedules.
const STEPS: u32 = 1_000_000;
const TRIES: u64 = 6;
const BEGINNINGS: usize = 6;

fn plans(players: u16) -> Vec<Plan> {
    let mut plans = Vec::new();
    for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
        let free = |rounds: &u16| {
            Plan::new(players, *rounds, sit_out).is_ok_and(|plan| lower_bound(&plan).repeats == 0)
        };
        let limit = (1..=players).take_while(free).count() as u16;
        let more = (1..=limit + 2).filter_map(|rounds| Plan::new(players, rounds, sit_out).ok());
        plans.extend(more);
    }
    plans.sort_by_key(|plan| (plan.byes(), plan.fours(), plan.rounds()));
    plans.dedup();
    plans
}

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [from, to, million, rest @ ..] = numbers.as_slice() else {
        eprintln!("players from, players to, millions of steps, seed");
        return;
    };
    let seed = rest.first().copied().unwrap_or(1);
    for players in *from..=*to {
        for plan in plans(players as u16) {
            let Some(quick) = seek(&plan, 1, &QUICK) else { continue };
            if quick.repeats <= quick.least && quick.uneven == 0 {
                continue;
            }
            let steps = vec![million.saturating_mul(1_000_000); BEGINNINGS];
            let Some(long) = seek(&plan, u64::from(seed), &steps) else { continue };
            let mut best = if long.repeats < quick.repeats { long } else { quick };
            if let Some((repeats, rounds)) =
                turned::seek_turned(&plan, best.least, u64::from(seed), STEPS, TRIES)
                && (repeats < best.repeats || repeats == best.repeats && best.uneven > 0)
            {
                best = Kept { repeats, uneven: 0, rounds, ..best };
            }
            let (byes, fours, rounds) = (plan.byes(), plan.fours(), plan.rounds());
            eprintln!(
                "{players} players, {byes} byes, {fours} fours, {rounds} rounds: {} repeats, uneven {}, least {}",
                best.repeats, best.uneven, best.least
            );
            println!("{}", best.line(&plan));
        }
    }
}
