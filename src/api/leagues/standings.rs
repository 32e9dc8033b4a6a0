//! `GET /api/v1/leagues/{slug}/standings`: the table of a season, and why everyone stands where they stand.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::wire::SeasonTable;
use super::{LeaguePath, SeasonListQuery, opened};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::Visit;

/// Read the table of a season, with every cell, the reasons of ties and what may still happen
#[utoipa::path(
    operation_id = "readLeagueStandings",
    params(LeaguePath, SeasonListQuery),
    responses((status = 200, description = "The table.", body = SeasonTable), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/standings")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let opened = opened(&visit, &request, path.into_inner()).await?;
    Ok(answer::tagged(&visit, &request, &SeasonTable::of(&opened.shown)))
}
