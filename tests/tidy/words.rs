//! Every key that a page or a function asks for is written in every language.

use super::rust::{self, Kind};
use super::tree::{self, File};
use super::{none, one};
use std::collections::{BTreeMap, BTreeSet};

/// Functions whose first argument is a key, when it is written out as a literal.
const SPEAKERS: &[&str] = &["t", "t_args", "n"];
/// The layers that speak.
const SPEAKING: &[&str] = &["src/text", "src/http", "src/web", "src/api", "src/cli"];

/// Words of other lists that begin as keys do: acts of forms, names of fields, and presets.
const OTHER_WORDS: &[&str] = &[
    "claim-tricks-{}",
    "claim-part-{part}",
    "claim-silent-{name}",
    "claim-points-{side}",
    "ruling-kind",
    "ruling-official",
    "ruling-text",
    "check-in",
    "note-{}-sign",
    "option-none",
    "play-off",
    "sign-in",
    "sign-up",
];

/// The keys of one file of messages.
pub(super) fn keys(ftl: &str) -> BTreeSet<String> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    let names = ftl.lines().filter(begins).filter_map(|line| line.split_once('='));
    names.map(|(name, _)| name.trim().to_owned()).collect()
}

/// Keys of each language, over all its files.
fn languages(files: &[File]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let Some(language) = file.path.split('/').nth(1) else {
            continue;
        };
        found.entry(language.to_owned()).or_default().extend(keys(&file.text));
    }
    found
}

fn is_key(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(plain)
}

fn used_in_rust(file: &File) -> Vec<(usize, String)> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let mut found = Vec::new();
    for (at, three) in program.windows(3).enumerate() {
        let called = at > 0 && (program[at - 1].is(".") || program[at - 1].is("::"));
        let speaks = called && three[0].kind == Kind::Word && SPEAKERS.contains(&three[0].text.as_str());
        if speaks && three[1].is("(") && three[2].kind == Kind::Text && is_key(&three[2].text) {
            found.push((three[2].line, three[2].text.clone()));
        }
    }
    found
}

fn used_in_template(file: &File) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, text) in file.text.lines().enumerate() {
        for (at, _) in text.match_indices("(\"") {
            let before = &text[..at];
            let name = before
                .rsplit(|c: char| !c.is_alphanumeric() && c != '_')
                .next()
                .unwrap_or("");
            let key = text[at + 2..].split('"').next().unwrap_or("");
            if SPEAKERS.contains(&name) && is_key(key) {
                found.push((line + 1, key.to_owned()));
            }
        }
    }
    found
}

fn missing(path: &str, used: &[(usize, String)], languages: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, key) in used {
        let lacking: Vec<&str> = languages
            .iter()
            .filter(|(_, keys)| !keys.contains(key))
            .map(|(name, _)| name.as_str())
            .collect();
        if !lacking.is_empty() {
            faults.push(format!("{path}:{line}: `{key}` is missing in {}", lacking.join(", ")));
        }
    }
    faults
}

#[test]
fn every_key_in_use_exists_in_every_language() {
    let languages = languages(&tree::files("locales", &["ftl"]));
    let mut faults = Vec::new();
    for folder in SPEAKING {
        for file in tree::files(folder, &["rs"])
            .iter()
            .filter(|file| !tree::is_test(&file.path))
        {
            faults.extend(missing(&file.path, &used_in_rust(file), &languages));
        }
    }
    for file in tree::files("templates", &["html", "svg", "xml"]) {
        faults.extend(missing(&file.path, &used_in_template(&file), &languages));
    }
    none(faults);
}

/// The beginnings of keys, up to the first dash.
fn beginnings(keys: &BTreeSet<String>) -> BTreeSet<&str> {
    keys.iter()
        .filter_map(|key| key.split_once('-'))
        .map(|(first, _)| first)
        .collect()
}

/// Whether a text could be a key of a catalog, going by how it begins.
fn could_be_key(text: &str, beginnings: &BTreeSet<&str>) -> bool {
    text.split_once('-')
        .is_some_and(|(first, rest)| beginnings.contains(first) && !rest.is_empty())
}

