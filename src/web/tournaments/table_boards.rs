//! `/tournaments/{id}/rounds/{n}/tables/{t}/boards`: the scores of a table board by board, where deals are compared,
//! and the form by which they are entered.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, fresh_key, name, refused, shell};
use super::table::{TablePath, send_result};
use crate::act_form::{ActForm, Versioned};
use crate::device::Browser;
use crate::page::{LinkView, PageResult};
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::scorecards::{BoardLine, boards_of_card};
use talon_service::tournaments::{self, ResultAct, read};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::Db;
use talon_text::{Arg, Lang, number};
use talon_tournament::duplicate::Award;
use talon_tournament::standings::{BoardScore, TableOutcome};
use talon_tournament::tournament::{Board, Device, Table, TableAct, TableStanding, Tournament};

/// templates/tournaments/table_boards.html
#[derive(Debug, Template)]
#[template(path = "tournaments/table_boards.html")]
struct TournamentsTableBoardsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    here: String,
    table: LinkView,
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
    label: String,
    value: String,
    /// What the card of the table says, where something else is entered.
    of_card: String,
}

/// A form of the page.
type TableBoardsForm = ActForm<Versioned, TableBoardsAct>;

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum TableBoardsAct {
    Enter {
        /// Board by board, each in the order of the seats.
        #[serde(default)]
        score: Vec<String>,
    },
}

impl TableBoardsAct {
    fn scores(&self) -> &[String] {
        let TableBoardsAct::Enter { score } = self;
        score
    }

    /// What is to be done.
    ///
    /// # Errors
    /// When a score is none.
    fn act(&self) -> Result<ResultAct, ActError> {
        typed_boards(self.scores())
    }
}

/// The scores.
///
/// # Errors
/// Not found, also when the reader may not see the tournament or no deals are compared in it.
pub async fn get(visit: Visit, request: HttpRequest, place: web::Path<(String, String, String)>) -> PageResult {
    let browser = Browser::of(&request, &visit.state.config)?;
    draw(&visit, &browser, TablePath::of(place.into_inner())?, &[], None).await
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
    let form = TableBoardsForm::of(form.into_inner(), &["key", "version"])?;
    let browser = Browser::of(&request, &visit.state.config)?;
    match send_result(&visit, &browser, at, &form, |act| (act.act(), "")).await? {
        Ok(done) => Ok(done),
        Err(error) => draw(&visit, &browser, at, form.act.scores(), Some(error)).await,
    }
}

