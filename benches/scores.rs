//! Takes the cards of many hands away and looks whether what would have been written down pays the same:
//! `cargo bench --bench scores -- 100000`. So many hands of each game, Ulti under options by chance and Preferans
//! played by chance; what differs is shown with the seed that makes it again, and the command fails.

// A broken setup may end a run, and the result goes to the caller.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

// Its own tests run elsewhere and use more of it.
#[allow(dead_code, unused_imports)]
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use std::process::ExitCode;
use std::time::Instant;

use oracle::hands;
use oracle::stripped::pays_the_same;
use serde_json::Value;
use talon_rules::chance::Chance;
use talon_rules::games::option::RuleSet;
use talon_rules::games::ulti::{OPTIONS, Variant};
use talon_samples::generate::ulti::{generate_hand, record_line};

/// Makes the hand of a seed.
type Make = fn(u64) -> Value;

const COUNT: u64 = 100_000;
const SHOWN_MAX: usize = 20;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let count: u64 = numbers.next().unwrap_or(COUNT);
    let games = [("ulti", ulti as Make), ("preferans", preferans)];
    let mut faults = Vec::new();
    for (game, make) in games {
        let (start, mut compared) = (Instant::now(), 0_u64);
        for seed in 1..=count {
            match pays_the_same(&make(seed)) {
                Ok(bare) => compared += u64::from(bare.is_some()),
                Err(fault) => faults.push(format!("{game}, seed {seed}: {fault}")),
            }
        }
        println!(
            "{game}: {count} hands, {compared} with a result, {} s",
            start.elapsed().as_secs()
        );
    }
    println!("{} faults", faults.len());
    faults.iter().take(SHOWN_MAX).for_each(|fault| println!("{fault}"));
    if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// A hand under up to three changed options.
fn ulti(seed: u64) -> Value {
    let mut chance = Chance::of(seed, 0);
    let mut variant = Variant::default();
    for _ in 0..chance.below(4) {
        let info = &OPTIONS[chance.below(OPTIONS.len())];
        variant.set(info.name, info.alternatives[chance.below(info.alternatives.len())]);
    }
    serde_json::from_str(&record_line(&generate_hand(seed, 0, &variant))).unwrap()
}

fn preferans(seed: u64) -> Value {
    hands::hand(seed, None, true).record
}
