//! One connection type over both databases, the address that picks between them, and how a connection is made ready.
//! It knows no table; what is run on a connection is up to its borrower.

// The derive writes public types of its own, without Debug.
#![allow(missing_debug_implementations)]

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use diesel::connection::{Connection, InstrumentationEvent};
use diesel::pg::PgConnection;
use diesel::r2d2::{ManageConnection, R2D2Connection};
use diesel::sqlite::SqliteConnection;

use crate::dialect;
use crate::error::{StoreError, StoreResult};
use crate::file;

#[derive(diesel::MultiConnection)]
pub enum Db {
    Pg(PgConnection),
    Sqlite(SqliteConnection),
}

/// Where the data lies: `sqlite:FILE` or `postgres://…`.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Address {
    pub fn parse(url: &str) -> StoreResult<Address> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Address::Postgres(url.to_owned()));
        }
        match url.strip_prefix("sqlite:") {
            // Every connection to a database in memory would see another one.
            Some(path) if path.contains(":memory:") => Err(StoreError::BadAddress(url.to_owned())),
            Some(path) if !path.is_empty() => Ok(Address::Sqlite(sqlite_path(path))),
            // What is no address may still hold a password: only its scheme is repeated.
            _ => Err(StoreError::BadAddress(
                url.split(':').next().unwrap_or_default().to_owned(),
            )),
        }
    }
}

impl Address {
    fn unreachable(&self, error: diesel::ConnectionError) -> StoreError {
        let said = error.to_string();
        let said = said.trim();
        StoreError::Unavailable(match self {
            Address::Sqlite(path) => format!("{}: {said}", path.display()),
            // An address that cannot be taken apart is repeated with its password.
            Address::Postgres(url) => said.replace(url.as_str(), "postgres://..."),
        })
    }
}

fn sqlite_path(path: &str) -> PathBuf {
    match path.strip_prefix("//") {
        Some(rest) => PathBuf::from(rest),
        None => PathBuf::from(path),
    }
}

impl fmt::Debug for Address {
    // The address of a server may hold its password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Address::Postgres(_) => f.write_str("postgres"),
        }
    }
}

/// What a connection may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Reader,
    Writer,
}

/// Makes and checks the connections of one pool, and counts the statements that run on them.
#[derive(Debug, Clone)]
pub(super) struct Manager {
    pub(super) address: Address,
    pub(super) role: Role,
    pub(super) statements: Arc<AtomicU64>,
}

impl Manager {
    pub(super) fn open(&self) -> StoreResult<Db> {
        let opened = self.open_plainly();
        match &self.address {
            Address::Sqlite(path) => opened.map_err(|error| file::explain(error, path)),
            Address::Postgres(_) => opened,
        }
    }

    fn open_plainly(&self) -> StoreResult<Db> {
        let mut db = match &self.address {
            Address::Sqlite(path) => {
                let path = path
                    .to_str()
                    .ok_or_else(|| StoreError::BadAddress("sqlite".to_owned()))?;
                // Without a scheme: diesel takes only the forms "sqlite://…" and "file:…" apart.
                Db::Sqlite(SqliteConnection::establish(path).map_err(|error| self.address.unreachable(error))?)
            }
            Address::Postgres(url) => {
                Db::Pg(PgConnection::establish(url).map_err(|error| self.address.unreachable(error))?)
            }
        };
        dialect::prepare(&mut db, self.role)?;
        let statements = Arc::clone(&self.statements);
        db.set_instrumentation(move |event: InstrumentationEvent<'_>| {
            if matches!(event, InstrumentationEvent::StartQuery { .. }) {
                statements.fetch_add(1, Ordering::Relaxed);
            }
        });
        Ok(db)
    }
}

impl ManageConnection for Manager {
    type Connection = Db;
    type Error = StoreError;

    fn connect(&self) -> Result<Db, StoreError> {
        self.open()
    }

    fn is_valid(&self, db: &mut Db) -> Result<(), StoreError> {
        // The question itself is none of the program's statements.
        let answer = db.ping();
        self.statements.fetch_sub(1, Ordering::Relaxed);
        Ok(answer?)
    }

    // A connection whose borrower panicked may be in the middle of a transaction.
    fn has_broken(&self, db: &mut Db) -> bool {
        std::thread::panicking() || db.is_broken()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_picks_the_database() {
        assert_eq!(
            Address::parse("sqlite:data/t.db").unwrap(),
            Address::Sqlite("data/t.db".into())
        );
        assert_eq!(
            Address::parse("sqlite:/srv/t.db").unwrap(),
            Address::Sqlite("/srv/t.db".into())
        );
        assert_eq!(
            Address::parse("sqlite:///srv/t.db").unwrap(),
            Address::Sqlite("/srv/t.db".into())
        );
        assert!(matches!(
            Address::parse("postgresql://u@h/d").unwrap(),
            Address::Postgres(_)
        ));
    }

    #[test]
    fn anything_else_is_refused_without_repeating_it() {
        for url in ["", "sqlite:", "talon.db", "mysql://u:secret@h/d", "sqlite::memory:"] {
            let message = Address::parse(url).unwrap_err().to_string();
            assert!(
                message.contains("sqlite:FILE") && !message.contains("secret"),
                "{message}"
            );
        }
    }

    #[test]
    fn a_password_does_not_reach_the_log() {
        let address = Address::parse("postgres://u:secret@h/d").unwrap();
        assert!(!format!("{address:?}").contains("secret"));
        let broken = Address::parse("postgres://u:secret@[::1").unwrap();
        let manager = Manager {
            address: broken,
            role: Role::Reader,
            statements: Arc::default(),
        };
        let said = manager.open().err().map(|error| error.to_string()).unwrap_or_default();
        assert!(said.contains("IPv6") && !said.contains("secret"), "{said}");
    }
}
