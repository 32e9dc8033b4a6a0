//! `GET /tournaments/{id}/wall`: a tournament for a projector: tables, names and standings, page after page.

use actix_web::web;
use serde::Deserialize;

use super::clock::Clock;
use super::frame::{Frame, TournamentTab, shell};
use super::round_starts;
use super::wall_pages::{OnWall, PARTS, pages, words_left};
use crate::page::PageResult;
use crate::routes;
use crate::wall::{Turn, TurnQuery, Wall};
use talon_http::{Problem, Visit};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;

/// Which pages are asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct WallQuery {
    /// `tables`, `names`, `standings`, `prizes` or `address`; all that there is to be seen without it.
    show: Option<String>,
}

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(
    visit: Visit,
    id: web::Path<String>,
    asked: web::Query<WallQuery>,
    turn: web::Query<TurnQuery>,
) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    // Everyone in the room reads it, whoever opened it.
    let shown = shown.withholding(None);
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let clock = Clock::of(&shown.loaded.club.timezone, visit.state.now());
    let part = asked.show.as_deref().filter(|show| PARTS.contains(show));
    let here = routes::tournament(id, "wall");
    let turn = Turn::of(&turn);
    let address = format!("{}{}", visit.state.config.base_url, routes::tournament(id, ""));
    let on_wall = OnWall {
        part,
        clock,
        address: &address,
        room: turn.room(),
    };
    let wall = Wall {
        name: tournament.name.clone(),
        pages: pages(&shown, &on_wall, lang),
        asked: part.map(|part| format!("show={part}")),
        leave_href: routes::tournament(id, "print"),
        now: clock.local(),
        left: clock
            .left(tournament)
            .map(|seconds| (seconds, words_left(seconds, lang))),
        noindex: Frame::of(&shown, TournamentTab::Show, lang).noindex,
        here: here.clone(),
        next_start: round_starts::next(tournament, lang),
        // Nobody else finds it as long as it is hidden.
        address: Some(address).filter(|_| tournament.published).unwrap_or_default(),
    };
    wall.draw(shell(&visit, &visitor, tournament.name.clone(), here), turn)
}
