//! Holds the four catalogs against each other and against the codes and rules they must cover.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use talon_rules::games::Code;
use talon_rules::games::ulti::{BID_CODES, COMPONENT_CODES, SILENT_CODES};

/// The languages that have a catalog of their own.
fn written() -> impl Iterator<Item = Lang> {
    Lang::ALL
        .into_iter()
        .filter(|lang| matches!(lang.catalog(), Catalog::Folder(code) if code == lang.code()))
}

/// Variables that are numbers; all others are text.
const NUMBERS: [&str; 12] = [
    "trick", "count", "limit", "total", "new", "standing", "amount", "seconds", "level", "factor", "ply", "last",
];

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(lang.code())
}

fn files(lang: Lang) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder(lang))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                fs::read_to_string(path).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}

fn variables(source: &str) -> BTreeSet<&'static str> {
    source
        .split('$')
        .skip(1)
        .map(|rest| {
            rest.split(|c: char| !(c.is_ascii_lowercase() || c == '_'))
                .next()
                .unwrap()
        })
        .map(|name| -> &'static str { name.to_owned().leak() })
        .collect()
}

/// Every variable any message uses, with the number or text given.
fn arguments(number: i64, text: &'static str) -> Vec<(&'static str, Arg<'static>)> {
    let names: BTreeSet<_> = written()
        .flat_map(files)
        .flat_map(|(_, source)| variables(&source))
        .collect();
    let argument = |name| {
        if NUMBERS.contains(&name) {
            Arg::Number(number)
        } else {
            Arg::from(text)
        }
    };
    names.into_iter().map(|name| (name, argument(name))).collect()
}

#[test]
fn every_language_has_the_same_files_and_keys_in_the_same_order() {
    let english = files(Lang::En);
    for lang in written() {
        let other = files(lang);
        assert_eq!(english.len(), other.len(), "files of {}", lang.code());
        for ((name, source), (other_name, other_source)) in english.iter().zip(&other) {
            assert_eq!(name, other_name);
            let here: Vec<_> = source.lines().filter_map(key_of).collect();
            let there: Vec<_> = other_source.lines().filter_map(key_of).collect();
            assert_eq!(here, there, "keys of {}/{name}", lang.code());
        }
    }
}

#[test]
fn every_file_of_every_folder_is_embedded_and_every_folder_is_a_language() {
    let folders: Vec<&str> = FOLDERS.iter().map(|(code, _)| *code).collect();
    let mut codes: Vec<&str> = written().map(Lang::code).collect();
    codes.sort_unstable();
    assert_eq!(folders, codes);
    for lang in written() {
        let mut embedded = lang.files().to_vec();
        let mut on_disk: Vec<_> = files(lang).into_iter().map(|(_, source)| source).collect();
        embedded.sort_unstable();
        on_disk.sort_unstable();
        assert_eq!(embedded, on_disk);
    }
}

#[test]
fn a_simple_message_reads_as_fluent_would_format_it() {
    let arguments = arguments(1234, "Cili");
    for lang in Lang::ALL {
        assert!(lang.simple().len() * 10 > keys().count() * 8, "{}", lang.code());
        for (key, message) in lang.simple().iter() {
            assert_eq!(
                message.format(&arguments),
                lang.lookup(key, &arguments),
                "{} {key}",
                lang.code()
            );
        }
    }
}

#[test]
fn no_key_stands_twice() {
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = keys().filter(|key| !seen.insert(*key)).collect();
    assert_eq!(twice, Vec::<&str>::new());
}

#[test]
fn every_message_formats_with_numbers_of_every_plural_kind() {
    for number in [0, 1, 2, 5, 21] {
        let arguments = arguments(number, "Cili");
        for lang in Lang::ALL {
            for key in keys() {
                let text = lang.t_args(key, &arguments);
                assert!(
                    !text.contains('⟦') && !text.contains('{'),
                    "{} {key}: {text}",
                    lang.code()
                );
            }
        }
    }
}

#[test]
fn findings_read_well_when_nothing_is_known_but_the_code() {
    let arguments = arguments(0, "none");
    for lang in Lang::ALL {
        for code in Code::ALL.iter().map(|code| code.as_str()) {
            let text = lang.t_args(&format!("finding-{code}"), &arguments);
            assert!(!text.contains("none"), "{} {code}: {text}", lang.code());
            assert!(
                !text.contains("  ") && !text.starts_with(' '),
                "{} {code}: {text}",
                lang.code()
            );
            assert!(
                text.ends_with('.') && !text.ends_with(".."),
                "{} {code}: {text}",
                lang.code()
            );
        }
    }
}

#[test]
fn every_code_has_a_title_a_sentence_a_meaning_and_a_cure() {
    for code in Code::ALL.iter().map(|code| code.as_str()) {
        for part in ["", "-title", "-what", "-mend"] {
            assert!(Lang::En.has(&format!("finding-{code}{part}")), "finding-{code}{part}");
        }
    }
}

