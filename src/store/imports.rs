//! Imports: what was asked for, how far the reading has come, and the counts that always add up.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, ImportId, UploadId, UserId};
use crate::schema::imports;
use crate::time::Moment;
use crate::words::words;

words! {
    ImportState {
        Queued = "queued",
        Running = "running",
        Done = "done",
        /// Stopped for good; what stood before stays.
        Failed = "failed",
        /// The hands it brought were voided again.
        Undone = "undone",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Import {
    pub id: ImportId,
    pub public_id: String,
    pub club_id: ClubId,
    pub importer_id: Option<UserId>,
    pub upload_id: Option<UploadId>,
    pub file_name: String,
    pub options: String,
    pub state: ImportState,
    pub failure: Option<String>,
    pub bytes_total: i64,
    pub position_bytes: i64,
    #[diesel(embed)]
    pub counts: Counts,
    pub created_at: Moment,
    pub finished_at: Option<Moment>,
    /// The importer could vouch for it.
    pub is_vouched: bool,
}

/// Fates of the records read so far. `with_warnings` is a part of `accepted`, the other four make `total`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = imports)]
pub struct Counts {
    pub total: i64,
    pub accepted: i64,
    pub with_warnings: i64,
    pub duplicates: i64,
    pub waiting: i64,
    pub rejected: i64,
}

#[derive(Debug, Clone, Copy)]
pub struct NewImport<'a> {
    pub public_id: &'a str,
    pub club_id: ClubId,
    pub importer_id: Option<UserId>,
    pub upload_id: Option<UploadId>,
    pub idempotency_key: Option<&'a str>,
    pub file_name: &'a str,
    pub options: &'a str,
    pub bytes_total: i64,
    pub created_at: Moment,
    pub is_vouched: bool,
}

/// A conflict when the importer used the same idempotency key before: `by_key` finds that import.
pub fn insert(db: &mut Db, import: &NewImport<'_>) -> StoreResult<ImportId> {
    Ok(diesel::insert_into(imports::table)
        .values((
            imports::public_id.eq(import.public_id),
            imports::club_id.eq(import.club_id),
            imports::importer_id.eq(import.importer_id),
            imports::upload_id.eq(import.upload_id),
            imports::idempotency_key.eq(import.idempotency_key),
            imports::file_name.eq(import.file_name),
            imports::options.eq(import.options),
            imports::state.eq(ImportState::Queued),
            imports::bytes_total.eq(import.bytes_total),
            imports::position_bytes.eq(0_i64),
            imports::created_at.eq(import.created_at),
            imports::is_vouched.eq(import.is_vouched),
            Counts::default(),
        ))
        .returning(imports::id)
        .get_result(db)?)
}

pub fn by_id(db: &mut Db, id: ImportId) -> StoreResult<Import> {
    imports::table
        .find(id)
        .select(Import::as_select())
        .get_result(db)
        .or_not_found("import")
}

/// Of these imports those for which nobody vouched.
pub(crate) fn unvouched(db: &mut Db, ids: &[ImportId]) -> StoreResult<Vec<ImportId>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    Ok(imports::table
        .filter(imports::id.eq_any(ids))
        .filter(imports::is_vouched.eq(false))
        .select(imports::id)
        .load(db)?)
}

pub fn by_public_id(db: &mut Db, public_id: &str) -> StoreResult<Import> {
    imports::table
        .filter(imports::public_id.eq(public_id))
        .select(Import::as_select())
        .get_result(db)
        .or_not_found("import")
}

pub fn by_key(db: &mut Db, importer: UserId, key: &str) -> StoreResult<Option<Import>> {
    Ok(imports::table
        .filter(imports::importer_id.eq(importer))
        .filter(imports::idempotency_key.eq(key))
        .select(Import::as_select())
        .get_result(db)
        .optional()?)
}

/// Newest first.
pub fn of_user(db: &mut Db, importer: UserId, limit: i64) -> StoreResult<Vec<Import>> {
    Ok(imports::table
        .filter(imports::importer_id.eq(importer))
        .order(imports::id.desc())
        .limit(limit)
        .select(Import::as_select())
        .load(db)?)
}

