//! `GET /sitemap.xml`: the public pages for search engines, but for those of clubs that asked to be left out; and
//! `GET /robots.txt`, which names it.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};

use crate::page::PageResult;
use crate::routes;
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Visit, assets};
use talon_rules::games::GameKind;
use talon_service::sitemap::{self, PublicPage};

/// What is of no use in a search engine.
const ROBOTS: &str = "robots.txt";

/// Shows it.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, request: HttpRequest) -> PageResult {
    let pages = visit
        .state
        .block(|state| Ok(state.store.read(|db| sitemap::public_pages(db, state.now()))?))
        .await?;
    let base = &visit.state.config.base_url;
    let fixed = [
        "/",
        "/clubs",
        "/tournaments",
        "/leagues",
        "/ratings",
        "/hands",
        "/docs/format",
    ];
    let fixed = fixed.into_iter().map(str::to_owned);
    let rules = GameKind::ALL.iter().map(|game| routes::rules(game.as_str()));
    let own = pages.iter().map(address);
    let urls = fixed.chain(rules).chain(own);
    let urls: String = urls
        .map(|path| format!("<url><loc>{base}{path}</loc></url>\n"))
        .collect();
    let body = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    );
    let tag = page_cache::tag(&body);
    if let Some(answer) = page_cache::unchanged(&request, &tag, CacheScope::AnybodyAsking) {
        return Ok(answer);
    }
    let answer = HttpResponse::Ok()
        .content_type("application/xml; charset=utf-8")
        .body(body);
    Ok(page_cache::mark(answer, &tag, CacheScope::AnybodyAsking))
}

fn address(page: &PublicPage) -> String {
    match page {
        PublicPage::Club(slug) => routes::club(slug, ""),
        PublicPage::Announcement(slug, id) => routes::announcement(slug, *id),
        PublicPage::Season(league, season) => routes::league(league, season),
        PublicPage::Tournament(id) => routes::tournament(*id, ""),
    }
}

/// What search engines are asked to leave alone, and where the rest is listed.
///
/// # Errors
/// None: the file is there.
pub async fn robots(visit: Visit) -> PageResult {
    let rules = assets::text(ROBOTS).unwrap_or_default();
    let base = &visit.state.config.base_url;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(format!("{}\nSitemap: {base}/sitemap.xml\n", rules.trim_end())))
}