#[test]
fn a_variable_is_used_in_every_language_or_in_none() {
    let english = files(Lang::En);
    for lang in written() {
        for ((name, source), (_, other)) in english.iter().zip(files(lang)) {
            let here: Vec<_> = messages(source)
                .into_iter()
                .map(|(key, text)| (key, variables(&text)))
                .collect();
            let there: Vec<_> = messages(&other)
                .into_iter()
                .map(|(key, text)| (key, variables(&text)))
                .collect();
            for (here, there) in here.iter().zip(&there) {
                assert_eq!(here, there, "{}/{name}", lang.code());
            }
        }
    }
}

/// The messages of one file, each with all its lines.
fn messages(source: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in source.lines() {
        match (key_of(line), messages.last_mut()) {
            (Some(key), _) => messages.push((key.to_owned(), line.to_owned())),
            (None, Some((_, text))) => text.push_str(line),
            (None, None) => {}
        }
    }
    messages
}

#[test]
fn plurals_follow_the_language() {
    assert_eq!(Lang::En.n("count-cards", 1), "1 card");
    assert_eq!(Lang::Hu.n("count-cards", 5), "5 lap");
    assert_eq!(Lang::Hr.n("count-cards", 1), "1 karta");
    assert_eq!(Lang::Hr.n("count-cards", 3), "3 karte");
    assert_eq!(Lang::Hr.n("count-cards", 12), "12 karata");
    assert_eq!(Lang::Sr.n("count-cards", 22), "22 karte");
}

#[test]
fn every_bid_component_and_silent_bid_of_the_engine_has_a_name() {
    for lang in Lang::ALL {
        let bids = BID_CODES.iter().map(|code| lang.bid(code));
        let components = COMPONENT_CODES.iter().map(|code| lang.component(code));
        let silents = SILENT_CODES.iter().map(|code| lang.silent(code));
        for name in bids.chain(components).chain(silents) {
            assert!(!name.contains('⟦'), "{} {name}", lang.code());
        }
    }
}

#[test]
fn every_rule_of_the_document_has_a_title_and_stands_in_both_languages() {
    let documents = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let rules = |name: &str| -> Vec<String> {
        let text = fs::read_to_string(documents.join(name)).unwrap();
        let ids = text
            .lines()
            .filter_map(|line| line.strip_prefix("**U-")?.split_once("** "));
        ids.map(|(number, _)| format!("U-{number}")).collect()
    };
    let english = rules("ulti.md");
    assert_eq!(english, rules("ulti.hu.md"));
    assert!(english.len() > 80);
    for id in english {
        assert!(!Lang::En.rule(&id).contains('⟦'), "{id}");
    }
}

#[test]
fn a_missing_key_is_seen_and_never_silently_english() {
    assert_eq!(Lang::Hu.t("no-such-key"), "⟦no-such-key⟧");
    assert_eq!(
        Lang::Hu.t_args("no-such-key", &[("by", Arg::from("Cili"))]),
        "⟦no-such-key⟧"
    );
}

#[test]
fn a_finding_is_a_whole_sentence_with_its_variables() {
    let text = Lang::En.t_args(
        "finding-MUST_BEAT",
        &[
            ("by", Arg::from("Cili (seat C)")),
            ("trick", Arg::Number(4)),
            ("found", Arg::from("eight of leaves")),
            ("expected", Arg::from("ace of leaves, ten of leaves")),
        ],
    );
    assert_eq!(
        text,
        "Trick 4: Cili (seat C) played the eight of leaves, but holds cards that beat the winning one and must play \
         one of them. Legal: ace of leaves, ten of leaves."
    );
}

#[test]
fn serbian_in_cyrillic_has_no_latin_letter_but_in_codes_and_initials() {
    let arguments = arguments(3, "…");
    let mut words = BTreeSet::new();
    for key in keys().filter(|key| *key != "site-name") {
        let text = Lang::SrCyrl.t_args(key, &arguments);
        let latin = |c: char| c.is_ascii_alphabetic() || "čćžšđČĆŽŠĐ".contains(c);
        let plain = |word: &&str| !word.contains('"') && word.chars().any(latin);
        let bare = |word: &str| {
            word.trim_matches(|c: char| !c.is_alphanumeric() && !"-/".contains(c))
                .to_owned()
        };
        words.extend(text.split_whitespace().filter(plain).map(bare));
    }
    let is_code = |word: &String| {
        let has = |wanted: fn(&char) -> bool| word.chars().filter(wanted).count();
        has(|c| c.is_ascii_uppercase()) > 1
            || has(|c| c.is_ascii_digit() || "_/@.:<>-".contains(*c)) > 0
            || has(|c| "qwxyQWXY".contains(*c)) > 0
            || has(|c| c.is_alphabetic()) == 1
    };
    let left: Vec<_> = words.into_iter().filter(|word| !is_code(word)).collect();
    assert_eq!(left, ["Unicode", "false", "true", "vCard"].map(str::to_owned));
}
