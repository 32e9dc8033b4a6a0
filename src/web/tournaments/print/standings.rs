//! `GET /tournaments/{id}/print/standings`: the standings for the wall.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::paper::{Paper, address, opened, sheet};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::frame::shell;
use crate::tournaments::standings::{StandingsRow, TeamLine, lines, penalties, stage_name, teams};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::ShownTournament;
use talon_text::Lang;
use talon_tournament::tournament::{Ranking, RoundState};

/// Rounds up to which a sheet stands upright.
const UPRIGHT: usize = 8;

/// templates/tournaments/print/standings.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/standings.html")]
struct TournamentsPrintStandingsPage {
    shell: Shell,
    paper: Paper,
    title: String,
    rows: Vec<StandingsRow>,
    columns: Vec<u16>,
    teams: Vec<TeamLine>,
    penalties: Vec<String>,
    class: &'static str,
}

/// Which stage is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct PrintedStandingsQuery {
    pub(super) stage: Option<u16>,
}

/// The standings of a stage, with what is written above them and the rounds that were counted.
pub(super) struct PrintedStandings {
    pub title: String,
    pub ranking: Ranking,
    pub columns: Vec<u16>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<PrintedStandingsQuery>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let counted = counted(&shown, asked.stage, lang)?;
    let path = address(&shown, "standings");
    let page = TournamentsPrintStandingsPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, counted.title.clone(), path),
        title: counted.title,
        rows: lines(&shown, &counted.ranking, lang),
        teams: teams(&shown, &counted.ranking, lang),
        class: if counted.columns.len() > UPRIGHT { "across" } else { "" },
        columns: counted.columns,
        penalties: penalties(&shown, lang),
    };
    Ok(sheet(&page))
}

/// Counts a stage, or the last one that has begun; of drafts nothing is counted.
pub(super) fn counted(shown: &ShownTournament, stage: Option<u16>, lang: Lang) -> Result<PrintedStandings, Problem> {
    let tournament = &shown.loaded.tournament;
    let latest = shown.seen_rounds().next_back().map_or(1, |round| round.stage);
    let stage = stage.unwrap_or(latest).clamp(1, latest);
    let columns: Vec<u16> = tournament
        .rounds_counted(stage)
        .filter(|round| round.state > RoundState::Drawn)
        .map(|round| round.number)
        .collect();
    let as_of = columns.last().copied().unwrap_or(0);
    let ranking = shown.ranking_of(stage, as_of).map_err(Problem::internal)?;
    let as_of = ranking.as_of;
    let mut title = lang.standings_title(tournament, as_of);
    if tournament.stages.len() > 1 {
        title = format!("{}: {title}", stage_name(shown, stage, lang));
    }
    Ok(PrintedStandings {
        title,
        ranking,
        columns: columns.into_iter().filter(|round| *round <= as_of).collect(),
    })
}
