//! Databases of a test's own: a SQLite file always, and a new PostgreSQL database when `TALON_TEST_PG` names a server.
//! Both vanish with the test.
//!
//! Most tests begin with the same: the tables, or the whole example club. Each of these is made once and then copied,
//! because to make it takes longer than most tests do.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::{Connection, RunQueryDsl, SqliteConnection};
use talon_samples::example_club;
use talon_store::{Db, Store, revert_from};

/// A database that is there and not yet opened.
#[derive(Debug)]
pub struct Backend {
    pub name: &'static str,
    pub url: String,
    kept: Kept,
    /// What it was copied from stays as long as it does, so that the next test finds it.
    _original: Option<Arc<Backend>>,
}

/// What a database holds when a test begins.
#[derive(Debug, Clone, Copy)]
pub enum Contents {
    /// The tables, and nothing in them.
    Tables,
    ExampleClub,
}

/// An original, as long as somebody holds a copy of it.
type Original = Mutex<Weak<Backend>>;

impl Contents {
    fn fill(self, backend: &Backend) {
        let store = backend.open();
        match self {
            Contents::Tables => (),
            Contents::ExampleClub => {
                example_club::load(&store, chrono::Utc::now().into()).expect("the example club");
            }
        }
    }

    fn original(self, is_sqlite: bool) -> &'static Original {
        static ORIGINALS: [Original; 4] = [const { Mutex::new(Weak::new()) }; 4];
        let first = match self {
            Contents::Tables => 0,
            Contents::ExampleClub => 2,
        };
        &ORIGINALS[first + usize::from(is_sqlite)]
    }
}

#[derive(Debug)]
enum Kept {
    Folder(tempfile::TempDir),
    Database { server: String, name: String },
}

#[derive(diesel::QueryableByName)]
struct Waiting {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    waiting: i64,
}

