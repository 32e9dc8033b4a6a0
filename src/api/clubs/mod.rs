//! Clubs, who belongs to them, links that invite, and the log. Owners are appointed on the pages only, where the
//! password is asked for again.

pub mod announcements;
pub mod audit;
mod given;
pub mod invites;
pub mod list;
pub mod member;
pub mod members;
pub mod show;
pub mod signups;
pub mod wire;

use serde::Deserialize;

use crate::query::Number;

/// The place of a club in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct ClubPath {
    /// The club's short name in addresses.
    #[param(pattern = "^[a-z0-9-]{1,40}$")]
    pub slug: String,
}

/// The place of an entry of a club's list in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct MemberPath {
    /// The club's short name in addresses.
    #[param(pattern = "^[a-z0-9-]{1,40}$")]
    slug: String,
    /// Number of the entry.
    #[param(value_type = Number, inline)]
    id: i64,
}
