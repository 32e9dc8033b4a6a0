//! Who may import whom. The table is the architecture; `docs/ARCHITECTURE.md` says why.

use talon::games::GameKind;

use super::rust::{self, Kind, Token, UsedPath};
use super::tree::{self, File};
use super::{none, one};

struct Layer {
    name: &'static str,
    /// Other top-level modules it may name.
    may_use: &'static [&'static str],
    /// Paths from outside that it must never name.
    bans: &'static [&'static [&'static str]],
    /// It may name types of `store`, but call nothing there.
    store_types_only: bool,
}

const DATABASE: &[&str] = &["diesel", "diesel_migrations", "libsqlite3_sys", "pq_sys"];
const SERVER: &[&str] =
    &["actix_web", "actix_multipart", "actix_http", "tokio", "futures_util", "tracing_actix_web"];
const PAGES: &[&str] = &["askama"];
const WORDS: &[&str] = &["fluent_templates", "unic_langid"];
const SERDE: &[&str] = &["serde", "serde_json", "serde_html_form", "csv", "utoipa"];
const CLOCK: &[&str] = &["std::time::Instant", "std::time::SystemTime", "chrono::Utc", "chrono::Local"];
const ANY_TIME: &[&str] = &["std::time", "chrono"];
const CHANCE: &[&str] =
    &["getrandom", "rand", "std::hash::RandomState", "std::collections::hash_map::RandomState"];
const OUTSIDE: &[&str] =
    &["std::fs", "std::net", "std::env", "std::process", "std::io::stdin", "std::io::stdout"];
const TERMINAL: &[&str] = &["clap", "indicatif", "rpassword", "anyhow"];

const RULES: &[&[&str]] =
    &[SERDE, DATABASE, SERVER, PAGES, WORDS, ANY_TIME, CHANCE, OUTSIDE, TERMINAL, &["tracing", "std::io"]];
const PURE: &[&[&str]] = &[DATABASE, SERVER, PAGES, WORDS, CLOCK, CHANCE, OUTSIDE, TERMINAL, &["tracing"]];

const fn layer(
    name: &'static str,
    may_use: &'static [&'static str],
    bans: &'static [&'static [&'static str]],
) -> Layer {
    Layer { name, may_use, bans, store_types_only: false }
}

const fn border(
    name: &'static str,
    may_use: &'static [&'static str],
    bans: &'static [&'static [&'static str]],
) -> Layer {
    Layer { name, may_use, bans, store_types_only: true }
}

const LAYERS: &[Layer] = &[
    layer("chance", &[], RULES),
    layer("names", &[], RULES),
    layer("cards", &[], RULES),
    layer("games", &["cards"], RULES),
    layer("solver", &["cards", "games"], RULES),
    layer("tournament", &["chance", "cards", "games"], RULES),
    layer("history", &["cards", "games"], PURE),
    layer("event", &["chance", "names", "cards", "games", "history", "tournament"], PURE),
    layer("desk", &["cards", "games", "history", "solver", "tournament"], PURE),
    layer("analysis", &["cards", "games", "history", "solver"], PURE),
    layer("generate", &["chance", "cards", "games", "history", "solver", "tournament"], PURE),
    layer(
        "text",
        &["cards", "games", "history", "solver", "tournament", "event", "desk"],
        &[DATABASE, SERVER, PAGES, CLOCK, CHANCE, TERMINAL],
    ),
    layer("config", &[], &[DATABASE, SERVER, PAGES, WORDS]),
    layer("telemetry", &["config"], &[DATABASE, PAGES, WORDS]),
    layer("store", &["cards", "config"], &[&["actix_web", "actix_multipart"], PAGES, WORDS, TERMINAL]),
    layer(
        "service",
        &[
            "names",
            "cards",
            "games",
            "history",
            "solver",
            "analysis",
            "tournament",
            "event",
            "desk",
            "generate",
            "store",
            "config",
        ],
        &[DATABASE, &["actix_web", "actix_multipart"], PAGES, WORDS, TERMINAL],
    ),
    layer(
        "jobs",
        &[
            "cards",
            "games",
            "history",
            "solver",
            "analysis",
            "tournament",
            "event",
            "store",
            "service",
            "config",
        ],
        &[DATABASE, &["actix_web", "actix_multipart"], PAGES, WORDS, TERMINAL],
    ),
    layer(
        "http",
        &[
            "cards",
            "games",
            "history",
            "solver",
            "tournament",
            "event",
            "desk",
            "text",
            "store",
            "service",
            "config",
        ],
        &[DATABASE, TERMINAL],
    ),
    border(
        "web",
        &[
            "names",
            "cards",
            "games",
            "history",
            "solver",
            "analysis",
            "tournament",
            "event",
            "desk",
            "text",
            "store",
            "service",
            "http",
            "config",
        ],
        &[DATABASE, TERMINAL],
    ),
    border(
        "api",
        &[
            "cards",
            "games",
            "history",
            "solver",
            "analysis",
            "tournament",
            "event",
            "desk",
            "text",
            "store",
            "service",
            "http",
            "config",
        ],
        &[DATABASE, PAGES, TERMINAL],
    ),
    layer("server", &["config", "jobs", "http", "web", "api"], &[DATABASE, PAGES, TERMINAL]),
    // Here the program is put together: everything may be named, except the database.
    layer(
        "cli",
        &[
            "cards",
            "games",
            "history",
            "solver",
            "analysis",
            "tournament",
            "event",
            "desk",
            "generate",
            "text",
            "config",
            "telemetry",
            "store",
            "service",
            "jobs",
            "http",
            "web",
            "api",
            "server",
        ],
        &[DATABASE, PAGES],
    ),
];

