//! Spoils records in many ways and looks whether the program stays sound: `cargo bench --bench mutations -- 100000`.
//! A panic, a check of more than a second, or a record that only one of program and second opinion takes for legal is
//! shown with the seed that makes it again, and the command fails.

// A broken setup may end a run, and the result goes to the caller.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

// Its own tests run elsewhere and use more of it.
#[allow(dead_code, unused_imports)]
#[path = "../tests/oracle/mod.rs"]
mod oracle;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use oracle::compare::disagreements;
use oracle::fixtures;
use oracle::hands;
use oracle::mutate::{mutate, with_options};
use talon_records::json::Limits;
use talon_records::normal::Writer;
use talon_records::stream::{Body, Splitter};
use talon_records::{Options, Reader};
use talon_rules::games::ulti::Variant;
use talon_samples::generate::preferans;
use talon_samples::generate::ulti::{generate_hand, record_line};

const COUNT: u64 = 100_000;
/// Hands of each game beside the fixtures, those of Preferans once by chance and once as people play; many of them
/// under other options.
const GENERATED: u64 = 1_500;
/// What counts as hanging.
const SLOW: Duration = Duration::from_secs(1);
const SHOWN_MAX: usize = 20;

/// What came of all records together.
#[derive(Default)]
struct Tally {
    next: AtomicU64,
    accepted: AtomicU64,
    slowest_micros: AtomicU64,
    faults: Mutex<Vec<String>>,
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let count: u64 = numbers.next().unwrap_or(COUNT);
    let first_seed: u64 = numbers.next().unwrap_or(1);
    let texts = texts();
    let tally = Tally::default();
    let start = Instant::now();
    // Each panic is told once, with its seed, instead of by the hook.
    std::panic::set_hook(Box::new(|_| ()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| work(&texts, count, first_seed, &tally));
        }
    });
    let faults = tally.faults.into_inner().unwrap();
    println!(
        "{count} records made of {} by seeds from {first_seed}: {} accepted, {} faults, slowest check {} us, {} s",
        texts.len(),
        tally.accepted.into_inner(),
        faults.len(),
        tally.slowest_micros.into_inner(),
        start.elapsed().as_secs()
    );
    faults.iter().take(SHOWN_MAX).for_each(|fault| println!("{fault}"));
    if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The records that are spoilt: those of all fixtures, and generated ones.
fn texts() -> Vec<String> {
    let mut all: Vec<String> = fixtures::cases()
        .iter()
        .filter_map(|(_, case)| case.get("record").or_else(|| case.get("text")))
        .map(|record| record.as_str().map_or_else(|| record.to_string(), str::to_owned))
        .collect();
    for number in 0..GENERATED {
        let variant = Variant {
            two_round: number % 4 == 0,
            ..Variant::default()
        };
        let line = record_line(&generate_hand(17, number, &variant));
        all.push(if number % 3 == 0 {
            with_options(number, &line)
        } else {
            line
        });
        all.push(hands::hand(17_000 + number, None, true).record.to_string());
    }
    all.extend(preferans::records(17).take(GENERATED as usize));
    all
}

fn work(texts: &[String], count: u64, first_seed: u64, tally: &Tally) {
    loop {
        let nth = tally.next.fetch_add(1, Ordering::Relaxed);
        if nth >= count {
            return;
        }
        let seed = first_seed + nth;
        // The seed also picks the text, so that it alone makes the record again.
        let text = &texts[(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33) as usize % texts.len()];
        let bytes = mutate(seed, text);
        let found = catch_unwind(AssertUnwindSafe(|| look_at(&bytes, tally)));
        let found = found.unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            vec![format!(
                "panic: {}",
                said.or(panic.downcast_ref().copied()).unwrap_or("without a word")
            )]
        });
        if !found.is_empty() {
            let shown = String::from_utf8_lossy(&bytes);
            let faults = found.iter().map(|what| format!("seed {seed}: {what}\n  {shown}"));
            tally.faults.lock().unwrap().extend(faults);
        }
    }
}

/// Checks a spoilt record as a file with that record in it and by itself, and compares with the second opinion.
fn look_at(bytes: &[u8], tally: &Tally) -> Vec<String> {
    let mut found = Vec::new();
    let start = Instant::now();
    let mut reader = Reader::new();
    let accepted = match reader.check(bytes, &Options::default()) {
        checked if checked.is_accepted() => checked.record.map(|record| Writer::new().normal(&record)),
        _ => None,
    };
    each_record(bytes, |text| {
        reader.check(
            text,
            &Options {
                diagnose: false,
                ..Options::default()
            },
        );
    });
    let took = start.elapsed();
    tally
        .slowest_micros
        .fetch_max(took.as_micros() as u64, Ordering::Relaxed);
    if took > SLOW {
        found.push(format!("took {took:?}"));
    }
    if let Some(normal) = accepted {
        tally.accepted.fetch_add(1, Ordering::Relaxed);
        let again = reader.check(
            &normal.text,
            &Options {
                diagnose: false,
                ..Options::default()
            },
        );
        let same = again.record.as_ref().is_some_and(|record| {
            let again = Writer::new().normal(record);
            again.text == normal.text && again.hashes == normal.hashes
        });
        if !again.is_accepted() || !same {
            found.push("its normal form is not accepted, or has another normal form".to_owned());
        }
    }
    found.extend(disagreements(bytes));
    found
}

fn each_record(bytes: &[u8], mut act: impl FnMut(&[u8])) {
    let mut splitter = Splitter::new(None, Limits::default());
    for piece in bytes.chunks((bytes.len() / 8).max(997)) {
        splitter.feed(piece);
        while let Some(record) = splitter.next_record() {
            if let Body::Text(text) = record.body {
                act(text);
            }
        }
    }
    splitter.finish();
    while let Some(record) = splitter.next_record() {
        if let Body::Text(text) = record.body {
            act(text);
        }
    }
}
