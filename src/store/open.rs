//! The way in: opens a database, checks that it is safe and up to date, and lends its connections.
//! It knows no table and holds no connection longer than the closure it is given runs.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use diesel::r2d2::Pool;

use crate::conn::{Address, Db, Manager, Role};
use crate::dialect;
use crate::error::{StoreError, StoreResult};
use crate::fair_mutex::FairMutex;
use crate::file;
use crate::job_notifier::JobNotifier;
use crate::migrate::{self, Migrated};

/// Connections that only read; more than so many reads at once wait for one.
pub const READERS_MAX: u32 = 8;
const PG_WRITERS_MAX: u32 = 8;
const WAIT_MAX: Duration = Duration::from_secs(5);

/// An open database. Cloning is cheap: all clones share the pools.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    address: Address,
    readers: Pool<Manager>,
    writers: Pool<Manager>,
    /// SQLite has one writer; PostgreSQL needs no lock.
    writer_lock: Option<FairMutex>,
    /// PostgreSQL has no cheap way to tell.
    statements: Arc<AtomicU64>,
    notifier: JobNotifier,
}

impl Store {
    /// Opens the database, makes it if it is a file that is not there, and brings its tables up to date.
    pub fn open(url: &str) -> StoreResult<Store> {
        Store::open_and_migrate(url).map(|(store, _)| store)
    }

    /// Whether `open` would find something, and not make it. A server is taken to be there.
    pub fn is_there(url: &str) -> StoreResult<bool> {
        Ok(match Address::parse(url)? {
            Address::Sqlite(path) => path.exists(),
            Address::Postgres(_) => true,
        })
    }

    /// As `open`, and tells which steps were taken.
    pub fn open_and_migrate(url: &str) -> StoreResult<(Store, Migrated)> {
        let address = Address::parse(url)?;
        if let Address::Sqlite(path) = &address {
            file::make(path)?;
        }
        let statements = Arc::new(AtomicU64::new(0));
        let manager = |role| Manager {
            address: address.clone(),
            role,
            statements: Arc::clone(&statements),
        };
        // One plain connection first: a pool would go on trying for seconds and keep the reason to itself.
        let mut first = manager(Role::Writer).open()?;
        dialect::check_safe(&mut first)?;
        let migrated = migrate::run(&mut first)?;
        drop(first);
        let single_writer = matches!(address, Address::Sqlite(_));
        let inner = Inner {
            readers: pool(manager(Role::Reader), READERS_MAX),
            writers: pool(manager(Role::Writer), if single_writer { 1 } else { PG_WRITERS_MAX }),
            writer_lock: single_writer.then(FairMutex::default),
            address,
            statements,
            notifier: JobNotifier::default(),
        };
        Ok((Store { inner: Arc::new(inner) }, migrated))
    }

    /// The steps that `open` would take, without taking them. A database that is not there is made, empty.
    pub fn pending(url: &str) -> StoreResult<Vec<String>> {
        let address = Address::parse(url)?;
        if let Address::Sqlite(path) = &address {
            file::make(path)?;
        }
        migrate::pending(
            &mut Manager {
                address,
                role: Role::Writer,
                statements: Arc::default(),
            }
            .open()?,
        )
    }

    /// Lends a connection that cannot write.
    pub fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut Db) -> Result<T, E>) -> Result<T, E> {
        let mut db = self.inner.readers.get().map_err(StoreError::from)?;
        work(&mut db)
    }

    /// Runs `work` in one transaction: what it did is kept when it answers `Ok` and this returns, else nothing is.
    pub fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut Db) -> Result<T, E>) -> Result<T, E> {
        let _guard = match &self.inner.writer_lock {
            Some(writer_lock) => Some(writer_lock.lock(WAIT_MAX).ok_or(StoreError::Busy)?),
            None => None,
        };
        let mut db = self.inner.writers.get().map_err(StoreError::from)?;
        dialect::write_tx(&mut db, self.file(), work)
    }

    /// Whether the database can be written to now and its disk takes more: writes, and takes it back.
    pub fn probe(&self) -> StoreResult<()> {
        let file = self.file();
        let outcome = self.write(|db| {
            crate::settings::set(db, "probe", "written").map_err(Probe::Failed)?;
            dialect::probe_disk(db, file).map_err(Probe::Failed)?;
            Err::<(), Probe>(Probe::Wrote)
        });
        match outcome {
            Err(Probe::Failed(error)) => Err(error),
            Ok(()) | Err(Probe::Wrote) => Ok(()),
        }
    }

    /// The file of the database, where it is one.
    fn file(&self) -> Option<&Path> {
        match &self.inner.address {
            Address::Sqlite(file) => Some(file),
            Address::Postgres(_) => None,
        }
    }

    /// The file of the database, if others on this machine may read or write it.
    pub fn open_to_others(&self) -> Option<&Path> {
        self.file().filter(|file| file::is_open_to_others(file))
    }

    /// Empties the write-ahead log of a SQLite file into the file; called at a calm end.
    pub fn checkpoint(&self) -> StoreResult<()> {
        let _guard = self
            .inner
            .writer_lock
            .as_ref()
            .and_then(|writer_lock| writer_lock.lock(WAIT_MAX));
        dialect::checkpoint(&mut *self.inner.writers.get()?)
    }

    /// Rung by those who have queued a job, heard by those who do them.
    pub fn job_notifier(&self) -> &JobNotifier {
        &self.inner.notifier
    }

    /// How many statements have run since the start, those that begin and end transactions among them.
    pub fn statements(&self) -> u64 {
        self.inner.statements.load(Ordering::Relaxed)
    }

    /// The pools by name, each with how many connections are open and how many of those are idle.
    pub fn pools(&self) -> [(&'static str, u32, u32); 2] {
        let of = |name, pool: &Pool<Manager>| (name, pool.state().connections, pool.state().idle_connections);
        [of("readers", &self.inner.readers), of("writers", &self.inner.writers)]
    }

    pub fn is_postgres(&self) -> bool {
        matches!(self.inner.address, Address::Postgres(_))
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.inner.address).finish()
    }
}

/// Carries the news out of a transaction that must not be kept.
enum Probe {
    Wrote,
    Failed(StoreError),
}

impl From<StoreError> for Probe {
    fn from(error: StoreError) -> Self {
        Probe::Failed(error)
    }
}

fn pool(manager: Manager, size_max: u32) -> Pool<Manager> {
    // A connection to a file does not go stale, one to a server may.
    let may_go_stale = matches!(manager.address, Address::Postgres(_));
    Pool::builder()
        .max_size(size_max)
        .min_idle(Some(0))
        .idle_timeout(None)
        .max_lifetime(None)
        .connection_timeout(WAIT_MAX)
        .test_on_check_out(may_go_stale)
        .build_unchecked(manager)
}
