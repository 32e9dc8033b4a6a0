//! The two migration trees say the same, can be taken back, and fit the description that the queries are built on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use diesel::connection::Connection;
use diesel::prelude::*;
use talon::store::hands::{OnProbable, insert_batch};
use talon::store::{Db, Store, StoreError, StoreResult, fold_name, revert_all, settings};

use super::samples::{club, hand};
use crate::harness::backend::{Backend, on_both};

/// Table -> column -> (type, may be null).
type Tables = BTreeMap<String, BTreeMap<String, (String, bool)>>;

#[test]
fn both_trees_have_the_same_steps() {
    let steps = |tree: &str| -> BTreeSet<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(tree);
        let folders = std::fs::read_dir(&root).expect("a tree").map(|entry| entry.expect("a folder"));
        folders
            .map(|folder| {
                for file in ["up.sql", "down.sql"] {
                    assert!(folder.path().join(file).is_file(), "{} lacks {file}", folder.path().display());
                }
                folder.file_name().into_string().expect("a plain name")
            })
            .collect()
    };
    let sqlite = steps("sqlite");
    assert!(!sqlite.is_empty());
    assert_eq!(sqlite, steps("postgres"));
}

#[test]
fn up_down_and_up_again_gives_the_described_tables() {
    let described = described();
    for backend in Backend::all() {
        drop(backend.open());
        assert_eq!(found(&backend), described, "{} after the first way up", backend.name);
        revert(&backend);
        assert_eq!(found(&backend), Tables::new(), "{} after the way down", backend.name);
        let (store, steps) = Store::open_and_migrate(&backend.url).expect("the second way up");
        assert!(!steps.is_empty());
        drop(store);
        assert_eq!(found(&backend), described, "{} after the second way up", backend.name);
    }
}

#[derive(Debug, diesel::QueryableByName)]
struct Folded {
    #[diesel(sql_type = diesel::sql_types::Text)]
    name: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    name_fold: String,
}

#[test]
fn names_that_were_kept_with_their_marks_are_folded_as_new_ones_are() {
    let steps = [
        include_str!("../../migrations/sqlite/2026-11-25-050000_player_fold/up.sql"),
        include_str!("../../migrations/postgres/2026-11-25-050000_player_fold/up.sql"),
    ];
    let names = [
        "árvíztűrő tükörfúrógép",
        "đorđević čedomir ćuk šoša žika",
        "e\u{301}va",
        "plain",
        "straße",
        "i\u{307}brahim a\u{30a}sa c\u{327}a",
    ];
    on_both(|store, backend| {
        for (number, name) in (1..).zip(names) {
            let mut new = hand(number);
            new.players.truncate(1);
            new.players[0].name = name.to_owned();
            let stored: StoreResult<_> = store.write(|db| {
                let club = club(db, &format!("club{number}"))?;
                insert_batch(db, club, &[new], OnProbable::Store)
            });
            stored.expect("a hand");
        }
        backend.behind_the_back("UPDATE hand_players SET name_fold = name");
        backend.behind_the_back(steps[usize::from(!backend.is_sqlite())]);
        let found: Vec<Folded> = backend.ask("SELECT name, name_fold FROM hand_players ORDER BY hand_id");
        assert_eq!(found.len(), names.len());
        for Folded { name, name_fold } in found {
            assert_eq!(name_fold, fold_name(&name));
        }
    });
}

#[test]
fn opening_again_changes_nothing() {
    for backend in Backend::all() {
        assert!(!Store::pending(&backend.url).expect("a question").is_empty());
        let store = backend.open();
        store.write(|db| settings::set(db, "name", "kept")).expect("a write");
        drop(store);
        assert_eq!(Store::pending(&backend.url).expect("a question"), Vec::<String>::new());
        let (store, steps) = Store::open_and_migrate(&backend.url).expect("the database");
        assert_eq!(steps, Vec::<String>::new());
        let kept: StoreResult<_> = store.read(|db| settings::get(db, "name"));
        assert_eq!(kept.expect("a read").as_deref(), Some("kept"));
    }
}

