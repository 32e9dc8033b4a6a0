//! Accounts.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::UserId;
use crate::schema::users;
use crate::time::Moment;

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct User {
    pub id: UserId,
    pub email: String,
    pub name: String,
    pub password_hash: Option<String>,
    pub is_admin: bool,
    pub language: String,
    pub locked_at: Option<Moment>,
    pub created_at: Moment,
}

impl std::fmt::Debug for User {
    // An account that is logged must show neither the address nor the hash.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("User")
            .field("id", &self.id)
            .field("is_admin", &self.is_admin)
            .finish_non_exhaustive()
    }
}

/// `email` is folded by the caller.
#[derive(Clone, Copy, Insertable)]
#[diesel(table_name = users, treat_none_as_default_value = false)]
pub struct NewUser<'a> {
    pub email: &'a str,
    pub name: &'a str,
    pub password_hash: Option<&'a str>,
    pub is_admin: bool,
    pub language: &'a str,
    pub created_at: Moment,
}

impl std::fmt::Debug for NewUser<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewUser")
            .field("is_admin", &self.is_admin)
            .finish_non_exhaustive()
    }
}

/// A taken address is a conflict.
pub fn insert(db: &mut Db, user: &NewUser<'_>) -> StoreResult<UserId> {
    Ok(diesel::insert_into(users::table)
        .values(user)
        .returning(users::id)
        .get_result(db)?)
}

pub fn by_id(db: &mut Db, id: UserId) -> StoreResult<User> {
    users::table
        .find(id)
        .select(User::as_select())
        .get_result(db)
        .or_not_found("user")
}

pub fn by_email(db: &mut Db, email: &str) -> StoreResult<User> {
    users::table
        .filter(users::email.eq(email))
        .select(User::as_select())
        .get_result(db)
        .or_not_found("user")
}

pub fn all(db: &mut Db) -> StoreResult<Vec<User>> {
    Ok(users::table.order(users::email).select(User::as_select()).load(db)?)
}

/// Names by number.
pub fn names(db: &mut Db, ids: &[UserId]) -> StoreResult<Vec<(UserId, String)>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    Ok(users::table
        .filter(users::id.eq_any(ids))
        .select((users::id, users::name))
        .load(db)?)
}

/// Until this transaction ends nobody else locks an admin.
pub fn lock_admins(db: &mut Db) -> StoreResult<()> {
    dialect::lock_admins(db)
}

/// Admins that can sign in: the last one must stay.
pub fn count_admins(db: &mut Db) -> StoreResult<i64> {
    Ok(users::table
        .filter(users::is_admin.eq(true))
        .filter(users::locked_at.is_null())
        .count()
        .get_result(db)?)
}

pub fn set_password(db: &mut Db, id: UserId, hash: &str) -> StoreResult<()> {
    diesel::update(users::table.find(id))
        .set(users::password_hash.eq(Some(hash)))
        .execute(db)?
        .or_not_found("user")
}

/// `None` opens the account again.
pub fn set_locked(db: &mut Db, id: UserId, since: Option<Moment>) -> StoreResult<()> {
    diesel::update(users::table.find(id))
        .set(users::locked_at.eq(since))
        .execute(db)?
        .or_not_found("user")
}

pub fn set_profile(db: &mut Db, id: UserId, name: &str, language: &str) -> StoreResult<()> {
    diesel::update(users::table.find(id))
        .set((users::name.eq(name), users::language.eq(language)))
        .execute(db)?
        .or_not_found("user")
}