fn layer_faults(file: &File) -> Vec<String> {
    let inside = file.path.strip_prefix("src/").unwrap_or(&file.path);
    let top = inside.split('/').next().unwrap_or("").trim_end_matches(".rs");
    if top == "lib" || top == "main" {
        return Vec::new();
    }
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == top) else {
        return vec![format!("{}: `{top}` has no row in the table of layers", file.path)];
    };
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let faults = rust::paths(&program);
    faults.iter().filter_map(|path| path_fault(layer, file, path)).collect()
}

fn path_fault(layer: &Layer, file: &File, path: &UsedPath) -> Option<String> {
    let at = format!("{}:{}: `{}`", file.path, path.line, path.text());
    if let Some(target) = target(file, path) {
        if target != layer.name && !layer.may_use.contains(&target.as_str()) {
            return Some(format!("{at}: {} may not use {target}", layer.name));
        }
        let is_type = path.segments.iter().any(|word| word.starts_with(char::is_uppercase));
        if target == "store" && layer.store_types_only && !is_type {
            return Some(format!("{at}: {} may name types of store, but calls service", layer.name));
        }
        return None;
    }
    let banned = layer.bans.iter().flat_map(|group| group.iter()).find(|ban| path.begins(ban))?;
    Some(format!("{at}: {} may not use {banned}", layer.name))
}

/// The top-level module that a path inside the crate leads to.
fn target(file: &File, path: &UsedPath) -> Option<String> {
    let mut words = path.segments.iter();
    match words.next().map(String::as_str) {
        Some("crate") => words.next().cloned(),
        Some("super") => {
            let climbed = path.segments.iter().take_while(|word| *word == "super").count();
            let folders =
                file.path.trim_start_matches("src/").trim_end_matches("/mod.rs").trim_end_matches(".rs");
            let depth = folders.split('/').count();
            if climbed >= depth { path.segments.get(climbed).cloned() } else { None }
        }
        _ => None,
    }
}

/// The only lines outside a game's own folders that may name it: the list of games, and in each layer that has
/// folders of games the two by which such a folder is joined. So many lines in each file.
const GAME_LINES: &[(&str, usize)] = &[
    ("src/games/kind.rs", 1),
    ("src/games/mod.rs", 1),
    ("src/history/mod.rs", 2),
    ("src/solver/games.rs", 2),
    ("src/solver/mod.rs", 2),
    ("src/desk/mod.rs", 2),
    ("src/generate/mod.rs", 2),
    // The catalogs have a file of words for each game.
    ("src/text/catalog.rs", 1),
];

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

