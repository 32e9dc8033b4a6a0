//! In what the two databases differ: macros that repeat a statement for each, and every `match` on the backend but for
//! how each is opened (`conn`) and migrated (`migrate`), and one list that only SQLite reads row by row
//! (`hands::session`).

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;

use crate::conn::{Db, Role};
use crate::error::{StoreError, StoreResult};
use crate::file;
use crate::ids::{ClubId, HandId, JobId, TournamentId};
use crate::jobs::JobState;
use crate::schema::{clubs, hands, jobs, tournaments};
use crate::texts::{Text, TextKind};
use crate::time::Moment;

/// Counts the entries in the text of a tournament.
pub(crate) const fn entries_in_text(db: &Db) -> &'static str {
    match db {
        Db::Pg(_) => "CAST(json_array_length(CAST(document AS json) -> 'entries') AS BIGINT)",
        Db::Sqlite(_) => "json_array_length(document, '$.entries')",
    }
}

/// Repeats a statement for each backend: where the enum is too narrow, upserts and inserts of many rows, and where a
/// request waits, because through the enum a statement is written out again each time before it is found prepared.
macro_rules! on_backend {
    ($db:expr, $conn:ident => $statement:expr) => {
        match $db {
            $crate::conn::Db::Pg($conn) => $statement,
            $crate::conn::Db::Sqlite($conn) => $statement,
        }
    };
}

/// Inserts many rows: in one stream on PostgreSQL, where each statement is a journey to the server and each value of a
/// statement is planned for; row by row on SQLite, where a prepared statement used again is the fastest way.
macro_rules! insert_rows {
    ($db:expr, $table:expr, $rows:expr) => {
        match $db {
            _ if $rows.is_empty() => {}
            $crate::conn::Db::Pg(conn) => {
                diesel::copy_from($table).from_insertable(&$rows[..]).execute(conn)?;
            }
            $crate::conn::Db::Sqlite(conn) => {
                for row in $rows {
                    diesel::insert_into($table).values(row).execute(conn)?;
                }
            }
        }
    };
}

/// As `insert_rows`, and answers how many went in. A row whose key another writer has taken in this moment stays out: a
/// stream ends there, so all are tried again in a statement that passes over it. On SQLite there is no such moment,
/// because the transaction holds the only write lock.
macro_rules! insert_new_rows {
    ($db:expr, $table:expr, $rows:expr) => {
        match $db {
            $crate::conn::Db::Pg(_) => {
                let streamed = $crate::dialect::attempt($db, |db| {
                    $crate::dialect::insert_rows!(db, $table, $rows);
                    Ok($rows.len())
                });
                match (streamed, &mut *$db) {
                    (Err($crate::error::StoreError::Conflict(_)), $crate::conn::Db::Pg(conn)) => {
                        let mut stored = 0;
                        for part in $rows.chunks($crate::dialect::ROWS_PER_STATEMENT) {
                            let insert = diesel::insert_into($table).values(part);
                            stored += insert.on_conflict_do_nothing().execute(conn)?;
                        }
                        stored
                    }
                    (streamed, _) => streamed?,
                }
            }
            $crate::conn::Db::Sqlite(conn) => {
                for row in $rows {
                    diesel::insert_into($table).values(row).execute(conn)?;
                }
                $rows.len()
            }
        }
    };
}

pub(super) use {insert_new_rows, insert_rows, on_backend};

/// PostgreSQL takes at most 65,535 values in one statement; the widest table has 31 columns.
pub(super) const ROWS_PER_STATEMENT: usize = 1_000;

// The page size counts only while the file is being made: with 8 KiB three records fill a page, with 4 KiB one does.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000;
    PRAGMA page_size = 8192;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA journal_size_limit = 67108864;";

// Keys in random order touch many pages: the writer keeps 16 MiB of them, and lets the log grow to as much before it is
// emptied into the file.
const SQLITE_WRITER_SETTINGS: &str = "PRAGMA cache_size = -16384;
    PRAGMA wal_autocheckpoint = 2000;";
// There are several readers, and the system keeps what they read as well.
const SQLITE_READER_SETTINGS: &str = "PRAGMA query_only = ON;
    PRAGMA cache_size = -1024;";