impl Backend {
    /// An empty file.
    pub fn sqlite() -> Backend {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("talon.db").display());
        Backend {
            name: "SQLite",
            url,
            kept: Kept::Folder(folder),
            _original: None,
        }
    }

    /// An empty database; none when no server is named, then the test says so and goes on without.
    pub fn postgres() -> Option<Backend> {
        let Ok(server) = std::env::var("TALON_TEST_PG") else {
            let required = std::env::var("TALON_REQUIRE_PG").is_ok_and(|value| value == "1");
            assert!(!required, "TALON_REQUIRE_PG is set, but TALON_TEST_PG names no server");
            eprintln!("PostgreSQL is passed over: TALON_TEST_PG names no server");
            return None;
        };
        let server = server.trim_end_matches('/').to_owned();
        Some(Backend::new_database(server, "template0"))
    }

    fn new_database(server: String, template: &str) -> Backend {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!("talon_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::establish(&format!("{server}/postgres")).expect("the server of TALON_TEST_PG");
        admin
            .batch_execute(&format!("CREATE DATABASE {name} TEMPLATE {template}"))
            .expect("a new database");
        Backend {
            name: "PostgreSQL",
            url: format!("{server}/{name}"),
            kept: Kept::Database { server, name },
            _original: None,
        }
    }

    /// One of each kind, empty.
    pub fn all() -> Vec<Backend> {
        std::iter::once(Backend::sqlite()).chain(Backend::postgres()).collect()
    }

    /// One of each kind with this in it.
    pub fn all_with(contents: Contents) -> Vec<Backend> {
        [true, false]
            .into_iter()
            .filter_map(|is_sqlite| Backend::copy_of(contents, is_sqlite))
            .collect()
    }

    /// A file with this in it.
    pub fn sqlite_with(contents: Contents) -> Backend {
        Backend::copy_of(contents, true).expect("a file")
    }

    fn copy_of(contents: Contents, is_sqlite: bool) -> Option<Backend> {
        let mut kept = contents
            .original(is_sqlite)
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let original = match kept.upgrade() {
            Some(original) => original,
            None => {
                let empty = if is_sqlite {
                    Some(Backend::sqlite())
                } else {
                    Backend::postgres()
                }?;
                contents.fill(&empty);
                Arc::new(empty)
            }
        };
        *kept = Arc::downgrade(&original);
        drop(kept);
        let mut copy = match &original.kept {
            Kept::Folder(folder) => {
                let (from, copy) = (folder.path().join("talon.db"), Backend::sqlite());
                assert!(!folder.path().join("talon.db-wal").exists(), "all of it is in the file");
                std::fs::copy(from, copy.file().expect("a file")).expect("a copy");
                copy
            }
            Kept::Database { server, name } => Backend::new_database(server.clone(), name),
        };
        copy._original = Some(original);
        Some(copy)
    }

    pub fn open(&self) -> Store {
        Store::open(&self.url).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    pub fn is_sqlite(&self) -> bool {
        matches!(self.kept, Kept::Folder(_))
    }

    /// The database file.
    pub fn file(&self) -> Option<PathBuf> {
        match &self.kept {
            Kept::Folder(folder) => Some(folder.path().join("talon.db")),
            Kept::Database { .. } => None,
        }
    }

    /// Makes the database what it was before the step of this version.
    pub fn revert_from(&self, version: &str) {
        let mut db = match self.file() {
            Some(file) => {
                Db::Sqlite(SqliteConnection::establish(file.to_str().expect("a plain path")).expect("the file"))
            }
            None => Db::Pg(PgConnection::establish(&self.url).expect("the database")),
        };
        revert_from(&mut db, version).expect("the way back");
    }

    /// Runs statements past the store, as someone with another program would.
    pub fn behind_the_back(&self, sql: &str) {
        match self.file() {
            Some(file) => SqliteConnection::establish(file.to_str().expect("a plain path"))
                .expect("the file")
                .batch_execute(sql)
                .expect(sql),
            None => PgConnection::establish(&self.url)
                .expect("the database")
                .batch_execute(sql)
                .expect(sql),
        }
    }

    /// Works while another connection holds what this statement takes, and lets go of it as soon as so many others
    /// wait. On SQLite, where nobody holds anything beside the one writer, the statement has come to its end before.
    pub fn while_held(&self, sql: &str, waiting: i64, work: impl FnOnce() + Send) {
        if self.is_sqlite() {
            if !sql.starts_with("SELECT") {
                self.behind_the_back(sql);
            }
            return work();
        }
        let mut holder = PgConnection::establish(&self.url).expect("the database");
        holder.batch_execute(&format!("BEGIN; {sql}")).expect(sql);
        std::thread::scope(|scope| {
            let worker = scope.spawn(work);
            let wait = "SELECT count(*) AS waiting FROM pg_stat_activity \
                        WHERE datname = current_database() AND wait_event_type = 'Lock'";
            let all_wait = || self.ask::<Waiting>(wait)[0].waiting >= waiting;
            while !worker.is_finished() && !all_wait() {
                std::thread::yield_now();
            }
            holder.batch_execute("COMMIT").expect("an end");
            worker.join().expect("what was worked");
        });
    }

    /// Rows of a question asked past the store; all columns as text.
    pub fn ask<T>(&self, sql: &str) -> Vec<T>
    where
        T: diesel::deserialize::QueryableByName<diesel::sqlite::Sqlite>
            + diesel::deserialize::QueryableByName<diesel::pg::Pg>
            + 'static,
    {
        match self.file() {
            Some(file) => {
                let path = file.to_str().expect("a plain path").to_owned();
                diesel::sql_query(sql).load(&mut SqliteConnection::establish(&path).expect("the file"))
            }
            None => diesel::sql_query(sql).load(&mut PgConnection::establish(&self.url).expect("the database")),
        }
        .expect(sql)
    }
}

impl Drop for Backend {
    fn drop(&mut self) {
        if let Kept::Database { server, name } = &self.kept {
            let dropped = PgConnection::establish(&format!("{server}/postgres"))
                .map(|mut admin| admin.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")));
            if !matches!(dropped, Ok(Ok(()))) {
                eprintln!("the database {name} was left behind");
            }
        }
    }
}

/// Runs a test once on each database, on an open store with nothing in it.
pub fn on_both(test: impl Fn(&Store, &Backend)) {
    on_both_with(Contents::Tables, test);
}

/// Runs a test once on each database, on an open store with this in it.
pub fn on_both_with(contents: Contents, test: impl Fn(&Store, &Backend)) {
    for backend in Backend::all_with(contents) {
        eprintln!("on {}", backend.name);
        test(&backend.open(), &backend);
    }
}
