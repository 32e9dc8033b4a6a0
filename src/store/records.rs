//! The verdict on each record of an import that was not plainly accepted, and the text of those still to be decided.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::insert_rows;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{HandId, ImportId};
use crate::schema::{import_records, imports};
use crate::time::Moment;
use crate::words::words;

words! {
    RecordStatus {
        /// Has a row here only when it carries findings.
        Accepted = "accepted",
        Duplicate = "duplicate",
        Rejected = "rejected",
        Waiting = "waiting",
    }
}

/// `hand_id` is the hand that was stored, or the one it is a duplicate of; `code` is the finding that decided, if one
/// did; `findings` is JSON; `mended` is how a refused record came to be taken.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = import_records, treat_none_as_default_value = false, treat_none_as_null = true)]
#[diesel(primary_key(import_id, record))]
pub struct Record {
    pub import_id: ImportId,
    pub record: i64,
    pub line: Option<i64>,
    pub status: RecordStatus,
    pub hand_id: Option<HandId>,
    pub code: Option<String>,
    pub findings: String,
    pub raw: Option<String>,
    pub mended: Option<String>,
}

pub fn insert(db: &mut Db, rows: &[Record]) -> StoreResult<()> {
    insert_rows!(db, import_records::table, rows);
    Ok(())
}

pub fn one(db: &mut Db, import: ImportId, record: i64) -> StoreResult<Record> {
    import_records::table
        .find((import, record))
        .select(Record::as_select())
        .get_result(db)
        .or_not_found("record")
}

/// In the order of the input, those after record number `after`; of one status if one is named.
pub fn list(
    db: &mut Db,
    import: ImportId,
    status: Option<RecordStatus>,
    after: i64,
    limit: i64,
) -> StoreResult<Vec<Record>> {
    list_of_code(db, import, status, None, after, limit)
}

/// The same, of those that one code decided if one is named.
pub fn list_of_code(
    db: &mut Db,
    import: ImportId,
    status: Option<RecordStatus>,
    code: Option<&str>,
    after: i64,
    limit: i64,
) -> StoreResult<Vec<Record>> {
    let mut query = import_records::table
        .filter(import_records::import_id.eq(import))
        .filter(import_records::record.gt(after))
        .order(import_records::record)
        .limit(limit)
        .select(Record::as_select())
        .into_boxed();
    if let Some(status) = status {
        query = query.filter(import_records::status.eq(status));
    }
    if let Some(code) = code {
        query = query.filter(import_records::code.eq(code.to_owned()));
    }
    Ok(query.load(db)?)
}

/// How often each code decided, the most frequent first.
pub fn codes(db: &mut Db, import: ImportId) -> StoreResult<Vec<(RecordStatus, String, i64)>> {
    let mut counts: Vec<(RecordStatus, String, i64)> = import_records::table
        .filter(import_records::import_id.eq(import))
        .filter(import_records::code.is_not_null())
        .group_by((import_records::status, import_records::code))
        .select((
            import_records::status,
            import_records::code.assume_not_null(),
            diesel::dsl::count_star(),
        ))
        .load(db)?;
    counts.sort_by(|a, b| b.2.cmp(&a.2).then_with(|| a.1.cmp(&b.1)));
    Ok(counts)
}

/// Another verdict on a record that stood at `from`.
pub fn change(db: &mut Db, from: RecordStatus, row: &Record) -> StoreResult<()> {
    diesel::update(
        import_records::table
            .find((row.import_id, row.record))
            .filter(import_records::status.eq(from)),
    )
    .set(row)
    .execute(db)?
    .or_not_found("record with this verdict")
}

/// Forgets all verdicts of an import, for one that is judged again.
pub fn clear(db: &mut Db, import: ImportId) -> StoreResult<()> {
    diesel::delete(import_records::table.filter(import_records::import_id.eq(import))).execute(db)?;
    Ok(())
}

/// Imports from before then of which texts of records are still kept, so many at most.
pub fn imports_with_texts(db: &mut Db, before: Moment, most: i64) -> StoreResult<Vec<ImportId>> {
    Ok(import_records::table
        .inner_join(imports::table.on(imports::id.eq(import_records::import_id)))
        .filter(import_records::raw.is_not_null())
        .filter(imports::created_at.lt(before))
        .select(import_records::import_id)
        .distinct()
        .limit(most)
        .load(db)?)
}

/// Forgets the texts of an import's records; what was said of them stays. Answers how many they were.
pub fn forget_texts(db: &mut Db, import: ImportId) -> StoreResult<usize> {
    let kept = import_records::table
        .filter(import_records::import_id.eq(import))
        .filter(import_records::raw.is_not_null());
    Ok(diesel::update(kept)
        .set(import_records::raw.eq(None::<String>))
        .execute(db)?)
}

/// In which ways refused records came to be taken, and how many in each.
pub fn mended(db: &mut Db, import: ImportId) -> StoreResult<Vec<(String, i64)>> {
    Ok(import_records::table
        .filter(import_records::import_id.eq(import))
        .filter(import_records::mended.is_not_null())
        .group_by(import_records::mended)
        .order(import_records::mended)
        .select((import_records::mended.assume_not_null(), diesel::dsl::count_star()))
        .load(db)?)
}