const PG_SETTINGS: &str = "SET client_min_messages = warning;
    SET TIME ZONE 'UTC';
    SET synchronous_commit = on;
    SET jit = off;";
// Until the server has looked at a table that grows fast, it believes that a list of 200 hashes means most of the rows.
const PG_WRITER_SETTINGS: &str = "SET enable_seqscan = off;";
const PG_READER_SETTINGS: &str = "SET default_transaction_read_only = on;";

/// Runs once on every new connection.
pub(super) fn prepare(db: &mut Db, role: Role) -> StoreResult<()> {
    match db {
        Db::Sqlite(conn) => {
            conn.batch_execute(SQLITE_SETTINGS)?;
            use_log(conn)?;
            conn.batch_execute(match role {
                Role::Reader => SQLITE_READER_SETTINGS,
                Role::Writer => SQLITE_WRITER_SETTINGS,
            })?;
        }
        Db::Pg(conn) => {
            conn.batch_execute(PG_SETTINGS)?;
            conn.batch_execute(match role {
                Role::Reader => PG_READER_SETTINGS,
                Role::Writer => PG_WRITER_SETTINGS,
            })?;
        }
    }
    Ok(())
}

const LOG_TRIES_MAX: u32 = 250;
const LOG_PAUSE: Duration = Duration::from_millis(20);

/// Two programs that make the same file at the same moment stand in each other's way here, and SQLite does not wait: it
/// answers at once that the file is locked, whatever the timeout.
fn use_log(conn: &mut SqliteConnection) -> StoreResult<()> {
    for _ in 0..LOG_TRIES_MAX {
        match conn
            .batch_execute("PRAGMA journal_mode = WAL")
            .map_err(StoreError::from)
        {
            Err(StoreError::Busy) => std::thread::sleep(LOG_PAUSE),
            outcome => return outcome,
        }
    }
    Err(StoreError::Busy)
}

#[derive(QueryableByName)]
struct Setting {
    #[diesel(sql_type = diesel::sql_types::Text)]
    name: String,
    #[diesel(sql_type = diesel::sql_types::Text)]
    value: String,
}

const SQLITE_QUESTION: &str = "SELECT 'journal_mode' AS name, journal_mode AS value FROM pragma_journal_mode
    UNION ALL SELECT 'synchronous', CAST(synchronous AS TEXT) FROM pragma_synchronous
    UNION ALL SELECT 'foreign_keys', CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys";
