//! Entries in clubs of a federation that count as one in its tables, because the federation confirmed it of two that
//! have one licence number; and the accounts that said no to it.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId, UserId};
use crate::league_schema::{apart_accounts, confirmed_pairs};
use crate::time::Moment;

/// An entry that counts as another one in a federation, as long as both have one licence number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = confirmed_pairs)]
pub struct ConfirmedPair {
    pub federation_id: ClubId,
    pub member_id: MemberId,
    pub kept_id: MemberId,
    pub confirmed_at: Moment,
}

/// An account whose entries count as those of nobody else in a federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = apart_accounts)]
pub struct ApartAccount {
    pub federation_id: ClubId,
    pub user_id: UserId,
    pub said_at: Moment,
}

/// All of a federation.
pub fn of_federation(db: &mut Db, federation: ClubId) -> StoreResult<Vec<ConfirmedPair>> {
    Ok(confirmed_pairs::table
        .filter(confirmed_pairs::federation_id.eq(federation))
        .order(confirmed_pairs::member_id)
        .select(ConfirmedPair::as_select())
        .load(db)?)
}

/// Those with any of these entries, in whichever federation.
pub fn with_entries(db: &mut Db, entries: &[MemberId]) -> StoreResult<Vec<ConfirmedPair>> {
    let entries: Vec<i64> = entries.iter().map(|id| id.0).collect();
    let is_theirs = confirmed_pairs::member_id
        .eq_any(entries.clone())
        .or(confirmed_pairs::kept_id.eq_any(entries));
    Ok(confirmed_pairs::table
        .filter(is_theirs)
        .order((confirmed_pairs::federation_id, confirmed_pairs::member_id))
        .select(ConfirmedPair::as_select())
        .load(db)?)
}

/// Keeps a pair in the place of what was confirmed of the same entry before.
pub fn confirm(db: &mut Db, pair: &ConfirmedPair) -> StoreResult<()> {
    remove(db, pair.federation_id, pair.member_id)?;
    diesel::insert_into(confirmed_pairs::table).values(pair).execute(db)?;
    Ok(())
}

/// An entry counts for itself again; one that does already is left alone.
pub fn remove(db: &mut Db, federation: ClubId, member: MemberId) -> StoreResult<()> {
    diesel::delete(confirmed_pairs::table.find((federation, member))).execute(db)?;
    Ok(())
}

/// Who said no in a federation.
pub fn apart(db: &mut Db, federation: ClubId) -> StoreResult<Vec<UserId>> {
    Ok(apart_accounts::table
        .filter(apart_accounts::federation_id.eq(federation))
        .order(apart_accounts::user_id)
        .select(apart_accounts::user_id)
        .load(db)?)
}

/// In which federations an account said no.
pub fn apart_of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<ApartAccount>> {
    Ok(apart_accounts::table
        .filter(apart_accounts::user_id.eq(user))
        .order(apart_accounts::federation_id)
        .select(ApartAccount::as_select())
        .load(db)?)
}

/// An account says no; said twice, it was said the first time.
pub fn say_apart(db: &mut Db, said: &ApartAccount) -> StoreResult<()> {
    if !apart(db, said.federation_id)?.contains(&said.user_id) {
        diesel::insert_into(apart_accounts::table).values(said).execute(db)?;
    }
    Ok(())
}

/// It takes that back.
pub fn unsay_apart(db: &mut Db, federation: ClubId, user: UserId) -> StoreResult<()> {
    diesel::delete(apart_accounts::table.find((federation, user))).execute(db)?;
    Ok(())
}
