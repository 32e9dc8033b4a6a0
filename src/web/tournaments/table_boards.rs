//! `/tournaments/{id}/rounds/{n}/tables/{t}/boards`: the scores of a table board by board, where deals are compared, and the
//! form by which they are entered.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::device::Browser;
use super::frame::{Frame, TournamentTab, fresh_key, name, refused, shell};
use super::table::TablePath;
use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::{Problem, ProblemKind, Visit};
use talon_service::ActError;
use talon_service::tournaments::{self, ResultAct, ResultTyped, read};
use talon_text::{Arg, Lang, number};
use talon_tournament::duplicate::Award;
use talon_tournament::event::{Event, Table, TableAct};
use talon_tournament::standings::{BoardScore, SeatResult, TableOutcome};

/// templates/tournaments/table_boards.html
#[derive(Debug, Template)]
#[template(path = "tournaments/table_boards.html")]
struct TournamentsTableBoards {
    shell: Shell,
    frame: Frame,
    title: String,
    here: String,
    table: (String, String),
    key: String,
    version: u32,
    seats: Vec<String>,
    /// The number of each board, and what stands in its fields.
    boards: Vec<(String, Vec<Cell>)>,
    can_enter: bool,
}

/// A field.
#[derive(Debug)]
struct Cell {
    field: String,
    label: String,
    value: String,
}

/// What the form sends: one word for each board and seat.
type Sent = BTreeMap<String, String>;

/// The scores.
///
/// # Errors
/// Not found, also when the reader may not see the event or no deals are compared in it.
pub async fn get(visit: Visit, request: HttpRequest, place: web::Path<(String, String, String)>) -> PageResult {
    let browser = Browser::of(&request, &visit.state.config)?;
    draw(&visit, &browser, TablePath::of(place.into_inner())?, Sent::new(), None).await
}

