//! `GET /api/v1/leagues/{slug}/units/{number}`: one column of the table of a season.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::SeasonQuery;
use super::wire::{SeasonView, UnitView};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::{Problem, Visit};
use talon_league::UnitNo;
use talon_service::leagues::{self, ColumnRow, SeasonColumn, SeasonShown};

/// The place of a column in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct UnitPath {
    /// The league's word in addresses.
    #[param(pattern = "^[a-z0-9-]{1,80}$")]
    slug: String,
    /// The number of the unit in the season.
    #[param(minimum = 1, example = 1)]
    number: u32,
}

/// One column of the table of a season. Points are exact; fractions are texts such as `27/2`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UnitColumn {
    /// The league's word in addresses.
    league: String,
    season: SeasonView,
    /// The number of the table.
    revision: i64,
    unit: UnitView,
    /// Everyone who was there and has a row, in order of their places.
    rows: Vec<UnitRow>,
}

/// What someone has from a unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UnitRow {
    /// Number of the player's page.
    player: i64,
    /// The name that they show; null where they show none.
    name: Option<String>,
    /// Null for those who were listed without one.
    place: Option<usize>,
    /// The score behind it.
    score: String,
    tables: u32,
    /// With weight and what was decided.
    points: String,
    /// Added or taken away by decision; part of the points.
    adjusted: String,
    excluded: bool,
    /// Whether it is part of the total, or dropped.
    counted: bool,
    /// The rank in the season before it and after it; null where they had none.
    rank_before: Option<usize>,
    rank_after: Option<usize>,
}

/// Read one column of the table of a season: who was there, what counts, and what it did to the ranks
#[utoipa::path(
    operation_id = "readLeagueUnit",
    params(UnitPath, SeasonQuery),
    responses((status = 200, description = "The column.", body = UnitColumn), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/units/{number}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<UnitPath>) -> ApiResult {
    let UnitPath { slug, number } = path.into_inner();
    let asked: SeasonQuery = query::read(&request, visit.prefs.lang)?;
    let (column, _) = visit
        .act(move |state, actor| {
            let shown = state
                .store
                .read(|db| leagues::season(db, actor, &asked.address(&slug)))?;
            let column = shown.column(UnitNo(number)).ok_or_else(|| Problem::not_found("row"))?;
            Ok(UnitColumn::of(&shown, column))
        })
        .await?;
    Ok(answer::tagged(&visit, &request, &column))
}

impl UnitColumn {
    fn of(shown: &SeasonShown, column: SeasonColumn) -> UnitColumn {
        let rows = column.rows.into_iter().map(
            |ColumnRow {
                 row,
                 cell,
                 rank_before,
                 rank_after,
             }| UnitRow {
                player: row.person.0,
                name: shown.name(row.person).map(str::to_owned),
                place: cell.rank,
                score: cell.raw.to_string(),
                tables: cell.tables,
                points: cell.points.to_string(),
                adjusted: cell.adjusted.to_string(),
                excluded: cell.excluded,
                counted: cell.counted,
                rank_before,
                rank_after,
            },
        );
        let marks = shown.table.as_ref();
        UnitColumn {
            league: shown.league.slug.clone(),
            season: SeasonView::of(&shown.league.slug, &shown.head),
            revision: shown.revision.as_ref().map_or(0, |one| one.revision),
            unit: UnitView::of(&column.unit, marks.and_then(|table| table.mark(column.unit.number))),
            rows: rows.collect(),
        }
    }
}
