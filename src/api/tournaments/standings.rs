//! `GET /api/v1/tournaments/{id}/standings`: who stands where, and why.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::{TournamentPath, opened, wire};
use crate::query::{self, Within};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_text::Lang;

/// Which standings are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct StandingsQuery {
    /// Number of a stage; the last one that has begun without it.
    #[param(inline)]
    stage: Option<Within<1, 200>>,
}

/// Read the standings of a tournament, with every result so far
#[utoipa::path(
    operation_id = "readStandings",
    params(TournamentPath, StandingsQuery),
    responses((status = 200, description = "The standings.", body = wire::StandingsView), Unchanged)
)]
#[get("/api/v1/tournaments/{id}/standings")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let stage = stage(&request, visit.prefs.lang)?;
    let (shown, _) = opened(&visit, &id.id).await?;
    Ok(answer::tagged(
        &visit,
        &request,
        &wire::standings(&shown, stage, visit.prefs.lang)?,
    ))
}

/// The stage that is asked for.
pub(super) fn stage(request: &HttpRequest, lang: Lang) -> Result<Option<u16>, Problem> {
    let StandingsQuery { stage } = query::read(request, lang)?;
    Ok(stage.map(Within::number))
}
