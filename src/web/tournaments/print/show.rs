//! `GET /tournaments/{id}/print`: what of a tournament can be printed, shown on a wall or taken along as a file.

use actix_web::web;
use askama::Template;

use super::paper::{opened, round_title, sheet};
use crate::page::PageResult;
use crate::routes;
use crate::shell::Shell;
use crate::tournaments::frame::{Frame, TournamentTab, shell};
use talon_http::Visit;

/// templates/tournaments/print/show.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/show.html")]
struct TournamentsPrintShowPage {
    shell: Shell,
    frame: Frame,
    /// Rounds with their numbers, the last one first.
    rounds: Vec<(String, u16)>,
    /// Deals are compared, and the reader sees them before they are played.
    has_boards: bool,
    sees_deals: bool,
    /// There is something to be ranked.
    has_standings: bool,
    /// The calendar of the club, and the same as it is typed into a program.
    calendar_href: String,
    calendar: String,
    /// The same of the feed of results.
    feed_href: String,
    feed: String,
    /// The whole tournament can be taken out.
    directs: bool,
}

/// Shows the choice.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let rounds = tournament
        .rounds
        .iter()
        .rev()
        .map(|round| (round_title(round, lang), round.number));
    let calendar_href = routes::club(&shown.loaded.club.slug, "calendar.ics");
    let feed_href = routes::club(&shown.loaded.club.slug, "results.atom");
    let title = format!("{}: {}", lang.t("tournament-tab-print"), tournament.name);
    let page = TournamentsPrintShowPage {
        shell: shell(&visit, &visitor, title, routes::tournament(shown.loaded.id, "print")),
        frame: Frame::of(&shown, TournamentTab::Print, lang),
        rounds: rounds.collect(),
        has_boards: tournament.stages.iter().any(|stage| stage.boards.is_some()),
        sees_deals: shown.rights.deals,
        has_standings: shown.seen_rounds().next().is_some(),
        calendar: format!("{}{calendar_href}", visit.state.config.base_url),
        calendar_href,
        feed: format!("{}{feed_href}", visit.state.config.base_url),
        feed_href,
        directs: shown.rights.direct,
    };
    Ok(sheet(&page))
}
