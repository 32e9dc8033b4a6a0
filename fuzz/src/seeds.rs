//! Sound inputs to begin from, for each target: the fixtures of the tests and the samples of the documents.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The seeds of a target.
///
/// # Panics
/// When a fixture is not where it was.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    let seeds = match target {
        "record" => records(),
        "stream" => files(),
        "ppn" => sheets(),
        "text" => texts(),
        "tournament" => vec![read("tests/fixtures/tournament_file/sound.json")],
        "desk" => questions(),
        _ => Vec::new(),
    };
    assert!(!seeds.is_empty(), "{target} has nothing to begin from");
    seeds
}

/// The records of all fixtures, good and bad.
fn records() -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    for folder in ["ulti", "preferans", "examples"] {
        for path in names(&format!("tests/fixtures/{folder}")) {
            let text = fs::read(&path).expect("a fixture can be read");
            let record = match serde_json::from_slice::<Value>(&text) {
                Ok(Value::Object(mut case)) if case.contains_key("record") => case["record"].take().to_string().into(),
                _ => text,
            };
            records.push(record);
        }
    }
    records
}

/// Some records as a file, in each of the forms that one may have.
fn files() -> Vec<Vec<u8>> {
    let records = records();
    let few = |by: &str| {
        records
            .iter()
            .step_by(records.len() / 3)
            .map(Vec::as_slice)
            .collect::<Vec<_>>()
            .join(by.as_bytes())
    };
    let array = [b"[", few(",\n").as_slice(), b"]"].concat();
    let evening = read("docs/samples/evening.txt");
    vec![
        few("\n"),
        few("\n\n  "),
        array,
        read("docs/samples/session.ppn"),
        evening,
    ]
}

/// The sample of the notation, whole and with less of its end.
fn sheets() -> Vec<Vec<u8>> {
    let whole = read("docs/samples/session.ppn");
    let lines = |count: usize| {
        whole
            .split_inclusive(|byte| *byte == b'\n')
            .take(count)
            .collect::<Vec<_>>()
            .concat()
    };
    vec![lines(14), lines(20), lines(26), whole.clone()]
}

/// Evenings and hands in words, and one in the middle of a mail.
fn texts() -> Vec<Vec<u8>> {
    let (evening, hands) = (read("docs/samples/evening.txt"), read("docs/samples/hands.txt"));
    let mail = [b"Hello,\n```\n".as_slice(), &evening, b"```\nAnna\n"].concat();
    let mut texts: Vec<Vec<u8>> = names("tests/fixtures/evenings")
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .map(|path| fs::read(path).expect("a fixture can be read"))
        .collect();
    texts.extend([evening, hands, mail]);
    texts
}

/// One question of each line of the desk's fixtures.
fn questions() -> Vec<Vec<u8>> {
    let mut questions = Vec::new();
    for path in names("tests/fixtures/desk") {
        let text = fs::read_to_string(&path).expect("a fixture can be read");
        for line in text.lines() {
            let mut line: Value = serde_json::from_str(line).expect("a fixture is JSON");
            questions.push(line["q"].take().to_string().into());
        }
    }
    questions
}

fn names(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder of fixtures");
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.expect("a fixture").path()).collect();
    names.retain(|path| path.is_file());
    names.sort();
    names
}

fn read(path: &str) -> Vec<u8> {
    fs::read(root().join(path)).expect("a sample can be read")
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
