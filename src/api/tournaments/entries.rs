//! `GET /api/v1/tournaments/{id}/entries`: who takes part.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{TournamentPath, opened, wire};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::Visit;

/// List who takes part in a tournament, under the names that the reader may see
#[utoipa::path(
    operation_id = "listEntries",
    params(TournamentPath),
    responses((status = 200, description = "The entries, in their order.", body = wire::EntryList), Unchanged)
)]
#[get("/api/v1/tournaments/{id}/entries")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let (shown, _) = opened(&visit, &id.id).await?;
    Ok(answer::tagged(&visit, &request, &wire::entries(&shown)))
}