const SQLITE_WANTED: [(&str, &str); 3] = [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1")];

const PG_QUESTION: &str = "SELECT name, setting AS value FROM pg_settings
    WHERE name IN ('synchronous_commit', 'full_page_writes', 'server_encoding')";
const PG_WANTED: [(&str, &str); 3] = [
    ("synchronous_commit", "on"),
    ("full_page_writes", "on"),
    ("server_encoding", "UTF8"),
];

/// Asks the database itself whether an answered write would outlive a power cut.
pub(super) fn check_safe(db: &mut Db) -> StoreResult<()> {
    let (found, wanted): (Vec<Setting>, _) = match db {
        Db::Sqlite(conn) => (diesel::sql_query(SQLITE_QUESTION).load(conn)?, SQLITE_WANTED),
        Db::Pg(conn) => (diesel::sql_query(PG_QUESTION).load(conn)?, PG_WANTED),
    };
    for (name, value) in wanted {
        let found = found
            .iter()
            .find(|setting| setting.name == name)
            .map(|setting| setting.value.as_str());
        if found != Some(value) {
            let found = found.unwrap_or("unknown");
            return Err(StoreError::Unsafe(format!("{name} is {found}, it must be {value}")));
        }
    }
    Ok(())
}

/// Whether parts of names are found by an index. SQLite brings its own; on PostgreSQL an extension has to be allowed.
pub fn has_trigrams(db: &mut Db) -> StoreResult<bool> {
    let Db::Pg(conn) = db else { return Ok(true) };
    let index = "SELECT 1 FROM pg_indexes WHERE indexname = 'search_texts_trigrams' AND schemaname = current_schema()";
    Ok(diesel::sql_query(index).execute(conn)? > 0)
}

type Manager = <Db as Connection>::TransactionManager;

/// Runs `work` in one transaction. On SQLite it takes the write lock at once: a transaction that begins by reading and
/// writes later fails, however long it would have waited.
pub(super) fn write_tx<T, E: From<StoreError>>(
    db: &mut Db,
    file: Option<&Path>,
    work: impl FnOnce(&mut Db) -> Result<T, E>,
) -> Result<T, E> {
    match db {
        Db::Sqlite(conn) => AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE"),
        Db::Pg(conn) => AnsiTransactionManager::begin_transaction(conn),
    }
    .map_err(|error| explained(error.into(), file))?;
    conclude(db, file, work)
}

/// Why a transaction could not be begun or kept, by what the disk says of it.
fn explained(error: StoreError, file: Option<&Path>) -> StoreError {
    match file {
        Some(file) => file::explain(error, file),
        None => error,
    }
}

/// Runs `work` inside a transaction so that its failure may be expected: what it did is taken back, and the transaction
/// around it goes on. Without this, one taken name ruins the whole transaction on PostgreSQL.
pub fn attempt<T, E: From<StoreError>>(db: &mut Db, work: impl FnOnce(&mut Db) -> Result<T, E>) -> Result<T, E> {
    <Manager as TransactionManager<Db>>::begin_transaction(db).map_err(StoreError::from)?;
    conclude(db, None, work)
}

fn conclude<T, E: From<StoreError>>(
    db: &mut Db,
    file: Option<&Path>,
    work: impl FnOnce(&mut Db) -> Result<T, E>,
) -> Result<T, E> {
    match work(db) {
        Ok(value) => {
            let kept = <Manager as TransactionManager<Db>>::commit_transaction(db);
            kept.map_err(|error| explained(error.into(), file))?;
            Ok(value)
        }
        Err(error) => {
            // A rollback that fails leaves a connection that the pool throws away; the first error is the one to tell.
            let _ = <Manager as TransactionManager<Db>>::rollback_transaction(db);
            Err(error)
        }
    }
}

/// Keeps two programs that start together from both bringing the tables up to date. SQLite holds the write lock
/// already.
pub(super) fn lock_migrations(db: &mut Db) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        conn.batch_execute("SELECT pg_advisory_xact_lock(7311)")?;
    }
    Ok(())
}

/// Lets one after the other write to the log of what was done, so that each entry finds the one before. SQLite holds
/// the write lock already.
pub(super) fn lock_audit(db: &mut Db) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        conn.batch_execute("SELECT pg_advisory_xact_lock(7312)")?;
    }
    Ok(())
}

/// Lets nobody else lock who runs the site until this transaction ends. SQLite holds the write lock already.
pub(super) fn lock_admins(db: &mut Db) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        conn.batch_execute("SELECT pg_advisory_xact_lock(7313)")?;
    }
    Ok(())
}

/// Lets nobody else change who belongs to a club and who owns it until this transaction ends. SQLite holds the write
/// lock already.
pub(super) fn lock_club(db: &mut Db, id: ClubId) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        let row = clubs::table.find(id).select(clubs::id).for_update();
        row.first::<ClubId>(conn).optional()?;
    }
    Ok(())
}

/// The same for an event: acts on it wait for each other.
pub(super) fn lock_tournament(db: &mut Db, id: TournamentId) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        let row = tournaments::table.find(id).select(tournaments::id).for_update();
        row.first::<TournamentId>(conn).optional()?;
    }
    Ok(())
}

/// Bytes that a probe writes: as many as a record may have.
const PROBE_BYTES: usize = 256 * 1024;

/// Whether the disk still takes something, found out by writing and forgetting it: a transaction that is taken back
/// never reaches the disk. Beside a SQLite file it is a file of its own; PostgreSQL writes one, too, for a list that
/// has outgrown the memory it may use, on whatever disk the server works.
pub(super) fn probe_disk(db: &mut Db, file: Option<&Path>) -> StoreResult<()> {
    if let Db::Pg(conn) = db {
        conn.batch_execute("SET LOCAL work_mem = '64kB'")?;
        diesel::sql_query("SELECT COUNT(*) FROM generate_series(1, 20000)").execute(conn)?;
    }
    let Some(file) = file else { return Ok(()) };
    let probe = file::beside(file, "-probe");
    let made = file::create_beside(file, "-probe");
    let written = made.and_then(|mut made| made.write_all(&vec![0x55; PROBE_BYTES]));
    let removed = std::fs::remove_file(&probe);
    written.and(removed).map_err(|error| file::fault(&probe, &error))
}

