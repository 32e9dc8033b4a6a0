//! Brings the tables up to date, from steps that are part of the program, and refuses a database that is ahead of it.

use diesel::migration::{Migration, MigrationSource};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::conn::Db;
use crate::dialect::{lock_migrations, on_backend, write_tx};
use crate::error::{StoreError, StoreResult};
use crate::texts;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The steps that were taken, by version; empty when there was nothing to do.
pub type Migrated = Vec<String>;

/// All pending steps in one transaction: a program killed in the middle leaves the database as it was.
pub(super) fn run(db: &mut Db) -> StoreResult<Migrated> {
    write_tx(db, None, |db| {
        lock_migrations(db)?;
        refuse_newer(db)?;
        let done = match db {
            Db::Pg(conn) => conn.run_pending_migrations(POSTGRES),
            Db::Sqlite(conn) => conn.run_pending_migrations(SQLITE),
        };
        let done = done.map_err(|error| StoreError::Migration(error.to_string()))?;
        let done = done.iter().map(ToString::to_string).collect();
        texts::make_keys(db)?;
        Ok(done)
    })
}

/// Steps not taken yet.
pub(super) fn pending(db: &mut Db) -> StoreResult<Vec<String>> {
    let applied = applied(db)?;
    Ok(known(db)?
        .into_iter()
        .filter(|version| !applied.contains(version))
        .collect())
}

/// Takes back the steps from this version on, the newest first, and with each what only it can keep.
pub fn revert_from(db: &mut Db, version: &str) -> StoreResult<()> {
    while applied(db)?.iter().any(|done| done.as_str() >= version) {
        let done = match db {
            Db::Pg(conn) => conn.revert_last_migration(POSTGRES),
            Db::Sqlite(conn) => conn.revert_last_migration(SQLITE),
        };
        done.map_err(|error| StoreError::Migration(error.to_string()))?;
    }
    Ok(())
}

/// A step this program does not know can only come from a later one.
fn refuse_newer(db: &mut Db) -> StoreResult<()> {
    let known = known(db)?;
    let Some(found) = applied(db)?.into_iter().find(|version| !known.contains(version)) else {
        return Ok(());
    };
    Err(StoreError::Newer {
        found,
        known: known.last().cloned().unwrap_or_default(),
    })
}

fn applied(db: &mut Db) -> StoreResult<Vec<String>> {
    let versions = on_backend!(db, conn => conn.applied_migrations());
    let versions = versions.map_err(|error| StoreError::Migration(error.to_string()))?;
    Ok(versions.iter().map(ToString::to_string).collect())
}

fn known(db: &mut Db) -> StoreResult<Vec<String>> {
    fn versions<DB: diesel::backend::Backend>(steps: &[Box<dyn Migration<DB>>]) -> Vec<String> {
        let mut versions: Vec<String> = steps.iter().map(|step| step.name().version().to_string()).collect();
        versions.sort();
        versions
    }
    let versions = match db {
        Db::Pg(_) => MigrationSource::<diesel::pg::Pg>::migrations(&POSTGRES).map(|steps| versions(&steps)),
        Db::Sqlite(_) => MigrationSource::<diesel::sqlite::Sqlite>::migrations(&SQLITE).map(|steps| versions(&steps)),
    };
    versions.map_err(|error| StoreError::Migration(error.to_string()))
}
