//! The club with a short name, for whoever names it.

use crate::service::{ActError, Actor};
use crate::store::clubs::{self, Club};
use crate::store::{Db, Store, StoreError};

/// The club whose address ends in this.
///
/// # Errors
/// When there is none, or the database fails.
pub fn by_slug(store: &Store, slug: &str) -> Result<Club, ActError> {
    store.read(|db| clubs::by_slug(db, slug)).map_err(|error: StoreError| match error {
        StoreError::NotFound(_) => ActError::NotFound("club"),
        other => other.into(),
    })
}

/// The clubs to which somebody belongs.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn of(db: &mut Db, actor: &Actor) -> Result<Vec<Club>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    Ok(clubs::of_user(db, user)?)
}
