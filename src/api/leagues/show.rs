//! `GET /api/v1/leagues/{slug}`: a league and its seasons.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::wire::LeagueView;
use super::{LeaguePath, SeasonChoice};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::leagues;

/// Read a league with its seasons
#[utoipa::path(
    operation_id = "readLeague",
    params(LeaguePath),
    responses((status = 200, description = "The league.", body = LeagueView), Unchanged)
)]
#[get("/api/v1/leagues/{slug}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    query::refuse_unknown(&request, &[], visit.prefs.lang)?;
    let (shown, _) = visit
        .act(move |state, actor| {
            let latest = SeasonChoice::default();
            let address = latest.address(&path.slug);
            Ok(state.store.read(|db| leagues::season(db, actor, &address))?)
        })
        .await?;
    Ok(answer::tagged(&visit, &request, &LeagueView::of(&shown)))
}
