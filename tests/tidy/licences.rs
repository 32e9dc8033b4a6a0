//! Every package the program is built from may be used under a licence on this list.

use super::tree;
use super::{none, one};
use serde_json::Value;
use std::process::Command;

/// MPL-2.0 binds changed files only, and none is changed here.
const ALLOWED: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-1-Clause",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "PostgreSQL",
    "CC0-1.0",
    "0BSD",
    "Unlicense",
    "MPL-2.0",
    "BSL-1.0",
    "blessing",
];

/// Whether a licence expression leaves a choice that is allowed. A slash is the old way to write OR.
fn allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let verdict = either(&words, &mut at);
    verdict && at == words.len()
}

fn either(words: &[&str], at: &mut usize) -> bool {
    let mut verdict = both(words, at);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        verdict |= both(words, at);
    }
    verdict
}

fn both(words: &[&str], at: &mut usize) -> bool {
    let mut verdict = single(words, at);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        verdict &= single(words, at);
    }
    verdict
}

fn single(words: &[&str], at: &mut usize) -> bool {
    let Some(word) = words.get(*at) else { return false };
    *at += 1;
    if *word == "(" {
        let verdict = either(words, at);
        *at += 1;
        return verdict;
    }
    if words.get(*at) == Some(&"WITH") {
        *at += 2; // an exception only ever adds permissions
    }
    ALLOWED.contains(word)
}

fn licence_faults(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().expect("a list of packages");
    let mut faults = Vec::new();
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("");
        if !allowed(licence) {
            faults.push(format!(
                "{} {}: licence `{licence}`",
                package["name"], package["version"]
            ));
        }
    }
    faults
}

fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8(output.stdout).expect("rustc speaks UTF-8");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .expect("rustc names its host");
    line.to_owned()
}

#[test]
fn every_dependency_has_a_licence_on_the_list() {
    // Other systems' packages are not on this machine after a build, and none of them is in the program.
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--offline",
            "--locked",
            "--format-version",
            "1",
            "--filter-platform",
            &host(),
        ])
        .current_dir(tree::root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    assert!(
        metadata["packages"]
            .as_array()
            .is_some_and(|packages| packages.len() > 50),
        "too few packages"
    );
    none(licence_faults(&metadata));
}

#[test]
fn a_licence_off_the_list_is_noticed() {
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "Apache-2.0 OR GPL-2.0-only",
        "(MIT OR GPL-3.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR MIT",
    ] {
        assert!(allowed(good), "{good}");
    }
    for bad in [
        "",
        "GPL-3.0-or-later",
        "MIT AND GPL-2.0-only",
        "(MIT OR ISC) AND AGPL-3.0",
        "MIT MIT",
    ] {
        assert!(!allowed(bad), "{bad}");
    }
    let metadata = serde_json::json!({"packages": [
        {"name": "good", "version": "1.0.0", "license": "MIT"},
        {"name": "odd", "version": "1.0.0", "license": null},
    ]});
    one(licence_faults(&metadata), "odd");
}
