//! Which entries of a club's list were found to be one person, so that it can be taken back. It must not know what moves
//! from one to the other.

use diesel::prelude::*;

use crate::store::conn::Db;
use crate::store::error::{OrNotFound, StoreResult};
use crate::store::ids::{ClubId, MemberId, MergeId};
use crate::store::schema::member_merges;
use crate::store::time::Moment;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = member_merges)]
pub struct Merge {
    pub id: MergeId,
    pub club_id: ClubId,
    pub kept_id: MemberId,
    pub given_up_id: MemberId,
    pub merged_at: Moment,
    /// What the entry that stays had before, and what it was given, in the words of whoever wrote it.
    pub moved: String,
    pub undone_at: Option<Moment>,
}

#[derive(Debug, Clone, Copy, Insertable)]
#[diesel(table_name = member_merges)]
pub struct NewMerge<'a> {
    pub club_id: ClubId,
    pub kept_id: MemberId,
    pub given_up_id: MemberId,
    pub merged_at: Moment,
    pub moved: &'a str,
}

/// An entry that is given up already is a conflict.
pub fn insert(db: &mut Db, merge: &NewMerge<'_>) -> StoreResult<MergeId> {
    Ok(diesel::insert_into(member_merges::table).values(merge).returning(member_merges::id).get_result(db)?)
}

/// What was given up for this entry and not taken back, newest first.
pub fn into(db: &mut Db, kept: MemberId) -> StoreResult<Vec<Merge>> {
    Ok(member_merges::table
        .filter(member_merges::kept_id.eq(kept))
        .filter(member_merges::undone_at.is_null())
        .order(member_merges::id.desc())
        .select(Merge::as_select())
        .load(db)?)
}

/// Not found when it was taken back already.
pub fn set_undone(db: &mut Db, id: MergeId, now: Moment) -> StoreResult<()> {
    diesel::update(member_merges::table.find(id).filter(member_merges::undone_at.is_null()))
        .set(member_merges::undone_at.eq(Some(now)))
        .execute(db)?
        .or_not_found("merge")
}
