//! Words that no text for people has, in catalogs language by language and in documents: stiff or translated English,
//! articles in brackets in Hungarian, and in Serbian and Croatian the words of the other.

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

/// The lines of a document as people read them: neither code nor the addresses of links.
fn prose(file: &File) -> File {
    let mut is_code = false;
    let line = |line: &str| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        if is_code || is_fence {
            return " ".to_owned();
        }
        let spoken = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        format!(" {spoken}")
    };
    File {
        path: file.path.clone(),
        text: file.text.lines().map(line).collect::<Vec<_>>().join("\n"),
    }
}

#[test]
fn no_document_has_a_shunned_word() {
    let (_, words) = SHUNNED[0];
    let mut files = tree::files("docs", &["md"]);
    assert!(files.len() > 30);
    let at_the_root = ["README.md", "CONTRIBUTING.md"].map(|path| File {
        path: path.to_owned(),
        text: tree::read(path).unwrap_or_default(),
    });
    files.extend(at_the_root);
    none(files.iter().flat_map(|file| shunned(&prose(file), words)).collect());
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
    one(shunned(&prose(&file("# Rules\n\nWhoever comes\n")), words), "whoever");
    none(shunned(&prose(&file("The word `he`\n```\nhe\n```\n")), words));
}
