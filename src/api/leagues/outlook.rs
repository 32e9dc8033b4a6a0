//! `GET /api/v1/leagues/{slug}/outlook`: what may still happen in a season, and what someone needs in its last unit.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::wire::{OutlookView, SeasonView};
use super::{LeaguePath, SeasonQuery, opened_season};
use crate::query::{self, Number};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_league::{CountedRow, CountedSeason, LastNeeds, LeaguePerson, RankNeed};
use talon_service::leagues::SeasonShown;
use talon_tournament::league::{Need, Outlook};

/// What is wanted of what may still happen.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct OutlookQuery {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
    /// Number of a player of the table: `needs` then says what they need in the last unit.
    #[param(inline)]
    player: Option<Number>,
}

/// What may still happen in a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonOutlook {
    /// The league's short name in addresses.
    league: String,
    season: SeasonView,
    /// The number of the table; 0 before the first.
    revision: i64,
    /// Units to come, of those that were planned; null if that is open.
    to_come: Option<usize>,
    /// In the order of the table.
    rows: Vec<OutlookRow>,
    /// What the player who was asked for needs in the last unit; null if more than one unit is to come, if the season
    /// is not running, or if what decides is more than the places in it.
    needs: Option<NeedsView>,
}

/// How a player can still finish.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OutlookRow {
    /// Number of the player's page.
    player: i64,
    /// The name they choose to show; null if they show none.
    name: Option<String>,
    /// The rank now; null for those who played too few units.
    rank: Option<usize>,
    /// No rank outside of these is possible; null if that is not known.
    outlook: Option<OutlookView>,
}

/// What a player needs in the last unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeedsView {
    /// Number of the player's page.
    player: i64,
    /// How many are expected to come.
    entries: usize,
    /// From the best rank that is still possible on.
    ranks: Vec<RankNeedView>,
    /// How they can finish if they stay away, and with each place that they take alone.
    results: Vec<LastResultView>,
}

/// What a rank, or a better one, takes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RankNeedView {
    rank: usize,
    /// What makes it certain.
    certain: NeedView,
    /// What makes it possible.
    possible: NeedView,
}

/// What a player has to do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeedView {
    /// `nothing` (they can stay away), `place` (this place or a better one), or `others` (others decide it).
    kind: &'static str,
    /// The place, for `place`.
    place: Option<usize>,
}

/// How a player can finish with a result in the last unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LastResultView {
    /// Null if they stay away.
    place: Option<usize>,
    /// Null if they would have no rank.
    outlook: Option<OutlookView>,
}

/// Read between which ranks everyone can still finish, and what a player needs in the last unit
#[utoipa::path(
    operation_id = "readLeagueOutlook",
    params(LeaguePath, OutlookQuery),
    responses((status = 200, description = "What may still happen.", body = SeasonOutlook), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/outlook")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let OutlookQuery { season, player } = query::read(&request, visit.prefs.lang)?;
    let asked = SeasonQuery { season, revision: None };
    let player = player.map(|number| LeaguePerson(number.number()));
    let outlook = opened_season(&visit, asked, path.into_inner(), move |shown| of(shown, player)).await?;
    Ok(answer::tagged(&visit, &request, &outlook))
}

fn of(shown: &SeasonShown, player: Option<LeaguePerson>) -> Result<SeasonOutlook, Problem> {
    let table = shown.table.as_ref();
    let has_row = |person| table.is_some_and(|table| table.row(person).is_some());
    if player.is_some_and(|person| !has_row(person)) {
        return Err(Problem::not_found("row"));
    }
    let rows = table.map(|table| shown.rows(table)).unwrap_or_default();
    let needs = player.and_then(|person| Some(NeedsView::of(person, &shown.needs(person)?)));
    Ok(SeasonOutlook {
        league: shown.league.slug.clone(),
        season: SeasonView::of(&shown.league.slug, &shown.head),
        revision: shown.revision.as_ref().map_or(0, |one| one.revision),
        to_come: table.and_then(CountedSeason::to_come),
        rows: rows.into_iter().map(|row| OutlookRow::of(shown, row)).collect(),
        needs,
    })
}

impl OutlookRow {
    fn of(shown: &SeasonShown, row: &CountedRow) -> OutlookRow {
        OutlookRow {
            player: row.person.0,
            name: shown.name(row.person).map(str::to_owned),
            rank: row.rank,
            outlook: row.outlook.map(|[best, worst]| OutlookView { best, worst }),
        }
    }
}

impl NeedsView {
    fn of(person: LeaguePerson, needs: &LastNeeds) -> NeedsView {
        let outlook = |end: &Option<Outlook>| {
            end.as_ref().map(|end| OutlookView {
                best: end.best,
                worst: end.worst,
            })
        };
        let results = needs.ends.iter().enumerate().map(|(place, end)| LastResultView {
            place: Some(place).filter(|place| *place > 0),
            outlook: outlook(end),
        });
        let ranks = needs.ranks.iter().map(|need: &RankNeed| RankNeedView {
            rank: need.rank,
            certain: NeedView::of(need.sure),
            possible: NeedView::of(need.possible),
        });
        NeedsView {
            player: person.0,
            entries: needs.entries,
            ranks: ranks.collect(),
            results: results.collect(),
        }
    }
}

impl NeedView {
    fn of(need: Need) -> NeedView {
        let (kind, place) = match need {
            Need::Nothing => ("nothing", None),
            Need::Place(place) => ("place", Some(place)),
            Need::NotInTheirHands => ("others", None),
        };
        NeedView { kind, place }
    }
}
