//! The environment: which variables set an option, and a word about those that set none. A setting that is misspelt
//! would otherwise be missed only when it is needed.

use std::collections::BTreeMap;
use std::ffi::OsString;

use clap::CommandFactory as _;

use super::Cli;
use talon_records::structure::nearest;
use talon_text::{Arg, Lang};

const PREFIX: &str = "TALON_";
/// What the tests of the program read, and what is set for them while they run.
const FOR_TESTS: [&str; 6] = [
    "TALON_AXE",
    "TALON_REQUIRE_BROWSER",
    "TALON_REQUIRE_PG",
    "TALON_REQUIRE_STRACE",
    "TALON_SHOTS",
    "TALON_TEST_PG",
];

/// What is to be said of each variable that looks like one of ours and sets nothing.
pub(super) fn unread(lang: Lang) -> Vec<String> {
    let names: Vec<OsString> = std::env::vars_os().map(|(name, _)| name).collect();
    let ours = names
        .iter()
        .filter_map(|name| name.to_str())
        .filter(|name| name.starts_with(PREFIX));
    let ours: Vec<&str> = ours.collect();
    if ours.is_empty() {
        return Vec::new();
    }
    let known = KnownOptions::of(&Cli::command());
    ours.into_iter().filter_map(|name| known.about(name, lang)).collect()
}

/// The options of all commands.
struct KnownOptions {
    /// Variables that set one.
    set: Vec<String>,
    /// What an option would be called there that is only said on the command line, and what it is called here.
    said: BTreeMap<String, String>,
}

impl KnownOptions {
    fn of(command: &clap::Command) -> KnownOptions {
        let (mut set, mut said) = (Vec::new(), BTreeMap::new());
        for option in all_of(command).into_iter().flat_map(clap::Command::get_opts) {
            match (option.get_env().and_then(|name| name.to_str()), option.get_long()) {
                (Some(name), _) => set.push(name.to_owned()),
                (None, Some(long)) => drop(said.insert(variable(long), long.to_owned())),
                (None, None) => {}
            }
        }
        set.sort();
        set.dedup();
        KnownOptions { set, said }
    }

    /// What is to be said of a variable; nothing where it is one of those that are read.
    fn about(&self, name: &str, lang: Lang) -> Option<String> {
        if FOR_TESTS.contains(&name) || self.set.iter().any(|known| known == name) {
            return None;
        }
        let named = ("name", Arg::from(name));
        if let Some(long) = self.said.get(name) {
            let option = Arg::from(format!("--{long}"));
            return Some(lang.t_args("cli-variable-said", &[named, ("option", option)]));
        }
        // What all of them begin with says nothing of what was meant.
        let bare = |name: &str| name.strip_prefix(PREFIX).unwrap_or(name).to_owned();
        let (asked, known): (_, Vec<String>) = (bare(name), self.set.iter().map(|name| bare(name)).collect());
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        Some(match nearest(&asked, &known) {
            Some(near) => {
                let near = format!("{PREFIX}{near}");
                lang.t_args("cli-variable-near", &[named, ("near", Arg::from(near.as_str()))])
            }
            None => lang.t_args("cli-variable-unknown", &[named]),
        })
    }
}

/// A command and those below it.
pub(super) fn all_of(command: &clap::Command) -> Vec<&clap::Command> {
    std::iter::once(command)
        .chain(command.get_subcommands().flat_map(all_of))
        .collect()
}

/// The variable that would set an option of this name.
pub(super) fn variable(long: &str) -> String {
    format!("{PREFIX}{}", long.replace('-', "_").to_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(name: &str) -> Option<String> {
        KnownOptions::of(&Cli::command()).about(name, Lang::En)
    }

    #[test]
    fn a_variable_that_sets_something_needs_no_word() {
        for name in [
            "TALON_LISTEN",
            "TALON_DATABASE_URL_FILE",
            "TALON_LANG",
            "TALON_TEST_PG",
            "TALON_STRICT",
        ] {
            assert_eq!(about(name), None, "{name}");
        }
    }

    #[test]
    fn one_that_sets_nothing_is_told_with_the_nearest_that_does() {
        for (name, near) in [
            ("TALON_LISTN", "TALON_LISTEN"),
            ("TALON_BASEURL", "TALON_BASE_URL"),
            ("TALON_TRUSTED_PROXY", "TALON_TRUSTED_PROXIES"),
            ("TALON_DATABASE_URI", "TALON_DATABASE_URL"),
        ] {
            let said = about(name).unwrap_or_default();
            assert!(said.contains(name) && said.contains(&format!("{near}?")), "{said}");
        }
        let said = about("TALON_SOMETHING_ELSE_ALTOGETHER").unwrap_or_default();
        assert!(
            said.contains("TALON_SOMETHING_ELSE_ALTOGETHER") && !said.contains('?'),
            "{said}"
        );
    }

    #[test]
    fn what_is_said_once_is_not_set_there() {
        for (name, option) in [
            ("TALON_ADMIN", "--admin"),
            ("TALON_DRY_RUN", "--dry-run"),
            ("TALON_NAME", "--name"),
        ] {
            assert!(about(name).is_some_and(|said| said.contains(option)), "{name}");
        }
    }
}
