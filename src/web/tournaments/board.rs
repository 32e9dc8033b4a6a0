//! `GET /tournaments/{id}/boards/{n}`: what a board brought at all tables, seat by seat, beside the hands that were
//! played of it.

use actix_web::web;
use askama::Template;

use super::deal_view::{BestView, CardsSeen, DealView};
use super::frame::{Frame, TournamentTab, name, shell};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{self, BoardHand, parse_id};
use talon_text::signed;
use talon_text::{Arg, Lang, decimal};
use talon_tournament::Exact;
use talon_tournament::duplicate::Award;
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament::{BoardRow, BoardSeat};

/// templates/tournaments/board.html
#[derive(Debug, Template)]
#[template(path = "tournaments/board.html")]
struct TournamentsBoardPage {
    shell: Shell,
    frame: Frame,
    title: String,
    back: String,
    deal: Option<DealView>,
    best: Option<BestView>,
    /// It was made, and the reader may not see it yet.
    is_closed: bool,
    /// The deals were made elsewhere, and what they are made of is not known here.
    is_unknown: bool,
    rows: Vec<TableRow>,
    datums: Vec<String>,
}

/// The board at one table.
#[derive(Debug)]
pub(super) struct TableRow {
    pub label: String,
    href: String,
    pub contract: String,
    hand: String,
    pub seats: Vec<SeatCell>,
}

/// The board at one seat.
#[derive(Debug)]
pub(super) struct SeatCell {
    pub name: String,
    pub score: String,
    matchpoints: String,
    percent: String,
    /// What the card of the table says, where the result does not say it.
    of_card: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also while the reader may not see it.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("board");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: usize = number.parse().map_err(|_| missing())?;
    let ((shown, board, best), visitor) = visit
        .act(move |state, actor| {
            let (shown, board) = state.store.read(|db| tournaments::board(db, actor, id, number))?;
            // No connection is held while the solver thinks.
            let best = shown.best_of(board.traveller.board);
            Ok((shown, board, best))
        })
        .await?;
    let lang = visit.prefs.lang;
    let title = lang.t_args("tournament-board", &[("number", Arg::from(number))]);
    let rows = board.traveller.rows.iter().zip(&board.hands);
    let datum = |datum: &Option<Exact>| datum.as_ref().map(|datum| said(datum, lang)).unwrap_or_default();
    let path = routes::tournament(id, &format!("boards/{number}"));
    let seen = CardsSeen::of(&visit.prefs, &shown);
    let deal = DealView::of(&shown, board.traveller.board, seen);
    let made = shown.loaded.tournament.deals;
    let page = TournamentsBoardPage {
        shell: shell(
            &visit,
            &visitor,
            format!("{title}: {}", shown.loaded.tournament.name),
            path,
        ),
        frame: Frame::of(&shown, TournamentTab::Boards, lang),
        title,
        back: routes::tournament(id, "boards"),
        is_closed: deal.is_none() && made.is_some_and(|made| made.seed.is_some()),
        is_unknown: made.is_some_and(|made| made.seed.is_none()),
        deal,
        best: best.map(|best| BestView::of(&best, seen)),
        rows: rows.map(|(row, beside)| table_row(&shown, row, beside, lang)).collect(),
        datums: board.traveller.datums.iter().map(datum).collect(),
    };
    Ok(html(page.render()))
}

pub(super) fn table_row(shown: &ShownTournament, row: &BoardRow, beside: &BoardHand, lang: Lang) -> TableRow {
    let numbers = [
        ("round", Arg::Number(row.round.into())),
        ("table", Arg::Number(row.table.into())),
    ];
    TableRow {
        label: lang.t_args("tournament-board-table", &numbers),
        href: routes::tournament(shown.loaded.id, &format!("rounds/{}/tables/{}", row.round, row.table)),
        contract: beside
            .contract
            .map(|code| lang.bid(code).into_owned())
            .unwrap_or_default(),
        hand: beside.hand.map(|hand| format!("/hands/{hand}")).unwrap_or_default(),
        seats: row
            .seats
            .iter()
            .enumerate()
            .map(|(at, seat)| SeatCell {
                of_card: beside
                    .card
                    .get(at)
                    .map(|score| score_words(*score, lang))
                    .unwrap_or_default(),
                ..cell(shown, seat, lang)
            })
            .collect(),
    }
}

fn cell(shown: &ShownTournament, seat: &BoardSeat, lang: Lang) -> SeatCell {
    SeatCell {
        name: name(shown, seat.entry, lang),
        score: seat.score.map(|score| score_words(score, lang)).unwrap_or_default(),
        matchpoints: seat
            .matchpoints
            .map(|points| lang.n("tournament-board-points", points))
            .unwrap_or_default(),
        percent: seat
            .percent
            .as_ref()
            .map(|percent| said(percent, lang))
            .unwrap_or_default(),
        of_card: String::new(),
    }
}

/// A number below zero has a sign as long as that of scores.
fn said(number: &Exact, lang: Lang) -> String {
    decimal(number, lang).replace('-', "\u{2212}")
}

fn score_words(score: BoardScore, lang: Lang) -> String {
    let key = match score {
        BoardScore::Raw(raw) => return signed(raw),
        BoardScore::Awarded(Award::Average) => "tournament-board-average",
        BoardScore::Awarded(Award::AveragePlus) => "tournament-board-average-plus",
        BoardScore::Awarded(Award::AverageMinus) => "tournament-board-average-minus",
        BoardScore::NotPlayed => "tournament-board-not-played",
    };
    lang.t(key).into_owned()
}
