//! The club with a short name, for whoever names it.

use crate::service::ActError;
use crate::store::clubs::{self, Club};
use crate::store::{Store, StoreError};

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