/// Enters them.
///
/// # Errors
/// When the reader may not, or there is no such table.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let at = TablePath::of(place.into_inner())?;
    let sent = allowed(form.into_inner())?;
    let browser = Browser::of(&request, &visit.state.config)?;
    let (typed, device) = (sent.clone(), Some(browser.mark(at.id)));
    let (done, _) = visit
        .act(move |state, actor| {
            let shown = state.store.read(|db| read::event(db, actor, at.id))?;
            let event = &shown.loaded.event;
            let table = event
                .table(at.round, at.table)
                .ok_or_else(|| Problem::not_found("table"))?;
            let compares = event
                .round(at.round)
                .is_some_and(|round| event.compares_boards(round.stage));
            // Where none are compared, the event says so to whoever may enter anything at all.
            let seats = if compares { table.seats.len() } else { 0 };
            let act = match scores(&typed, seats, event.boards_in_set()) {
                Ok(seats) => ResultAct::Enter(seats),
                Err(error) => return Ok(Err(error)),
            };
            let word = |name: &str| typed.get(name).map_or("", String::as_str);
            let seen = word("version").parse().unwrap_or(u32::MAX);
            let said = ResultTyped {
                round: at.round,
                table: at.table,
                seen,
                reason: "",
                device,
            };
            let key = Some(word("key"));
            Ok(tournaments::act_on_result(
                &state.store,
                actor,
                at.id,
                said,
                &act,
                key,
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(_) => {
            let mut response = see_other(&at.href());
            browser.keep(&mut response, &visit.state.config)?;
            Ok(response)
        }
        Err(error) => draw(&visit, &browser, at, sent, Some(error)).await,
    }
}

/// Only what the form has (S-3).
fn allowed(fields: Vec<(String, String)>) -> Result<Sent, Problem> {
    let is_cell = |name: &str| {
        let cell = name.strip_prefix('b').and_then(|rest| rest.split_once('s'));
        cell.is_some_and(|(board, seat)| board.parse::<u16>().is_ok() && matches!(seat, "0" | "1" | "2" | "3"))
    };
    let mut sent = Sent::new();
    for (name, value) in fields {
        let known = matches!(name.as_str(), "version" | "key" | "csrf") || is_cell(&name);
        if !known || sent.insert(name, value).is_some() {
            return Err(Problem::new(ProblemKind::BadRequest, "the form has a field too many"));
        }
    }
    Ok(sent)
}

/// A result for each seat: its score is the sum over the boards.
fn scores(sent: &Sent, seats: usize, boards: usize) -> Result<Vec<SeatResult>, ActError> {
    let seat = |seat: usize| {
        let word = |board: usize| sent.get(&format!("b{board}s{seat}")).map_or("", |word| word.trim());
        let boards: Vec<BoardScore> = (1..=boards).map(|board| score(word(board))).collect::<Option<_>>()?;
        let raw = |board: &BoardScore| {
            if let BoardScore::Raw(raw) = board {
                Some(*raw)
            } else {
                None
            }
        };
        // Each is bounded, so that a sum of them is too.
        let raw = boards.iter().filter_map(raw).try_fold(0_i64, i64::checked_add)?;
        Some(SeatResult {
            raw,
            boards,
            ..SeatResult::default()
        })
    };
    let all: Option<Vec<SeatResult>> = (0..seats).map(seat).collect();
    all.ok_or(ActError::Invalid {
        field: "score",
        key: "tournament-board-bad",
    })
}

/// A number, nothing, or an average: A, A+ or A-.
fn score(word: &str) -> Option<BoardScore> {
    Some(match word.replace(['−', '–'], "-").to_uppercase().as_str() {
        "" | "-" => BoardScore::NotPlayed,
        "A" => BoardScore::Awarded(Award::Average),
        "A+" => BoardScore::Awarded(Award::AveragePlus),
        "A-" => BoardScore::Awarded(Award::AverageMinus),
        _ => BoardScore::Raw(number::whole(word)?),
    })
}

fn written(score: BoardScore) -> String {
    match score {
        BoardScore::Raw(raw) => raw.to_string(),
        BoardScore::Awarded(Award::Average) => "A".to_owned(),
        BoardScore::Awarded(Award::AveragePlus) => "A+".to_owned(),
        BoardScore::Awarded(Award::AverageMinus) => "A-".to_owned(),
        BoardScore::NotPlayed => String::new(),
    }
}

async fn draw(
    visit: &Visit,
    browser: &Browser,
    at: TablePath,
    sent: Sent,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let device = browser.known(at.id);
    let ((shown, standing), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::event(db, actor, at.id)?;
                let place = (at.round, at.table);
                let standing = tournaments::standing_at(db, actor, &shown.loaded, place, device)?;
                Ok((shown, standing))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let event = &shown.loaded.event;
    let missing = || Problem::not_found("table");
    let round = event.round(at.round).ok_or_else(missing)?;
    let table = event.table(at.round, at.table).ok_or_else(missing)?;
    if !event.compares_boards(round.stage) {
        return Err(missing());
    }
    let numbers = [
        ("round", Arg::Number(at.round.into())),
        ("table", Arg::Number(at.table.into())),
    ];
    let title = lang.t_args("tournament-table-boards", &numbers);
    let here = format!("{}/boards", at.href());
    let mut shell = shell(visit, &visitor, format!("{title}: {}", event.name), here.clone());
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let seats: Vec<String> = table.seats.iter().map(|seat| name(&shown, seat.entry, lang)).collect();
    let rows = Rows {
        event,
        table,
        seats: &seats,
        sent: &sent,
        lang,
    };
    let page = TournamentsTableBoards {
        frame: Frame::of(&shown, TournamentTab::Boards, lang),
        title,
        here,
        table: (
            at.href(),
            lang.t_args("tournament-place-table", &[("number", Arg::Number(at.table.into()))]),
        ),
        key: fresh_key()?,
        version: table.version,
        boards: rows.all(),
        can_enter: event.allowed(at.round, at.table, &standing).may(TableAct::Enter),
        seats: seats.clone(),
        shell,
    };
    let mut response = html(page.render());
    if standing.is_concerned() {
        browser.keep(&mut response, &visit.state.config)?;
    }
    if failed {
        *response.status_mut() = StatusCode::CONFLICT;
    }
    Ok(response)
}

/// The rows of the form: what was typed, or else what is entered.
struct Rows<'a> {
    event: &'a Event,
    table: &'a Table,
    /// Who sits there.
    seats: &'a [String],
    sent: &'a Sent,
    lang: Lang,
}

impl Rows<'_> {
    fn all(&self) -> Vec<(String, Vec<Cell>)> {
        (1..=self.event.boards_in_set()).map(|board| self.row(board)).collect()
    }

    fn row(&self, board: usize) -> (String, Vec<Cell>) {
        let number = self.number(board);
        let cell = |(seat, who): (usize, &String)| {
            let field = format!("b{board}s{seat}");
            let typed = self.sent.get(&field).cloned();
            Cell {
                label: format!("{number}: {who}"),
                value: typed.unwrap_or_else(|| entered(self.table, seat, board)),
                field,
            }
        };
        let cells = self.seats.iter().enumerate().map(cell).collect();
        (number, cells)
    }

    /// The number that stands on a board: those of the sets before it are counted too.
    fn number(&self, board: usize) -> String {
        let set = self.table.boards.map_or(0, |set| usize::from(set.max(1)) - 1);
        let number = set * self.event.boards_in_set() + board;
        self.lang.t_args("tournament-board", &[("number", Arg::from(number))])
    }
}

/// What is entered for a board, from 1, at a seat.
fn entered(table: &Table, seat: usize, board: usize) -> String {
    let result = table
        .result
        .as_ref()
        .filter(|result| result.counts())
        .map(|result| &result.outcome);
    let Some(TableOutcome::Played(seats)) = result else {
        return String::new();
    };
    let score = seats.get(seat).and_then(|seat| seat.boards.get(board - 1));
    score.copied().map(written).unwrap_or_default()
}
