//! `GET /api/v1/leagues/{slug}/seasons/{season}`: one season of a league, and how it is counted.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::lists_wire::TagListView;
use super::wire::SeasonView;
use super::{LeaguePath, SeasonQuery, opened_season};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::leagues::SeasonShown;
use talon_tournament::league::{Counting, GuestRule, SeasonItem, SeasonProfile, UnitPoints};

/// The place of a season in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct SeasonPlace {
    /// The league's short name in addresses.
    #[param(pattern = "^[a-z0-9-]{1,80}$")]
    slug: String,
    /// The season's word in addresses.
    #[param(pattern = "^[a-z0-9-]{1,80}$", example = "2026-27")]
    season: String,
}

/// A season, and how its latest table was counted.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonRules {
    /// The league's short name in addresses.
    league: String,
    season: SeasonView,
    /// Units with a result.
    played: usize,
    /// How many are planned; null if that is open.
    planned: Option<u32>,
    profile: ProfileView,
    /// The names of the divisions, the highest first.
    divisions: Vec<String>,
    /// Whether there is a table of teams.
    has_teams: bool,
    /// Lists by tag that can be asked for.
    lists: Vec<TagListView>,
}

/// How a season is counted. Numbers of points are exact; fractions are strings such as `1/2`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProfileView {
    points: PointsView,
    /// What everyone gets for each unit that they played, besides.
    participation: String,
    counting: CountingView,
    /// `counted` (guests keep their places, and nobody gets their points) or `passed_over` (the others are ranked as
    /// if there were no guests).
    guests: &'static str,
    /// Units that someone must have played to be ranked.
    minimum: usize,
    /// While the season is young, half of the units so far are enough.
    growing_minimum: bool,
    /// What decides between equal totals, one after the other.
    chain: Vec<&'static str>,
}

/// What a unit pays.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct PointsView {
    /// `vector` (by a list), `linear`, `per_cent`, `formula`, `own` (the total there) or `raw` (the scores there).
    kind: &'static str,
    /// For the first, the second and so on, for `vector`.
    list: Option<Vec<String>>,
    /// For every place behind the list, for `vector`.
    rest: Option<String>,
    /// The formula, for `formula`.
    formula: Option<String>,
}

/// Which units count.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct CountingView {
    /// `best`, `all`, `drop`, `growing` (more are dropped the longer the season lasts), `best_per_group` or `average`.
    kind: &'static str,
    /// How many count, for `best` and `best_per_group`.
    best: Option<usize>,
    /// How many are dropped, for `drop`.
    dropped: Option<usize>,
    /// From how many units on how many are dropped, for `growing`.
    steps: Option<Vec<DropStepView>>,
}

/// From so many units on, so many are dropped.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DropStepView {
    units: usize,
    dropped: usize,
}

/// Read a season of a league, and how it is counted
#[utoipa::path(
    operation_id = "readLeagueSeason",
    params(SeasonPlace),
    responses((status = 200, description = "The season.", body = SeasonRules), Unchanged)
)]
#[get("/api/v1/leagues/{slug}/seasons/{season}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<SeasonPlace>) -> ApiResult {
    query::refuse_unknown(&request, &[], visit.prefs.lang)?;
    let SeasonPlace { slug, season } = path.into_inner();
    let asked = SeasonQuery {
        season: Some(season),
        revision: None,
    };
    let rules = opened_season(&visit, asked, LeaguePath { slug }, |shown| Ok(SeasonRules::of(shown))).await?;
    Ok(answer::tagged(&visit, &request, &rules))
}

impl SeasonRules {
    fn of(shown: &SeasonShown) -> SeasonRules {
        let by = shown.counted_by();
        let divisions = shown.table.iter().flat_map(|table| &table.divisions);
        SeasonRules {
            league: shown.league.slug.clone(),
            season: SeasonView::of(&shown.league.slug, &shown.head),
            played: shown.table.as_ref().map_or(0, |table| table.with_result),
            planned: by.planned,
            profile: ProfileView::of(&by.profile),
            divisions: divisions.map(|one| one.name.clone()).collect(),
            has_teams: shown.teams().is_some(),
            lists: shown.lists().iter().map(TagListView::of).collect(),
        }
    }
}

impl ProfileView {
    fn of(profile: &SeasonProfile) -> ProfileView {
        ProfileView {
            points: PointsView::of(&profile.points),
            participation: profile.participation.to_string(),
            counting: CountingView::of(&profile.counting),
            guests: match profile.guests {
                GuestRule::Counted => "counted",
                GuestRule::PassedOver => "passed_over",
            },
            minimum: profile.minimum,
            growing_minimum: profile.is_minimum_growing,
            chain: profile.chain.iter().map(|item: &SeasonItem| item.as_str()).collect(),
        }
    }
}

impl PointsView {
    fn of(points: &UnitPoints) -> PointsView {
        let plain = |kind| PointsView {
            kind,
            ..PointsView::default()
        };
        match points {
            UnitPoints::Vector { list, rest } => PointsView {
                list: Some(list.iter().map(ToString::to_string).collect()),
                rest: Some(rest.to_string()),
                ..plain("vector")
            },
            UnitPoints::Linear => plain("linear"),
            UnitPoints::PerCent => plain("per_cent"),
            UnitPoints::Formula(formula) => PointsView {
                formula: Some(formula.text().to_owned()),
                ..plain("formula")
            },
            UnitPoints::Own => plain("own"),
            UnitPoints::Raw => plain("raw"),
        }
    }
}

impl CountingView {
    fn of(counting: &Counting) -> CountingView {
        let plain = |kind| CountingView {
            kind,
            ..CountingView::default()
        };
        match counting {
            Counting::Best { n } => CountingView {
                best: Some(*n),
                ..plain("best")
            },
            Counting::All => plain("all"),
            Counting::Drop { k } => CountingView {
                dropped: Some(*k),
                ..plain("drop")
            },
            Counting::Growing { steps } => CountingView {
                steps: Some(
                    steps
                        .iter()
                        .map(|step| DropStepView {
                            units: step.units,
                            dropped: step.dropped,
                        })
                        .collect(),
                ),
                ..plain("growing")
            },
            Counting::BestPerGroup { n } => CountingView {
                best: Some(*n),
                ..plain("best_per_group")
            },
            Counting::Average => plain("average"),
        }
    }
}
