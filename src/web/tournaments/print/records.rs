//! `GET /tournaments/{id}/print/records/{round}`: the boards of a round that everyone has played, with their cards and
//! what they brought at each table.

use std::sync::Arc;

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, round_title, sheet, sheets};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::board::{TableRow, table_row};
use crate::tournaments::deal_view::{BestView, CardsSeen, DealView};
use crate::tournaments::frame::shell;
use talon_http::{Problem, Visit};
use talon_service::tournaments::{self, BoardRead, parse_id};
use talon_text::Arg;

/// Boards on a sheet.
const SHEET: usize = 2;

/// templates/tournaments/print/records.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/records.html")]
struct TournamentsPrintRecordsPage {
    shell: Shell,
    paper: Paper,
    title: String,
    sheets: Vec<Vec<BoardRecordView>>,
}

/// A board that was played.
#[derive(Debug)]
struct BoardRecordView {
    number: usize,
    label: String,
    /// Where Talon made the deal.
    deal: Option<DealView>,
    best: Option<BestView>,
    /// Numbers of the seats.
    lines: Vec<usize>,
    rows: Vec<TableRow>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the round or no deals are compared in it.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("round");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: u16 = number.parse().map_err(|_| missing())?;
    let ((shown, boards), visitor) = visit
        .act(move |state, actor| {
            let (shown, boards) = state
                .store
                .read(|db| tournaments::boards_of_round(db, actor, id, number))?;
            // No connection is held while the solver thinks.
            let found: Vec<_> = boards.iter().map(|read| shown.best_of(read.traveller.board)).collect();
            Ok((shown, boards.into_iter().zip(found).collect::<Vec<_>>()))
        })
        .await?;
    let round = shown.loaded.tournament.round(number).ok_or_else(missing)?;
    let lang = visit.prefs.lang;
    let title = round_title(round, lang);
    let path = address(&shown, &format!("records/{number}"));
    let seen = CardsSeen::of(&visit.prefs, &shown);
    let board = |(read, best): &(BoardRead, Option<_>)| {
        let board = read.traveller.board;
        let rows = read.traveller.rows.iter().zip(&read.hands);
        let seats = read.traveller.rows.iter().map(|row| row.seats.len()).max();
        BoardRecordView {
            number: board.number,
            label: lang.t_args("tournament-board", &[("number", Arg::from(board.number))]),
            deal: DealView::of(&shown, board, seen),
            best: best.as_ref().map(|best: &Arc<Vec<_>>| BestView::of(best, seen)),
            lines: (1..=seats.unwrap_or(0)).collect(),
            rows: rows.map(|(row, beside)| table_row(&shown, row, beside, lang)).collect(),
        }
    };
    let page = TournamentsPrintRecordsPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, format!("{}: {title}", lang.t("paper-records")), path),
        title,
        sheets: sheets(boards.iter().map(board), SHEET),
    };
    Ok(sheet(&page))
}
