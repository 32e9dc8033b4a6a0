//! Links by which someone joins a club, known by their hash only.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, Hash, InviteId, MemberId, UserId};
use crate::schema::invites;
use crate::time::Moment;
use crate::words::words;

words! {
    /// What someone becomes by a link.
    Becomes { Member = "member", Owner = "owner" }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Invite {
    pub id: InviteId,
    pub club_id: ClubId,
    pub role: Becomes,
    pub member_id: Option<MemberId>,
    pub label: String,
    pub created_by: Option<UserId>,
    pub created_at: Moment,
    pub expires_at: Moment,
    pub used_at: Option<Moment>,
    pub used_by: Option<UserId>,
    pub revoked_at: Option<Moment>,
}

#[derive(Debug, Clone, Copy)]
pub struct NewInvite<'a> {
    pub club_id: ClubId,
    pub token_hash: &'a Hash,
    pub role: Becomes,
    pub member_id: Option<MemberId>,
    pub label: &'a str,
    pub created_by: Option<UserId>,
    pub created_at: Moment,
    pub expires_at: Moment,
}

pub fn insert(db: &mut Db, invite: &NewInvite<'_>) -> StoreResult<InviteId> {
    Ok(diesel::insert_into(invites::table)
        .values((
            invites::club_id.eq(invite.club_id),
            invites::token_hash.eq(&invite.token_hash[..]),
            invites::role.eq(invite.role),
            invites::member_id.eq(invite.member_id),
            invites::label.eq(invite.label),
            invites::created_by.eq(invite.created_by),
            invites::created_at.eq(invite.created_at),
            invites::expires_at.eq(invite.expires_at),
        ))
        .returning(invites::id)
        .get_result(db)?)
}

/// Looks without using it up.
pub fn find(db: &mut Db, token: &Hash, now: Moment) -> StoreResult<Option<Invite>> {
    Ok(invites::table
        .filter(invites::token_hash.eq(&token[..]))
        .filter(invites::used_at.is_null())
        .filter(invites::revoked_at.is_null())
        .filter(invites::expires_at.gt(now))
        .select(Invite::as_select())
        .get_result(db)
        .optional()?)
}

/// Uses the link up. Of two that try at once one gets it, the other finds nothing.
pub fn redeem(db: &mut Db, id: InviteId, user: UserId, now: Moment) -> StoreResult<()> {
    let good = invites::table
        .find(id)
        .filter(invites::used_at.is_null())
        .filter(invites::revoked_at.is_null())
        .filter(invites::expires_at.gt(now));
    diesel::update(good)
        .set((invites::used_at.eq(Some(now)), invites::used_by.eq(Some(user))))
        .execute(db)?
        .or_not_found("link")
}

/// Makes a link worthless that nobody has used.
pub fn revoke(db: &mut Db, club: ClubId, id: InviteId, now: Moment) -> StoreResult<()> {
    let open = invites::table
        .find(id)
        .filter(invites::club_id.eq(club))
        .filter(invites::used_at.is_null())
        .filter(invites::revoked_at.is_null());
    diesel::update(open)
        .set(invites::revoked_at.eq(Some(now)))
        .execute(db)?
        .or_not_found("link")
}

/// The links of one entry that nobody has used end with it.
pub fn revoke_of_member(db: &mut Db, member: MemberId, now: Moment) -> StoreResult<usize> {
    let open = invites::table
        .filter(invites::member_id.eq(member))
        .filter(invites::used_at.is_null())
        .filter(invites::revoked_at.is_null());
    Ok(diesel::update(open)
        .set(invites::revoked_at.eq(Some(now)))
        .execute(db)?)
}

/// Newest first.
pub fn of_club(db: &mut Db, club: ClubId, limit: i64) -> StoreResult<Vec<Invite>> {
    Ok(invites::table
        .filter(invites::club_id.eq(club))
        .order(invites::id.desc())
        .limit(limit)
        .select(Invite::as_select())
        .load(db)?)
}
