//! `GET /api/v1/sessions/{id}`: what the deals of a session come to.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::wire::{SessionView, view};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_records::session::Ledger;
use talon_service::read_session::{SessionRead, read_session};

/// The place of a session in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct SessionPath {
    /// Number of the session, or the address that opens its unlisted hands.
    #[param(pattern = "^[A-Za-z0-9_-]{1,64}$")]
    id: String,
}

/// Read a session: its deals in order with what each changed, and the score
#[utoipa::path(
    operation_id = "readSession",
    params(SessionPath),
    responses((status = 200, description = "The session.", body = SessionView), Unchanged)
)]
#[get("/api/v1/sessions/{id}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<SessionPath>) -> ApiResult {
    let (read, ledger) = opened(&visit, path).await?;
    Ok(answer::tagged(&visit, &request, &view(&read, &ledger)))
}

/// The session of an address, with what its deals come to.
pub(super) async fn opened(visit: &Visit, path: Path<SessionPath>) -> Result<(SessionRead, Ledger), Problem> {
    let address = path.into_inner().id;
    let (opened, _) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| read_session(db, actor, &address))?;
            let ledger = read.ledger();
            Ok::<_, Problem>((read, ledger))
        })
        .await?;
    Ok(opened)
}
