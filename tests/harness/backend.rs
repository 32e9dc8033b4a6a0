//! Databases of a test's own: a SQLite file always, and a new PostgreSQL database when `TALON_TEST_PG` names a server.
//! Both vanish with the test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::{Connection, RunQueryDsl};
use talon_store::Store;

/// A database that is there, empty and not yet opened.
#[derive(Debug)]
pub struct Backend {
    pub name: &'static str,
    pub url: String,
    kept: Kept,
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
    pub fn sqlite() -> Backend {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("talon.db").display());
        Backend {
            name: "SQLite",
            url,
            kept: Kept::Folder(folder),
        }
    }

    /// None when no server is named; then the test says so and goes on without.
    pub fn postgres() -> Option<Backend> {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let Ok(server) = std::env::var("TALON_TEST_PG") else {
            let required = std::env::var("TALON_REQUIRE_PG").is_ok_and(|value| value == "1");
            assert!(!required, "TALON_REQUIRE_PG is set, but TALON_TEST_PG names no server");
            eprintln!("PostgreSQL is passed over: TALON_TEST_PG names no server");
            return None;
        };
        let server = server.trim_end_matches('/').to_owned();
        let name = format!("talon_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::establish(&format!("{server}/postgres")).expect("the server of TALON_TEST_PG");
        admin
            .batch_execute(&format!("CREATE DATABASE {name} TEMPLATE template0"))
            .expect("a new database");
        Some(Backend {
            name: "PostgreSQL",
            url: format!("{server}/{name}"),
            kept: Kept::Database { server, name },
        })
    }

    pub fn all() -> Vec<Backend> {
        std::iter::once(Backend::sqlite()).chain(Backend::postgres()).collect()
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

    /// Runs statements past the store, as someone with another program would.
    pub fn behind_the_back(&self, sql: &str) {
        match self.file() {
            Some(file) => diesel::SqliteConnection::establish(file.to_str().expect("a plain path"))
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
                diesel::sql_query(sql).load(&mut diesel::SqliteConnection::establish(&path).expect("the file"))
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

/// Runs a test once on each database, on an open store.
pub fn on_both(test: impl Fn(&Store, &Backend)) {
    for backend in Backend::all() {
        eprintln!("on {}", backend.name);
        test(&backend.open(), &backend);
    }
}
