//! Looks messages up in the Fluent catalogs and fills in their variables.
//! It knows the keys only as text: which ones exist is held by the tests, not by the compiler.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::lang::Catalog;
use crate::simple::{self, Simple};
use crate::variables::{Variables, variables};
use crate::{Lang, cyrillic};

// What `build.rs` found in `locales`: `FOLDERS`, the files of each language under its code.
include!(concat!(env!("OUT_DIR"), "/folders.rs"));

type Messages = HashMap<&'static str, Simple>;

/// What is read of a language when it is first needed: a command that says a few words in one of them need not read the
/// others, and few messages need Fluent.
struct ReadCatalog {
    files: OnceLock<Vec<&'static str>>,
    simple: OnceLock<Messages>,
    variables: OnceLock<Variables>,
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

static READ: [ReadCatalog; Lang::ALL.len()] = [const {
    ReadCatalog {
        files: OnceLock::new(),
        simple: OnceLock::new(),
        variables: OnceLock::new(),
        bundle: OnceLock::new(),
    }
}; Lang::ALL.len()];

impl Lang {
    fn read(self) -> &'static ReadCatalog {
        &READ[self as usize]
    }

    /// The files of its catalog.
    fn files(self) -> &'static [&'static str] {
        self.read().files.get_or_init(|| match self.catalog() {
            Catalog::Folder(code) => folder(code).to_vec(),
            // Made once and kept as long as the program runs, as the files of the other languages are.
            Catalog::InCyrillic(code) => folder(code)
                .iter()
                .map(|file| &*Box::leak(cyrillic::catalog(file).into_boxed_str()))
                .collect(),
        })
    }

    fn simple(self) -> &'static Messages {
        let messages = || self.files().iter().copied().flat_map(simple::messages).collect();
        self.read().simple.get_or_init(messages)
    }

    /// Only for messages whose variables are dear to work out.
    fn variables(self) -> &'static Variables {
        self.read().variables.get_or_init(|| variables(self.files()))
    }

    /// What answers where Fluent is asked.
    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        self.read().bundle.get_or_init(|| {
            let (Catalog::Folder(code) | Catalog::InCyrillic(code)) = self.catalog();
            // Its plurals are those of the language of the folder.
            let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
            bundle.set_use_isolating(false);
            for file in self.files() {
                let resource = FluentResource::try_new((*file).to_owned());
                // A file that is not sound is held up by the tests of catalogs; here what can be read of it is taken.
                bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
            }
            bundle
        })
    }
}

/// The files in the folder of this code.
fn folder(code: &str) -> &'static [&'static str] {
    FOLDERS
        .iter()
        .find(|(name, _)| *name == code)
        .map_or(&[], |(_, files)| files)
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
        self.simple().get(key).and_then(Simple::words)
    }

    /// The message of this key with its variables filled in.
    pub fn t_args(self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let simple = self.simple().get(key).and_then(|message| message.format(args));
        simple
            .or_else(|| self.lookup(key, args))
            .unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// The same, with no more of its variables worked out than it has.
    pub(super) fn t_with<'a>(self, key: &str, value: impl Fn(&'static str) -> Arg<'a>) -> String {
        let names = self.variables().get(key).map_or(&[][..], Vec::as_slice);
        let args: Vec<(&'static str, Arg<'a>)> = names.iter().map(|name| (*name, value(name))).collect();
        self.t_args(key, &args)
    }

    /// The message of this key for a count, which every such message calls `$count`.
    pub fn n(self, key: &str, count: i64) -> String {
        self.t_args(key, &[("count", Arg::Number(count))])
    }

    /// Whether there is a message of this key, with or without variables.
    pub fn has(self, key: &str) -> bool {
        static KEYS: OnceLock<HashSet<&'static str>> = OnceLock::new();
        KEYS.get_or_init(|| keys().collect()).contains(key)
    }

    fn lookup(self, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let pattern = self.bundle().get_message(key)?.value()?;
        let values: FluentArgs = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        let mut faults = Vec::new();
        let text = self.bundle().format_pattern(pattern, Some(&values), &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }
}

fn value<'a>(arg: &'a Arg) -> FluentValue<'a> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}

fn keys() -> impl Iterator<Item = &'static str> {
    Lang::En
        .files()
        .iter()
        .flat_map(|source| source.lines())
        .filter_map(key_of)
}

/// The key a line of a catalog begins a message with.
pub(super) fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    let named = key.starts_with(|letter: char| letter.is_ascii_alphabetic());
    (named && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')).then_some(key)
}

#[cfg(test)]
mod tests;
