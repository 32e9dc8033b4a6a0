//! A name means one thing: no public type has a name that stands in more than three modules.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::{self, File};
use super::{none, one};

/// Modules in which one name may stand: two games and what they share.
const MODULES_MAX: usize = 3;

const KINDS: [&str; 5] = ["struct ", "enum ", "trait ", "type ", "union "];

/// The name of the public type that a line declares.
fn declared(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')')?.1,
        None => rest,
    };
    let rest = rest.strip_prefix(' ')?;
    let name = KINDS.iter().find_map(|kind| rest.strip_prefix(kind))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()
        .filter(|name| !name.is_empty())
}

/// Which files declare each name.
fn names(files: &[File]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for file in files {
        for name in file.text.lines().filter_map(declared) {
            found.entry(name).or_default().insert(&file.path);
        }
    }
    found
}

fn faults(files: &[File]) -> Vec<String> {
    let crowded = names(files)
        .into_iter()
        .filter(|(_, places)| places.len() > MODULES_MAX);
    crowded
        .map(|(name, places)| format!("`{name}` is declared in {places:?}"))
        .collect()
}

#[test]
fn no_public_type_name_stands_in_more_than_three_modules() {
    let files = tree::files("src", &["rs"]);
    assert!(names(&files).len() > 500, "the types are found");
    none(faults(&files));
}

/// In the description of the API a name has one shape: of two types with the same the second takes the place of the
/// first.
#[test]
fn no_two_types_of_the_api_share_a_name() {
    let files = tree::files("src/api", &["rs"]);
    let found = names(&files);
    assert!(found.len() > 50, "the types are found");
    let shared = found.into_iter().filter(|(_, places)| places.len() > 1);
    none(
        shared
            .map(|(name, places)| format!("`{name}` is declared in {places:?}"))
            .collect(),
    );
}

#[test]
fn a_name_that_means_four_things_is_noticed() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let mut files = vec![
        file("a.rs", "pub struct Row;\npub struct Row2;"),
        file("b.rs", "    pub(super) enum Row {"),
        file(
            "c.rs",
            "pub(in crate::a) type Row<'a> = u8;\nstruct Row;\n// pub struct Row;",
        ),
        file("d.rs", "struct Row;"),
    ];
    none(faults(&files));
    files[3].text = "pub trait Row {}".to_owned();
    one(faults(&files), "`Row`");
}
