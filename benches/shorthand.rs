//! Reading short text: evenings and hands in words, cut into deals, made to JSON, and checked by the rules, beside
//! serde_json and our own reader on the same deals as JSON. In turn, median of several runs, one core. Prints
//! microseconds a deal and megabytes of its own text a second; judges nothing, so that a busy machine fails no build.

// A broken setup may end a measurement.
#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use talon_records::normal::Writer;
use talon_records::notation::Notation as _;
use talon_records::read;
use talon_records::stream::Body;
use talon_shorthand::{HANDS, NOTATIONS, Shorthand};

const RUNS: usize = 9;
const DEALS: usize = 4_000;
const EVENINGS: [&str; 6] = [
    include_str!("../tests/fixtures/evenings/ulti.txt"),
    include_str!("../tests/fixtures/evenings/ulti_four.txt"),
    include_str!("../tests/fixtures/evenings/ulti_options.txt"),
    include_str!("../tests/fixtures/evenings/preferans_hr.txt"),
    include_str!("../tests/fixtures/evenings/preferans_long.txt"),
    include_str!("../tests/fixtures/evenings/preferans_sr.txt"),
];

/// The same deals twice.
struct Batch {
    text: Vec<u8>,
    /// A record a line.
    json: Vec<u8>,
    deals: usize,
}

/// What is measured, over a whole batch; it answers how many deals it saw.
struct Quantity {
    name: &'static str,
    run: fn(&Batch) -> usize,
    is_text: bool,
}

/// Each in turn; the first is the reference.
const QUANTITIES: [Quantity; 6] = [
    Quantity {
        name: "serde_json, values",
        run: serde,
        is_text: false,
    },
    Quantity {
        name: "JSON, checked",
        run: |batch| check(&batch.json),
        is_text: false,
    },
    Quantity {
        name: "text, cut into deals",
        run: |batch| cut(&batch.text, |text| text.len()),
        is_text: true,
    },
    Quantity {
        name: "text, recognized",
        run: |batch| cut(&batch.text, recognize),
        is_text: true,
    },
    Quantity {
        name: "text, made to JSON",
        run: |batch| cut(&batch.text, translate),
        is_text: true,
    },
    Quantity {
        name: "text, checked",
        run: |batch| check(&batch.text),
        is_text: true,
    },
];

fn main() {
    measure("evenings", &batch(&EVENINGS.join("\n")));
    measure("hands", &batch(HANDS));
}

/// A text again and again, and the records that are made of it.
fn batch(text: &str) -> Batch {
    let (mut json, mut deals) = (Vec::new(), 0);
    let mut records = read(text.as_bytes(), talon_shorthand::options());
    while let Ok(Some(record)) = records.next_checked() {
        let record = record.checked.record.as_ref().expect("the samples are sound");
        json.extend(Writer::new().normal(record).text);
        json.push(b'\n');
        deals += 1;
    }
    let times = DEALS / deals;
    Batch {
        text: format!("{text}\n").repeat(times).into_bytes(),
        json: json.repeat(times),
        deals: deals * times,
    }
}

fn measure(name: &str, batch: &Batch) {
    let deals = batch.deals;
    let length = |bytes: &[u8]| bytes.len() / deals;
    println!(
        "{name}: {deals} deals, {} bytes a deal in words, {} as JSON, median of {RUNS} runs",
        length(&batch.text),
        length(&batch.json)
    );
    let mut times = vec![Vec::new(); QUANTITIES.len()];
    for _ in 0..RUNS {
        for (quantity, times) in QUANTITIES.iter().zip(&mut times) {
            let start = Instant::now();
            assert_eq!((quantity.run)(black_box(batch)), deals, "{}", quantity.name);
            times.push(start.elapsed());
        }
    }
    let medians: Vec<Duration> = times.iter_mut().map(|times| median(times)).collect();
    for (quantity, median) in QUANTITIES.iter().zip(&medians) {
        let bytes = if quantity.is_text { &batch.text } else { &batch.json };
        let micros = median.as_secs_f64() * 1e6 / deals as f64;
        let rate = bytes.len() as f64 / median.as_secs_f64() / 1e6;
        let ratio = medians[0].as_secs_f64() / median.as_secs_f64();
        println!(
            "{:22} {micros:7.2} us a deal  {rate:6.1} MB/s  {ratio:5.2} x serde_json",
            quantity.name
        );
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn serde(batch: &Batch) -> usize {
    let lines = batch.json.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let record: serde_json::Value = serde_json::from_slice(line).expect("the samples are sound");
            black_box(&record);
        })
        .count()
}

fn check(bytes: &[u8]) -> usize {
    let mut records = read(bytes, talon_shorthand::options());
    let mut count = 0;
    while let Ok(Some(record)) = records.next_checked() {
        assert!(record.checked.is_accepted());
        count += 1;
    }
    count
}

fn cut(bytes: &[u8], work: fn(&[u8]) -> usize) -> usize {
    let mut records = read(bytes, talon_shorthand::options());
    let mut count = 0;
    while let Ok(Some(record)) = records.next_raw() {
        let Body::Text(text) = record.body else { continue };
        black_box(work(text));
        count += 1;
    }
    count
}

/// Which notation a deal is in, as the check asks of every record.
fn recognize(text: &[u8]) -> usize {
    let found = NOTATIONS.iter().position(|notation| notation.begins(text));
    found.expect("the samples are sound")
}

fn translate(text: &[u8]) -> usize {
    let text = std::str::from_utf8(text).expect("UTF-8");
    Shorthand.translate(text).record.expect("the samples are sound").len()
}
