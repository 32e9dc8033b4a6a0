//! `GET /api/v1/leagues`: the leagues of all clubs, or of one.

use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::wire::{LeagueList, LeagueRow};
use crate::query::{self, ClubSlug};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::leagues;

/// Which leagues are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct LeagueListQuery {
    /// Short name of a club.
    #[param(inline)]
    club: Option<ClubSlug>,
}

/// List the seasons of leagues, the one that ends last first; the latest 200 of them
#[utoipa::path(
    operation_id = "listLeagues",
    params(LeagueListQuery),
    responses((status = 200, description = "The leagues.", body = LeagueList), Unchanged, Fails<404>)
)]
#[get("/api/v1/leagues")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let asked: LeagueListQuery = query::read(&request, visit.prefs.lang)?;
    let (listed, _) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| leagues::list(db, actor, asked.club.as_ref().map(|slug| slug.0.as_str())))?)
        })
        .await?;
    let list = LeagueList {
        leagues: listed.iter().map(LeagueRow::of).collect(),
    };
    Ok(answer::tagged(&visit, &request, &list))
}
