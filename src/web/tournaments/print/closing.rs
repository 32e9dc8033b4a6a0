//! `GET /tournaments/{id}/print/closing`: the sheet that closes a tournament: ranks with what decided them, prizes,
//! teams, who met whom, and room for signatures.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, sheet};
use super::slips::play;
use super::standings::{PrintedStandingsQuery, counted};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::cross;
use crate::tournaments::frame::{shell, state};
use crate::tournaments::money;
use crate::tournaments::standings::{StandingsRow, TeamLine, lines, penalties, remainder, teams};
use talon_http::Visit;
use talon_tournament::tournament::State;

/// Players up to whom the table of meetings fits on a sheet.
const CROSS_MAX: usize = 16;

/// templates/tournaments/print/closing.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/closing.html")]
struct TournamentsPrintClosingPage {
    shell: Shell,
    paper: Paper,
    title: String,
    /// How far the tournament is, where it is not over.
    unfinished: String,
    play: String,
    rows: Vec<StandingsRow>,
    /// Some have won something.
    has_prizes: bool,
    /// Some stand where they stand by more than their points.
    has_reasons: bool,
    /// Fee, pot and prizes.
    money: Vec<String>,
    remainder: String,
    teams: Vec<TeamLine>,
    penalties: Vec<String>,
    /// Empty where they are too many.
    cross: Vec<cross::CrossTableRow>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<PrintedStandingsQuery>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let counted = counted(&shown, asked.stage, lang)?;
    let tournament = &shown.loaded.tournament;
    let path = address(&shown, "closing");
    let over = tournament.state >= State::Finished;
    let rows = lines(&shown, &counted.ranking, lang);
    let fits = rows.len() <= CROSS_MAX;
    let page = TournamentsPrintClosingPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, lang.t("paper-closing").into_owned(), path),
        title: counted.title,
        unfinished: if over {
            String::new()
        } else {
            state(tournament.state, lang)
        },
        play: play(&tournament.profile, lang),
        has_prizes: rows.iter().any(|row| !row.prize.is_empty()),
        has_reasons: rows.iter().any(|row| !row.why.is_empty()),
        money: money::lines(tournament, lang),
        remainder: remainder(&shown, &counted.ranking, lang),
        teams: teams(&shown, &counted.ranking, lang),
        penalties: penalties(&shown, lang),
        cross: if fits {
            cross::rows(&shown, &counted.ranking, lang)
        } else {
            Vec::new()
        },
        rows,
    };
    Ok(sheet(&page))
}