/// The scores of the boards of a table, as they were typed or are sent by its card.
///
/// # Errors
/// When a score is none.
pub(super) fn typed_boards(words: &[String]) -> Result<ResultAct, ActError> {
    let scores: Option<Vec<BoardScore>> = words.iter().map(|word| score(word.trim())).collect();
    scores.map(ResultAct::EnterBoards).ok_or(ActError::Invalid {
        field: "score",
        why: InvalidValue::BadBoardScore,
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

pub(crate) fn written(score: BoardScore) -> String {
    match score {
        BoardScore::Raw(raw) => raw.to_string().replace('-', "−"),
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
    sent: &[String],
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let device = browser.known(&at.id.to_string()).map(Device);
    let ((shown, standing, of_card), visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| known(db, actor, at, device))?))
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let missing = || Problem::not_found("table");
    let round = tournament.round(at.round).ok_or_else(missing)?;
    let table = tournament.table(at.round, at.table).ok_or_else(missing)?;
    if !tournament.compares_boards(round.stage) {
        return Err(missing());
    }
    let numbers = [
        ("round", Arg::Number(at.round.into())),
        ("table", Arg::Number(at.table.into())),
    ];
    let title = lang.t_args("tournament-table-boards", &numbers);
    let here = format!("{}/boards", at.href());
    let mut shell = shell(visit, &visitor, format!("{title}: {}", tournament.name), here.clone());
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let seats: Vec<String> = table.seats.iter().map(|seat| name(&shown, seat.entry, lang)).collect();
    let laid = tournament.boards_at(at.round, at.table);
    let rows = Rows {
        tournament,
        table,
        laid: &laid,
        seats: &seats,
        sent,
        of_card: &of_card,
        // Who still has to play a board learns nothing of it here.
        is_told: standing.is_concerned(),
        lang,
    };
    let page = TournamentsTableBoardsPage {
        frame: Frame::of(&shown, TournamentTab::Boards, lang),
        title,
        here,
        table: LinkView {
            href: at.href(),
            name: lang.t_args("tournament-place-table", &[("number", Arg::Number(at.table.into()))]),
        },
        key: fresh_key()?,
        version: table.version,
        boards: rows.all(),
        can_enter: tournament.allowed(at.round, at.table, &standing).may(TableAct::Enter),
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

/// The tournament, what the reader is to the table, and what its card says, as far as they may know that.
fn known(
    db: &mut Db,
    actor: &Actor,
    at: TablePath,
    device: Option<Device>,
) -> Result<(read::ShownTournament, TableStanding, Vec<BoardLine>), ActError> {
    let shown = read::tournament(db, actor, at.id)?;
    let standing = tournaments::standing_at(db, actor, &shown.loaded, at.round, at.table, device)?;
    let of_card = match standing.is_concerned() {
        true => boards_of_card(db, &shown.loaded, at.table_at())?,
        false => Vec::new(),
    };
    Ok((shown, standing, of_card))
}

/// The rows of the form: what was typed, or else what is entered.
struct Rows<'a> {
    tournament: &'a Tournament,
    table: &'a Table,
    /// The boards that lie there.
    laid: &'a [Board],
    /// Who sits there.
    seats: &'a [String],
    /// What was typed in the form that was not taken.
    sent: &'a [String],
    /// What the card of the table says, board by board.
    of_card: &'a [BoardLine],
    /// The reader sits there or is an official.
    is_told: bool,
    lang: Lang,
}

impl Rows<'_> {
    fn all(&self) -> Vec<(String, Vec<Cell>)> {
        (1..=self.tournament.boards_in_set())
            .map(|board| self.row(board))
            .collect()
    }

    fn row(&self, board: usize) -> (String, Vec<Cell>) {
        let number = self.number(board);
        let is_told = self.is_told || self.is_over(board);
        let cell = |(seat, who): (usize, &String)| {
            let typed = self.sent.get((board - 1) * self.seats.len() + seat).cloned();
            let of_card = self.of_card.get(board - 1).and_then(|line| line.scores.get(seat));
            let of_card = of_card.copied().map(written).unwrap_or_default();
            let entered = entered(self.table, seat, board).filter(|_| is_told);
            Cell {
                label: format!("{number}: {who}"),
                of_card: match &entered {
                    Some(entered) if *entered != of_card => of_card.clone(),
                    _ => String::new(),
                },
                value: typed.or(entered).unwrap_or(of_card),
            }
        };
        let cells = self.seats.iter().enumerate().map(cell).collect();
        (number, cells)
    }

    /// Nobody can learn from the board any more.
    fn is_over(&self, board: usize) -> bool {
        let laid = self.laid.get(board - 1);
        laid.is_some_and(|laid| self.tournament.traveller(*laid).is_shown_to(false))
    }

    /// The number that stands on a board: those of the sets before it are counted too.
    fn number(&self, board: usize) -> String {
        let number = self.laid.get(board - 1).map_or(board, |laid| laid.number);
        self.lang.t_args("tournament-board", &[("number", Arg::from(number))])
    }
}

/// What is entered for a board, from 1, at a seat; nothing as long as the table has no result.
fn entered(table: &Table, seat: usize, board: usize) -> Option<String> {
    let result = table
        .result
        .as_ref()
        .filter(|result| result.counts())
        .map(|result| &result.outcome);
    let Some(TableOutcome::Played(seats)) = result else {
        return None;
    };
    let score = seats.get(seat).and_then(|seat| seat.boards.get(board - 1));
    Some(score.copied().map(written).unwrap_or_default())
}
