//! Looks messages up in the Fluent catalogs and fills in their variables.
//! It knows the keys only as text: which ones exist is held by the tests, not by the compiler.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_templates::FluentBundle;
use fluent_templates::fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::simple::{self, Simple};
use crate::variables::{Variables, variables};
use crate::{Lang, cyrillic};

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

macro_rules! sources {
    ($lang:literal) => {
        &[
            include_str!(concat!("../../locales/", $lang, "/analysis.ftl")),
            include_str!(concat!("../../locales/", $lang, "/api.ftl")),
            include_str!(concat!("../../locales/", $lang, "/cards.ftl")),
            include_str!(concat!("../../locales/", $lang, "/cli.ftl")),
            include_str!(concat!("../../locales/", $lang, "/club_pages.ftl")),
            include_str!(concat!("../../locales/", $lang, "/clubs.ftl")),
            include_str!(concat!("../../locales/", $lang, "/desk.ftl")),
            include_str!(concat!("../../locales/", $lang, "/draw.ftl")),
            include_str!(concat!("../../locales/", $lang, "/editor.ftl")),
            include_str!(concat!("../../locales/", $lang, "/evening.ftl")),
            include_str!(concat!("../../locales/", $lang, "/tournament_hands.ftl")),
            include_str!(concat!("../../locales/", $lang, "/tournament_log.ftl")),
            include_str!(concat!("../../locales/", $lang, "/tournament_paper.ftl")),
            include_str!(concat!("../../locales/", $lang, "/tournaments.ftl")),
            include_str!(concat!("../../locales/", $lang, "/findings.ftl")),
            include_str!(concat!("../../locales/", $lang, "/leagues.ftl")),
            include_str!(concat!("../../locales/", $lang, "/notes.ftl")),
            include_str!(concat!("../../locales/", $lang, "/pages.ftl")),
            include_str!(concat!("../../locales/", $lang, "/people.ftl")),
            include_str!(concat!("../../locales/", $lang, "/preferans.ftl")),
            include_str!(concat!("../../locales/", $lang, "/ratings.ftl")),
            include_str!(concat!("../../locales/", $lang, "/refused.ftl")),
            include_str!(concat!("../../locales/", $lang, "/rules.ftl")),
            include_str!(concat!("../../locales/", $lang, "/scorecards.ftl")),
            include_str!(concat!("../../locales/", $lang, "/search.ftl")),
            include_str!(concat!("../../locales/", $lang, "/sessions.ftl")),
            include_str!(concat!("../../locales/", $lang, "/settings.ftl")),
            include_str!(concat!("../../locales/", $lang, "/sharing.ftl")),
            include_str!(concat!("../../locales/", $lang, "/tournament.ftl")),
            include_str!(concat!("../../locales/", $lang, "/ulti.ftl")),
        ]
    };
}

/// The catalogs as written, in the order of [`Lang::ALL`].
const SOURCES: [&[&str]; 4] = [sources!("en"), sources!("hu"), sources!("hr"), sources!("sr")];

/// The Serbian catalog in Cyrillic letters.
static IN_CYRILLIC: LazyLock<Vec<String>> = LazyLock::new(|| {
    SOURCES[Lang::Sr as usize]
        .iter()
        .copied()
        .map(cyrillic::catalog)
        .collect()
});

/// What answers for it where Fluent is asked.
static CYRILLIC_BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec![Lang::SrCyrl.identifier().clone()]);
    bundle.set_use_isolating(false);
    for source in IN_CYRILLIC.iter() {
        let resource = FluentResource::try_new(source.clone());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    bundle
});

type Messages = HashMap<&'static str, Simple>;

/// Each language by itself: a command that says a few words in one of them need not read the other three.
static SIMPLE: [LazyLock<Messages>; 5] = [
    LazyLock::new(|| messages(sources(Lang::En))),
    LazyLock::new(|| messages(sources(Lang::Hu))),
    LazyLock::new(|| messages(sources(Lang::Hr))),
    LazyLock::new(|| messages(sources(Lang::Sr))),
    LazyLock::new(|| messages(sources(Lang::SrCyrl))),
];

/// Only for messages whose variables are dear to work out.
static VARIABLES: [LazyLock<Variables>; 5] = [
    LazyLock::new(|| variables(&sources(Lang::En))),
    LazyLock::new(|| variables(&sources(Lang::Hu))),
    LazyLock::new(|| variables(&sources(Lang::Hr))),
    LazyLock::new(|| variables(&sources(Lang::Sr))),
    LazyLock::new(|| variables(&sources(Lang::SrCyrl))),
];

/// The files of a catalog.
fn sources(lang: Lang) -> Vec<&'static str> {
    match lang {
        Lang::SrCyrl => IN_CYRILLIC.iter().map(String::as_str).collect(),
        written => SOURCES[written as usize].to_vec(),
    }
}

fn messages(files: Vec<&'static str>) -> Messages {
    files.into_iter().flat_map(simple::messages).collect()
}

/// The value of one variable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Lang {
    /// The message of this key, which has no variables. A key that does not exist is shown as itself, in marks.
    pub fn t(self, key: &str) -> Cow<'static, str> {
        self.known(key)
            .map_or_else(|| Cow::Owned(self.t_args(key, &[])), Cow::Borrowed)
    }

    /// The words of this key, which stand in the catalog as they are; nothing if they do not.
    pub fn label(self, key: &str) -> &'static str {
        self.known(key).unwrap_or_default()
    }

    /// The message of this key if there is one without variables.
    pub(super) fn known(self, key: &str) -> Option<&'static str> {
        SIMPLE[self as usize].get(key).and_then(Simple::words)
    }

    /// The message of this key with its variables filled in.
    pub fn t_args(self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let simple = SIMPLE[self as usize].get(key).and_then(|message| message.format(args));
        simple
            .or_else(|| self.lookup(key, args))
            .unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// The same, with no more of its variables worked out than it has.
    pub(super) fn t_with<'a>(self, key: &str, value: impl Fn(&'static str) -> Arg<'a>) -> String {
        let names = VARIABLES[self as usize].get(key).map_or(&[][..], Vec::as_slice);
        let args: Vec<(&'static str, Arg<'a>)> = names.iter().map(|name| (*name, value(name))).collect();
        self.t_args(key, &args)
    }

    /// The message of this key for a count, which every such message calls `$count`.
    pub fn n(self, key: &str, count: i64) -> String {
        self.t_args(key, &[("count", Arg::Number(count))])
    }

    /// Whether there is a message of this key, with or without variables.
    pub fn has(self, key: &str) -> bool {
        self.known(key).is_some() || keys().any(|known| known == key)
    }

    fn lookup(self, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        if self == Lang::SrCyrl {
            let pattern = CYRILLIC_BUNDLE.get_message(key)?.value()?;
            let values: FluentArgs = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
            let text = CYRILLIC_BUNDLE.format_pattern(pattern, Some(&values), &mut Vec::new());
            return Some(text.into_owned());
        }
        let values: HashMap<&str, FluentValue> = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        LOCALES
            .lookup_single_language(self.identifier(), key, Some(&values))
            .ok()
    }
}

fn value<'a>(arg: &'a Arg) -> FluentValue<'a> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}

fn keys() -> impl Iterator<Item = &'static str> {
    SOURCES[0].iter().flat_map(|source| source.lines()).filter_map(key_of)
}

/// The key a line of a catalog begins a message with.
pub(super) fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    let named = key.starts_with(|letter: char| letter.is_ascii_alphabetic());
    (named && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')).then_some(key)
}

#[cfg(test)]
mod tests;
