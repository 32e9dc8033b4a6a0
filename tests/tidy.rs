//! The rules of the house, held by tests: who may import whom, how long a file may be, and which things come in
//! pairs. Each check is a pure function from text to faults, so that it can be shown a bad sample and must object.
//! Nothing here knows what the program does.

mod commands;
mod dead_words;
mod documents;
mod layers;
mod leftovers;
mod licences;
mod locks;
mod migrations;
mod pages;
mod plain_words;
mod references;
mod rules;
mod rust;
mod security;
mod sizes;
pub mod tree;
mod types;
mod words;

/// Fails with all faults at once, because mending one at a time is tedious.
fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Fails unless the check objected to the sample exactly once and named this in its words.
fn one(faults: Vec<String>, word: &str) {
    assert_eq!(faults.len(), 1, "expected one fault naming {word}: {faults:?}");
    assert!(faults[0].contains(word), "the fault does not name {word}: {faults:?}");
}
