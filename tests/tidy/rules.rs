//! Every numbered rule is covered: a rule the engine enforces has a record that keeps it and one that breaks it,
//! and any other rule is named by a test or a fixture.

use super::rust::{self, Kind};
use super::tree::{self, File};
use super::{none, one};
use std::collections::BTreeSet;

/// One game: its folder, and how its rules are numbered.
struct Numbered {
    game: &'static str,
    prefix: &'static str,
    /// How many rules its document states at least.
    rules: usize,
}

const GAMES: [Numbered; 2] = [
    Numbered {
        game: "ulti",
        prefix: "U-",
        rules: 50,
    },
    Numbered {
        game: "preferans",
        prefix: "P-",
        rules: 50,
    },
];

/// Enforced rules that no record can break, and why.
const UNBREAKABLE: &[(&str, &str)] = &[
    ("U-6.13", "a hand that may stop early may also be played out"),
    ("P-3.10", "a pass that goes without saying may be said"),
];

/// All rule numbers in a text: `U-6.4`, but not the beginning of `U-6.41`.
fn ids(prefix: &str, text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(prefix) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(char::is_alphanumeric) {
            continue;
        }
        let rest = &text[at + prefix.len()..];
        let length = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let number = rest[..length].trim_end_matches('.');
        let parts: Vec<&str> = number.split('.').collect();
        if parts.len() == 2 && parts.iter().all(|part| !part.is_empty()) {
            found.insert(format!("{prefix}{number}"));
        }
    }
    found
}

/// The rules a document states: their number stands in bold or begins a heading.
fn stated(prefix: &str, document: &str) -> BTreeSet<String> {
    let bold = format!("**{prefix}");
    let mut found = BTreeSet::new();
    for line in document.lines() {
        let start = line.trim_start_matches(['-', '*', '#', ' ']);
        let marked = line.trim_start().starts_with('#') || line.contains(&bold);
        if marked && start.starts_with(prefix) {
            found.extend(
                ids(prefix, start)
                    .into_iter()
                    .filter(|id| start.starts_with(id.as_str())),
            );
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
        faults.extend(
            unknown
                .filter(|id| !c.enforced.contains(*id))
                .map(|id| format!("{id}: no such rule")),
        );
    }
    faults
}

/// What tests say, this folder apart: inline tests, files of tests, and the data they read.
fn named_by_tests(prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in tree::files("tests", &["rs", "json", "ndjson", "toml", "txt", "csv"]) {
        if !file.path.starts_with("tests/tidy") {
            found.extend(ids(prefix, &file.text));
            found.extend(ids(prefix, &file.path));
        }
    }
    for File { path, text } in tree::files("src", &["rs"]) {
        if tree::is_test(&path) {
            found.extend(ids(prefix, &text));
        } else if let Some(at) = text.find("#[cfg(test)]") {
            found.extend(ids(prefix, &text[at..]));
        }
    }
    found
}

fn enforced(game: &Numbered) -> BTreeSet<String> {
    let source = tree::read(&format!("src/rules/games/{}/rules.rs", game.game)).unwrap_or_default();
    let texts = rust::tokens(&source)
        .into_iter()
        .filter(|token| token.kind == Kind::Text);
    texts.flat_map(|token| ids(game.prefix, &token.text)).collect()
}

fn document(game: &Numbered) -> String {
    tree::read(&format!("docs/rules/{}.md", game.game)).unwrap_or_default()
}

/// The cases of score records by the rule that they keep or break, named as the files of the other records are.
fn scores(game: &Numbered) -> Vec<String> {
    let cases = crate::scores::cases().filter(|(name, _)| *name == game.game);
    let named = cases.filter_map(|(_, case)| {
        let broken = case["findings"][0]["rule"]
            .as_str()
            .map(|rule| format!("{rule}.broken.json"));
        broken.or_else(|| case["keeps"].as_str().map(|rule| format!("{rule}.kept.json")))
    });
    named.collect()
}

#[test]
fn every_rule_of_each_game_is_covered() {
    for game in &GAMES {
        let fixtures = tree::names(&format!("tests/fixtures/{}", game.game));
        let last = |path: &String| path.rsplit('/').next().unwrap_or("").to_owned();
        none(coverage_faults(&Coverage {
            stated: stated(game.prefix, &document(game)),
            enforced: enforced(game),
            fixtures: fixtures.iter().map(last).chain(scores(game)).collect(),
            named: named_by_tests(game.prefix),
        }));
    }
}

#[test]
fn the_rules_documents_state_what_the_engines_enforce() {
    for game in &GAMES {
        let stated = stated(game.prefix, &document(game));
        assert!(
            stated.len() > game.rules,
            "{} states only {} rules",
            game.game,
            stated.len()
        );
        let missing = enforced(game).into_iter().filter(|id| !stated.contains(id));
        none(missing.map(|id| format!("{id}: enforced, but not stated")).collect());
    }
}

#[test]
fn rule_numbers_are_read_whole() {
    let text = "U-6.4, (U-6.41). AU-1.2 U-7 U-1.2.3 and U-3.10";
    let found: Vec<String> = ids("U-", text).into_iter().collect();
    assert_eq!(found, ["U-3.10", "U-6.4", "U-6.41"]);
    assert_eq!(
        ids("P-", "P-3.4, PPN-1.2 and U-6.4").into_iter().collect::<Vec<_>>(),
        ["P-3.4"]
    );
    let document = "- **U-1.1** Seats, see U-9.9.\n## U-2.1 Deal\nU-3.1 in running text\n";
    assert_eq!(
        stated("U-", document).into_iter().collect::<Vec<_>>(),
        ["U-1.1", "U-2.1"]
    );
    assert!(enforced(&GAMES[0]).contains("U-6.4") && enforced(&GAMES[1]).contains("P-6.3"));
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
    one(
        coverage_faults(&Coverage {
            named: set(&[]),
            ..whole()
        }),
        "U-1.1: no test",
    );
    one(
        coverage_faults(&Coverage {
            fixtures: vec!["U-6.4.kept.json".to_owned()],
            ..whole()
        }),
        "breaks it",
    );
    one(
        coverage_faults(&Coverage {
            fixtures: vec!["U-6.4.broken.json".to_owned()],
            ..whole()
        }),
        "keeps it",
    );
    one(
        coverage_faults(&Coverage {
            stated: set(&["U-1.1"]),
            ..whole()
        }),
        "not stated",
    );
    one(
        coverage_faults(&Coverage {
            named: set(&["U-1.1", "U-9.99"]),
            ..whole()
        }),
        "U-9.99: no such rule",
    );
}
