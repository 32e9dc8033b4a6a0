//! `GET /tournaments/{id}/boards`: the boards of a tournament where deals are compared, and how far each is.

use actix_web::web;
use askama::Template;

use super::deals_panel::DealsPanel;
use super::frame::{Frame, TournamentTab, shell};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::tournaments::{self, parse_id, read};
use talon_text::Arg;

/// templates/tournaments/boards.html
#[derive(Debug, Template)]
#[template(path = "tournaments/boards.html")]
struct TournamentsBoardsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    deals: DealsPanel,
    boards: Vec<BoardLine>,
}

/// A board of the list.
#[derive(Debug)]
struct BoardLine {
    label: String,
    /// Empty while the reader may not see it.
    href: String,
    set: String,
    played: String,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the tournament or no deals are compared in it.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let title = lang.t("tournament-boards").into_owned();
    let line = |one: tournaments::BoardShown| {
        let number = one.board.number;
        let counts = [("played", Arg::from(one.played)), ("tables", Arg::from(one.tables))];
        BoardLine {
            label: lang.t_args("tournament-board", &[("number", Arg::from(number))]),
            href: if one.is_seen {
                routes::tournament(id, &format!("boards/{number}"))
            } else {
                String::new()
            },
            set: lang.t_args("tournament-board-set", &[("number", Arg::Number(one.board.set.into()))]),
            played: lang.t_args("tournament-board-played", &counts),
        }
    };
    let page = TournamentsBoardsPage {
        shell: shell(
            &visit,
            &visitor,
            format!("{title}: {}", shown.loaded.tournament.name),
            routes::tournament(id, "boards"),
        ),
        frame: Frame::of(&shown, TournamentTab::Boards, lang),
        title,
        deals: DealsPanel::of(&shown, lang)?,
        boards: tournaments::boards(&shown)?.into_iter().map(line).collect(),
    };
    Ok(html(page.render()))
}
