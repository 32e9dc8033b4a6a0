//! Who may depend on whom. The table is the architecture; `docs/ARCHITECTURE.md` says why. Cargo holds it while it
//! builds; here a manifest is held against the table, and the source of the pure crates against what no manifest can
//! ban.

use std::process::Command;

use serde_json::Value;
use talon_rules::games::GameKind;

use super::rust::{self, Kind, Token, UsedPath};
use super::tree::{self, File};
use super::{none, one};

/// A member of the workspace.
struct Member {
    name: &'static str,
    /// Members that it may depend on.
    members: &'static [&'static str],
    /// Crates from outside that are a layer of their own: what a member has no need of it may not have.
    outside: &'static [&'static str],
    is_pure: bool,
}

const fn pure(name: &'static str, members: &'static [&'static str], outside: &'static [&'static str]) -> Member {
    Member {
        name,
        members,
        outside,
        is_pure: true,
    }
}

const fn effect(name: &'static str, members: &'static [&'static str], outside: &'static [&'static str]) -> Member {
    Member {
        name,
        members,
        outside,
        is_pure: false,
    }
}

const MEMBERS: &[Member] = &[
    pure("rules", &[], &[]),
    pure("solver", &["rules"], &[]),
    pure("records", &["rules"], &["chrono", "serde", "serde_json"]),
    pure("ppn", &["rules", "records"], &["serde_json"]),
    pure("shorthand", &["rules", "records", "ppn"], &["serde_json"]),
    pure("editor", &["rules", "records"], &["serde_json"]),
    pure("scorecard", &["rules", "records"], &["chrono", "serde", "serde_json"]),
    pure("tournament", &["rules", "records"], &["chrono", "serde", "serde_json"]),
    pure(
        "league",
        &["rules", "records", "tournament"],
        &["chrono", "serde", "serde_json"],
    ),
    pure(
        "study",
        &["rules", "solver", "records", "ppn", "tournament"],
        &["serde", "serde_json"],
    ),
    effect(
        "text",
        &["rules", "records", "tournament", "study"],
        &["fluent-bundle", "serde_json"],
    ),
    effect("store", &[], &["chrono", "diesel"]),
    effect(
        "service",
        &[
            "rules",
            "solver",
            "records",
            "shorthand",
            "scorecard",
            "tournament",
            "league",
            "study",
            "store",
        ],
        &["chrono", "serde", "serde_json"],
    ),
    effect(
        "http",
        &["rules", "text", "store", "service"],
        &["actix-web", "chrono", "serde_json", "tokio"],
    ),
    effect(
        "web",
        &[
            "rules",
            "solver",
            "records",
            "ppn",
            "shorthand",
            "editor",
            "scorecard",
            "tournament",
            "league",
            "study",
            "text",
            "store",
            "service",
            "http",
        ],
        &["actix-web", "askama", "chrono", "serde", "serde_json"],
    ),
    effect(
        "api",
        &[
            "rules",
            "records",
            "ppn",
            "shorthand",
            "tournament",
            "league",
            "study",
            "text",
            "store",
            "service",
            "http",
        ],
        &["actix-web", "chrono", "serde", "serde_json"],
    ),
    effect(
        "samples",
        &[
            "rules",
            "records",
            "scorecard",
            "tournament",
            "league",
            "store",
            "service",
        ],
        &["chrono", "serde", "serde_json"],
    ),
];

/// Crates from outside that the table speaks of; others a member may have as it likes.
const WATCHED: [&str; 9] = [
    "actix-web",
    "askama",
    "chrono",
    "clap",
    "diesel",
    "fluent-bundle",
    "serde",
    "serde_json",
    "tokio",
];

/// What a pure crate may not say, because its answer would not follow from its arguments alone.
const IMPURE: [&str; 14] = [
    "std::time::Instant",
    "std::time::SystemTime",
    "chrono::Utc",
    "chrono::Local",
    "getrandom",
    "std::hash::RandomState",
    "std::collections::hash_map::RandomState",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::io::stdin",
    "std::io::stdout",
    "tracing",
];

pub(super) fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--offline",
            "--locked",
            "--no-deps",
            "--format-version",
            "1",
        ])
        .current_dir(tree::root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

fn manifest_faults(metadata: &Value) -> Vec<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut faults = Vec::new();
    for package in list(&metadata["packages"]) {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(member) = name.strip_prefix("talon-") else {
            continue;
        };
        let Some(member) = MEMBERS.iter().find(|one| one.name == member) else {
            faults.push(format!("{name} has no row in the table of members"));
            continue;
        };
        for dependency in list(&package["dependencies"])
            .iter()
            .filter(|one| one["kind"].is_null())
        {
            let used = dependency["name"].as_str().unwrap_or_default();
            let may = match used.strip_prefix("talon-") {
                Some(used) => member.members.contains(&used),
                None => !WATCHED.contains(&used) || member.outside.contains(&used),
            };
            if !may {
                faults.push(format!("{name} may not depend on {used}"));
            }
        }
    }
    faults
}

fn source_faults(file: &File) -> Vec<String> {
    let member = file
        .path
        .strip_prefix("src/")
        .and_then(|inside| inside.split('/').next());
    let Some(member) = MEMBERS.iter().find(|one| Some(one.name) == member) else {
        return Vec::new();
    };
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    rust::paths(&program)
        .iter()
        .filter_map(|path| path_fault(member, file, path))
        .collect()
}

fn path_fault(member: &Member, file: &File, path: &UsedPath) -> Option<String> {
    let at = format!("{}:{}: `{}`", file.path, path.line, path.text());
    let is_type = || path.segments.iter().any(|word| word.starts_with(char::is_uppercase));
    if matches!(member.name, "web" | "api") && path.begins("talon_store") && !is_type() {
        return Some(format!(
            "{at}: {} may name types of the store, but calls the service",
            member.name
        ));
    }
    let impure = IMPURE.iter().find(|ban| member.is_pure && path.begins(ban))?;
    Some(format!("{at}: {} is pure and may not use {impure}", member.name))
}

/// The only lines outside a game's own folders that may name it: the list of games, and in each layer that has
/// folders of games the two by which such a folder is joined. So many lines in each file.
const GAME_LINES: &[(&str, usize)] = &[
    ("src/rules/games/kind.rs", 1),
    ("src/rules/games/mod.rs", 1),
    ("src/records/lib.rs", 2),
    ("src/shorthand/lib.rs", 3),
    ("src/scorecard/lib.rs", 3),
    ("src/tournament/rating/mod.rs", 3),
    ("src/solver/games.rs", 2),
    ("src/solver/lib.rs", 2),
    ("src/study/desk/mod.rs", 2),
    ("src/samples/generate/mod.rs", 2),
];

/// Folders of the notation of one game, which are a game's own as well.
const NOTATIONS: [(&str, &str); 1] = [("ppn", "preferans")];

/// Whether a word or a text of the program names a game.
fn names_game(token: &Token, game: &str) -> bool {
    if !matches!(token.kind, Kind::Word | Kind::Text) {
        return false;
    }
    let mut parts: Vec<String> = vec![String::new()];
    for letter in token.text.chars() {
        if !letter.is_alphanumeric() || letter.is_uppercase() {
            parts.push(String::new());
        }
        if let Some(last) = parts.last_mut() {
            last.extend(letter.to_lowercase().filter(|small| small.is_alphanumeric()));
        }
    }
    parts.iter().any(|part| part == game)
}

/// Everyone else asks for positions, deeds and summaries, so that another game is its folders and those lines.
fn game_faults(file: &File) -> Vec<String> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let is_own = |game: &str| {
        let mut parts = file.path.split('/').map(|part| part.trim_end_matches(".rs"));
        parts.any(|part| part == game || NOTATIONS.contains(&(part, game)))
    };
    let mut faults = Vec::new();
    for game in GameKind::NAMES.iter().filter(|game| !is_own(game)) {
        let mut lines: Vec<usize> = program
            .iter()
            .filter(|token| names_game(token, game))
            .map(|token| token.line)
            .collect();
        lines.dedup();
        let allowed = GAME_LINES
            .iter()
            .find(|(path, _)| *path == file.path)
            .map_or(0, |(_, count)| *count);
        faults.extend(
            lines
                .iter()
                .skip(allowed)
                .map(|line| format!("{}:{line}: only a game's own folders may name {game}", file.path)),
        );
    }
    faults
}

#[test]
fn a_game_is_named_in_its_own_folders_only() {
    let files = tree::files("src", &["rs"]);
    let program = files.iter().filter(|file| !tree::is_test(&file.path));
    none(program.flat_map(game_faults).collect());
    let sample = |path: &str, text: &str| {
        game_faults(&File {
            path: path.to_owned(),
            text: text.to_owned(),
        })
    };
    one(
        sample("src/web/hands/show.rs", "use talon_rules::games::ulti::Bid;"),
        "own folders",
    );
    one(
        sample("src/web/shell.rs", "fn f() -> &'static str { \"/rules/ulti\" }"),
        "own folders",
    );
    one(sample("src/web/rules/show.rs", "struct RulesUlti;"), "own folders");
    one(
        sample(
            "src/study/desk/mod.rs",
            "mod ulti;\nstatic D: &[&Desk] = &[&ulti::DESK];\nuse ulti::Bid;",
        ),
        ":3:",
    );
    none(sample("src/records/ulti/run.rs", "use talon_rules::games::ulti::Bid;"));
    none(sample(
        "src/web/hands/show.rs",
        "use talon_rules::games::Deed; // of Ulti\nfn multiply(result: u8) {}",
    ));
}

#[test]
fn every_member_depends_on_what_the_table_allows() {
    let metadata = metadata();
    none(manifest_faults(&metadata));
    let packages = metadata["packages"].as_array().expect("a list of packages");
    assert_eq!(packages.len(), MEMBERS.len() + 1, "each member and the program");
}

#[test]
fn a_dependency_upwards_is_noticed() {
    let with = |name: &str, used: &str, kind: Value| {
        manifest_faults(&serde_json::json!({"packages": [
            {"name": name, "dependencies": [{"name": used, "kind": kind}]},
        ]}))
    };
    none(with("talon-web", "talon-service", Value::Null));
    none(with("talon-rules", "proptest", "dev".into()));
    one(
        with("talon-rules", "talon-records", Value::Null),
        "may not depend on talon-records",
    );
    one(with("talon-service", "diesel", Value::Null), "may not depend on diesel");
    one(with("talon-rules", "serde", Value::Null), "may not depend on serde");
    one(with("talon-helpers", "sha2", Value::Null), "no row in the table");
}

#[test]
fn the_pure_crates_use_no_clock_no_chance_and_no_files() {
    let files = tree::files("src", &["rs"]);
    none(
        files
            .iter()
            .filter(|file| !tree::is_test(&file.path))
            .flat_map(source_faults)
            .collect(),
    );
}

#[test]
fn what_makes_a_pure_crate_impure_is_noticed() {
    let sample = |path: &str, text: &str| {
        source_faults(&File {
            path: path.to_owned(),
            text: text.to_owned(),
        })
    };
    one(
        sample("src/records/read.rs", "use std::time::{Duration, Instant};"),
        "std::time::Instant",
    );
    one(
        sample("src/study/desk/mod.rs", "fn f() -> u64 { getrandom::u64() }"),
        "getrandom",
    );
    none(sample("src/store/clubs.rs", "use std::fs::File;"));
    none(sample(
        "src/rules/code.rs",
        "// std::fs\n#[cfg(test)]\nmod tests { use std::fs::File; }",
    ));
    none(sample("src/web/hands/list.rs", "use talon_store::hands::HandSummary;"));
    one(
        sample("src/web/hands/list.rs", "fn f() { talon_store::hands::recent(conn) }"),
        "calls the service",
    );
}

#[test]
fn every_member_uses_only_rows_above_its_own() {
    let names: Vec<&str> = MEMBERS.iter().map(|member| member.name).collect();
    for (row, member) in MEMBERS.iter().enumerate() {
        for used in member.members {
            let above = names
                .iter()
                .position(|name| name == used)
                .expect("a member of the table");
            assert!(above < row, "{} uses {used}, which stands below it", member.name);
        }
    }
}
