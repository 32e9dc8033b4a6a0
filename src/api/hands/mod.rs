//! Hands: the list, one of them, and its record alone.

pub mod analysis;
pub mod list;
pub mod notation;
pub mod record;
pub mod show;
pub mod wire;

use serde::Deserialize;

/// The place of a hand in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct HandPath {
    /// Number of the hand, or the address of an unlisted one.
    #[param(pattern = "^[A-Za-z0-9_-]{1,64}$")]
    pub id: String,
}
