//! Which entries of a club's list were found to be one person, so that it can be taken back.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, MemberId, MergeId};
use crate::schema::member_merges;
use crate::time::Moment;

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = member_merges)]
pub struct Merge {
    pub id: MergeId,
    pub club_id: ClubId,
    pub kept_id: MemberId,
    pub given_up_id: MemberId,
    pub merged_at: Moment,
    /// What the entry that stays had before, and what it was given, in the words of its writer.
    pub moved: String,
    pub undone_at: Option<Moment>,
}

impl std::fmt::Debug for Merge {
    // What moved is names and addresses.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Merge").field("id", &self.id).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Insertable)]
#[diesel(table_name = member_merges)]
pub struct NewMerge<'a> {
    pub club_id: ClubId,
    pub kept_id: MemberId,
    pub given_up_id: MemberId,
    pub merged_at: Moment,
    pub moved: &'a str,
}

impl std::fmt::Debug for NewMerge<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewMerge")
            .field("kept_id", &self.kept_id)
            .finish_non_exhaustive()
    }
}

/// An entry that is given up already is a conflict.
pub fn insert(db: &mut Db, merge: &NewMerge<'_>) -> StoreResult<MergeId> {
    Ok(diesel::insert_into(member_merges::table)
        .values(merge)
        .returning(member_merges::id)
        .get_result(db)?)
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

/// All merges in which one of these entries stayed or was given up, also those that were taken back, oldest first.
pub fn about(db: &mut Db, entries: &[MemberId]) -> StoreResult<Vec<Merge>> {
    let entries: Vec<i64> = entries.iter().map(|id| id.0).collect();
    Ok(member_merges::table
        .filter(
            member_merges::kept_id
                .eq_any(entries.clone())
                .or(member_merges::given_up_id.eq_any(entries)),
        )
        .order(member_merges::id)
        .select(Merge::as_select())
        .load(db)?)
}

/// Writes down otherwise what moved, where something of it is to be forgotten.
pub fn set_moved(db: &mut Db, id: MergeId, moved: &str) -> StoreResult<()> {
    diesel::update(member_merges::table.find(id))
        .set(member_merges::moved.eq(moved))
        .execute(db)?
        .or_not_found("merge")
}
