//! What code, tests and documents refer to by number is stated in a document: the rules of the games and of tournaments
//! (`docs/rules`), the rules of security (`docs/SECURITY.md`), the sections of the record format (`docs/FORMAT.md`).

use super::tree::{self, File};
use super::{none, one};
use std::collections::BTreeSet;

/// The series of rules and the document that states each.
const SERIES: [(&str, &str); 5] = [
    ("U-", "docs/rules/ulti.md"),
    ("P-", "docs/rules/preferans.md"),
    ("PPN-", "docs/rules/preferans.md"),
    ("T-", "docs/rules/tournament.md"),
    ("S-", "docs/SECURITY.md"),
];

/// Where references are looked for: code, tests, documents, words, pages, scripts and steps of the database.
const FOLDERS: [&str; 8] = [
    "src",
    "tests",
    "docs",
    "benches",
    "locales",
    "templates",
    "static",
    "migrations",
];

/// Documents beside the folders.
const PAGES: [&str; 2] = ["README.md", "CONTRIBUTING.md"];

/// Files with references in samples that must not resolve.
const SAMPLES: [&str; 2] = ["tests/tidy/references.rs", "tests/tidy/rules.rs"];

/// The number at the start of a text: `6.4`, but not the full stop that ends a sentence.
fn number(text: &str) -> &str {
    let end = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    text[..end].trim_matches('.')
}

/// The rules of a series that a text names. A word that only ends like the series is none, and neither is one whose
/// number goes on with letters.
fn cited(series: &str, text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(series) {
        let number = number(&text[at + series.len()..]);
        let before = text[..at].chars().next_back();
        let after = text[at + series.len() + number.len()..].chars().next();
        let joined = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
        if !number.is_empty() && !joined(before) && !joined(after) {
            found.insert(format!("{series}{number}"));
        }
    }
    found
}

/// The rules that a document states: in bold, as a heading, or in the first column of a table.
fn stated(series: &str, document: &str) -> BTreeSet<String> {
    let first = |line: &str| {
        let start = line.trim_start_matches(['-', '*', '#', '|', ' ']);
        let number = number(start.strip_prefix(series)?);
        (start.len() < line.len() && !number.is_empty()).then(|| format!("{series}{number}"))
    };
    document.lines().filter_map(first).collect()
}

/// The sections that are cited as `(format, 6 and 9.1)`, a list of numbers in words.
fn cited_sections(text: &str) -> BTreeSet<String> {
    let lists = text
        .split("(format, ")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    lists
        .filter(|list| list.starts_with(|c: char| c.is_ascii_digit()))
        .flat_map(|list| list.split(|c: char| !c.is_ascii_digit() && c != '.'))
        .map(|number| number.trim_matches('.').to_owned())
        .filter(|number| !number.is_empty())
        .collect()
}

/// The numbers of the headings of a document.
fn sections(document: &str) -> BTreeSet<String> {
    let headings = document.lines().filter(|line| line.starts_with("##"));
    headings
        .map(|line| number(line.trim_start_matches(['#', ' '])).to_owned())
        .filter(|number| !number.is_empty())
        .collect()
}

/// A rule that a document states, or a chapter with a rule in it.
fn is_stated(rule: &str, stated: &BTreeSet<String>) -> bool {
    let chapter = format!("{rule}.");
    stated.contains(rule) || stated.iter().any(|one| one.starts_with(&chapter))
}

fn faults(files: &[File], stated: &BTreeSet<String>, sections: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| !SAMPLES.contains(&file.path.as_str())) {
        let rules = SERIES.iter().flat_map(|(series, _)| cited(series, &file.text));
        faults.extend(
            rules
                .filter(|rule| !is_stated(rule, stated))
                .map(|rule| format!("{}: {rule} is stated nowhere", file.path)),
        );
        faults.extend(
            cited_sections(&file.text)
                .into_iter()
                .filter(|section| !sections.contains(section))
                .map(|section| format!("{}: docs/FORMAT.md has no section {section}", file.path)),
        );
    }
    faults
}

#[test]
fn whatever_is_referred_to_by_number_is_stated() {
    let text = |path: &str| tree::read(path).unwrap_or_else(|| panic!("{path} is missing"));
    let rules: BTreeSet<String> = SERIES
        .iter()
        .flat_map(|(series, document)| stated(series, &text(document)))
        .collect();
    let sections = sections(&text("docs/FORMAT.md"));
    assert!(
        rules.len() > 240 && sections.len() > 15,
        "{} rules, {sections:?}",
        rules.len()
    );
    let files: Vec<File> = FOLDERS
        .into_iter()
        .flat_map(|folder| tree::files(folder, &["rs", "md", "sql", "html", "js", "css", "ftl"]))
        .chain(PAGES.into_iter().map(|path| File {
            path: path.to_owned(),
            text: text(path),
        }))
        .collect();
    let citing = files.iter().filter(|file| !cited_sections(&file.text).is_empty());
    assert!(citing.count() > 20);
    none(faults(&files, &rules, &sections));
}

#[test]
fn a_reference_to_nothing_is_a_fault() {
    let rules = stated("U-", "**U-6.4** Beat it.\n## U-7\nSee U-6.5.\n");
    assert_eq!(rules.iter().map(String::as_str).collect::<Vec<_>>(), ["U-6.4", "U-7"]);
    let sections = sections("## 9. Findings\n### 9.1 The order\n## Words\n");
    let of = |text: &str| {
        let file = File {
            path: "a.rs".to_owned(),
            text: text.to_owned(),
        };
        faults(&[file], &rules, &sections)
    };
    none(of(
        "// As U-6.4 has it. GPU-6.5, U-6.4x and U-boats are none (format, 9 and 9.1).",
    ));
    one(of("// U-6.41 is another."), "U-6.41");
    one(of("//! The order (format, 9\n//! and 16.2)."), "16.2");
}
