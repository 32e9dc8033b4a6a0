//! `GET /api/v1/leagues/{slug}/adjustments`: what was added to totals, or taken away, by decision.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use chrono::SecondsFormat;
use serde::Serialize;
use utoipa::ToSchema;

use super::wire::SeasonView;
use super::{LeaguePath, SeasonQuery, opened_season};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_league::{AdjustmentCode, LeagueAdjustment};
use talon_service::leagues::SeasonShown;

/// Adjustments that are in force in a table. Amounts are exact; fractions are strings such as `-5/2`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AdjustmentList {
    /// The league's short name in addresses.
    league: String,
    season: SeasonView,
    /// The number of the table; 0 before the first.
    revision: i64,
    adjustments: Vec<AdjustmentView>,
}

/// An adjustment of points by decision.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AdjustmentView {
    /// Number of the player's page.
    player: i64,
    /// The name they choose to show; null if they show none.
    name: Option<String>,
    /// The unit that it is about; null for the total.
    unit: Option<u32>,
    amount: String,
    /// Its kind: `fair_play`, `late`, `absent` or `other`; null if it was not said.
    code: Option<&'static str>,
    /// What it is for.
    text: String,
    /// The name that its author chooses to show; null if they show none, or it is not known who it was.
    author: Option<String>,
    /// When it was made, UTC; null if that is not known.
    made: Option<String>,
}

/// List the adjustments that are in force in the table of a season; those that were revoked are not among them
#[utoipa::path(
    operation_id = "listLeagueAdjustments",
    params(LeaguePath, SeasonQuery),
    responses((status = 200, description = "The adjustments.", body = AdjustmentList), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/adjustments")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let asked: SeasonQuery = query::read(&request, visit.prefs.lang)?;
    let list = opened_season(&visit, asked, path.into_inner(), |shown| {
        Ok(AdjustmentList {
            league: shown.league.slug.clone(),
            season: SeasonView::of(&shown.league.slug, &shown.head),
            revision: shown.revision.as_ref().map_or(0, |one| one.revision),
            adjustments: adjustments(shown),
        })
    })
    .await?;
    Ok(answer::tagged(&visit, &request, &list))
}

/// Those that are in force in the table that is shown.
pub(super) fn adjustments(shown: &SeasonShown) -> Vec<AdjustmentView> {
    let standing = shown.table.as_ref().map(|table| shown.adjusted_in(table));
    let view = |one: &LeagueAdjustment| AdjustmentView {
        player: one.person.0,
        name: shown.name(one.person).map(str::to_owned),
        unit: one.unit.map(|unit| unit.0),
        amount: one.amount.to_string(),
        code: one.code.map(AdjustmentCode::as_str),
        text: one.text.clone(),
        author: one.by.and_then(|by| shown.name(by)).map(str::to_owned),
        made: one
            .time
            .map(|time| time.and_utc().to_rfc3339_opts(SecondsFormat::Secs, true)),
    };
    standing.unwrap_or_default().into_iter().map(view).collect()
}
