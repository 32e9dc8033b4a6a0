//! Pages of a season by the address of its league alone: they lead to the latest season.

use actix_web::{HttpRequest, web};

use crate::page::{PageResult, see_other};
use crate::routes;
use talon_http::Visit;
use talon_service::leagues;

/// Leads there; the rest of the address stays as it is.
///
/// # Errors
/// Not found, also when the reader may not see any season of the league.
pub async fn get(visit: Visit, request: HttpRequest, slug: web::Path<String>) -> PageResult {
    to_season(&visit, slug.into_inner(), request.query_string()).await
}

/// The same where one thing in the season is asked for.
///
/// # Errors
/// As for a page of it.
pub async fn of_one(visit: Visit, request: HttpRequest, path: web::Path<(String, i64)>) -> PageResult {
    to_season(&visit, path.into_inner().0, request.query_string()).await
}

async fn to_season(visit: &Visit, slug: String, query: &str) -> PageResult {
    let (latest, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| leagues::latest(db, actor, &slug))?))
        .await?;
    // `/leagues/{slug}/rest`, of which the address of the season takes the first two parts.
    let rest = visit.path.splitn(4, '/').nth(3).unwrap_or_default();
    let season = routes::league(&latest.league, &latest.season);
    let page = match part(rest) {
        "" => season,
        part => format!("{season}/{part}"),
    };
    Ok(see_other(&match query {
        "" => page,
        query => format!("{page}?{query}"),
    }))
}

/// The page on which what an address names is found, where it has none of its own.
fn part(rest: &str) -> &str {
    match rest {
        "adjustments" | "publish" => "manage",
        "chain" => "qualified",
        // The table of the season shows them one below the other.
        "groups" => "",
        rest => rest,
    }
}
