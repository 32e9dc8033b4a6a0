//! Requests that carry a key of their own and what was answered to them, so that one sent twice acts once.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::Hash;
use crate::schema::answers;
use crate::time::Moment;

/// What is known of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Earlier {
    Unknown,
    /// The same request was answered so.
    Answered(String),
    /// The key was used for a request that said something else.
    OtherRequest,
}

/// `scope` keeps the keys of different people and addresses apart.
pub fn find(db: &mut Db, scope: &str, key: &str, request: &Hash) -> StoreResult<Earlier> {
    let found: Option<(Vec<u8>, String)> = answers::table
        .find((scope, key))
        .select((answers::request_hash, answers::answer))
        .get_result(db)
        .optional()?;
    Ok(match found {
        None => Earlier::Unknown,
        Some((hash, answer)) if hash == request => Earlier::Answered(answer),
        Some(_) => Earlier::OtherRequest,
    })
}

/// Kept in the transaction of the act itself. A conflict means that the same key is being used at this moment.
pub fn keep(db: &mut Db, scope: &str, key: &str, request: &Hash, answer: &str, now: Moment) -> StoreResult<()> {
    diesel::insert_into(answers::table)
        .values((
            answers::scope.eq(scope),
            answers::request_key.eq(key),
            answers::request_hash.eq(&request[..]),
            answers::answer.eq(answer),
            answers::created_at.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

pub fn purge(db: &mut Db, older_than: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(answers::table.filter(answers::created_at.lt(older_than))).execute(db)?)
}
