//! `GET /tournaments/{id}/print/dealing/{round}`: the boards of a round with their cards, for someone who does not play
//! and puts them into their pockets. Whoever plays never gets it.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, round, round_title, sheet, sheets};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::deal_view::{CardsSeen, DealView};
use crate::tournaments::frame::shell;
use talon_http::{Problem, Visit};
use talon_service::tournaments::{dealing_sheets, parse_id};
use talon_text::Arg;
use talon_tournament::tournament::{Board, Round, Tournament};

/// Boards on a sheet.
const SHEET: usize = 4;

/// templates/tournaments/print/dealing.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/dealing.html")]
struct TournamentsPrintDealingPage {
    shell: Shell,
    paper: Paper,
    title: String,
    sheets: Vec<Vec<DealtBoardView>>,
}

/// A board that is to be dealt.
#[derive(Debug)]
pub(super) struct DealtBoardView {
    pub number: usize,
    pub label: String,
    /// At how many tables it is needed, and at which.
    pub tables: String,
    pub deal: DealView,
}

/// Shows the boards that are needed first in this round.
///
/// # Errors
/// When the reader may not see deals, or there is no such round.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| dealing_sheets(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let round = &round(&shown, &number)?;
    let title = round_title(round, lang);
    let path = address(&shown, &format!("dealing/{}", round.number));
    let seen = CardsSeen::of(&visit.prefs, &shown);
    let tournament = &shown.loaded.tournament;
    let board = |board: Board| {
        let tables = lying(round, board);
        let count = i64::try_from(tables.len()).unwrap_or(i64::MAX);
        let all: Vec<String> = tables.iter().map(u16::to_string).collect();
        Some(DealtBoardView {
            number: board.number,
            label: lang.t_args("tournament-board", &[("number", Arg::from(board.number))]),
            tables: lang.t_args(
                "paper-deal-tables",
                &[("count", Arg::Number(count)), ("tables", Arg::from(all.join(", ")))],
            ),
            deal: DealView::of(&shown, board, seen)?,
        })
    };
    let page = TournamentsPrintDealingPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, format!("{}: {title}", lang.t("paper-dealing")), path),
        title,
        sheets: sheets(new_boards(tournament, round).into_iter().filter_map(board), SHEET),
    };
    Ok(sheet(&page))
}

/// The boards that lie at tables of a round and at none of an earlier one.
fn new_boards(tournament: &Tournament, round: &Round) -> Vec<Board> {
    let is_earlier = |board: &Board| {
        let before = tournament
            .rounds_of(board.stage)
            .filter(|one| one.number < round.number);
        before
            .flat_map(|one| &one.tables)
            .any(|table| table.boards == Some(board.set))
    };
    let all = tournament.boards().into_iter();
    all.filter(|board| board.stage == round.stage && !lying(round, *board).is_empty() && !is_earlier(board))
        .collect()
}

fn lying(round: &Round, board: Board) -> Vec<u16> {
    let tables = round.tables.iter().filter(|table| table.boards == Some(board.set));
    tables.map(|table| table.number).collect()
}
