//! Pages of a season by the address of its league alone: they lead to the latest season.

use actix_web::web;

use crate::page::{PageResult, see_other};
use crate::routes;
use talon_http::Visit;
use talon_service::leagues;

/// Leads there; the rest of the address stays as it is.
///
/// # Errors
/// Not found, also when the reader may not see any season of the league.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    to_season(&visit, slug.into_inner()).await
}

/// The same where one thing in the season is asked for.
///
/// # Errors
/// As for a page of it.
pub async fn of_one(visit: Visit, path: web::Path<(String, i64)>) -> PageResult {
    to_season(&visit, path.into_inner().0).await
}

async fn to_season(visit: &Visit, slug: String) -> PageResult {
    let (latest, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| leagues::latest(db, actor, &slug))?))
        .await?;
    // `/leagues/{slug}/rest`, of which the address of the season takes the first two parts.
    let rest = visit.path.splitn(4, '/').nth(3).unwrap_or_default();
    let season = routes::league(&latest.league, &latest.season);
    let (rest, query) = rest.split_at(rest.find('?').unwrap_or(rest.len()));
    Ok(see_other(&match part(rest) {
        "" => format!("{season}{query}"),
        part => format!("{season}/{part}{query}"),
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
