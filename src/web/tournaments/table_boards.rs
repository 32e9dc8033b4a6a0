//! `/tournaments/{id}/rounds/{n}/tables/{t}/boards`: the scores of a table board by board, where deals are compared,
//! and the form by which they are entered.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::board_fields::{BoardFields, BoardSource};
use super::frame::{Frame, TournamentTab, fresh_key, refused, shell};
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
use talon_text::{Arg, number};
use talon_tournament::duplicate::Award;
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament::{Device, TableAct, TableStanding};

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
    boards: BoardFields,
    can_enter: bool,
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
        typed_boards(self.scores()).map(ResultAct::EnterBoards)
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
pub(super) fn typed_boards(words: &[String]) -> Result<Vec<BoardScore>, ActError> {
    let scores: Option<Vec<BoardScore>> = words.iter().map(|word| score(word.trim())).collect();
    scores.ok_or(ActError::Invalid {
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
    let table = tournament.table(at.round, at.table).ok_or_else(missing)?;
    let numbers = [
        ("round", Arg::Number(at.round.into())),
        ("table", Arg::Number(at.table.into())),
    ];
    let title = lang.t_args("tournament-table-boards", &numbers);
    let here = format!("{}/boards", at.href());
    let mut shell = shell(visit, &visitor, format!("{title}: {}", tournament.name), here.clone());
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let source = BoardSource {
        shown: &shown,
        place: at.place(),
        sent,
        of_card: &of_card,
        there: &standing,
        lang,
    };
    let boards = source.fields().ok_or_else(missing)?;
    let may_enter = tournament.allowed(at.round, at.table, &standing).may(TableAct::Enter);
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
        can_enter: may_enter && !boards.hides_result,
        boards,
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
