//! Rounds for tables drawn by the standings, with results by lot: how long a round takes, and how many pairs meet
//! again. Prints milliseconds of the processor; judges nothing, so that a busy machine fails no build.

// A broken setup may end a measurement.
#![allow(clippy::expect_used)]

use std::collections::BTreeMap;

use talon_rules::chance::Chance;
use talon_tournament::rounds::{Drawn, Entrant, Field, Past, Situation, swiss};
use talon_tournament::{Apart, SitOut};
use talon_tournament::{EntryNo, Exact};

fn main() {
    println!("players rounds events | worst ms, mean ms a round | repeats an event, of them not proved needed");
    for (players, rounds, tournaments) in [
        (12, 4, 200),
        (21, 7, 200),
        (30, 7, 200),
        (42, 8, 50),
        (120, 7, 10),
        (200, 9, 5),
        (400, 9, 2),
    ] {
        measure(players, rounds, tournaments);
    }
}

/// Processor time of this thread, in milliseconds.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("an account of the processor");
    let nanoseconds: f64 = text
        .split(' ')
        .next()
        .and_then(|word| word.parse().ok())
        .expect("a number");
    nanoseconds / 1e6
}

fn measure(players: u16, rounds: u16, tournaments: u64) {
    let (mut worst, mut sum, mut repeats, mut avoidable) = (0f64, 0f64, 0, 0);
    for seed in 0..tournaments {
        let mut points: BTreeMap<EntryNo, i64> = (1..=players).map(|entry| (EntryNo(entry), 0)).collect();
        let mut past = Past::default();
        let mut chance = Chance::of(seed, 99);
        for _ in 0..rounds {
            let field = field(&points);
            let before = cpu();
            let drawn = draw(&field, &past, seed);
            let took = cpu() - before;
            worst = worst.max(took);
            sum += took;
            repeats += drawn.repeats.len();
            avoidable += drawn.repeats.len() - drawn.bound.repeats;
            past.add(&drawn.round).expect("a round");
            for table in &drawn.round.tables {
                let mut places = table.seats.clone();
                chance.shuffle(&mut places);
                for (entry, more) in places.iter().zip([3, 1, 0]) {
                    *points.entry(*entry).or_default() += more;
                }
            }
        }
    }
    let (each, drawn) = (tournaments as f64, tournaments as f64 * f64::from(rounds));
    println!(
        "{players:7} {rounds:6} {tournaments:6} | {worst:8.1} {:8.1} | {:.3} {:.3}",
        sum / drawn,
        repeats as f64 / each,
        avoidable as f64 / each
    );
}

fn field(points: &BTreeMap<EntryNo, i64>) -> Field {
    let mut sorted: Vec<i64> = points.values().copied().collect();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let rank = |points: i64| 1 + sorted.partition_point(|other| *other > points) as u16;
    let entrant = |(entry, points): (&EntryNo, &i64)| Entrant {
        entry: *entry,
        rank: rank(*points),
        points: Exact::from(*points),
        float: None,
    };
    Field::of(points.iter().map(entrant).collect()).expect("a field")
}

fn draw(field: &Field, past: &Past, seed: u64) -> Drawn {
    let apart = Apart::nobody();
    let situation = Situation {
        field,
        past,
        apart: &apart,
        sit_out: SitOut::Byes,
        seed,
    };
    let drawn = if past.last_round() == 0 {
        swiss::first(&situation, swiss::First::Lot)
    } else {
        swiss::draw(&situation)
    };
    drawn.expect("a round")
}