/// Whether a key has this form, in which `{...}` stands for any words.
pub(super) fn has_form(key: &str, form: &str) -> bool {
    let mut parts = form
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let Some(mut rest) = parts.next().and_then(|first| key.strip_prefix(first)) else {
        return false;
    };
    let mut last = "";
    for part in parts {
        last = part;
        let Some(at) = rest.get(1..).and_then(|rest| rest.find(part)) else {
            return false;
        };
        rest = &rest[1 + at + part.len()..];
    }
    rest.is_empty() || last.is_empty()
}

/// Texts of a file that look like keys, written out or as forms, and are none.
fn astray(file: &File, keys: &BTreeSet<String>) -> Vec<(usize, String)> {
    let beginnings = beginnings(keys);
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let texts = program.iter().filter(|token| token.kind == Kind::Text);
    let strange = texts.filter(|token| {
        let form = token
            .text
            .replace(['{', '}', '.', '(', ')', '&', '*', ':', '?', '='], "");
        let word = token.text.as_str();
        could_be_key(word, &beginnings)
            && is_key(&form)
            && !OTHER_WORDS.contains(&word)
            && !keys
                .iter()
                .any(|key| key == word || key.starts_with(&format!("{word}-")) || has_form(key, word))
    });
    strange.map(|token| (token.line, token.text.clone())).collect()
}

#[test]
fn no_text_of_the_program_looks_like_a_key_and_is_none() {
    let languages = languages(&tree::files("locales", &["ftl"]));
    let mut faults = Vec::new();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for folder in SPEAKING.iter().chain(&["src/service", "src/tournament/event"]) {
        for file in tree::files(folder, &["rs"])
            .iter()
            // The reasons of refusals are words of their own, whose sentences `http` finds.
            .filter(|file| !tree::is_test(&file.path) && !file.path.starts_with("src/service/error/"))
        {
            used.extend(
                OTHER_WORDS
                    .iter()
                    .filter(|word| file.text.contains(&format!("\"{word}\""))),
            );
            let strange = astray(file, &languages["en"]).into_iter();
            faults.extend(strange.map(|(line, text)| format!("{}:{line}: no catalog has `{text}`", file.path)));
        }
    }
    faults.extend(
        OTHER_WORDS
            .iter()
            .filter(|word| !used.contains(*word))
            .map(|word| format!("nothing says `{word}`")),
    );
    none(faults);
}

#[test]
fn a_text_that_looks_like_a_key_is_noticed() {
    let keys: BTreeSet<String> = ["field-required", "tournament-state-open", "set-part-basics"]
        .map(str::to_owned)
        .into();
    let strange = |code: &str| {
        let file = File {
            path: "a.rs".to_owned(),
            text: code.to_owned(),
        };
        astray(&file, &keys)
            .into_iter()
            .map(|(_, text)| text)
            .collect::<Vec<_>>()
    };
    assert_eq!(strange("fn f() { Bad { key: \"field-empty\" }; }"), ["field-empty"]);
    assert_eq!(
        strange("fn f() { format!(\"set-parts-{part}\"); }"),
        ["set-parts-{part}"]
    );
    let good = "fn f() { g(\"field-required\", \"tournament-state\", \"no-key\"); format!(\"set-{part}-basics\"); }";
    assert!(strange(good).is_empty(), "{:?}", strange(good));
}

#[test]
fn a_key_that_nobody_wrote_is_noticed() {
    let ftl = |language: &str, text: &str| File {
        path: format!("locales/{language}/a.ftl"),
        text: text.to_owned(),
    };
    let both = languages(&[
        ftl("en", "# title = no\nhand-title = Hand\n    .label = x\n"),
        ftl("hu", "next = Tovább\n"),
    ]);
    assert_eq!(both["en"].iter().collect::<Vec<_>>(), ["hand-title"]);
    let page = File {
        path: "a.html".to_owned(),
        text: "{{ page.lang.t(\"hand-title\") }}".to_owned(),
    };
    one(missing("a.html", &used_in_template(&page), &both), "missing in hu");
    let code = File {
        path: "a.rs".to_owned(),
        text: "fn f() { lang.n(\"hand-count\", &1); }".to_owned(),
    };
    one(missing("a.rs", &used_in_rust(&code), &both), "missing in en, hu");
    let other = File {
        path: "b.rs".to_owned(),
        text: "fn f() { lang.t(key); text(\"hand-count\"); }".to_owned(),
    };
    none(missing("b.rs", &used_in_rust(&other), &both));
}
