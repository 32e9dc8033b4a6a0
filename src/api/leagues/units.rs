//! `GET /api/v1/leagues/{slug}/units`: what counts in a season, and what was taken out of it.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Serialize;
use utoipa::ToSchema;

use super::wire::{SeasonView, UnitView, units_of};
use super::{LeaguePath, SeasonQuery, opened_season};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;

/// The units of a table of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UnitList {
    /// The league's short name in addresses.
    league: String,
    season: SeasonView,
    /// The number of the table; 0 before the first.
    revision: i64,
    /// What counts, in the order of play.
    units: Vec<UnitView>,
    /// What does not count any more, in order of the numbers.
    excluded: Vec<ExcludedUnitView>,
}

/// A unit that does not count.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExcludedUnitView {
    #[serde(flatten)]
    unit: UnitView,
    /// Why it does not count.
    reason: String,
}

/// List the units of a table of a season, and those that were excluded, with the reason
#[utoipa::path(
    operation_id = "listLeagueUnits",
    params(LeaguePath, SeasonQuery),
    responses((status = 200, description = "The units.", body = UnitList), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/units")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let asked: SeasonQuery = query::read(&request, visit.prefs.lang)?;
    let list = opened_season(&visit, asked, path.into_inner(), |shown| {
        let excluded = shown.left_out().into_iter().filter_map(|unit| {
            Some(ExcludedUnitView {
                unit: UnitView::of(unit, None),
                reason: unit.taken_out.clone()?,
            })
        });
        Ok(UnitList {
            league: shown.league.slug.clone(),
            season: SeasonView::of(&shown.league.slug, &shown.head),
            revision: shown.revision.as_ref().map_or(0, |one| one.revision),
            units: shown
                .table
                .as_ref()
                .map(|table| units_of(shown, table))
                .unwrap_or_default(),
            excluded: excluded.collect(),
        })
    })
    .await?;
    Ok(answer::tagged(&visit, &request, &list))
}
