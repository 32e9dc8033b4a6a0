//! `GET /api/v1/players/{id}` and `/players/{id}.json`.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::wire::PlayerPageView;
use crate::query::{self, Number};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::Actor;
use talon_service::players::{self, PlayerQuery, PlayerShown, TimeChosen};
use talon_store::MemberId;

/// The place of a player in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct PlayerPath {
    /// Number of the player's page.
    #[param(value_type = Number, inline)]
    id: String,
}

/// Of which time is told.
#[derive(Debug, Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PlayerTime {
    #[default]
    All,
    /// The last twelve months.
    Year,
    /// The last 90 days.
    #[serde(rename = "90d")]
    Days90,
    /// The season of a league that ends last.
    Season,
}

impl PlayerTime {
    fn chosen(self) -> TimeChosen {
        match self {
            PlayerTime::All => TimeChosen::All,
            PlayerTime::Year => TimeChosen::Year,
            PlayerTime::Days90 => TimeChosen::Days90,
            PlayerTime::Season => TimeChosen::Season,
        }
    }
}

/// What is wanted of a player.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct PlayerTimeQuery {
    /// Results and hands of which time; all of them without it.
    #[param(inline)]
    time: Option<PlayerTime>,
}

/// Read a player: results, places, leagues, ratings and hands, as far as they show them to the reader
#[utoipa::path(
    operation_id = "readPlayer",
    params(PlayerPath, PlayerTimeQuery),
    responses((status = 200, description = "The player.", body = PlayerPageView), Unchanged)
)]
#[get("/api/v1/players/{id}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<PlayerPath>) -> ApiResult {
    let shown = opened(&visit, &request, &path, false).await?;
    Ok(answer::tagged(&visit, &request, &PlayerPageView::of(&shown)))
}

/// A player as everybody may see them, to be kept as a file
#[utoipa::path(
    operation_id = "downloadPlayer",
    params(PlayerPath, PlayerTimeQuery),
    responses((status = 200, description = "The player.", body = PlayerPageView), Unchanged)
)]
#[get("/players/{id}.json")]
pub(crate) async fn send_json(visit: Visit, request: HttpRequest, path: Path<PlayerPath>) -> ApiResult {
    let shown = opened(&visit, &request, &path, true).await?;
    Ok(answer::tagged(&visit, &request, &PlayerPageView::of(&shown)))
}

async fn opened(
    visit: &Visit,
    request: &HttpRequest,
    path: &PlayerPath,
    is_public: bool,
) -> Result<PlayerShown, Problem> {
    let asked: PlayerTimeQuery = query::read(request, visit.prefs.lang)?;
    read(visit, path, asked.time.unwrap_or_default(), is_public).await
}

/// The player of an address as the reader, or everybody, may see them.
///
/// # Errors
/// Not found, also when the reader may not see them.
pub(super) async fn read(
    visit: &Visit,
    path: &PlayerPath,
    time: PlayerTime,
    is_public: bool,
) -> Result<PlayerShown, Problem> {
    let digits = !path.id.is_empty() && path.id.bytes().all(|one| one.is_ascii_digit());
    let id = path.id.parse().ok().filter(|_| digits).map(MemberId);
    let id = id.ok_or_else(|| Problem::not_found("player"))?;
    let time = time.chosen();
    let (shown, _) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            let asked = PlayerQuery { id, time, now };
            let reader = if is_public { &Actor::Visitor } else { actor };
            Ok(state.store.read(|db| players::player(db, reader, &asked))?)
        })
        .await?;
    Ok(shown)
}
