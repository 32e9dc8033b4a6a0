//! The readers of what comes from outside, each as a function that takes any bytes and fails where a reader does.
//!
//! `cargo run --manifest-path fuzz/Cargo.toml` tries all of them on inputs made from a seed, on any compiler. With a
//! nightly compiler and cargo-fuzz, libFuzzer looks for new ways through one of them for as long as it is let:
//! `cargo +nightly fuzz run record --features libfuzzer`.

pub mod mutate;
pub mod seeds;

use talon_ppn::Ppn;
use talon_records::normal::Writer;
use talon_records::notation::{Notation as _, looks_like};
use talon_records::stream::{Body, Splitter};
use talon_records::{Finding, Reader};
use talon_shorthand::{NOTATIONS, Shorthand};
use talon_tournament::tournament::file;

/// Something that reads, and how it is tried.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    pub name: &'static str,
    /// Inputs from a seed that take a few seconds.
    pub inputs: u64,
    /// Tells whether the input was taken; panics where the reader is wrong.
    pub run: fn(&[u8]) -> bool,
}

/// All of them.
pub static TARGETS: &[Target] = &[
    target("record", 20_000, record),
    target("stream", 4_000, stream),
    target("ppn", 1_500, ppn),
    target("text", 4_000, text),
    target("tournament", 10_000, tournament),
    target("desk", 20_000, desk),
];

const fn target(name: &'static str, inputs: u64, run: fn(&[u8]) -> bool) -> Target {
    Target { name, inputs, run }
}

/// Nodes that a question to the desk may search; with more, one input would hold up thousands.
const DESK_NODES_MAX: u64 = 2_000;

/// One record: whatever it is, findings lie inside the text, and what is accepted stays what it is when it is written
/// and read again.
pub fn record(input: &[u8]) -> bool {
    let Some(normal) = accepted(input) else { return false };
    let again = accepted(&normal).expect("the normal form of an accepted record is accepted");
    assert!(again == normal, "the normal form of a normal form is another");
    true
}

/// A file of records: cut into pieces of any size, it gives the same records as whole.
pub fn stream(input: &[u8]) -> bool {
    let whole = split(input, input.len().max(1));
    // Where the pieces end is a part of the input too.
    let piece = 1 + input
        .iter()
        .fold(0, |sum: usize, byte| (sum * 31 + usize::from(*byte)) % 97);
    assert_eq!(whole, split(input, piece), "pieces of {piece} bytes give other records");
    whole.len() > 1
}

/// A file in the notation of Preferans: every round is judged, and what is written of the accepted ones is accepted.
pub fn ppn(input: &[u8]) -> bool {
    let records = rounds(input);
    let mut writer = Ppn.writer();
    let (mut written, mut whole) = (Vec::new(), 0);
    for record in &records {
        let lost = writer.write(record, &mut written);
        whole += usize::from(!lost.iter().any(Finding::is_error));
    }
    writer.finish(&mut written);
    assert_eq!(rounds(&written).len(), whole, "{}", String::from_utf8_lossy(&written));
    whole > 0
}

/// Short text: every deal is judged, and what is written of the accepted ones comes back as the same records and is
/// written as the same text.
pub fn text(input: &[u8]) -> bool {
    let mut records = Vec::new();
    each_record(input, input.len().max(1), |_, body| {
        if let Body::Text(text) = body {
            records.extend(accepted(text));
        }
    });
    let (written, kept) = in_words(&records);
    let mut again = Vec::new();
    each_record(&written, written.len().max(1), |_, body| {
        if let Body::Text(text) = body {
            again.extend(accepted(text));
        }
    });
    assert_eq!(again.len(), kept, "{}", String::from_utf8_lossy(&written));
    assert!(in_words(&again).0 == written, "{}", String::from_utf8_lossy(&written));
    kept > 0
}

/// Records as short text, and how many of them could be written.
fn in_words(records: &[Vec<u8>]) -> (Vec<u8>, usize) {
    let mut writer = Shorthand.writer();
    let (mut written, mut kept) = (Vec::new(), 0);
    for record in records {
        let lost = writer.write(record, &mut written);
        kept += usize::from(!lost.iter().any(Finding::is_error));
    }
    writer.finish(&mut written);
    (written, kept)
}

/// The file of a tournament: what is read is written and read again as the same.
pub fn tournament(input: &[u8]) -> bool {
    let (tournament, outside) = match file::read(input) {
        Ok(read) => read,
        Err(findings) => {
            assert!(!findings.is_empty(), "refused without a reason");
            check_places(&findings, input.len());
            return false;
        }
    };
    let written = file::write(&tournament, &outside);
    let (tournament_again, outside_again) = file::read(&written).expect("what was written is read");
    assert!(tournament_again == tournament, "another tournament");
    assert_eq!(outside_again, outside);
    true
}

/// A question to the rules desk: it has an answer or a fault.
pub fn desk(input: &[u8]) -> bool {
    let reply = talon_study::desk::ask_within(input, DESK_NODES_MAX);
    let json = reply.to_json("");
    let answer: serde_json::Value = serde_json::from_str(&json).expect("an answer is JSON");
    answer["ok"] == true
}

/// The normal form of a record, if it is accepted.
fn accepted(input: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader::new();
    let checked = reader.check(input, &talon_shorthand::options());
    check_places(&checked.findings, input.len());
    if !checked.is_accepted() {
        assert!(
            checked.findings.iter().any(Finding::is_error),
            "refused without a reason"
        );
        return None;
    }
    let record = checked.record.as_ref().expect("an accepted record was read");
    Some(Writer::new().normal(record).text)
}

/// The normal forms of the accepted records of a file in the notation of Preferans.
fn rounds(input: &[u8]) -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    each_record(input, input.len().max(1), |_, body| {
        if let Body::Text(text) = body
            && looks_like(text)
        {
            records.extend(accepted(text));
        }
    });
    records
}

/// What a file gives, fed in pieces.
fn split(input: &[u8], piece: usize) -> Vec<String> {
    let mut records = Vec::new();
    each_record(input, piece, |place, body| records.push(format!("{place} {body:?}")));
    records
}

fn each_record(input: &[u8], piece: usize, mut take: impl FnMut(String, Body<'_>)) {
    let mut splitter = Splitter::new(None, Default::default()).with_notations(NOTATIONS);
    for part in input.chunks(piece).map(Some).chain([None]) {
        match part {
            Some(part) => splitter.feed(part),
            None => splitter.finish(),
        }
        while let Some(record) = splitter.next_record() {
            let place = format!("{} {:?} {}", record.number, record.position, record.offset);
            take(place, record.body);
        }
    }
}

fn check_places(findings: &[Finding], length: usize) {
    for finding in findings {
        assert!(
            finding.offset <= length,
            "a finding behind the end of the text: {finding:?}"
        );
    }
}
