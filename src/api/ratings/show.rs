//! `GET /api/v1/ratings/{list}`: who is how strong.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::wire::RatingListView;
use super::{RatingPath, RatingQuery, opened};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::Visit;

/// Read a rating list: the ranked in order, then the provisional and the inactive
#[utoipa::path(
    operation_id = "readRatings",
    params(RatingPath, RatingQuery),
    responses((status = 200, description = "The list.", body = RatingListView), Unchanged)
)]
#[get("/api/v1/ratings/{list}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<RatingPath>) -> ApiResult {
    let (shown, _) = opened(&visit, &request, &path).await?;
    Ok(answer::tagged(&visit, &request, &RatingListView::of(&shown)))
}
