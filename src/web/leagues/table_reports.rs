//! `/leagues/{slug}/{season}/tables`: players report tables that they played outside tournaments, and say of those
//! that others reported whether it was so.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::acting::{NotDone, address};
use super::frame::{LeagueFrame, SeasonPath};
use super::table::name_of;
use super::table_form::{self, TableFields};
use crate::act_form::{ActForm, Keyed};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_service::account::fresh_secret;
use talon_service::clubs::clock;
use talon_service::leagues::{self, ActOnReport, ReportForm, SeasonShown, TableReport};
use talon_service::{ActError, Missing};
use talon_store::LeagueReportId;
use talon_text::{Arg, Lang};

/// An act on a reported table.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ReportAct {
    Report {
        day: String,
        #[serde(default)]
        game: String,
        #[serde(default)]
        venue: String,
        #[serde(default)]
        person: Vec<String>,
        #[serde(default)]
        score: Vec<String>,
    },
    Confirm {
        report: i64,
    },
    Reject {
        report: i64,
    },
}

/// templates/leagues/table_reports.html
#[derive(Debug, Template)]
#[template(path = "leagues/table_reports.html")]
struct LeaguesTableReportsPage {
    shell: Shell,
    frame: LeagueFrame,
    here: String,
    key: String,
    error: String,
    waiting: Vec<ReportView>,
    people: Vec<Choice>,
    games: Vec<Choice>,
    typed: TableFields,
    can_report: bool,
}

/// A report that waits.
#[derive(Debug)]
pub(super) struct ReportView {
    pub id: i64,
    pub day: String,
    pub seats: String,
    /// Which game it was where; empty where that was not told.
    pub played: String,
    pub by: String,
    /// The reader may say that it was so.
    pub can_confirm: bool,
    /// The reader reported it.
    pub is_mine: bool,
}

impl ReportView {
    pub fn of(shown: &SeasonShown, report: &TableReport, lang: Lang) -> ReportView {
        let is_mine = shown.me == Some(report.reported_by);
        let by = name_of(shown, report.reported_by, lang);
        ReportView {
            id: report.id.0,
            day: report.day.to_string(),
            seats: table_form::said(shown, &report.seats, lang),
            played: table_form::played(report.game, report.venue.as_deref(), lang),
            by: lang.t_args("league-report-by", &[("name", Arg::from(by))]),
            can_confirm: shown.manages || !is_mine,
            is_mine,
        }
    }
}

/// The page.
///
/// # Errors
/// Not found, also when the reader can report nothing there.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (opened, visitor) = opened(&visit, path.into_inner()).await?;
    draw(&visit, &visitor, &opened, None, None)
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let form = ActForm::<Keyed, ReportAct>::of(fields.into_inner(), &["key"])?;
    let (opened, visitor) = opened(&visit, path.into_inner()).await?;
    let shown = &opened.shown;
    let done = match form.act.form(shown, visit.prefs.lang) {
        Ok(asked) => act(&visit, shown, &form, asked).await?,
        Err(words) => Err(NotDone::of_field(words)),
    };
    match done {
        Ok(()) => Ok(see_other(&address(shown, form.act.goes_to(shown)))),
        Err(refused) => draw(&visit, &visitor, &opened, Some(&form.act), Some(refused)),
    }
}

impl ReportAct {
    /// Whoever manages the league decides on the page of units.
    fn goes_to(&self, shown: &SeasonShown) -> &'static str {
        match self {
            ReportAct::Confirm { .. } | ReportAct::Reject { .. } if shown.manages => "units",
            ReportAct::Report { .. } | ReportAct::Confirm { .. } | ReportAct::Reject { .. } => "tables",
        }
    }

    /// What is done, or what is wrong with a field.
    fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<ReportForm, String> {
        Ok(match self {
            ReportAct::Report {
                day,
                game,
                venue,
                person,
                score,
            } => {
                let fields = TableFields::typed(day, person, score).played(game, venue);
                ReportForm::Report(fields.read(shown, lang)?)
            }
            ReportAct::Confirm { report } => ReportForm::Confirm(LeagueReportId(*report)),
            ReportAct::Reject { report } => ReportForm::Reject(LeagueReportId(*report)),
        })
    }
}

/// The season with the reports that wait for the reader.
struct Opened {
    shown: SeasonShown,
    waiting: Vec<TableReport>,
}

async fn opened(visit: &Visit, path: (String, String)) -> Result<(Opened, Visitor), Problem> {
    let path = SeasonPath::of(path);
    visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let shown = leagues::season(db, actor, &path.address())?;
                if !shown.can_report && !shown.manages {
                    return Err(ActError::NotFound(Missing::League));
                }
                let waiting = leagues::waiting(db, &shown)?;
                Ok(Opened { shown, waiting })
            });
            Ok(found?)
        })
        .await
}

/// Does what a form says, once.
async fn act(
    visit: &Visit,
    shown: &SeasonShown,
    form: &ActForm<Keyed, ReportAct>,
    asked: ReportForm,
) -> Result<Result<(), NotDone>, Problem> {
    let (form, season) = (form.clone(), shown.head.id);
    let (done, _) = visit
        .act(move |state, actor| {
            let request = ActOnReport {
                store: &state.store,
                actor,
                season,
                form: form.request(&form.common.key),
                now: state.now(),
            };
            Ok(request.act(asked))
        })
        .await?;
    match done {
        Ok(()) => Ok(Ok(())),
        Err(refusal) => NotDone::of(visit, shown, refusal).map(Err),
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    opened: &Opened,
    sent: Option<&ReportAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let Opened { shown, waiting } = opened;
    let today = clock::local(&shown.club.timezone, visit.state.now()).date();
    let page = LeaguesTableReportsPage {
        shell: Shell::new(visit, visitor, lang.t("league-report-title")),
        frame: LeagueFrame::of(shown, lang),
        here: address(shown, "tables"),
        key: fresh_secret()?,
        error: NotDone::said(refused.as_ref()),
        waiting: waiting.iter().map(|one| ReportView::of(shown, one, lang)).collect(),
        people: table_form::people(shown, lang),
        games: table_form::games(lang),
        typed: typed(shown, today, sent),
        can_report: shown.can_report,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// What was typed, or a table of today at which the reader sits.
fn typed(shown: &SeasonShown, today: NaiveDate, sent: Option<&ReportAct>) -> TableFields {
    if let Some(ReportAct::Report {
        day,
        game,
        venue,
        person,
        score,
    }) = sent
    {
        return TableFields::typed(day, person, score).played(game, venue);
    }
    let mut fields = TableFields::empty(shown, today);
    if let (Some(me), Some(first)) = (shown.me, fields.seats.first_mut()) {
        first.person = me.0.to_string();
    }
    fields
}
