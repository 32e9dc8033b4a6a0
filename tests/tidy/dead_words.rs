//! Every key of the catalogs is asked for: by its name, by a form such as `bid-{}`, or by a beginning or an ending that
//! a function joins to another word.

use super::tree::{self, File};
use super::words::{has_form, keys};
use super::{none, one, rust};
use std::collections::BTreeSet;

/// Beginnings to which a function joins a word that it is given: `league-weekday` and `friday`.
const JOINED: &[&str] = &[
    "card",
    "card-french",
    "irregularity",
    "league-chain",
    "league-counting",
    "league-embed-columns",
    "league-embed-theme",
    "league-guests",
    "league-level",
    "league-moving",
    "league-points",
    "league-weekday",
    "ruling",
];
/// Endings that are joined to the key of a text: `report-empty-none` has a `-help`.
const ENDINGS: &[&str] = &["-help", "-mend", "-title", "-word"];

/// What the program can ask for.
#[derive(Default)]
struct Asked {
    words: BTreeSet<String>,
    forms: BTreeSet<String>,
}

impl Asked {
    fn add(&mut self, text: &str) {
        match text.split_once('{') {
            Some((head, _)) if head.ends_with('-') => self.forms.insert(text.to_owned()),
            Some(_) => false,
            None => self.words.insert(text.to_owned()),
        };
    }

    fn add_rust(&mut self, file: &File) {
        let (program, _) = rust::split_tests(rust::tokens(&file.text));
        let texts = program.iter().filter(|token| token.kind == rust::Kind::Text);
        texts.for_each(|token| self.add(&token.text));
    }

    /// In a template, quotes of attributes and of expressions alternate: whatever stands between two is looked at.
    fn add_template(&mut self, file: &File) {
        file.text.split('"').for_each(|text| self.add(text));
    }

    /// Messages that other messages name: `{ role-declarer }`.
    fn add_catalog(&mut self, file: &File) {
        let named = file.text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        named.for_each(|name| self.add(name.trim()));
    }

    fn has(&self, key: &str) -> bool {
        let is_joined = |head: &&str| key.strip_prefix(*head).is_some_and(|rest| rest.starts_with('-'));
        let has_base = |end: &&str| key.strip_suffix(*end).is_some_and(|base| self.words.contains(base));
        self.words.contains(key)
            || JOINED.iter().any(is_joined)
            || ENDINGS.iter().any(has_base)
            || self.forms.iter().any(|form| has_form(key, form))
    }

    fn dead<'k>(&self, keys: &'k BTreeSet<String>) -> impl Iterator<Item = &'k String> {
        keys.iter().filter(|key| !self.has(key))
    }
}

fn asked() -> Asked {
    let mut asked = Asked::default();
    let program = tree::files("src", &["rs"]);
    program
        .iter()
        .filter(|file| !tree::is_test(&file.path))
        .for_each(|file| asked.add_rust(file));
    tree::files("templates", &["html", "svg", "xml"])
        .iter()
        .for_each(|file| asked.add_template(file));
    tree::files("locales", &["ftl"])
        .iter()
        .for_each(|file| asked.add_catalog(file));
    asked
}

#[test]
fn every_key_of_the_catalogs_is_asked_for() {
    let asked = asked();
    let mut faults = Vec::new();
    let mut all: BTreeSet<String> = BTreeSet::new();
    for file in tree::files("locales", &["ftl"]) {
        let keys = keys(&file.text);
        faults.extend(
            asked
                .dead(&keys)
                .map(|key| format!("{}: nothing asks for `{key}`", file.path)),
        );
        all.extend(keys);
    }
    let is_said = |head: &&str| {
        let written = asked.words.contains(*head) || asked.forms.iter().any(|form| form.starts_with(*head));
        written && all.iter().any(|key| key.starts_with(&format!("{head}-")))
    };
    let idle = JOINED.iter().filter(|head| !is_said(head));
    faults.extend(idle.map(|head| format!("no word is joined to `{head}`")));
    none(faults);
}

#[test]
fn a_key_that_nothing_asks_for_is_noticed() {
    let file = |text: &str| File {
        path: "a".to_owned(),
        text: text.to_owned(),
    };
    let mut asked = Asked::default();
    asked.add_rust(&file(
        "fn f() { t(\"hand-title\"); format!(\"bid-{code}\"); format!(\"{a}-b\"); }",
    ));
    asked.add_rust(&file("#[cfg(test)]\nmod tests { fn f() { t(\"only-tested\"); } }"));
    asked.add_template(&file("<p class=\"x\" title=\"{{ lang.t(\"page-title\") }}\">"));
    asked.add_catalog(&file("page-head = { word-page } { $count }\n"));
    let used = keys("bid-ulti = a\nhand-title = a\nhand-title-help = a\npage-title = a\nword-page = a\ncard-AA = a\n");
    none(asked.dead(&used).cloned().collect());
    for dead in ["hand", "only-tested", "a-b", "page-titles", "bidding"] {
        let keys = keys(&format!("{dead} = a\n"));
        one(asked.dead(&keys).cloned().collect(), dead);
    }
}
