//! `GET /tournaments/{id}/print/movement`: which boards lie at which table, round by round, and where they go next.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, round_title, sheet};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::frame::shell;
use talon_http::Visit;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Round, Table, Tournament};

/// templates/tournaments/print/movement.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/movement.html")]
struct TournamentsPrintMovementPage {
    shell: Shell,
    paper: Paper,
    title: String,
    rounds: Vec<RoundOfBoards>,
}

/// A round.
#[derive(Debug)]
struct RoundOfBoards {
    title: String,
    /// Boards go from table to table.
    moves: bool,
    tables: Vec<BoardsAtTable>,
}

/// What lies at a table.
#[derive(Debug)]
struct BoardsAtTable {
    table: u16,
    boards: String,
    /// Where they lie in the next round in which they are played.
    next: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let title = lang.t("paper-movement").into_owned();
    let path = address(&shown, "movement");
    let tournament = &shown.loaded.tournament;
    let compared = tournament
        .rounds
        .iter()
        .filter(|round| tournament.compares_boards(round.stage));
    let page = TournamentsPrintMovementPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, title.clone(), path),
        title,
        rounds: compared.map(|round| of_round(tournament, round, lang)).collect(),
    };
    Ok(sheet(&page))
}

fn of_round(tournament: &Tournament, round: &Round, lang: Lang) -> RoundOfBoards {
    let seated = tournament.as_seated(round);
    let table = |table: &Table| BoardsAtTable {
        table: table.number,
        boards: boards(tournament, round.number, table.number, lang),
        next: next(tournament, round, table, lang),
    };
    let tables: Vec<BoardsAtTable> = seated.tables.iter().map(table).collect();
    RoundOfBoards {
        title: round_title(round, lang),
        moves: tables.iter().any(|table| !table.next.is_empty()),
        tables,
    }
}

/// The numbers of the boards at a table, which follow each other.
fn boards(tournament: &Tournament, round: u16, table: u16, lang: Lang) -> String {
    let boards = tournament.boards_at(round, table);
    match (boards.first(), boards.last()) {
        (Some(first), Some(last)) if first.number < last.number => {
            let numbers = [("first", Arg::from(first.number)), ("last", Arg::from(last.number))];
            lang.t_args("paper-deal-boards", &numbers)
        }
        (first, _) => first.map(|first| first.number.to_string()).unwrap_or_default(),
    }
}

/// Round and table at which a set that travels lies next.
fn next(tournament: &Tournament, round: &Round, table: &Table, lang: Lang) -> String {
    let later = tournament
        .rounds_of(round.stage)
        .filter(|one| one.number > round.number);
    let found = later.into_iter().find_map(|one| {
        let there = one
            .tables
            .iter()
            .find(|other| other.boards.is_some() && other.boards == table.boards)?;
        Some([
            ("round", Arg::Number(one.number.into())),
            ("table", Arg::Number(there.number.into())),
        ])
    });
    found
        .map(|place| lang.t_args("tournament-board-table", &place))
        .unwrap_or_default()
}
