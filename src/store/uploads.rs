//! The exact bytes someone sent, kept in pieces before anything reads them.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, Hash, UploadId, UserId};
use crate::schema::{imports, raw_chunks, raw_uploads};
use crate::time::Moment;

/// A good size for one piece: each is a transaction that waits for the disk, and 64 MiB are 64 of them.
pub const CHUNK_BYTES: usize = 1024 * 1024;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = raw_uploads)]
pub struct Upload {
    pub id: UploadId,
    pub club_id: ClubId,
    pub uploader_id: Option<UserId>,
    pub file_name: String,
    pub media_type: String,
    pub size: i64,
    pub sha256: Option<Vec<u8>>,
    pub created_at: Moment,
    pub finished_at: Option<Moment>,
}

#[derive(Debug, Clone, Copy)]
pub struct NewUpload<'a> {
    pub club_id: ClubId,
    pub uploader_id: Option<UserId>,
    pub file_name: &'a str,
    pub media_type: &'a str,
    pub created_at: Moment,
}

/// One piece and where it begins.
#[derive(Clone, PartialEq, Eq, Queryable)]
pub struct Chunk {
    pub start: i64,
    pub bytes: Vec<u8>,
}

impl std::fmt::Debug for Chunk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chunk({}, {} bytes)", self.start, self.bytes.len())
    }
}

pub fn begin(db: &mut Db, upload: &NewUpload<'_>) -> StoreResult<UploadId> {
    Ok(diesel::insert_into(raw_uploads::table)
        .values((
            raw_uploads::club_id.eq(upload.club_id),
            raw_uploads::uploader_id.eq(upload.uploader_id),
            raw_uploads::file_name.eq(upload.file_name),
            raw_uploads::media_type.eq(upload.media_type),
            raw_uploads::size.eq(0_i64),
            raw_uploads::created_at.eq(upload.created_at),
        ))
        .returning(raw_uploads::id)
        .get_result(db)?)
}

/// Adds the piece that begins at `start`; the pieces are given in order and without gaps.
pub fn append(db: &mut Db, upload: UploadId, start: i64, bytes: &[u8]) -> StoreResult<()> {
    let size = start + i64::try_from(bytes.len()).unwrap_or(i64::MAX - start);
    diesel::update(
        raw_uploads::table
            .find(upload)
            .filter(raw_uploads::size.eq(start))
            .filter(raw_uploads::finished_at.is_null()),
    )
    .set(raw_uploads::size.eq(size))
    .execute(db)?
    .or_not_found("upload that goes on at this byte")?;
    diesel::insert_into(raw_chunks::table)
        .values((
            raw_chunks::upload_id.eq(upload),
            raw_chunks::start.eq(start),
            raw_chunks::bytes.eq(bytes),
        ))
        .execute(db)?;
    Ok(())
}

/// From here on the bytes are acknowledged and never change.
pub fn finish(db: &mut Db, upload: UploadId, sha256: &Hash, now: Moment) -> StoreResult<()> {
    diesel::update(
        raw_uploads::table
            .find(upload)
            .filter(raw_uploads::finished_at.is_null()),
    )
    .set((
        raw_uploads::sha256.eq(Some(&sha256[..])),
        raw_uploads::finished_at.eq(Some(now)),
    ))
    .execute(db)?
    .or_not_found("unfinished upload")
}

pub fn by_id(db: &mut Db, id: UploadId) -> StoreResult<Upload> {
    raw_uploads::table
        .find(id)
        .select(Upload::as_select())
        .get_result(db)
        .or_not_found("upload")
}

/// The piece that holds the byte at `offset`; `None` at the end.
pub fn chunk_at(db: &mut Db, upload: UploadId, offset: i64) -> StoreResult<Option<Chunk>> {
    let found: Option<Chunk> = raw_chunks::table
        .filter(raw_chunks::upload_id.eq(upload))
        .filter(raw_chunks::start.le(offset))
        .order(raw_chunks::start.desc())
        .select((raw_chunks::start, raw_chunks::bytes))
        .first(db)
        .optional()?;
    Ok(found.filter(|chunk| usize::try_from(offset - chunk.start).is_ok_and(|skip| skip < chunk.bytes.len())))
}

/// What a club keeps in all, against its limit.
pub fn bytes_of_club(db: &mut Db, club: ClubId) -> StoreResult<i64> {
    // A sum of big integers would be of a type that only one of the databases has.
    let sum = diesel::dsl::sql::<diesel::sql_types::BigInt>("CAST(COALESCE(SUM(size), 0) AS BIGINT)");
    Ok(raw_uploads::table
        .filter(raw_uploads::club_id.eq(club))
        .select(sum)
        .get_result(db)?)
}

/// Uploads whose time is over: finished ones begun before `kept_since`, broken-off ones before `begun_since`.
pub fn expired(db: &mut Db, kept_since: Moment, begun_since: Moment, limit: i64) -> StoreResult<Vec<UploadId>> {
    let old = raw_uploads::created_at.lt(kept_since);
    let broken = raw_uploads::finished_at
        .is_null()
        .and(raw_uploads::created_at.lt(begun_since));
    Ok(raw_uploads::table
        .filter(old.or(broken))
        .order(raw_uploads::id)
        .limit(limit)
        .select(raw_uploads::id)
        .load(db)?)
}

/// Removes the bytes; the import that read them stays and no longer points to them.
pub fn delete(db: &mut Db, upload: UploadId) -> StoreResult<()> {
    diesel::update(imports::table.filter(imports::upload_id.eq(upload)))
        .set(imports::upload_id.eq(None::<UploadId>))
        .execute(db)?;
    diesel::delete(raw_chunks::table.filter(raw_chunks::upload_id.eq(upload))).execute(db)?;
    diesel::delete(raw_uploads::table.find(upload))
        .execute(db)?
        .or_not_found("upload")
}
