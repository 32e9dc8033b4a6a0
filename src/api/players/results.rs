//! `GET /api/v1/players/{id}/results`: the tournaments of a player, a page at a time.

use actix_web::http::header;
use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::show::{PlayerPath, PlayerTime, read};
use super::wire::{PlayerResultView, result, shown_name};
use crate::query::{self, Limit, next_page};
use crate::responses::Unchanged;
use crate::tournaments::list::{place, place_of};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::players::{PlayerResult, PlayerShown};
use talon_service::tournaments::calendar::Cursor;

/// Which results of a player are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct PlayerResultsQuery {
    /// Results of which time; all of them without it.
    #[param(inline)]
    time: Option<PlayerTime>,
    /// Results on a page.
    #[param(inline)]
    limit: Limit,
    /// Where to go on; taken from `next`.
    #[serde(deserialize_with = "place_of")]
    #[param(value_type = String, pattern = "^-?[0-9]{1,16}-[1-9][0-9]{0,17}$")]
    cursor: Option<Cursor>,
}

/// A page of the results of a player. It is empty if they do not show them to the reader.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerResultList {
    /// Number of the page. An entry that was given up for another answers with the number of that one.
    player: i64,
    /// Their page.
    url: String,
    /// The name that they show; null where they show none.
    name: Option<String>,
    /// Tournaments, the latest first.
    results: Vec<PlayerResultView>,
    /// Address of the next page; null at the end.
    next: Option<String>,
}

/// List the tournaments of a player, the latest first, as far as they show them to the reader
#[utoipa::path(
    operation_id = "listPlayerResults",
    params(PlayerPath, PlayerResultsQuery),
    responses(
        (
            status = 200,
            description = "A page of results.",
            body = PlayerResultList,
            headers(("Link" = String, description = "The next page, with the relation `next`.")),
        ),
        Unchanged,
    )
)]
#[get("/api/v1/players/{id}/results")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, path: Path<PlayerPath>) -> ApiResult {
    let PlayerResultsQuery { time, limit, cursor } = query::read(&request, visit.prefs.lang)?;
    let shown = read(&visit, &path, time.unwrap_or_default(), false).await?;
    let (results, last) = page(&shown, cursor, limit.number());
    let next = last.map(|at| next_page(request.path(), request.query_string(), &place(at)));
    let list = PlayerResultList {
        player: shown.person.id.0,
        url: format!("/players/{}", shown.person.id),
        name: shown_name(&shown),
        results: results.into_iter().map(result).collect(),
        next,
    };
    let mut response = answer::tagged(&visit, &request, &list);
    if let Some(next) = &list.next {
        answer::header(&mut response, header::LINK, &format!("<{next}>; rel=\"next\""));
    }
    Ok(response)
}

fn at(one: &PlayerResult) -> Cursor {
    (one.starts_at, one.tournament)
}

/// So many results from behind a place on, and the place of the last one if there are more. Who has two in one
/// tournament has them on one page.
fn page(shown: &PlayerShown, cursor: Option<Cursor>, limit: usize) -> (Vec<&PlayerResult>, Option<Cursor>) {
    let rest = shown.results.iter();
    let rest: Vec<&PlayerResult> = rest
        .skip_while(|one| cursor.is_some_and(|cursor| at(one) >= cursor))
        .collect();
    let Some(last) = rest.get(limit.saturating_sub(1)).map(|one| at(one)) else {
        return (rest, None);
    };
    let page: Vec<&PlayerResult> = rest.iter().copied().take_while(|one| at(one) >= last).collect();
    let goes_on = page.len() < rest.len();
    (page, goes_on.then_some(last))
}
