//! The document of security says of each promise which tests hold it. They must exist, and each promise that the
//! program names in a comment must be in its table.

use std::collections::BTreeSet;

use super::tree::{self, File};
use super::{none, one};

/// The rows of the table: the number of the promise and the tests named in its line.
fn rows(document: &str) -> Vec<(String, Vec<String>)> {
    let lines = document.lines().filter(|line| line.starts_with("| S-"));
    lines
        .map(|line| {
            let number = line
                .trim_start_matches("| ")
                .split(' ')
                .next()
                .unwrap_or_default()
                .to_owned();
            let tests = line.split('`').skip(1).step_by(2).filter(|word| word.contains("::"));
            (number, tests.map(str::to_owned).collect())
        })
        .collect()
}

/// `tests/accounts/links.rs` or `src/http/login_throttle.rs`, and the function at the end.
fn is_there(test: &str, files: &[File]) -> bool {
    let Some((module, name)) = test.rsplit_once("::") else {
        return false;
    };
    let path = module.replace("::", "/");
    let defined = format!("fn {name}(");
    let here = |file: &&File| {
        [
            format!("{path}.rs"),
            format!("{path}/mod.rs"),
            format!("{path}/tests.rs"),
        ]
        .contains(&file.path)
    };
    files.iter().filter(here).any(|file| file.text.contains(&defined))
}

/// The numbers that comments name.
fn named(file: &File) -> BTreeSet<String> {
    let digits = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>();
    let found = file.text.split("S-").skip(1).map(digits);
    found
        .filter(|digits| !digits.is_empty())
        .map(|digits| format!("S-{digits}"))
        .collect()
}

fn faults(document: &str, sources: &[File], tests: &[File]) -> Vec<String> {
    let rows = rows(document);
    let mut faults = Vec::new();
    for (number, named) in &rows {
        if named.is_empty() {
            faults.push(format!("{number}: no test is named"));
        }
        let gone = named.iter().filter(|test| !is_there(test, tests));
        faults.extend(gone.map(|test| format!("{number}: there is no test {test}")));
    }
    let known: BTreeSet<&str> = rows.iter().map(|(number, _)| number.as_str()).collect();
    for file in sources {
        let unknown = named(file)
            .into_iter()
            .filter(|number| !known.contains(number.as_str()));
        faults.extend(unknown.map(|number| format!("{}: {number} is not in docs/SECURITY.md", file.path)));
    }
    faults
}

#[test]
fn every_promise_of_security_is_held_by_tests_that_exist() {
    let document = tree::read("docs/SECURITY.md").expect("there is a document of security");
    let sources: Vec<File> = tree::files("src", &["rs"]);
    let tests: Vec<File> = tree::files("tests", &["rs"])
        .into_iter()
        .chain(sources.clone())
        .collect();
    assert!(rows(&document).len() > 20, "the table is there");
    none(faults(&document, &sources, &tests));
}

#[test]
fn a_promise_without_its_test_is_noticed() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let tests = [file("tests/a/b.rs", "#[test]\nfn it_holds() {}")];
    let row = "| S-1 | rights | `tests::a::b::it_holds` |";
    none(faults(row, &[file("src/x.rs", "// as promised (S-1)")], &tests));
    one(faults("| S-1 | rights | `tests::a::b::gone` |", &[], &tests), "gone");
    one(faults("| S-1 | rights | none |", &[], &tests), "no test");
    one(
        faults(row, &[file("src/x.rs", "// as promised (S-12)")], &tests),
        "S-12",
    );
}
