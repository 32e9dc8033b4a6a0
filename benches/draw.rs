//! What a draw costs: `cargo bench --bench draw`. Each plan is drawn some times with different seeds; shown are the
//! median time, the slowest, and the repeats beside their lower bound.

// A broken setup may end a run, and the result goes to the caller.
#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use talon_tournament::seating::{SeatingPlan, draw};
use talon_tournament::{Apart, SitOut};

fn main() {
    let (byes, fours, tables_of_four) = (SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour);
    println!(
        "{:<34} {:>10} {:>10} {:>8} {:>6}",
        "plan", "median", "slowest", "repeats", "bound"
    );
    for (players, rounds, sit_out, times) in [
        (21, 10, fours, 50),
        (42, 20, fours, 50),
        (60, 29, fours, 50),
        (60, 60, fours, 10),
        (28, 9, tables_of_four, 50),
        (59, 29, byes, 50),
        (20, 6, fours, 10),
        (16, 7, byes, 10),
        (32, 8, fours, 10),
        (31, 8, byes, 10),
        (61, 15, fours, 5),
        (120, 15, fours, 5),
        (121, 15, fours, 5),
        (400, 12, tables_of_four, 3),
        (40, 17, fours, 1),
        (58, 28, byes, 1),
        (600, 200, fours, 1),
        (599, 200, fours, 1),
    ] {
        let plan = SeatingPlan::new(players, rounds, sit_out).unwrap();
        let mut took: Vec<(Duration, u64, u64)> = (1..=times)
            .map(|seed| {
                let begun = Instant::now();
                let schedule = draw(&plan, &Apart::nobody(), seed).unwrap();
                (begun.elapsed(), schedule.repeats(), schedule.bound().repeats)
            })
            .collect();
        took.sort_unstable();
        let (median, repeats, bound) = took[took.len() / 2];
        let slowest = took[took.len() - 1].0;
        let tables = format!("{} x 3, {} x 4, {} out", plan.threes(), plan.fours(), plan.byes());
        let name = format!("{players} players, {rounds} rounds");
        println!("{name:<22} {tables:<18} {median:>10.1?} {slowest:>10.1?} {repeats:>5} {bound:>5}");
    }
}