/// Moves what the log holds into the database file; PostgreSQL sees to that itself.
pub(super) fn checkpoint(db: &mut Db) -> StoreResult<()> {
    if let Db::Sqlite(conn) = db {
        conn.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)")?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct NextId {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    id: HandId,
}

/// Ids for new hands, in growing order, that nobody else will use. On SQLite the transaction holds the only write lock,
/// and ids go on from the highest, as they do when it gives them itself.
pub(super) fn next_hand_ids(db: &mut Db, count: usize) -> StoreResult<Vec<HandId>> {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    match db {
        Db::Pg(conn) => {
            let question = "SELECT nextval(pg_get_serial_sequence('hands', 'id')) AS id
                FROM generate_series(1, $1) ORDER BY id";
            let found = diesel::sql_query(question).bind::<diesel::sql_types::BigInt, _>(count);
            Ok(found.load::<NextId>(conn)?.into_iter().map(|next| next.id).collect())
        }
        Db::Sqlite(conn) => {
            let last: Option<HandId> = hands::table.select(diesel::dsl::max(hands::id)).get_result(conn)?;
            let last = last.map_or(0, |id| id.0);
            Ok((1..=count).map(|step| HandId(last + step)).collect())
        }
    }
}

const BY_TRIGRAMS: &str = "SELECT search_texts.id, search_texts.club_id, search_texts.written, search_texts.search_key
    FROM search_texts_trigrams JOIN search_texts ON search_texts.id = search_texts_trigrams.rowid
    WHERE search_texts_trigrams MATCH ? AND search_texts.kind = ? LIMIT ?";

/// The texts that contain a key of three letters or more, by the index of SQLite, which has to be asked in words of its
/// own. PostgreSQL takes its index, where it has one, for the same question as without.
pub(super) fn texts_by_trigrams(db: &mut Db, kind: TextKind, key: &str, most: i64) -> StoreResult<Option<Vec<Text>>> {
    let Db::Sqlite(conn) = db else { return Ok(None) };
    if key.chars().nth(2).is_none() {
        return Ok(None);
    }
    let phrase = format!("\"{}\"", key.replace('"', "\"\""));
    let found = diesel::sql_query(BY_TRIGRAMS)
        .bind::<diesel::sql_types::Text, _>(phrase)
        .bind::<diesel::sql_types::Text, _>(kind)
        .bind::<diesel::sql_types::BigInt, _>(most)
        .load(conn)?;
    Ok(Some(found))
}

/// A job that may be taken now; `spent` when it has been tried as often as it may.
pub(super) struct Due {
    pub(super) id: JobId,
    pub(super) spent: bool,
}

/// The oldest due job, locked for this transaction. On SQLite the transaction holds the only write lock already.
pub(super) fn due_job(db: &mut Db, now: Moment) -> StoreResult<Option<Due>> {
    let waiting = jobs::state.eq(JobState::Queued).and(jobs::run_at.le(now));
    let abandoned = jobs::state
        .eq(JobState::Running)
        .and(jobs::lease_until.le(now))
        .assume_not_null();
    let query = jobs::table
        .filter(waiting.or(abandoned))
        .order((jobs::run_at, jobs::id))
        .limit(1)
        .select((jobs::id, jobs::attempts, jobs::attempts_max));
    let found: Option<(JobId, i32, i32)> = match db {
        Db::Pg(conn) => query.for_update().skip_locked().first(conn).optional()?,
        Db::Sqlite(conn) => query.first(conn).optional()?,
    };
    Ok(found.map(|(id, attempts, attempts_max)| Due {
        id,
        spent: attempts >= attempts_max,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_would_lose_answered_writes_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("talon.db");
        let mut db = Db::Sqlite(SqliteConnection::establish(path.to_str().unwrap()).unwrap());
        prepare(&mut db, Role::Writer).unwrap();
        check_safe(&mut db).unwrap();
        db.batch_execute("PRAGMA synchronous = NORMAL").unwrap();
        let error = check_safe(&mut db).unwrap_err().to_string();
        assert!(error.contains("synchronous is 1, it must be 2"), "{error}");
    }
}
