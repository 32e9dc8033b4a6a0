//! `/leagues/{slug}/{season}/manage`: what counts, what was decided, who sees it.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::manage_acts::{ManageAct, fault, people, refused};
use super::table::{COLUMNS, TableView, name_of, unit_name, view};
use crate::act_form::ActForm;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{Publishing, SeasonState};
use talon_service::account::fresh_secret;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self, ActOnSeason, LeagueRefused, SeasonAddress, SeasonShown};
use talon_service::{ActError, Missing};
use talon_text::{Lang, mixed, signed};
use talon_tournament::league::Counting;

/// templates/leagues/manage.html
#[derive(Debug, Template)]
#[template(path = "leagues/manage.html")]
struct LeaguesManagePage {
    shell: Shell,
    here: String,
    season_href: String,
    /// Where a season from before is brought in.
    past_href: String,
    name: String,
    season: String,
    key: String,
    version: i64,
    error: String,
    /// The table that waits to be published.
    draft: Option<TableView>,
    fault: String,
    units: Vec<UnitLine>,
    adjustments: Vec<AdjustmentLine>,
    people: Vec<(String, String)>,
    unit_choices: Vec<(String, String)>,
    best: String,
    minimum: String,
    planned: String,
    is_shown: bool,
    is_live: bool,
    state: SeasonState,
}

/// A unit with what can be done about it.
#[derive(Debug)]
struct UnitLine {
    number: u32,
    name: String,
    day: String,
    taken_out: Option<String>,
}

/// An adjustment with what can be done about it.
#[derive(Debug)]
struct AdjustmentLine {
    number: u32,
    name: String,
    amount: String,
    text: String,
    revoked: Option<String>,
}

/// What every form of the page has.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ManageCommon {
    key: String,
    version: i64,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    draw(&visit, &visitor, &shown, String::new(), StatusCode::OK)
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
    let path = path.into_inner();
    let form: ActForm<ManageCommon, ManageAct> = ActForm::of(fields.into_inner(), &["key", "version"])?;
    let (shown, visitor) = opened(&visit, &path).await?;
    let lang = visit.prefs.lang;
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    let Ok(acts) = form.act.clone().forms(&shown) else {
        return draw(
            &visit,
            &visitor,
            &shown,
            lang.t("set-bad-number").into_owned(),
            unprocessable,
        );
    };
    if acts.is_empty() {
        return draw(
            &visit,
            &visitor,
            &shown,
            lang.t("league-unchanged").into_owned(),
            unprocessable,
        );
    }
    let (season, said) = (shown.head.id, form.word.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let mut done = Ok(());
            for (at, act) in (0..).zip(acts) {
                let key = Some(format!("{}-{at}", form.common.key)).filter(|_| !form.common.key.is_empty());
                let request = ActOnSeason {
                    store: &state.store,
                    actor,
                    season,
                    seen: form.common.version + at,
                    form: IdempotentRequest {
                        key: key.as_deref(),
                        request: &said,
                    },
                    now: state.now(),
                };
                done = request.act(act);
                if done.is_err() {
                    break;
                }
            }
            Ok(done)
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&here(&shown))),
        Err(LeagueRefused::Act(error)) => Err(error.into()),
        Err(other) => {
            let status = if matches!(other, LeagueRefused::Stale) {
                StatusCode::CONFLICT
            } else {
                unprocessable
            };
            let words = refused(&other, &shown, lang).unwrap_or_default();
            draw(&visit, &visitor, &shown, words, status)
        }
    }
}

fn here(shown: &SeasonShown) -> String {
    format!("{}/manage", routes::league(&shown.league.slug, &shown.head.slug))
}

async fn opened(visit: &Visit, path: &(String, String)) -> Result<(SeasonShown, Visitor), Problem> {
    let (slug, season) = path.clone();
    visit
        .act(move |state, actor| {
            let address = SeasonAddress {
                league: &slug,
                season: Some(&season),
                revision: None,
            };
            let shown = state.store.read(|db| leagues::season(db, actor, &address))?;
            if !shown.manages {
                return Err(ActError::NotFound(Missing::League).into());
            }
            Ok(shown)
        })
        .await
}

fn draw(visit: &Visit, visitor: &Visitor, shown: &SeasonShown, error: String, status: StatusCode) -> PageResult {
    let lang = visit.prefs.lang;
    let season = &shown.season;
    let best = match &season.profile.counting {
        Counting::Best { n } => n.to_string(),
        _ => String::new(),
    };
    let page = LeaguesManagePage {
        shell: Shell::new(visit, visitor, lang.t("league-manage")),
        here: here(shown),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        past_href: format!("/leagues/{}/past", shown.league.slug),
        name: shown.league.name.clone(),
        season: shown.head.name.clone(),
        key: fresh_secret()?,
        version: shown.head.version,
        error,
        draft: match &shown.draft {
            Some(Ok(draft)) => Some(view(shown, draft, COLUMNS, lang)),
            _ => None,
        },
        fault: match &shown.draft {
            Some(Err(found)) => fault(*found, shown, lang),
            _ => String::new(),
        },
        units: units(shown, lang),
        adjustments: adjustments(shown, lang),
        people: people(shown, lang),
        unit_choices: choices(shown, lang),
        best,
        minimum: season.profile.minimum.to_string(),
        planned: season.planned.map(|planned| planned.to_string()).unwrap_or_default(),
        is_shown: shown.head.published,
        is_live: season.publishing == Publishing::Live,
        state: season.state,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

impl LeaguesManagePage {
    fn is_running(&self) -> bool {
        self.state == SeasonState::Running
    }

    fn is_archived(&self) -> bool {
        self.state == SeasonState::Archived
    }
}

fn units(shown: &SeasonShown, lang: Lang) -> Vec<UnitLine> {
    let lines = shown.units.iter().map(|unit| UnitLine {
        number: unit.number.0,
        name: unit_name(unit, lang),
        day: unit.day.to_string(),
        taken_out: unit.taken_out.clone(),
    });
    lines.collect()
}

fn adjustments(shown: &SeasonShown, lang: Lang) -> Vec<AdjustmentLine> {
    let lines = shown.season.adjustments.iter().map(|one| AdjustmentLine {
        number: one.number.0,
        name: name_of(shown, one.person, lang),
        amount: one.amount.whole().map_or_else(|| mixed(&one.amount), signed),
        text: one.text.clone(),
        revoked: one.revoked.clone(),
    });
    lines.collect()
}

/// On what an adjustment can be.
fn choices(shown: &SeasonShown, lang: Lang) -> Vec<(String, String)> {
    let whole = (String::new(), lang.t("league-adjust-total").into_owned());
    let units = shown.units.iter().filter(|unit| unit.taken_out.is_none());
    let units = units.map(|unit| (unit.number.0.to_string(), unit_name(unit, lang)));
    std::iter::once(whole).chain(units).collect()
}
