//! `POST /hands/{id}/analysis`: has a hand judged by the solver.

use actix_web::web::{Path, Query};
use serde::Deserialize;

use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::analyse_hand;

/// Where the page stood.
#[derive(Debug, Deserialize)]
pub(crate) struct ReviewQuery {
    ply: Option<usize>,
}

/// Asks for it; the page then says that it is coming.
///
/// # Errors
/// When there is no such hand for this person, it may not be asked for, or too much was asked for today.
pub async fn post(visit: Visit, path: Path<String>, place: Query<ReviewQuery>) -> PageResult {
    let address = path.into_inner();
    let wanted = address.clone();
    visit
        .act(move |state, actor| Ok(analyse_hand::ask(&state.store, actor, &wanted, state.now().into())?))
        .await?;
    let at = place.ply.map_or_else(String::new, |ply| format!("/{ply}"));
    Ok(see_other(&format!("/hands/{address}{at}?review=1#review")))
}
