//! `GET /tournaments/{id}/print`: what of an event can be printed, shown on a wall or taken along as a file.

use actix_web::web;
use askama::Template;

use super::paper::{opened, round_title, sheet};
use crate::event::RoundState;
use crate::http::Visit;
use crate::web::page::PageResult;
use crate::web::routes;
use crate::web::shell::Shell;
use crate::web::tournaments::frame::{Frame, Place, shell};

/// templates/tournaments/print/show.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/show.html")]
struct TournamentsPrintShow {
    shell: Shell,
    frame: Frame,
    /// Rounds with their numbers, the last one first.
    rounds: Vec<(String, u16)>,
    /// There is something to be ranked.
    has_standings: bool,
}

/// Shows the choice.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let event = &shown.loaded.event;
    let rounds = event.rounds.iter().rev().map(|round| (round_title(round, lang), round.number));
    let title = format!("{}: {}", lang.t("event-tab-print"), event.name);
    let page = TournamentsPrintShow {
        shell: shell(&visit, &visitor, title, routes::tournament(shown.loaded.id, "print")),
        frame: Frame::of(&shown, Place::Print, lang),
        rounds: rounds.collect(),
        has_standings: event.rounds.iter().any(|round| round.state > RoundState::Drawn),
    };
    Ok(sheet(&page))
}
