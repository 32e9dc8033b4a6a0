//! Hands: the list, one of them, and its record alone.

pub mod analysis;
pub mod list;
pub mod notation;
pub mod record;
pub mod show;
pub mod wire;

use actix_web::web::Path;
use serde::Deserialize;

use talon_http::{Problem, Visit};
use talon_service::read_hand::{HandRead, look_at_hand};

/// The place of a hand in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct HandPath {
    /// Number of the hand, or the address of an unlisted one.
    #[param(pattern = "^[A-Za-z0-9_-]{1,64}$")]
    pub id: String,
}

/// The hand at an address.
///
/// # Errors
/// Not found, also when the reader may not see it.
async fn opened(visit: &Visit, path: Path<HandPath>) -> Result<HandRead, Problem> {
    let address = path.into_inner().id;
    let (read, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| look_at_hand(db, actor, &address))?))
        .await?;
    Ok(read)
}
