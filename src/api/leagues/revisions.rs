//! `GET /api/v1/leagues/{slug}/revisions`: the tables of a season that were published, and what made each.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::wire::{RevisionList, RevisionView, SeasonView};
use super::{LeaguePath, page};
use crate::query::{self, Within};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::leagues::{self, SeasonAddress};

/// Tables on a page.
const PAGE: usize = 50;

/// Which part of the list is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct RevisionsQuery {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
    /// Where to go on; taken from `next`.
    #[param(inline)]
    cursor: Option<Within<1, 1_000_000_000>>,
}

/// List the tables of a season that were published, the last first
#[utoipa::path(
    operation_id = "listLeagueRevisions",
    params(LeaguePath, RevisionsQuery),
    responses((status = 200, description = "The tables.", body = RevisionList), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/revisions")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let asked: RevisionsQuery = query::read(&request, visit.prefs.lang)?;
    let ((shown, mut heads), _) = visit
        .act(move |state, actor| {
            let address = SeasonAddress {
                league: &path.slug,
                season: asked.season.as_deref(),
                revision: None,
            };
            let before = asked.cursor.map(Within::number);
            Ok(state
                .store
                .read(|db| leagues::revisions(db, actor, &address, before, PAGE + 1))?)
        })
        .await?;
    let has_more = heads.len() > PAGE;
    heads.truncate(PAGE);
    let last = heads.last().filter(|_| has_more);
    let next = last.map(|head| query::next_page(request.path(), request.query_string(), &head.revision.to_string()));
    let list = RevisionList {
        league: shown.league.slug.clone(),
        season: SeasonView::of(&shown.league.slug, &shown.head),
        revisions: heads.iter().map(|head| RevisionView::of(&page(&shown), head)).collect(),
        next,
    };
    Ok(answer::tagged(&visit, &request, &list))
}
