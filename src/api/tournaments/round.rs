//! `GET /api/v1/tournaments/{id}/rounds/{round}`: who sits where in a round, and what came of it. A draft is not there.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{RoundPath, opened, wire};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};

/// Read a round of a tournament: its tables and their results
#[utoipa::path(
    operation_id = "readRound",
    params(RoundPath),
    responses((status = 200, description = "The round.", body = wire::RoundView), Unchanged)
)]
#[get("/api/v1/tournaments/{id}/rounds/{round}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, place: Path<RoundPath>) -> ApiResult {
    let RoundPath { id, round } = place.into_inner();
    let (shown, _) = opened(&visit, &id).await?;
    let number: Option<u16> = round.parse().ok();
    let round = shown.seen_rounds().find(|round| Some(round.number) == number);
    let round = round.ok_or_else(|| Problem::not_found("round"))?;
    Ok(answer::tagged(&visit, &request, &wire::round(&shown, round)))
}
