//! Values that are kept as text in the database. What was written is what is read: a text that cannot be read is
//! damage, never nothing.

use serde::Serialize;
use serde::de::DeserializeOwned;

use talon_store::StoreError;

/// A value as it was kept.
///
/// # Errors
/// When no program of this version wrote it.
pub fn read<T: DeserializeOwned>(kept: &str, what: &str) -> Result<T, StoreError> {
    serde_json::from_str(kept).map_err(|_| StoreError::Damaged(what.to_owned()))
}

/// A value to be kept.
///
/// # Errors
/// When it has no text; none of ours is so.
pub(crate) fn written<T: Serialize>(value: &T, what: &str) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|_| StoreError::Damaged(what.to_owned()))
}
