//! The two migration trees say the same, can be taken back, and fit the description that the queries are built on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use diesel::prelude::*;
use talon_store::audit::{self, ActorKind, NewEntry};
use talon_store::hands::{self, HandFilter, Knowledge, NewHand, OnProbable, Page, Sight, insert_batch};
use talon_store::tournaments::{self, TournamentState};
use talon_store::{Moment, Store, StoreError, StoreResult, clubs, search_key, settings};

use super::ratings::tournament;
use super::samples::{club, hand, hash};
use crate::harness::backend::Backend;

/// Table -> column -> (type, may be null).
type Tables = BTreeMap<String, BTreeMap<String, (String, bool)>>;

#[test]
fn both_trees_have_the_same_steps() {
    let steps = |tree: &str| -> BTreeSet<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(tree);
        let folders = std::fs::read_dir(&root)
            .expect("a tree")
            .map(|entry| entry.expect("a folder"));
        folders
            .map(|folder| {
                for file in ["up.sql", "down.sql"] {
                    assert!(
                        folder.path().join(file).is_file(),
                        "{} lacks {file}",
                        folder.path().display()
                    );
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
        backend.revert_from("");
        assert_eq!(found(&backend), Tables::new(), "{} after the way down", backend.name);
        let (store, steps) = Store::open_and_migrate(&backend.url).expect("the second way up");
        assert!(!steps.is_empty());
        drop(store);
        assert_eq!(found(&backend), described, "{} after the second way up", backend.name);
    }
}

#[derive(Debug, PartialEq, diesel::QueryableByName)]
struct Keyed {
    #[diesel(sql_type = diesel::sql_types::Text)]
    written: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    search_key: String,
}

#[test]
fn hands_that_were_stored_before_they_could_be_searched_so_are_found_like_new_ones() {
    for backend in Backend::all() {
        let store = backend.open();
        let mut odd = hand(2);
        (odd.contract, odd.declarer_score, odd.components) = (None, None, Vec::new());
        odd.players[0].name = "Đorđević Čedomir".to_owned();
        odd.source_text = "Országos Bajnokság".to_owned();
        let stored: StoreResult<_> = store.write(|db| {
            let club = club(db, "a")?;
            insert_batch(db, club, &[hand(1), odd.clone(), hand(3)], OnProbable::Store)
        });
        stored.expect("hands");
        drop(store);
        backend.revert_from("20261125130000");
        let store = backend.open();
        let facets = || backend.ask::<Counted>("SELECT count(*) AS number FROM hand_facets")[0].number;
        let before = facets();
        let found = |filter: HandFilter| {
            let slice: StoreResult<_> = store.read(|db| hands::list(db, &Sight::default(), &filter, Page::First, 50));
            slice.expect("a list").hands.len()
        };
        let all = HandFilter::default;
        assert_eq!(
            found(HandFilter {
                player_key: Some("dordevic c".to_owned()),
                ..all()
            }),
            1,
            "{}",
            backend.name
        );
        assert_eq!(
            found(HandFilter {
                source_key: Some("bajnoksag".to_owned()),
                ..all()
            }),
            1
        );
        assert_eq!(
            found(HandFilter {
                component: Some(("ulti".to_owned(), Some(false))),
                ..all()
            }),
            2
        );
        assert_eq!(found(all()), 3);
        // The keys that the step writes are those of the program: nothing of the same kind is a new one.
        let again: StoreResult<_> = store.write(|db| {
            let club = clubs::by_slug(db, "a")?.id;
            let alike = NewHand {
                doc_hash: hash(101),
                deal_hash: hash(102),
                ..odd.clone()
            };
            insert_batch(db, club, &[hand(5), hand(4), alike], OnProbable::Store)
        });
        again.expect("hands");
        assert_eq!(
            facets(),
            before + 1,
            "{}: an ulti that was made is the only new kind",
            backend.name
        );
    }
}

#[test]
fn scores_that_were_stored_before_they_were_a_kind_of_their_own_are_found_like_new_ones() {
    for backend in Backend::all() {
        let store = backend.open();
        let score = |n: u64| NewHand {
            knowledge: Knowledge::Score,
            ..hand(n)
        };
        let stored: StoreResult<_> = store.write(|db| {
            let club = club(db, "a")?;
            insert_batch(db, club, &[hand(2), score(4), score(6), hand(8)], OnProbable::Store)
        });
        stored.expect("hands");
        drop(store);
        let facets = || backend.ask::<Counted>("SELECT count(*) AS number FROM hand_facets")[0].number;
        let kinds = facets();
        backend.revert_from("20261126150000");
        assert_eq!(facets(), kinds - 1, "{}", backend.name);
        let store = backend.open();
        assert_eq!(facets(), kinds, "{}", backend.name);
        for has_cards in [true, false] {
            let filter = HandFilter {
                has_cards: Some(has_cards),
                ..HandFilter::default()
            };
            let slice: StoreResult<_> = store.read(|db| hands::list(db, &Sight::default(), &filter, Page::First, 50));
            assert_eq!(slice.expect("a list").hands.len(), 2, "{}: {has_cards}", backend.name);
        }
        let again: StoreResult<_> = store.write(|db| {
            let club = clubs::by_slug(db, "a")?.id;
            insert_batch(db, club, &[hand(10), score(12)], OnProbable::Store)
        });
        again.expect("hands");
        assert_eq!(facets(), kinds, "{}: nothing is a new kind", backend.name);
    }
}

#[derive(Debug, diesel::QueryableByName)]
struct Counted {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
}

#[test]
fn keys_that_were_made_by_an_older_rule_are_made_again() {
    for backend in Backend::all() {
        let store = backend.open();
        let stored: StoreResult<_> = store.write(|db| {
            let club = club(db, "a")?;
            insert_batch(db, club, &[hand(1)], OnProbable::Store)
        });
        stored.expect("a hand");
        drop(store);
        backend.behind_the_back(
            "UPDATE search_texts SET search_key = 'old'; DELETE FROM settings WHERE name = 'search_keys'",
        );
        drop(backend.open());
        let found: Vec<Keyed> = backend.ask("SELECT written, search_key FROM search_texts");
        assert_eq!(found.len(), 4);
        for Keyed {
            written,
            search_key: key,
        } in found
        {
            assert_eq!(key, search_key(&written));
        }
    }
}

#[test]
fn tournaments_that_were_made_before_are_known_by_what_the_log_says_they_were_made_as() {
    for backend in Backend::all() {
        let store = backend.open();
        let made: StoreResult<_> = store.write(|db| {
            let club = club(db, "a")?;
            let at = Moment::from(chrono::Utc::now());
            let logged = tournament(db, club, TournamentState::Open, at)?;
            let other = tournament(db, club, TournamentState::Open, at)?;
            let entry = NewEntry {
                happened_at: at,
                actor_kind: ActorKind::CommandLine,
                actor_id: None,
                action: "add_tournament",
                club_id: Some(club),
                tournament: None,
                subject_kind: "tournament",
                subject_id: Some(logged.0),
                account_id: None,
                detail: r#"{"game":"ulti","preset":"final-21"}"#,
                reason: None,
            };
            audit::append(db, &entry)?;
            Ok([logged, other])
        });
        let made = made.expect("tournaments");
        drop(store);
        backend.revert_from("20261130112000");
        let store = backend.open();
        let known = made.map(|id| store.read(|db| tournaments::head(db, id)).expect("a tournament").preset);
        assert_eq!(known, [Some("final-21".to_owned()), None], "{}", backend.name);
    }
}

/// A database knows a step by its number alone: of two with the same one, it would take the second for done.
#[test]
fn every_step_has_a_number_of_its_own_and_stands_under_the_same_name_for_both_databases() {
    let names = |database: &str| -> Vec<String> {
        let folder = format!("{}/migrations/{database}", env!("CARGO_MANIFEST_DIR"));
        let steps = std::fs::read_dir(folder).expect("a folder of steps");
        let mut names: Vec<String> = steps
            .map(|step| step.expect("a step").file_name().into_string().expect("a plain name"))
            .collect();
        names.sort();
        names
    };
    let steps = names("sqlite");
    assert_eq!(steps, names("postgres"));
    let number = |name: &String| name.split('_').next().expect("a number").to_owned();
    let twice: Vec<&[String]> = steps
        .windows(2)
        .filter(|two| number(&two[0]) == number(&two[1]))
        .collect();
    assert!(steps.len() > 30 && twice.is_empty(), "{twice:?}");
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
        assert!(
            sentence.contains("29991231000000") && sentence.contains("newer Talon"),
            "{sentence}"
        );
        assert!(!sentence.contains('\n'));
    }
}

#[test]
fn two_programs_that_start_together_both_find_the_tables() {
    for backend in Backend::all() {
        std::thread::scope(|scope| {
            let starts: Vec<_> = (0..3)
                .map(|_| scope.spawn(|| Store::open(&backend.url).map(drop)))
                .collect();
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

/// What `schema.rs` says, read as text, so that the tables of the program are compared and not a copy of them.
fn described() -> Tables {
    let mut tables = Tables::new();
    let mut table = String::new();
    let files = [
        include_str!("../../src/store/schema.rs"),
        include_str!("../../src/store/search_schema.rs"),
        include_str!("../../src/store/scorecard_schema.rs"),
        include_str!("../../src/store/draft_schema.rs"),
        include_str!("../../src/store/league_schema.rs"),
        include_str!("../../src/store/rating_schema.rs"),
        include_str!("../../src/store/club_schema.rs"),
        include_str!("../../src/store/player_schema.rs"),
    ];
    for line in files.iter().flat_map(|file| file.lines()).map(str::trim) {
        if let Some((name, _)) = line.strip_suffix(" {").and_then(|head| head.split_once(" (")) {
            table = name.to_owned();
        }
        if let Some((column, kind)) = line
            .trim_end_matches(',')
            .split_once(" -> ")
            .filter(|_| line.ends_with(','))
        {
            let inner = kind.strip_prefix("Nullable<").and_then(|rest| rest.strip_suffix('>'));
            let entry = (inner.unwrap_or(kind).to_owned(), inner.is_some());
            tables
                .entry(table.clone())
                .or_default()
                .insert(column.to_owned(), entry);
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
    WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE 'search_texts_trigrams%'";
const PG_COLUMNS: &str =
    "SELECT table_name::text, column_name::text, data_type::text AS kind, is_nullable::text AS nullable
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_%'";

fn found(backend: &Backend) -> Tables {
    let question = if backend.is_sqlite() {
        SQLITE_COLUMNS
    } else {
        PG_COLUMNS
    };
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
        tables
            .entry(column.table_name)
            .or_default()
            .insert(column.column_name, entry);
    }
    tables
}
