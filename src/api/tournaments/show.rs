//! `GET /api/v1/tournaments/{id}`: a tournament.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{TournamentPath, opened, wire};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::Visit;

/// Read a tournament: when and where, its stages and its rounds
#[utoipa::path(
    operation_id = "readTournament",
    params(TournamentPath),
    responses((status = 200, description = "The tournament.", body = wire::TournamentView), Unchanged)
)]
#[get("/api/v1/tournaments/{id}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let (shown, _) = opened(&visit, &id.id).await?;
    Ok(answer::tagged(&visit, &request, &wire::tournament(&shown)))
}
