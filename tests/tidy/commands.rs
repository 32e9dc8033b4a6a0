//! The README names every command that is promised or offered, and no other.

use super::tree;
use super::{none, one};
use std::collections::BTreeSet;
use std::process::Command;

/// What other programs and people's habits are built on.
const PROMISED: &[&str] = &[
    "club", "convert", "demo", "desk", "draw", "export", "generate", "import", "migrate", "schema", "serve", "show",
    "user", "validate", "club", "convert", "demo", "desk", "export", "generate", "import", "migrate", "schema",
    "serve", "show", "simulate", "user", "validate",
];

/// The commands in the program's own help.
fn offered(help: &str) -> BTreeSet<String> {
    let list = help.lines().skip_while(|line| line.trim() != "Commands:").skip(1);
    let names = list
        .take_while(|line| line.starts_with("  "))
        .filter(|line| !line.starts_with("    "));
    let names = names.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// The commands in a document: the word after `talon` where a piece of code or a line begins.
fn described(document: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, name) in document.match_indices("talon ") {
        let begins = at == 0 || document[..at].ends_with(['`', '\n']);
        let rest = &document[at + name.len()..];
        let word: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
        if begins && !word.is_empty() {
            found.insert(word);
        }
    }
    found
}

fn command_faults(offered: &BTreeSet<String>, described: &BTreeSet<String>) -> Vec<String> {
    let undescribed = offered
        .difference(described)
        .map(|name| format!("talon {name}: the README does not name it"));
    let invented = described
        .difference(offered)
        .map(|name| format!("talon {name}: there is no such command"));
    undescribed.chain(invented).collect()
}

#[test]
fn the_readme_names_every_command_and_no_other() {
    let output = Command::new(env!("CARGO_BIN_EXE_talon"))
        .arg("--help")
        .output()
        .expect("the program runs");
    let mut known = offered(&String::from_utf8_lossy(&output.stdout));
    known.extend(PROMISED.iter().map(|name| (*name).to_owned()));
    let readme = tree::read("README.md").expect("there is a README");
    none(command_faults(&known, &described(&readme)));
}

#[test]
fn a_command_nobody_describes_is_noticed() {
    let help = "Talon\n\nUsage: talon <COMMAND>\n\nCommands:\n  serve     Runs\n  validate  Checks\n            more\n  help      Prints\n\nOptions:\n  -h\n";
    let offered = offered(help);
    assert_eq!(offered.iter().collect::<Vec<_>>(), ["serve", "validate"]);
    none(command_faults(
        &offered,
        &described("`talon serve` and\n```\ntalon validate FILE\n```\nthe talon lies"),
    ));
    one(
        command_faults(&offered, &described("`talon serve`")),
        "validate: the README",
    );
    one(
        command_faults(&offered, &described("`talon serve` `talon validate` `talon fly`")),
        "no such command",
    );
}
