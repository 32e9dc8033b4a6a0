//! R4: rows as they are, put into the tables by statements that are prepared once, 200 a transaction, with nothing
//! looked at: one row a statement on SQLite, many rows a statement on PostgreSQL, whichever is the faster there.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::connection::{AnsiTransactionManager, SimpleConnection as _, TransactionManager as _};
use diesel::prelude::*;

#[allow(dead_code, reason = "five of the tables are filled")]
#[path = "../../src/store/schema.rs"]
mod schema;

use schema::{hand_components, hand_ids, hand_players, hands, sessions};

diesel::table! {
    documents (id) {
        id -> BigInt,
        record -> Text,
    }
}

/// Hands in one transaction, and rows in one statement of PostgreSQL.
const BATCH: usize = 200;

#[derive(Queryable, Insertable)]
#[diesel(table_name = sessions)]
struct SessionRow {
    id: i64,
    club_id: i64,
    game: String,
    session_key: String,
    public_id: String,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = hands, treat_none_as_default_value = false)]
struct HandRow {
    id: i64,
    club_id: i64,
    importer_id: Option<i64>,
    import_id: Option<i64>,
    import_record: Option<i64>,
    public_id: Option<String>,
    game: String,
    visibility: String,
    doc_hash: Vec<u8>,
    play_hash: Vec<u8>,
    deal_hash: Vec<u8>,
    played_on: Option<NaiveDate>,
    listed_at: NaiveDateTime,
    event: Option<String>,
    source: Option<String>,
    contract: Option<String>,
    trump: Option<String>,
    declarer: Option<String>,
    declarer_score: Option<i32>,
    knowledge: String,
    kontra_max: i32,
    has_warnings: bool,
    supersedes: Option<Vec<u8>>,
    validator: String,
    created_at: NaiveDateTime,
    voided_at: Option<NaiveDateTime>,
    void_reason: Option<String>,
    record: String,
    session_id: Option<i64>,
    session_place: Option<i64>,
    facet_id: Option<i64>,
    source_id: Option<i64>,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = hand_players, treat_none_as_default_value = false)]
struct PlayerRow {
    hand_id: i64,
    seat: String,
    name: String,
    reference: Option<String>,
    score: Option<i32>,
    name_id: Option<i64>,
    listed_at: Option<NaiveDateTime>,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = hand_components, treat_none_as_default_value = false)]
struct ComponentRow {
    hand_id: i64,
    component: String,
    won: Option<bool>,
    level: i32,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = hand_ids)]
struct IdRow {
    record_id: String,
    hand_id: i64,
}

/// A document and nothing else.
#[derive(Insertable)]
#[diesel(table_name = documents)]
struct DocumentRow {
    id: i64,
    record: String,
}

/// All rows of a database that belong to hands.
pub struct Rows {
    sessions: Vec<SessionRow>,
    hands: Vec<HandRow>,
    players: Vec<PlayerRow>,
    components: Vec<ComponentRow>,
    ids: Vec<IdRow>,
    documents: Vec<DocumentRow>,
}

/// A connection with the settings that the program writes with.
pub enum Target {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

macro_rules! on {
    ($target:expr, $db:ident => $work:expr) => {
        match $target {
            Target::Sqlite($db) => $work,
            Target::Postgres($db) => $work,
        }
    };
}

/// Rows of one kind into their table.
macro_rules! insert {
    ($target:expr, $table:expr, $rows:expr) => {
        match $target {
            Target::Sqlite(db) => {
                for row in $rows {
                    diesel::insert_into($table).values(row).execute(db).expect("a row");
                }
            }
            Target::Postgres(db) => {
                // A number of rows that is always the same makes a statement that is prepared once.
                let (whole, rest) = $rows.as_chunks::<BATCH>();
                for rows in whole {
                    diesel::insert_into($table).values(rows).execute(db).expect("rows");
                }
                diesel::insert_into($table).values(rest).execute(db).expect("rows");
            }
        }
    };
}

impl Target {
    /// Opens `sqlite:FILE` or `postgres://…`.
    pub fn open(url: &str) -> Target {
        match url.strip_prefix("sqlite:") {
            Some(file) => {
                let mut db = SqliteConnection::establish(file).expect("a database");
                let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                    PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 2000";
                db.batch_execute(settings).expect("settings");
                Target::Sqlite(db)
            }
            None => {
                let mut db = PgConnection::establish(url).expect("a database");
                let settings = "SET client_min_messages = warning; SET TIME ZONE 'UTC';
                    SET synchronous_commit = on; SET jit = off; SET enable_seqscan = off";
                db.batch_execute(settings).expect("settings");
                Target::Postgres(db)
            }
        }
    }

    pub fn run(&mut self, statement: &str) {
        on!(self, db => db.batch_execute(statement).expect("a statement"));
    }

    fn begin(&mut self) {
        match self {
            Target::Sqlite(db) => AnsiTransactionManager::begin_transaction_sql(db, "BEGIN IMMEDIATE"),
            Target::Postgres(db) => AnsiTransactionManager::begin_transaction(db),
        }
        .expect("a transaction");
    }

    fn commit(&mut self) {
        on!(self, db => AnsiTransactionManager::commit_transaction(db)).expect("an end");
    }
}

impl Rows {
    /// Reads them.
    pub fn of(target: &mut Target) -> Rows {
        let all: Vec<HandRow> = on!(target, db => hands::table.order(hands::id).load(db)).expect("hands");
        on!(target, db => Rows {
            documents: all.iter().map(|hand| DocumentRow { id: hand.id, record: hand.record.clone() }).collect(),
            hands: all,
            sessions: sessions::table.order(sessions::id).load(db).expect("sessions"),
            players: hand_players::table.order(hand_players::hand_id).load(db).expect("players"),
            components: hand_components::table.order(hand_components::hand_id).load(db).expect("components"),
            ids: hand_ids::table.order(hand_ids::hand_id).load(db).expect("ids"),
        })
    }

    /// Puts them into a database with the same tables and indexes.
    pub fn insert(&self, target: &mut Target) {
        let (mut players, mut components) = (&self.players[..], &self.components[..]);
        let (mut ids, mut sessions) = (&self.ids[..], &self.sessions[..]);
        for batch in self.hands.chunks(BATCH) {
            let last = batch.last().map_or(0, |hand| hand.id);
            let newest = batch.iter().filter_map(|hand| hand.session_id).max().unwrap_or(0);
            let (begun, rest) = sessions.split_at(sessions.partition_point(|row| row.id <= newest));
            let (now, later) = players.split_at(players.partition_point(|row| row.hand_id <= last));
            let (parts, other) = components.split_at(components.partition_point(|row| row.hand_id <= last));
            let (names, others) = ids.split_at(ids.partition_point(|row| row.hand_id <= last));
            (players, components, ids, sessions) = (later, other, others, rest);
            target.begin();
            insert!(target, sessions::table, begun);
            insert!(target, hands::table, batch);
            insert!(target, hand_players::table, now);
            insert!(target, hand_components::table, parts);
            insert!(target, hand_ids::table, names);
            target.commit();
        }
    }

    /// Puts their documents alone into a table without an index.
    pub fn insert_documents(&self, target: &mut Target) {
        target.run("CREATE TABLE documents (id BIGINT NOT NULL, record TEXT NOT NULL)");
        for batch in self.documents.chunks(BATCH) {
            target.begin();
            insert!(target, documents::table, batch);
            target.commit();
        }
    }
}
