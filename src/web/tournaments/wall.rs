//! `GET /tournaments/{id}/wall`: a tournament for a projector, to be read from the far end of the room: tables, names
//! and standings, page after page. The next page comes by itself, without script too.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::clock::Clock;
use super::frame::{Frame, TournamentTab, shell};
use super::wall_pages::{PARTS, Page, pages, words_left};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, assets};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_text::Arg;

/// Seconds until the next page.
const TURN: u32 = 10;

/// templates/tournaments/wall.html
#[derive(Debug, Template)]
#[template(path = "tournaments/wall.html")]
struct TournamentsWallPage {
    shell: Shell,
    name: String,
    ground: &'static str,
    page: Page,
    place: String,
    /// Where the next page is, and after how many seconds; none while the page is held.
    next: Option<(u32, String)>,
    next_href: String,
    back_href: String,
    hold_href: String,
    leave_href: String,
    clock: String,
    second_of_day: u32,
    left: Option<(i64, String)>,
    css: String,
    js: String,
    noindex: bool,
}

/// Which page is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct WallQuery {
    page: Option<usize>,
    /// `tables`, `names` or `standings`; all that there is to be seen without it.
    show: Option<String>,
    /// `felt`; black without it.
    ground: Option<String>,
    /// The page stays.
    hold: Option<String>,
}

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<WallQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let asked = asked.into_inner();
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let clock = Clock::of(&shown.loaded.club.timezone, visit.state.now());
    let mut pages = pages(&shown, clock, asked.show.as_deref(), lang);
    let count = pages.len();
    let number = asked.page.unwrap_or(1).clamp(1, count);
    let is_held = asked.hold.as_deref() == Some("1");
    let to = |page: usize, hold: bool| address(&shown, &asked, page, hold);
    let after = if number < count { number + 1 } else { 1 };
    let before = if number > 1 { number - 1 } else { count };
    let of = [
        ("page", Arg::Number(number as i64)),
        ("count", Arg::Number(count as i64)),
    ];
    let frame = Frame::of(&shown, TournamentTab::Show, lang);
    let page = TournamentsWallPage {
        shell: shell(&visit, &visitor, tournament.name.clone(), to(number, is_held)),
        name: tournament.name.clone(),
        ground: if asked.ground.as_deref() == Some("felt") {
            "felt"
        } else {
            "black"
        },
        page: pages.swap_remove(number - 1),
        place: lang.t_args("wall-page", &of),
        next: (!is_held).then(|| (TURN, to(after, false))),
        next_href: to(after, is_held),
        back_href: to(before, is_held),
        hold_href: to(number, !is_held),
        leave_href: routes::tournament(id, "print"),
        clock: clock.words(),
        second_of_day: clock.second_of_day(),
        left: clock
            .left(tournament)
            .map(|seconds| (seconds, words_left(seconds, lang))),
        css: assets::href("wall.css"),
        js: assets::href("wall.js"),
        noindex: frame.noindex,
    };
    Ok(html(page.render()))
}

fn address(shown: &ShownTournament, asked: &WallQuery, page: usize, hold: bool) -> String {
    let mut href = format!("{}?page={page}", routes::tournament(shown.loaded.id, "wall"));
    if let Some(show) = asked.show.as_deref().filter(|show| PARTS.contains(show)) {
        href.push_str(&format!("&show={show}"));
    }
    if asked.ground.as_deref() == Some("felt") {
        href.push_str("&ground=felt");
    }
    if hold {
        href.push_str("&hold=1");
    }
    href
}
