//! Hands that people are entering, each as one text with what was done to it. Every statement names the owner: nobody
//! else's draft is ever found.

use diesel::prelude::*;

use crate::conn::Db;
use crate::draft_schema::drafts;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{DraftId, HandId, UserId};
use crate::time::Moment;

/// A draft as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = drafts)]
pub struct KeptDraft {
    pub id: DraftId,
    /// The text of the record.
    pub document: String,
    /// What was done to it.
    pub history: String,
    /// Cards that were typed and cannot be read, as their owner's page writes them down.
    pub typed: String,
    /// The hand that it became.
    pub stored_hand: Option<HandId>,
    pub revision: i64,
    pub created_at: Moment,
    pub changed_at: Moment,
}

/// What a draft is to be.
#[derive(Debug, Clone, Copy)]
pub struct DraftText<'a> {
    pub document: &'a str,
    pub history: &'a str,
    pub typed: &'a str,
}

pub fn insert(db: &mut Db, owner: UserId, text: DraftText<'_>, now: Moment) -> StoreResult<DraftId> {
    Ok(diesel::insert_into(drafts::table)
        .values((
            drafts::owner_id.eq(owner),
            drafts::document.eq(text.document),
            drafts::history.eq(text.history),
            drafts::typed.eq(text.typed),
            drafts::created_at.eq(now),
            drafts::changed_at.eq(now),
        ))
        .returning(drafts::id)
        .get_result(db)?)
}

pub fn by_id(db: &mut Db, owner: UserId, id: DraftId) -> StoreResult<KeptDraft> {
    drafts::table
        .find(id)
        .filter(drafts::owner_id.eq(owner))
        .select(KeptDraft::as_select())
        .get_result(db)
        .or_not_found("draft")
}

/// The drafts of a person that were not stored yet, the one that was changed last first.
pub fn of_owner(db: &mut Db, owner: UserId, most: i64) -> StoreResult<Vec<KeptDraft>> {
    Ok(drafts::table
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::stored_hand.is_null())
        .order((drafts::changed_at.desc(), drafts::id.desc()))
        .limit(most)
        .select(KeptDraft::as_select())
        .load(db)?)
}

/// Those that became hands, likewise.
pub fn stored_of_owner(db: &mut Db, owner: UserId, most: i64) -> StoreResult<Vec<KeptDraft>> {
    Ok(drafts::table
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::stored_hand.is_not_null())
        .order((drafts::changed_at.desc(), drafts::id.desc()))
        .limit(most)
        .select(KeptDraft::as_select())
        .load(db)?)
}

/// A draft became a hand, if it still has this text; says whether it did.
pub fn close(db: &mut Db, owner: UserId, id: DraftId, document: &str, hand: HandId, now: Moment) -> StoreResult<bool> {
    let ours = drafts::table
        .find(id)
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::document.eq(document));
    let changed = diesel::update(ours)
        .set((drafts::stored_hand.eq(Some(hand)), drafts::changed_at.eq(now)))
        .execute(db)?;
    Ok(changed > 0)
}

/// Keeps the person from beginning other drafts until this transaction ends, and says how many they have that were
/// not stored.
pub fn lock_of_owner(db: &mut Db, owner: UserId) -> StoreResult<i64> {
    use crate::schema::users;
    // An update that changes nothing takes the lock in either database.
    diesel::update(users::table.find(owner))
        .set(users::name.eq(users::name))
        .execute(db)?
        .or_not_found("user")?;
    Ok(drafts::table
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::stored_hand.is_null())
        .count()
        .get_result(db)?)
}

/// Puts the next text of a draft in the place of that of this revision; says whether it was that revision.
pub fn set(
    db: &mut Db,
    owner: UserId,
    id: DraftId,
    before: i64,
    text: DraftText<'_>,
    now: Moment,
) -> StoreResult<bool> {
    let ours = drafts::table
        .find(id)
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::revision.eq(before));
    let changed = diesel::update(ours)
        .set((
            drafts::document.eq(text.document),
            drafts::history.eq(text.history),
            drafts::typed.eq(text.typed),
            drafts::stored_hand.eq(None::<HandId>),
            drafts::revision.eq(before + 1),
            drafts::changed_at.eq(now),
        ))
        .execute(db)?;
    Ok(changed > 0)
}

pub fn delete(db: &mut Db, owner: UserId, id: DraftId) -> StoreResult<()> {
    diesel::delete(drafts::table.find(id).filter(drafts::owner_id.eq(owner)))
        .execute(db)?
        .or_not_found("draft")
}

/// Deletes the drafts of a person that became hands, but for so many that did lately.
pub fn forget_stored(db: &mut Db, owner: UserId, kept: usize) -> StoreResult<()> {
    let all = drafts::table
        .filter(drafts::owner_id.eq(owner))
        .filter(drafts::stored_hand.is_not_null());
    let ids: Vec<DraftId> = all
        .order((drafts::changed_at.desc(), drafts::id.desc()))
        .select(drafts::id)
        .load(db)?;
    let old: Vec<DraftId> = ids.into_iter().skip(kept).collect();
    if !old.is_empty() {
        diesel::delete(drafts::table.filter(drafts::id.eq_any(old))).execute(db)?;
    }
    Ok(())
}

/// Deletes drafts that nobody has changed since.
pub fn forget(db: &mut Db, before: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(drafts::table.filter(drafts::changed_at.lt(before))).execute(db)?)
}
