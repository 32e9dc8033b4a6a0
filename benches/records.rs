//! Reading records: our reader beside serde_json on the same bytes, in turn, median of several runs, one core.
//! Prints microseconds a record and ratios; judges nothing, so that a busy machine fails no build.

// A broken setup may end a measurement.
#![allow(clippy::expect_used)]

#[path = "records/reference.rs"]
mod reference;

use std::hint::black_box;
use std::time::{Duration, Instant};

use talon_records::hash::Hash;
use talon_records::json::{Limits, Tape, canonical};
use talon_records::normal::Writer;
use talon_records::stream::{Body, Hint, Splitter};
use talon_records::{Options, Reader, Status};

const RUNS: usize = 9;
const RECORDS: usize = 20_000;
const EXAMPLE: &str = include_str!("../tests/fixtures/examples/ulti.talon.json");

/// What is measured, over a whole batch.
type Quantity = (&'static str, fn(&[u8]));

/// Each in turn; the first is the reference.
const QUANTITIES: [Quantity; 8] = [
    ("R1 serde_json, typed and borrowed", serde),
    ("R5 SHA-256 of the text", sha256),
    ("tape", tape),
    ("tape, canonical", tape_canonical),
    ("tape, canonical, SHA-256", tape_hash),
    ("splitter, tape", split),
    ("W1 splitter, check", check),
    ("W2 splitter, check, canonical, hashes", check_and_write),
];

fn main() {
    let record = compact(EXAMPLE);
    println!(
        "{} bytes a record, {RECORDS} records, median of {RUNS} runs",
        record.len() + 1
    );
    let mut batch = Vec::with_capacity((record.len() + 1) * RECORDS);
    for _ in 0..RECORDS {
        batch.extend_from_slice(&record);
        batch.push(b'\n');
    }
    let mut times = vec![Vec::new(); QUANTITIES.len()];
    for _ in 0..RUNS {
        for ((_, run), times) in QUANTITIES.iter().zip(&mut times) {
            let start = Instant::now();
            run(black_box(&batch));
            times.push(start.elapsed());
        }
    }
    let medians: Vec<Duration> = times.iter_mut().map(|times| median(times)).collect();
    for ((name, _), median) in QUANTITIES.iter().zip(&medians) {
        let micros = median.as_secs_f64() * 1e6 / RECORDS as f64;
        let ratio = medians[0].as_secs_f64() / median.as_secs_f64();
        let rate = batch.len() as f64 / median.as_secs_f64() / 1e6;
        println!("{name:38} {micros:7.2} us a record  {rate:6.0} MB/s  {ratio:5.2} x R1");
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The text without white space, in the order it was written, as a program writes it.
fn compact(pretty: &str) -> Vec<u8> {
    let mut in_string = false;
    let keep = |byte: &u8| {
        in_string ^= *byte == b'"';
        in_string || !byte.is_ascii_whitespace()
    };
    pretty.bytes().filter(keep).collect()
}

fn lines(batch: &[u8]) -> impl Iterator<Item = &[u8]> {
    batch.split(|&byte| byte == b'\n').filter(|line| !line.is_empty())
}

fn serde(batch: &[u8]) {
    for line in lines(batch) {
        let record: reference::Record<'_> = serde_json::from_slice(line).expect("the example is sound");
        black_box(&record);
    }
}

fn sha256(batch: &[u8]) {
    for line in lines(batch) {
        black_box(Hash::of(line));
    }
}

fn tape(batch: &[u8]) {
    let mut tape = Tape::new();
    for line in lines(batch) {
        black_box(tape.read(line, Limits::default()).expect("the example is sound").root());
    }
}

fn tape_canonical(batch: &[u8]) {
    let (mut tape, mut out) = (Tape::new(), Vec::new());
    for line in lines(batch) {
        out.clear();
        canonical::value(
            &mut out,
            tape.read(line, Limits::default()).expect("the example is sound").root(),
        );
        black_box(&out);
    }
}

fn tape_hash(batch: &[u8]) {
    let (mut tape, mut out) = (Tape::new(), Vec::new());
    for line in lines(batch) {
        out.clear();
        canonical::value(
            &mut out,
            tape.read(line, Limits::default()).expect("the example is sound").root(),
        );
        black_box(Hash::of(&out));
    }
}

fn split(batch: &[u8]) {
    let mut tape = Tape::new();
    each_record(batch, |text| {
        black_box(tape.read(text, Limits::default()).expect("the example is sound").root());
    });
}

fn check(batch: &[u8]) {
    let (mut reader, options) = (Reader::new(), Options::default());
    each_record(batch, |text| {
        let checked = reader.check(text, &options);
        assert_eq!(checked.status(), Status::Accepted);
        black_box(checked.hand());
    });
}

fn check_and_write(batch: &[u8]) {
    let (mut reader, mut writer, options) = (Reader::new(), Writer::new(), Options::default());
    each_record(batch, |text| {
        let checked = reader.check(text, &options);
        let record = checked.record.as_ref().expect("the example is sound");
        black_box(writer.write(record));
    });
}

fn each_record(batch: &[u8], mut act: impl FnMut(&[u8])) {
    let mut splitter = Splitter::new(Some(Hint::Lines), Limits::default());
    for piece in batch.chunks(64 * 1024) {
        splitter.feed(piece);
        while let Some(record) = splitter.next_record() {
            if let Body::Text(text) = record.body {
                act(text);
            }
        }
    }
}