/// Takes up the reading: a queued import, or one whose reader died.
pub fn start(db: &mut Db, id: ImportId) -> StoreResult<Import> {
    diesel::update(
        imports::table
            .find(id)
            .filter(imports::state.eq_any([ImportState::Queued, ImportState::Running])),
    )
    .set(imports::state.eq(ImportState::Running))
    .execute(db)?
    .or_not_found("import to be read")?;
    by_id(db, id)
}

/// Records how far the reading has come, in the transaction that stores what was read. `from` is the place where the
/// batch began: a second reader of the same import finds it moved and stores nothing.
pub fn advance(db: &mut Db, id: ImportId, from: i64, to: i64, counts: Counts) -> StoreResult<()> {
    diesel::update(
        imports::table
            .find(id)
            .filter(imports::state.eq(ImportState::Running))
            .filter(imports::position_bytes.eq(from)),
    )
    .set((imports::position_bytes.eq(to), counts))
    .execute(db)?
    .or_not_found("import that stands at this byte")
}

/// Back to the beginning: what was judged is judged again. The caller forgets the verdicts.
pub fn rewind(db: &mut Db, id: ImportId) -> StoreResult<()> {
    diesel::update(imports::table.find(id).filter(imports::state.eq(ImportState::Running)))
        .set((imports::position_bytes.eq(0_i64), Counts::default()))
        .execute(db)?
        .or_not_found("import that is being read")
}

/// Moves records of an import that was read to its end from one fate to others; `change` is what each count grows by,
/// and comes to nothing in all.
pub fn recount(db: &mut Db, id: ImportId, change: Counts) -> StoreResult<()> {
    let ended = [ImportState::Done, ImportState::Failed];
    diesel::update(imports::table.find(id).filter(imports::state.eq_any(ended)))
        .set((
            imports::accepted.eq(imports::accepted + change.accepted),
            imports::with_warnings.eq(imports::with_warnings + change.with_warnings),
            imports::duplicates.eq(imports::duplicates + change.duplicates),
            imports::waiting.eq(imports::waiting + change.waiting),
            imports::rejected.eq(imports::rejected + change.rejected),
        ))
        .execute(db)?
        .or_not_found("import that was read")
}

/// The reading has come to its end, good or bad.
pub fn finish(db: &mut Db, id: ImportId, state: ImportState, failure: Option<&str>, now: Moment) -> StoreResult<()> {
    let open = imports::table
        .find(id)
        .filter(imports::state.eq_any([ImportState::Queued, ImportState::Running]));
    diesel::update(open)
        .set((
            imports::state.eq(state),
            imports::failure.eq(failure),
            imports::finished_at.eq(Some(now)),
        ))
        .execute(db)?
        .or_not_found("import to be finished")
}

/// Marks the import undone; a reader still at work finds that it may not go on. Its hands are voided by `hands`.
pub fn undo(db: &mut Db, id: ImportId, now: Moment) -> StoreResult<()> {
    diesel::update(imports::table.find(id).filter(imports::state.ne(ImportState::Undone)))
        .set((
            imports::state.eq(ImportState::Undone),
            imports::finished_at.eq(Some(now)),
        ))
        .execute(db)?
        .or_not_found("import to be undone")
}

/// How many there are of each state, for anyone who watches over the server.
pub fn count_by_state(db: &mut Db) -> StoreResult<Vec<(ImportState, i64)>> {
    Ok(imports::table
        .group_by(imports::state)
        .order(imports::state)
        .select((imports::state, diesel::dsl::count_star()))
        .load(db)?)
}

/// The fates of all records of all imports together.
pub fn total_counts(db: &mut Db) -> StoreResult<Counts> {
    // A sum of large numbers has a type of its own on PostgreSQL, which SQLite does not know.
    let sum = |column: &str| sql::<BigInt>(&format!("CAST(COALESCE(SUM({column}), 0) AS BIGINT)"));
    Ok(imports::table
        .select((
            sum("total"),
            sum("accepted"),
            sum("with_warnings"),
            sum("duplicates"),
            sum("waiting"),
            sum("rejected"),
        ))
        .get_result(db)?)
}
