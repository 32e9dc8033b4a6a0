//! `/leagues/{slug}/{season}/people`: who has one licence number in several clubs of a federation, for those who manage
//! its leagues.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, address};
use super::frame::SeasonPath;
use crate::act_form::{ActForm, Keyed};
use crate::clubs::frame::seen;
use crate::clubs::merge::both_played;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_service::account::fresh_secret;
use talon_service::leagues::{
    self, ActOnLicences, LicenceNotDone, LicenceState, LicenceStep, LicensedEntry, SameLicence, SeasonShown,
};
use talon_service::{ActError, Missing};
use talon_store::MemberId;
use talon_text::Lang;

/// What is decided of the entries with one licence number, each named in the form.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum PeopleAct {
    Confirm { entry: Vec<i64> },
    TakeBack { entry: Vec<i64> },
}

/// templates/leagues/people.html
#[derive(Debug, Template)]
#[template(path = "leagues/people.html")]
struct LeaguesPeoplePage {
    shell: Shell,
    here: String,
    season_href: String,
    season: String,
    manage_href: String,
    key: String,
    error: String,
    groups: Vec<LicenceView>,
}

/// Entries with one licence number.
#[derive(Debug)]
struct LicenceView {
    number: String,
    /// Names with their clubs.
    names: Vec<String>,
    ids: Vec<i64>,
    said: String,
    can_confirm: bool,
    can_take_back: bool,
}

impl LicenceView {
    fn of(group: &SameLicence, lang: Lang) -> LicenceView {
        let name = |entry: &LicensedEntry| format!("{} ({})", seen(&entry.name, lang), entry.club);
        let said = match group.state {
            LicenceState::Open => "league-people-open",
            LicenceState::Confirmed => "league-people-confirmed",
            LicenceState::OwnWord => "league-people-own-word",
            LicenceState::Refused => "league-people-refused",
        };
        LicenceView {
            number: group.number.clone().unwrap_or_default(),
            names: group.entries.iter().map(name).collect(),
            ids: group.entries.iter().map(|entry| entry.id.0).collect(),
            said: lang.t(said).into_owned(),
            can_confirm: group.state == LicenceState::Open,
            can_take_back: group.state == LicenceState::Confirmed,
        }
    }
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (opened, visitor) = opened(&visit, path.into_inner()).await?;
    draw(&visit, &visitor, &opened, None)
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
    let form = ActForm::<Keyed, PeopleAct>::of(fields.into_inner(), &["key"])?;
    let path = path.into_inner();
    let (before, _) = opened(&visit, path.clone()).await?;
    match act(&visit, &before.shown, &form).await? {
        Ok(()) => Ok(see_other(&address(&before.shown, "people"))),
        Err(refused) => {
            let (now, visitor) = opened(&visit, path).await?;
            draw(&visit, &visitor, &now, Some(refused))
        }
    }
}

/// The season with the licence numbers that several entries have.
struct Opened {
    shown: SeasonShown,
    groups: Vec<SameLicence>,
}

async fn opened(visit: &Visit, path: (String, String)) -> Result<(Opened, Visitor), Problem> {
    let path = SeasonPath::of(path);
    visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let shown = leagues::season(db, actor, &path.address())?;
                if !shown.manages {
                    return Err(ActError::NotFound(Missing::League));
                }
                let groups = leagues::same_licences(db, &shown)?;
                Ok(Opened { shown, groups })
            });
            Ok(found?)
        })
        .await
}

/// Does what a form says, once.
async fn act(
    visit: &Visit,
    shown: &SeasonShown,
    form: &ActForm<Keyed, PeopleAct>,
) -> Result<Result<(), NotDone>, Problem> {
    let (form, season) = (form.clone(), shown.head.id);
    let (done, _) = visit
        .act(move |state, actor| {
            let (step, entries) = match &form.act {
                PeopleAct::Confirm { entry } => (LicenceStep::Confirm, entry),
                PeopleAct::TakeBack { entry } => (LicenceStep::TakeBack, entry),
            };
            let entries: Vec<MemberId> = entries.iter().copied().map(MemberId).collect();
            let request = ActOnLicences {
                store: &state.store,
                actor,
                season,
                form: form.request(&form.common.key),
                now: state.now(),
            };
            Ok(request.act(step, &entries))
        })
        .await?;
    match done {
        Ok(()) => Ok(Ok(())),
        Err(LicenceNotDone::BothPlayed(event)) => Ok(Err(NotDone {
            words: both_played(&event, visit.prefs.lang),
            status: StatusCode::CONFLICT,
            field: None,
        })),
        Err(LicenceNotDone::Act(ActError::Conflict(_))) => Ok(Err(NotDone {
            words: visit.prefs.lang.t("refusal-stale").into_owned(),
            status: StatusCode::CONFLICT,
            field: None,
        })),
        Err(LicenceNotDone::Act(error)) => Err(error.into()),
    }
}

fn draw(visit: &Visit, visitor: &Visitor, opened: &Opened, refused: Option<NotDone>) -> PageResult {
    let lang = visit.prefs.lang;
    let Opened { shown, groups } = opened;
    let page = LeaguesPeoplePage {
        shell: Shell::new(visit, visitor, lang.t("league-people")),
        here: address(shown, "people"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        season: format!("{}, {}", shown.league.name, shown.head.name),
        manage_href: address(shown, "manage"),
        key: fresh_secret()?,
        error: NotDone::said(refused.as_ref()),
        groups: groups.iter().map(|group| LicenceView::of(group, lang)).collect(),
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}
