//! `GET /embed/tournaments/{id}/standings`: the standings for a frame in a page of someone else: no form, and never
//! more than a visitor sees.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::frame::withheld;
use super::standings::{StandingsRow, lines};
use crate::embed::{self, EmbedDress, PlainEmbedQuery};
use crate::page::PageResult;
use crate::routes;
use talon_http::{Problem, Visit};
use talon_service::Actor;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;
use talon_text::Lang;

/// templates/tournaments/embed.html
#[derive(Debug, Template)]
#[template(path = "tournaments/embed.html")]
struct TournamentsEmbedPage {
    lang: Lang,
    dress: EmbedDress,
    is_fragment: bool,
    name: String,
    title: String,
    href: String,
    rows: Vec<StandingsRow>,
    /// What is not told yet, in words; empty where everything is.
    withheld: String,
    /// How many stand below those that are shown.
    more: String,
}

/// Shows them.
///
/// # Errors
/// Not found, also when a visitor may not see the tournament.
pub async fn get(visit: Visit, request: HttpRequest, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let lang = visit.prefs.lang;
    let Some((asked, dress)) = PlainEmbedQuery::read(request.query_string()) else {
        return embed::refused("fragment=1", lang);
    };
    // The frame stands in a page of another site, where nobody is signed in here.
    let shown = visit
        .state
        .block(move |state| Ok(state.store.read(|db| read::tournament(db, &Actor::Visitor, id))?))
        .await?;
    let last = shown.seen_rounds().next_back().map_or(0, |round| round.number);
    let ranking = shown.ranking_after(last).map_err(Problem::internal)?;
    let all = if last > 0 {
        lines(&shown, &ranking, lang)
    } else {
        Vec::new()
    };
    let most = asked.rows();
    let more = all.len().saturating_sub(most);
    let page = TournamentsEmbedPage {
        lang,
        is_fragment: asked.fragment.is_some(),
        name: shown.loaded.tournament.name.clone(),
        title: lang.standings_title(&shown.loaded.tournament, ranking.as_of),
        withheld: withheld(&shown, shown.seen_rounds().next_back(), lang),
        href: format!("{}{}", visit.state.config.base_url, routes::tournament(id, "standings")),
        rows: all.into_iter().take(most).collect(),
        more: if more == 0 {
            String::new()
        } else {
            lang.n("league-embed-more", i64::try_from(more).unwrap_or(i64::MAX))
        },
        dress,
    };
    let body = page.render().map_err(Problem::internal)?;
    embed::send(&request, body, &page.dress, &shown.loaded.club)
}
