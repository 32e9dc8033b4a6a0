//! Spoils rounds of PPN in many ways and looks whether the program stays sound: `cargo bench --bench brackets --
//! 100000`. A panic, a check of more than a second, or a round that is accepted and not written and read the same is
//! shown with the seed that makes it again, and the command fails.

// A broken setup may end a run, and the result goes to the caller.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use talon_ppn::Ppn;
use talon_records::json::Limits;
use talon_records::normal::Writer;
use talon_records::notation::write_all;
use talon_records::stream::{Body, Hint, Splitter};
use talon_records::{Options, Reader};

const SESSION: &str = include_str!("../docs/samples/session.ppn");
const COUNT: u64 = 100_000;
/// What counts as hanging.
const SLOW: Duration = Duration::from_secs(1);
const SHOWN_MAX: usize = 20;
/// What is put into a text: all that has a meaning somewhere in it, and some that has none.
const LETTERS: &[u8] = b"123456789ABCDEFGHIJKLMNOPQRSTUVW0XYZ,:-[] \"\n\t\xc5=/.";

struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count.max(1)
    }
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let count: u64 = numbers.next().unwrap_or(COUNT);
    let first_seed: u64 = numbers.next().unwrap_or(1);
    let texts = texts();
    let start = Instant::now();
    // Each panic is told once, with its seed, instead of by the hook.
    std::panic::set_hook(Box::new(|_| ()));
    let (mut accepted, mut slowest, mut faults) = (0, Duration::ZERO, Vec::new());
    for seed in first_seed..first_seed + count {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let text = &texts[chance.below(texts.len())];
        let spoilt = spoil(text, &mut chance);
        let begun = Instant::now();
        let found = catch_unwind(AssertUnwindSafe(|| look_at(&spoilt)));
        let took = begun.elapsed();
        slowest = slowest.max(took);
        match found {
            Ok(Ok(fine)) => accepted += u64::from(fine),
            Ok(Err(what)) => faults.push(format!("seed {seed}: {what}\n  {}", String::from_utf8_lossy(&spoilt))),
            Err(_) => faults.push(format!("seed {seed}: panic\n  {}", String::from_utf8_lossy(&spoilt))),
        }
        if took > SLOW {
            faults.push(format!("seed {seed}: took {took:?}"));
        }
    }
    println!(
        "{count} rounds made of {} by seeds from {first_seed}: {accepted} accepted, {} faults, slowest {} us, {} s",
        texts.len(),
        faults.len(),
        slowest.as_micros(),
        start.elapsed().as_secs()
    );
    faults.iter().take(SHOWN_MAX).for_each(|fault| println!("{fault}"));
    if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The rounds of the sample session, each standing alone.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    each(SESSION.as_bytes(), |text| texts.push(text.to_vec()));
    texts
}

fn each(text: &[u8], mut act: impl FnMut(&[u8])) {
    let mut splitter = Splitter::new(Some(Hint::Notation("ppn")), Limits::default()).with_notations(&[&Ppn]);
    for piece in text.chunks(997).map(Some).chain([None]) {
        match piece {
            Some(piece) => splitter.feed(piece),
            None => splitter.finish(),
        }
        while let Some(record) = splitter.next_record() {
            if let Body::Text(text) = record.body {
                act(text);
            }
        }
    }
}

/// Changes a text in one to four places.
fn spoil(text: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(text.len());
        let letter = LETTERS[chance.below(LETTERS.len())];
        match chance.below(6) {
            0 => text[at] = letter,
            1 => text.insert(at, letter),
            2 => {
                text.remove(at);
            }
            3 => {
                let other = chance.below(text.len());
                text.swap(at, other);
            }
            4 => {
                let end = (at + chance.below(20)).min(text.len());
                let piece = text[at..end].to_vec();
                let to = chance.below(text.len());
                text.splice(to..to, piece);
            }
            _ => {
                let mut fields: Vec<&[u8]> = text.split(|byte| *byte == b' ').collect();
                let (first, second) = (chance.below(fields.len()), chance.below(fields.len()));
                fields.swap(first, second);
                text = fields.join(&b' ');
            }
        }
        if text.is_empty() {
            text.push(b'[');
        }
    }
    text
}

/// Checks a text by itself and as a file; what is accepted must come back the same when it is written and read.
fn look_at(text: &[u8]) -> Result<bool, String> {
    let mut reader = Reader::new();
    let checked = reader.check(text, &talon_ppn::options());
    let normal = checked
        .record
        .as_ref()
        .filter(|_| checked.is_accepted())
        .map(|one| Writer::new().normal(one).text);
    drop(checked);
    each(text, |piece| {
        reader.check(
            piece,
            &Options {
                diagnose: false,
                ..talon_ppn::options()
            },
        );
    });
    let Some(written) = normal.as_ref().and_then(|normal| write_all(&Ppn, [normal])) else {
        return Ok(normal.is_some());
    };
    let mut again = Vec::new();
    each(&written, |piece| again.push(piece.to_vec()));
    let [piece] = &again[..] else {
        return Err("written as another number of rounds".to_owned());
    };
    let checked = reader.check(
        piece,
        &Options {
            diagnose: false,
            ..talon_ppn::options()
        },
    );
    let Some(record) = checked.record.as_ref().filter(|_| checked.is_accepted()) else {
        return Err(format!(
            "written as what is refused: {}",
            String::from_utf8_lossy(&written)
        ));
    };
    match write_all(&Ppn, [&Writer::new().normal(record).text]) {
        Some(twice) if twice == written => Ok(true),
        _ => Err(format!(
            "not written the same twice: {}",
            String::from_utf8_lossy(&written)
        )),
    }
}