/// Everybody else asks for positions, deeds and summaries, so that another game is its folders and those lines.
fn game_faults(file: &File) -> Vec<String> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let is_own = |game: &str| file.path.split('/').any(|part| part.trim_end_matches(".rs") == game);
    let mut faults = Vec::new();
    for game in GameKind::NAMES.iter().filter(|game| !is_own(game)) {
        let mut lines: Vec<usize> =
            program.iter().filter(|token| names_game(token, game)).map(|token| token.line).collect();
        lines.dedup();
        let allowed = GAME_LINES.iter().find(|(path, _)| *path == file.path).map_or(0, |(_, count)| *count);
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
    let sample = |path: &str, text: &str| game_faults(&File { path: path.to_owned(), text: text.to_owned() });
    one(sample("src/web/hands/show.rs", "use crate::games::ulti::Bid;"), "own folders");
    one(sample("src/web/shell.rs", "fn f() -> &'static str { \"/rules/ulti\" }"), "own folders");
    one(sample("src/web/rules/show.rs", "struct RulesUlti;"), "own folders");
    one(sample("src/desk/mod.rs", "mod ulti;\nstatic D: &[&Desk] = &[&ulti::DESK];\nuse ulti::Bid;"), ":3:");
    none(sample("src/history/ulti/run.rs", "use crate::games::ulti::Bid;"));
    none(sample("src/web/hands/show.rs", "use crate::games::Deed; // of Ulti\nfn multiply(result: u8) {}"));
}

#[test]
fn imports_go_downwards_only() {
    let files = tree::files("src", &["rs"]);
    let program = files.iter().filter(|file| !tree::is_test(&file.path));
    none(program.flat_map(layer_faults).collect());
}

fn sample(path: &str, text: &str) -> Vec<String> {
    layer_faults(&File { path: path.to_owned(), text: text.to_owned() })
}

#[test]
fn an_import_upwards_is_noticed() {
    none(sample("src/games/ulti/bid.rs", "use crate::cards::Card; use super::super::trick::Trick;"));
    one(sample("src/cards/card.rs", "use crate::games::Code;"), "may not use games");
    one(sample("src/games/mod.rs", "fn f() { crate::history::read() }"), "may not use history");
    one(sample("src/web/hands/show.rs", "use crate::{http::State, api::hands};"), "may not use api");
    one(sample("src/games/code.rs", "use super::super::text::say;"), "may not use text");
    one(sample("src/helpers.rs", ""), "no row in the table");
}

#[test]
fn a_crate_out_of_its_layer_is_noticed() {
    one(sample("src/games/ulti/bid.rs", "#[derive(serde::Serialize)] struct Bid;"), "serde");
    one(sample("src/service/enter.rs", "use diesel::prelude::*;"), "diesel");
    one(sample("src/cli/import.rs", "fn f() { diesel::insert_into(x); }"), "diesel");
    one(sample("src/history/read.rs", "use std::time::{Duration, Instant};"), "std::time::Instant");
    one(sample("src/desk/mod.rs", "fn f() -> u64 { getrandom::u64() }"), "getrandom");
    none(sample("src/store/clubs.rs", "use diesel::prelude::*;"));
    none(sample(
        "src/games/code.rs",
        "// serde::Serialize\n#[cfg(test)]\nmod tests { use serde_json::Value; }",
    ));
}

#[test]
fn a_page_that_calls_the_store_is_noticed() {
    none(sample("src/web/hands/list.rs", "use crate::store::hands::HandSummary;"));
    one(sample("src/web/hands/list.rs", "fn f() { crate::store::hands::recent(conn) }"), "calls service");
}

#[test]
fn every_layer_uses_only_rows_above_its_own_or_none_at_all() {
    let names: Vec<&str> = LAYERS.iter().map(|layer| layer.name).collect();
    for (row, layer) in LAYERS.iter().enumerate() {
        for used in layer.may_use {
            let above = names.iter().position(|name| name == used).expect("a layer of the table");
            assert!(above < row, "{} uses {used}, which stands below it", layer.name);
        }
    }
}
