//! `GET /tournaments/{id}/cross`: who met whom, in which round, and who scored more.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, name, shell};
use super::standings::{latest, stage_links};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_text::{Lang, mixed};
use talon_tournament::standings::RankedEntry;
use talon_tournament::tournament::{Meeting, Ranking};

/// templates/tournaments/cross.html
#[derive(Debug, Template)]
#[template(path = "tournaments/cross.html")]
struct TournamentsCrossPage {
    shell: Shell,
    frame: Frame,
    rows: Vec<CrossTableRow>,
    stages: Vec<Tab>,
}

/// A row: the place in the order of the standings, and a cell for each other one.
#[derive(Debug)]
pub(super) struct CrossTableRow {
    pub number: usize,
    pub name: String,
    pub href: String,
    pub total: String,
    pub mine: bool,
    pub cells: Vec<Cell>,
}

/// What two did: the rounds in which they met, with who scored more.
#[derive(Debug, Default)]
pub(super) struct Cell {
    pub met: Vec<(u16, &'static str)>,
    pub own: bool,
}

/// Which stage is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct CrossTableQuery {
    stage: Option<u16>,
}

/// Shows the table.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<CrossTableQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let (stage, as_of) = latest(tournament, asked.stage);
    let ranking = shown.ranking_of(stage, as_of).map_err(Problem::internal)?;
    let title = format!("{}: {}", lang.t("tournament-cross"), tournament.name);
    let page = TournamentsCrossPage {
        shell: shell(&visit, &visitor, title, routes::tournament(id, "cross")),
        frame: Frame::of(&shown, TournamentTab::Standings, lang),
        rows: rows(&shown, &ranking, lang),
        stages: stage_links(&shown, "cross", stage, lang),
    };
    Ok(html(page.render()))
}

/// A row and a column for everyone, in the order of the standings.
pub(super) fn rows(shown: &ShownTournament, ranking: &Ranking, lang: Lang) -> Vec<CrossTableRow> {
    let meetings = shown.loaded.tournament.meetings(ranking.stage, ranking.as_of);
    let line = |(at, row): (usize, &RankedEntry)| {
        let cell = |other: &RankedEntry| Cell {
            met: meetings
                .get(&(row.entry, other.entry))
                .into_iter()
                .flatten()
                .map(said)
                .collect(),
            own: row.entry == other.entry,
        };
        CrossTableRow {
            number: at + 1,
            name: name(shown, row.entry, lang),
            href: routes::tournament(shown.loaded.id, &format!("players/{}", row.entry.0)),
            total: mixed(&row.total),
            mine: shown.me == Some(row.entry),
            cells: ranking.rows.iter().map(cell).collect(),
        }
    };
    ranking.rows.iter().enumerate().map(line).collect()
}

/// `+` where the first scored more, `−` where less, `=` where as much, and nothing where there is no result.
fn said(meeting: &Meeting) -> (u16, &'static str) {
    let sign = match meeting.how {
        Some(std::cmp::Ordering::Greater) => "+",
        Some(std::cmp::Ordering::Less) => "−",
        Some(std::cmp::Ordering::Equal) => "=",
        None => "",
    };
    (meeting.round, sign)
}
