//! `GET /api/v1/ratings`: the rating lists of all clubs, or of one.

use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::wire::{RatingLists, RatingSummary};
use crate::query::{self, ClubSlug};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::ratings;

/// Which lists are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct RatingListsQuery {
    /// Short name of a club.
    #[param(inline)]
    club: Option<ClubSlug>,
    /// Name of a game.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String)]
    game: Option<String>,
}

/// List the rating lists of clubs; the first 200 of them
#[utoipa::path(
    operation_id = "listRatings",
    params(RatingListsQuery),
    responses((status = 200, description = "The lists.", body = RatingLists), Unchanged, Fails<404>)
)]
#[get("/api/v1/ratings")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let asked: RatingListsQuery = query::read(&request, visit.prefs.lang)?;
    let (listed, _) = visit
        .act(move |state, actor| {
            let club = asked.club.as_ref().map(|slug| slug.0.as_str());
            Ok(state
                .store
                .read(|db| ratings::list(db, actor, club, asked.game.as_deref()))?)
        })
        .await?;
    let lists = RatingLists {
        lists: listed.iter().map(RatingSummary::of).collect(),
    };
    Ok(answer::tagged(&visit, &request, &lists))
}
