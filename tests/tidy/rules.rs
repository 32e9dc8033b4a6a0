//! Every numbered rule is covered: a rule the engine enforces has a record that keeps it and one that breaks it,
//! and any other rule is named by a test or a fixture.

use super::rust::{self, Kind};
use super::tree::{self, File};
use super::{none, one};
use std::collections::BTreeSet;

/// Enforced rules that no record can break, and why.
const UNBREAKABLE: &[(&str, &str)] = &[("U-6.13", "a hand that may stop early may also be played out")];

/// All rule numbers in a text: `U-6.4`, but not the beginning of `U-6.41`.
fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("U-") {
        let before = text[..at].chars().next_back();
        if before.is_some_and(char::is_alphanumeric) {
            continue;
        }
        let rest = &text[at + 2..];
        let length = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let number = rest[..length].trim_end_matches('.');
        let parts: Vec<&str> = number.split('.').collect();
        if parts.len() == 2 && parts.iter().all(|part| !part.is_empty()) {
            found.insert(format!("U-{number}"));
        }
    }
    found
}

/// The rules a document states: their number stands in bold or begins a heading.
fn stated(document: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in document.lines() {
        let start = line.trim_start_matches(['-', '*', '#', ' ']);
        let marked = line.trim_start().starts_with('#') || line.contains("**U-");
        if marked && start.starts_with("U-") {
            found.extend(ids(start).into_iter().filter(|id| start.starts_with(id.as_str())));
        }
    }
    found
}

struct Coverage {
    stated: BTreeSet<String>,
    enforced: BTreeSet<String>,
    /// Names of fixture files.
    fixtures: Vec<String>,
    /// Numbers that tests and fixtures name.
    named: BTreeSet<String>,
}

fn has_fixture(fixtures: &[String], id: &str, verdict: &str) -> bool {
    let start = format!("{id}.{verdict}");
    fixtures.iter().any(|name| {
        let rest = name.strip_prefix(&start);
        rest.is_some_and(|rest| rest.ends_with(".json") && !rest.starts_with(char::is_alphabetic))
    })
}

fn coverage_faults(c: &Coverage) -> Vec<String> {
    let mut faults = Vec::new();
    for id in &c.enforced {
        if !c.stated.is_empty() && !c.stated.contains(id) {
            faults.push(format!("{id}: enforced, but not stated in the rules document"));
        }
        if !has_fixture(&c.fixtures, id, "kept") {
            faults.push(format!("{id}: no fixture keeps it"));
        }
        let breakable = !UNBREAKABLE.iter().any(|(rule, _)| rule == id);
        if breakable && !has_fixture(&c.fixtures, id, "broken") {
            faults.push(format!("{id}: no fixture breaks it"));
        }
    }
    for id in c.stated.difference(&c.enforced).filter(|id| !c.named.contains(*id)) {
        faults.push(format!("{id}: no test and no fixture names it"));
    }
    if !c.stated.is_empty() {
        let unknown = c.named.union(&c.enforced).filter(|id| !c.stated.contains(*id));
        faults.extend(unknown.filter(|id| !c.enforced.contains(*id)).map(|id| format!("{id}: no such rule")));
    }
    faults
}

/// What tests say, this folder apart: inline tests, files of tests, and the data they read.
fn named_by_tests() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in tree::files("tests", &["rs", "json", "ndjson", "toml", "txt", "csv"]) {
        if !file.path.starts_with("tests/tidy") {
            found.extend(ids(&file.text));
            found.extend(ids(&file.path));
        }
    }
    for File { path, text } in tree::files("src", &["rs"]) {
        if tree::is_test(&path) {
            found.extend(ids(&text));
        } else if let Some(at) = text.find("#[cfg(test)]") {
            found.extend(ids(&text[at..]));
        }
    }
    found
}

fn enforced() -> BTreeSet<String> {
    let source = tree::read("src/games/ulti/rules.rs").unwrap_or_default();
    let texts = rust::tokens(&source).into_iter().filter(|token| token.kind == Kind::Text);
    texts.flat_map(|token| ids(&token.text)).collect()
}

#[test]
fn every_rule_of_ulti_is_covered() {
    let fixtures = tree::names("tests/fixtures/ulti");
    if fixtures.is_empty() {
        return;
    }
    let last = |path: &String| path.rsplit('/').next().unwrap_or("").to_owned();
    let document = tree::read("docs/rules/ulti.md").unwrap_or_default();
    none(coverage_faults(&Coverage {
        stated: stated(&document),
        enforced: enforced(),
        fixtures: fixtures.iter().map(last).collect(),
        named: named_by_tests(),
    }));
}

#[test]
fn the_rules_document_states_what_the_engine_enforces() {
    let Some(document) = tree::read("docs/rules/ulti.md") else { return };
    let stated = stated(&document);
    assert!(stated.len() > 50, "the rules document states only {} rules", stated.len());
    let missing = enforced().into_iter().filter(|id| !stated.contains(id));
    none(missing.map(|id| format!("{id}: enforced, but not stated")).collect());
}

#[test]
fn rule_numbers_are_read_whole() {
    let found: Vec<String> = ids("U-6.4, (U-6.41). AU-1.2 U-7 U-1.2.3 and U-3.10").into_iter().collect();
    assert_eq!(found, ["U-3.10", "U-6.4", "U-6.41"]);
    let document = "- **U-1.1** Seats, see U-9.9.\n## U-2.1 Deal\nU-3.1 in running text\n";
    assert_eq!(stated(document).into_iter().collect::<Vec<_>>(), ["U-1.1", "U-2.1"]);
    assert!(enforced().contains("U-6.4"));
}

#[test]
fn a_rule_without_cover_is_noticed() {
    let set = |list: &[&str]| list.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<String>>();
    let whole = || Coverage {
        stated: set(&["U-1.1", "U-6.4"]),
        enforced: set(&["U-6.4"]),
        fixtures: vec!["U-6.4.kept.json".to_owned(), "U-6.4.broken-2.json".to_owned()],
        named: set(&["U-1.1"]),
    };
    none(coverage_faults(&whole()));
    one(coverage_faults(&Coverage { named: set(&[]), ..whole() }), "U-1.1: no test");
    one(coverage_faults(&Coverage { fixtures: vec!["U-6.4.kept.json".to_owned()], ..whole() }), "breaks it");
    one(coverage_faults(&Coverage { fixtures: vec!["U-6.4.broken.json".to_owned()], ..whole() }), "keeps it");
    one(coverage_faults(&Coverage { stated: set(&["U-1.1"]), ..whole() }), "not stated");
    one(coverage_faults(&Coverage { named: set(&["U-1.1", "U-9.99"]), ..whole() }), "U-9.99: no such rule");
}
