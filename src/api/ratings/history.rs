//! `GET /api/v1/ratings/{list}/history/{player}`: how someone came to their rating, table by table.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::RatedPlayerPath;
use super::wire::RatingHistoryView;
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::ratings;

/// Read how a player came to their rating, a row for each table in the order of play
#[utoipa::path(
    operation_id = "readRatingHistory",
    params(RatedPlayerPath),
    responses((status = 200, description = "The tables.", body = RatingHistoryView), Unchanged)
)]
#[get("/api/v1/ratings/{list}/history/{player}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<RatedPlayerPath>) -> ApiResult {
    query::refuse_unknown(&request, &[], visit.prefs.lang)?;
    let (id, person) = (path.id()?, path.person()?);
    let (found, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| ratings::history(db, actor, id, person))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &RatingHistoryView::of(&found)))
}