#[test]
fn a_newer_database_is_refused_in_one_sentence() {
    for backend in Backend::all() {
        drop(backend.open());
        backend.behind_the_back("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')");
        let error = Store::open(&backend.url).expect_err("a refusal");
        assert!(matches!(error, StoreError::Newer { .. }), "{error:?}");
        let sentence = error.to_string();
        assert!(sentence.contains("29991231000000") && sentence.contains("newer Talon"), "{sentence}");
        assert!(!sentence.contains('\n'));
    }
}

#[test]
fn two_programs_that_start_together_both_find_the_tables() {
    for backend in Backend::all() {
        std::thread::scope(|scope| {
            let starts: Vec<_> =
                (0..3).map(|_| scope.spawn(|| Store::open(&backend.url).map(drop))).collect();
            for start in starts {
                start.join().expect("no panic").expect("an open database");
            }
        });
    }
}

#[test]
fn a_server_that_is_down_is_an_error_at_once_and_no_file() {
    let error = Store::open("postgres://nobody@127.0.0.1:1/none").expect_err("no server");
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    assert!(!Path::new("postgres:").exists());
}

fn revert(backend: &Backend) {
    let mut db = match backend.file() {
        Some(file) => {
            Db::Sqlite(SqliteConnection::establish(file.to_str().expect("a plain path")).expect("the file"))
        }
        None => Db::Pg(PgConnection::establish(&backend.url).expect("the database")),
    };
    revert_all(&mut db).expect("the way down");
}

/// What `schema.rs` says, read as text, so that the tables of the program are compared and not a copy of them.
fn described() -> Tables {
    let mut tables = Tables::new();
    let mut table = String::new();
    for line in include_str!("../../src/store/schema.rs").lines().map(str::trim) {
        if let Some((name, _)) = line.strip_suffix(" {").and_then(|head| head.split_once(" (")) {
            table = name.to_owned();
        }
        if let Some((column, kind)) =
            line.trim_end_matches(',').split_once(" -> ").filter(|_| line.ends_with(','))
        {
            let inner = kind.strip_prefix("Nullable<").and_then(|rest| rest.strip_suffix('>'));
            let entry = (inner.unwrap_or(kind).to_owned(), inner.is_some());
            tables.entry(table.clone()).or_default().insert(column.to_owned(), entry);
        }
    }
    assert!(tables.len() > 10 && tables["hands"].len() > 20);
    tables
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = diesel::sql_types::Text)]
    table_name: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    column_name: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    kind: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    nullable: String,
}

const SQLITE_COLUMNS: &str = "SELECT m.name AS table_name, c.name AS column_name, lower(c.type) AS kind,
    CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN 'NO' ELSE 'YES' END AS nullable
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite%'";
const PG_COLUMNS: &str =
    "SELECT table_name::text, column_name::text, data_type::text AS kind, is_nullable::text AS nullable
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_%'";

fn found(backend: &Backend) -> Tables {
    let question = if backend.is_sqlite() { SQLITE_COLUMNS } else { PG_COLUMNS };
    let mut tables = Tables::new();
    for column in backend.ask::<Column>(question) {
        let is_row_number = backend.is_sqlite() && column.column_name == "id";
        let kind = match column.kind.as_str() {
            "integer" if is_row_number => "BigInt",
            "bigint" => "BigInt",
            "integer" => "Integer",
            "text" => "Text",
            "boolean" => "Bool",
            "date" => "Date",
            "timestamp" | "timestamp without time zone" => "Timestamp",
            "blob" | "bytea" => "Binary",
            other => panic!("{}.{} is {other}", column.table_name, column.column_name),
        };
        let entry = (kind.to_owned(), column.nullable == "YES");
        tables.entry(column.table_name).or_default().insert(column.column_name, entry);
    }
    tables
}
