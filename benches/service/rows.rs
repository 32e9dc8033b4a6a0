//! R4: rows as they are, put into the tables by prepared statements, 200 a transaction, with nothing looked at.

use std::path::Path;

use chrono::{NaiveDate, NaiveDateTime};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;

#[allow(dead_code, reason = "four of the tables are filled")]
#[path = "../../src/store/schema.rs"]
mod schema;

use schema::{hand_components, hand_ids, hand_players, hands};

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
    source_fold: String,
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
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = hand_players, treat_none_as_default_value = false)]
struct PlayerRow {
    hand_id: i64,
    seat: String,
    name: String,
    name_fold: String,
    reference: Option<String>,
    score: Option<i32>,
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

/// All rows of a database that belong to hands.
pub struct Rows {
    hands: Vec<HandRow>,
    players: Vec<PlayerRow>,
    components: Vec<ComponentRow>,
    ids: Vec<IdRow>,
}

fn open(path: &Path) -> SqliteConnection {
    let mut db = SqliteConnection::establish(path.to_str().expect("a name")).expect("a database");
    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384;
        PRAGMA wal_autocheckpoint = 2000; PRAGMA foreign_keys = OFF;
        CREATE TABLE IF NOT EXISTS documents (id INTEGER PRIMARY KEY, record TEXT)";
    db.batch_execute(settings).expect("settings");
    db
}

impl Rows {
    /// Reads them.
    pub fn of(path: &Path) -> Rows {
        let mut db = open(path);
        Rows {
            hands: hands::table.order(hands::id).load(&mut db).expect("hands"),
            players: hand_players::table.order(hand_players::hand_id).load(&mut db).expect("players"),
            components: hand_components::table
                .order(hand_components::hand_id)
                .load(&mut db)
                .expect("components"),
            ids: hand_ids::table.order(hand_ids::hand_id).load(&mut db).expect("ids"),
        }
    }

    /// Puts them into a database with the same tables and indexes.
    pub fn insert(&self, path: &Path) {
        let mut db = open(path);
        let (mut players, mut components) = (&self.players[..], &self.components[..]);
        let mut ids = &self.ids[..];
        for batch in self.hands.chunks(200) {
            let last = batch.last().map_or(0, |hand| hand.id);
            let (now, later) = players.split_at(players.partition_point(|row| row.hand_id <= last));
            let (parts, other) = components.split_at(components.partition_point(|row| row.hand_id <= last));
            let (names, others) = ids.split_at(ids.partition_point(|row| row.hand_id <= last));
            (players, components, ids) = (later, other, others);
            db.immediate_transaction(|db| {
                for row in batch {
                    diesel::insert_into(hands::table).values(row).execute(db)?;
                }
                for row in now {
                    diesel::insert_into(hand_players::table).values(row).execute(db)?;
                }
                for row in parts {
                    diesel::insert_into(hand_components::table).values(row).execute(db)?;
                }
                for row in names {
                    diesel::insert_into(hand_ids::table).values(row).execute(db)?;
                }
                QueryResult::Ok(())
            })
            .expect("rows");
        }
    }

    /// Puts their documents alone into a table without an index.
    pub fn insert_documents(&self, path: &Path) {
        let mut db = open(path);
        for batch in self.hands.chunks(200) {
            db.immediate_transaction(|db| {
                for row in batch {
                    diesel::sql_query("INSERT INTO documents VALUES (?, ?)")
                        .bind::<diesel::sql_types::BigInt, _>(row.id)
                        .bind::<diesel::sql_types::Text, _>(&row.record)
                        .execute(db)?;
                }
                QueryResult::Ok(())
            })
            .expect("documents");
        }
    }
}
