//! `/tournaments/{id}/rounds/{n}/results`: the results of all tables of a round in one form, for those who enter them
//! for others. Each row is the form of its table, and is taken or refused for itself.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, fresh_key, shell};
use super::progress;
use super::result_rows::{RefusedRow, ResultRow, Rows, SentRow, address};
use super::table::{TablePath, act_on_table};
use crate::device::Browser;
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::authorization::Action;
use talon_service::scorecards::{self, TableProgress};
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::{self, parse_id};
use talon_service::{ActError, Actor};
use talon_store::{Db, TournamentId};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Device, TableStanding};

/// templates/tournaments/results.html
#[derive(Debug, Template)]
#[template(path = "tournaments/results.html")]
struct TournamentsResultsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    round: LinkView,
    here: String,
    key: String,
    rows: Vec<ResultRow>,
    /// How many deals were played has to be said.
    deals: bool,
    zero_sum: bool,
    /// In some row something can be typed.
    is_open: bool,
}

/// What was done before the page is drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct ResultsQuery {
    /// Numbers of tables, with commas between them.
    #[serde(default)]
    saved: String,
}

/// The round of a tournament.
#[derive(Debug, Clone, Copy)]
struct RoundPath {
    id: TournamentId,
    round: u16,
}

impl RoundPath {
    fn of((id, round): (String, String)) -> Result<RoundPath, Problem> {
        let missing = || Problem::not_found("round");
        Ok(RoundPath {
            id: parse_id(&id).ok_or_else(missing)?,
            round: round.parse().map_err(|_| missing())?,
        })
    }

    fn table(self, table: u16) -> TablePath {
        TablePath {
            id: self.id,
            round: self.round,
            table,
        }
    }
}

/// The grid.
///
/// # Errors
/// When the reader enters no results for others, or there is no such round.
pub async fn get(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, String)>,
    asked: web::Query<ResultsQuery>,
) -> PageResult {
    let browser = Browser::of(&request, &visit.state.config)?;
    let saved = asked.saved.split(',').filter_map(|table| table.parse().ok());
    let done = Done {
        saved: saved.collect(),
        refused: Vec::new(),
    };
    draw(&visit, &browser, RoundPath::of(place.into_inner())?, done).await
}

/// Enters the results that were typed, table by table.
///
/// # Errors
/// As for the grid.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let at = RoundPath::of(place.into_inner())?;
    let rows = SentRow::all(form.into_inner())?;
    let browser = Browser::of(&request, &visit.state.config)?;
    let (shown, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| for_others(db, actor, at))?))
        .await?;
    let mut done = Done::default();
    for sent in rows.into_iter().filter(SentRow::is_changed) {
        let table = at.table(sent.table);
        match act_on_table(&visit, &browser, table, &sent.form, |act| (act.act(), act.reason())).await? {
            Ok(_) => done.saved.push(sent.table),
            Err(error) => done.refused.push(RefusedRow { sent, error }),
        }
    }
    if !done.refused.is_empty() {
        return draw(&visit, &browser, at, done).await;
    }
    let saved: Vec<String> = done.saved.iter().map(u16::to_string).collect();
    let mut response = see_other(&match saved.join(",").as_str() {
        "" => address(&shown, at.round),
        saved => format!("{}?saved={saved}", address(&shown, at.round)),
    });
    browser.keep(&mut response, &visit.state.config)?;
    Ok(response)
}

/// What became of the rows that were sent.
#[derive(Debug, Default)]
struct Done {
    saved: Vec<u16>,
    refused: Vec<RefusedRow>,
}

impl Done {
    fn says(&self, lang: Lang) -> Option<Flash> {
        let line = |key: &str, count: usize| (count > 0).then(|| lang.n(key, count as i64));
        let lines = [
            line("tournament-results-saved", self.saved.len()),
            line("tournament-results-refused", self.refused.len()),
        ];
        let text: Vec<String> = lines.into_iter().flatten().collect();
        (!text.is_empty()).then(|| Flash {
            kind: if self.refused.is_empty() { "good" } else { "bad" },
            text: text.join(" "),
        })
    }
}

/// The tournament, for those who enter results of any of its tables.
fn for_others(db: &mut Db, actor: &Actor, at: RoundPath) -> Result<ShownTournament, ActError> {
    read::tournament_for(db, actor, at.id, Action::EnterResult)
}

/// What the grid shows, as it is kept.
struct GridRead {
    shown: ShownTournament,
    standings: Vec<TableStanding>,
    /// Tables whose hands come to another result.
    differing: Vec<(u16, u16)>,
    playing: Vec<TableProgress>,
}

impl GridRead {
    fn of(db: &mut Db, actor: &Actor, at: RoundPath, device: Option<Device>) -> Result<GridRead, ActError> {
        let shown = for_others(db, actor, at)?;
        let tables = shown
            .loaded
            .tournament
            .round(at.round)
            .map_or(&[][..], |round| &round.tables);
        let standings = tables
            .iter()
            .map(|table| tournaments::standing_at(db, actor, &shown.loaded, at.round, table.number, device))
            .collect::<Result<_, _>>()?;
        Ok(GridRead {
            standings,
            differing: tournaments::differing(db, &shown.loaded)?,
            playing: match shown.open_round() {
                Some(round) if round.number == at.round => scorecards::progress(db, &shown.loaded, at.round)?,
                _ => Vec::new(),
            },
            shown,
        })
    }
}

async fn draw(visit: &Visit, browser: &Browser, at: RoundPath, done: Done) -> Result<HttpResponse, Problem> {
    let device = browser.known(&at.id.to_string()).map(Device);
    let (read, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| GridRead::of(db, actor, at, device))?))
        .await?;
    let (shown, lang) = (&read.shown, visit.prefs.lang);
    let tournament = &shown.loaded.tournament;
    let round = tournament.round(at.round).ok_or_else(|| Problem::not_found("round"))?;
    let number = [("number", Arg::Number(at.round.into()))];
    let title = lang.t_args("tournament-results", &number);
    let here = address(shown, at.round);
    let mut shell = shell(visit, &visitor, format!("{title}: {}", tournament.name), here.clone());
    shell.flash = done.says(lang);
    let failed = !done.refused.is_empty();
    let rows = Rows {
        shown,
        round,
        standings: &read.standings,
        differing: &read.differing,
        saved: &done.saved,
        lang,
    };
    let now: DateTime<Utc> = visit.state.now();
    let cards = progress::rows(shown, &read.playing, now.into(), lang);
    let rows = rows.all(done.refused, cards)?;
    let page = TournamentsResultsPage {
        frame: Frame::of(shown, TournamentTab::Round, lang),
        title,
        round: LinkView {
            href: routes::tournament(at.id, &format!("rounds/{}", at.round)),
            name: lang.t_args("tournament-round", &number),
        },
        here,
        key: fresh_key()?,
        is_open: rows.iter().any(ResultRow::is_open),
        rows,
        deals: tournament.profile.scoring.scheme.counts_deals(),
        zero_sum: tournament.profile.scoring.zero_sum,
        shell,
    };
    let mut response = html(page.render());
    browser.keep(&mut response, &visit.state.config)?;
    if failed {
        *response.status_mut() = StatusCode::CONFLICT;
    }
    Ok(response)
}
