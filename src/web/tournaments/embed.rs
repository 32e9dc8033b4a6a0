//! `GET /embed/tournaments/{id}/standings`: the standings for a frame in a page of someone else: no script, no form,
//! and never more than a visitor sees.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::web;
use askama::Template;

use super::standings::{StandingsRow, kept_lines};
use crate::page::PageResult;
use crate::routes;
use crate::shell::html;
use talon_http::{Problem, Visit, assets};
use talon_service::Actor;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;
use talon_text::{Arg, Lang};

/// Any page may frame it; there is nothing in it that could be pressed in its reader's name.
const POLICY: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// templates/tournaments/embed.html
#[derive(Debug, Template)]
#[template(path = "tournaments/embed.html")]
struct TournamentsEmbedPage {
    lang: Lang,
    name: String,
    title: String,
    href: String,
    rows: Arc<[StandingsRow]>,
    css: String,
}

/// Shows them.
///
/// # Errors
/// Not found, also when a visitor may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    // The frame stands in a page of another site, where nobody is signed in here.
    let shown = visit
        .state
        .block(move |state| Ok(state.store.read(|db| read::tournament(db, &Actor::Visitor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let last = shown.seen_rounds().next_back().map_or(0, |round| round.number);
    let ranking = shown.ranking_after(last).map_err(Problem::internal)?;
    let page = TournamentsEmbedPage {
        lang,
        name: shown.loaded.tournament.name.clone(),
        title: lang.t_args("tournament-standings-after", &[("number", Arg::Number(last.into()))]),
        href: format!("{}{}", visit.state.config.base_url, routes::tournament(id, "standings")),
        rows: if last > 0 {
            kept_lines(&shown, &ranking, lang)
        } else {
            Arc::default()
        },
        css: assets::href("embed.css"),
    };
    let mut response = html(page.render());
    response.headers_mut().insert(
        header::CONTENT_SECURITY_POLICY,
        header::HeaderValue::from_static(POLICY),
    );
    Ok(response)
}
