//! Words that no text for people has, language by language: stiff or translated English, articles in brackets in
//! Hungarian, and in Serbian and Croatian the words of the other.

use super::tree::{self, File};
use super::{none, one};

/// Whole words, in lower case.
const SHUNNED: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            "anew", "he", "her", "him", "his", "nought", "she", "somebody", "whilst", "whoever", "whomever",
        ],
    ),
    ("hu", &["a(z)", "az(a)", "(a)z"]),
    (
        "hr",
        &[
            "ko", "sajt", "sajta", "šta", "niko", "neko", "gde", "ovde", "uvek", "posle", "pre", "takođe",
        ],
    ),
    (
        "sr",
        &[
            "gdje",
            "ovdje",
            "netko",
            "nitko",
            "primjer",
            "primjerice",
            "svatko",
            "tijekom",
            "tko",
            "uvijek",
            "poslije",
            "prije",
            "također",
            "obavijest",
            "redak",
            "stupac",
        ],
    ),
];

/// What people read of a line of a catalog: neither its key nor what stands in braces.
fn read_by_people(line: &str) -> String {
    let text = match line.split_once(" =") {
        Some((_, text)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => text,
        _ if line.starts_with(' ') => line,
        _ => "",
    };
    let parts = text.split('{').enumerate();
    let outside = parts.map(|(at, part)| {
        if at == 0 {
            part
        } else {
            part.split_once('}').map_or("", |(_, rest)| rest)
        }
    });
    outside.collect::<Vec<_>>().join(" ").to_lowercase()
}

fn shunned(file: &File, words: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, line) in file.text.lines().enumerate() {
        let said = read_by_people(line);
        let mut found = said.split(|c: char| !c.is_alphabetic() && !"()'’-".contains(c));
        if let Some(word) = found.find(|word| words.contains(word)) {
            faults.push(format!("{}:{}: “{word}”", file.path, at + 1));
        }
    }
    faults
}

#[test]
fn no_text_for_people_has_a_shunned_word() {
    let mut faults = Vec::new();
    for (language, words) in SHUNNED {
        let files = tree::files(&format!("locales/{language}"), &["ftl"]);
        assert!(files.len() > 20, "{language}");
        faults.extend(files.iter().flat_map(|file| shunned(file, words)));
    }
    none(faults);
}

#[test]
fn a_shunned_word_is_noticed() {
    let file = |text: &str| File {
        path: "a.ftl".to_owned(),
        text: text.to_owned(),
    };
    let words = &["whoever", "he", "a(z)"];
    one(shunned(&file("a = Whoever comes\n"), words), "whoever");
    one(
        shunned(&file("a = { $n ->\n    [one] A(z) { $n }. lap\n}\n"), words),
        "a(z)",
    );
    none(shunned(&file("# he\nhe = { $he } the other\n"), words));
}
