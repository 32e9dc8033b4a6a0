//! `GET /api/v1/leagues`: the leagues of all clubs, or of one.

use actix_web::{HttpRequest, get};
use serde::{Deserialize, Deserializer};

use super::wire::{LeagueList, LeagueRow};
use crate::query::{self, ClubSlug, Game, WithinOr};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::leagues::{self, LeagueFilter, SEASON_PAGES_MAX};
use talon_store::leagues::SeasonState;

/// Which leagues are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct LeagueListQuery {
    /// Short name of a club.
    #[param(inline)]
    club: Option<ClubSlug>,
    /// The game of the league, as far as the reader may see what counts in it.
    #[param(inline)]
    game: Option<Game>,
    /// `draft`, `running`, `finished` or `archived`.
    #[serde(deserialize_with = "state")]
    #[param(value_type = String, pattern = "^(draft|running|finished|archived)$")]
    state: Option<SeasonState>,
    /// Which page of 200 seasons.
    #[param(inline)]
    page: WithinOr<1, 1, { SEASON_PAGES_MAX as i64 }>,
}

fn state<'de, D: Deserializer<'de>>(value: D) -> Result<Option<SeasonState>, D::Error> {
    query::parsed(value, SeasonState::parse)
}

/// List the seasons of leagues, the one that ends last first
#[utoipa::path(
    operation_id = "listLeagues",
    params(LeagueListQuery),
    responses((status = 200, description = "The leagues.", body = LeagueList), Unchanged, Fails<404>)
)]
#[get("/api/v1/leagues")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let asked: LeagueListQuery = query::read(&request, visit.prefs.lang)?;
    let mut said: Vec<(&str, String)> = Vec::new();
    said.extend(asked.club.as_ref().map(|slug| ("club", slug.0.clone())));
    said.extend(asked.game.as_ref().map(|game| ("game", game.0.as_str().to_owned())));
    said.extend(asked.state.map(|state| ("state", state.as_str().to_owned())));
    let (index, _) = visit
        .act(move |state, actor| {
            let wanted = LeagueFilter {
                club: asked.club.as_ref().map(|slug| slug.0.as_str()),
                game: asked.game.map(|game| game.0),
                state: asked.state,
                page: asked.page.number(),
            };
            Ok(state.store.read(|db| leagues::index(db, actor, &wanted))?)
        })
        .await?;
    said.push(("page", (index.page + 1).to_string()));
    let next = serde_html_form::to_string(said).unwrap_or_default();
    let list = LeagueList {
        next: index.has_more().then(|| format!("/api/v1/leagues?{next}")),
        leagues: index.leagues.iter().map(LeagueRow::of).collect(),
    };
    Ok(answer::tagged(&visit, &request, &list))
}
