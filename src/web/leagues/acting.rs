//! What the pages for managing a season share: opening it, and doing what a form says only once.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::manage_acts::refused;
use super::table::name_of;
use crate::act_form::ActForm;
use crate::choice::Choice;
use crate::routes;
use crate::shell::html;
use talon_http::{Problem, Visit, Visitor, invalid_words};
use talon_league::LeaguePerson;
use talon_service::leagues::{self, ActOnSeason, LeagueRefused, SeasonAddress, SeasonForm, SeasonRefusal, SeasonShown};
use talon_service::{ActError, Missing};
use talon_text::Lang;

/// What every form of these pages has.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ManageCommon {
    pub key: String,
    pub version: i64,
}

/// The fields of [`ManageCommon`].
pub(super) const COMMON: &[&str] = &["key", "version"];

/// Address of one of the pages.
pub(super) fn address(shown: &SeasonShown, page: &str) -> String {
    format!("{}/{page}", routes::league(&shown.league.slug, &shown.head.slug))
}

/// The season, for those who manage it.
pub(super) async fn opened(visit: &Visit, path: &(String, String)) -> Result<(SeasonShown, Visitor), Problem> {
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

/// Why something was not done, in words, and the status that goes with it.
#[derive(Debug)]
pub(super) struct NotDone {
    pub words: String,
    pub status: StatusCode,
    /// The field that is to be typed otherwise.
    pub field: Option<&'static str>,
}

impl NotDone {
    pub fn of_field(words: String) -> NotDone {
        NotDone {
            words,
            status: StatusCode::UNPROCESSABLE_ENTITY,
            field: None,
        }
    }

    /// What the page says at its top.
    pub fn said(refused: Option<&NotDone>) -> String {
        refused.map(|refused| refused.words.clone()).unwrap_or_default()
    }

    /// The page, with the status of what was not done.
    pub fn answer(refused: Option<&NotDone>, page: Result<String, askama::Error>) -> HttpResponse {
        let mut response = html(page);
        if let Some(refused) = refused {
            *response.status_mut() = refused.status;
        }
        response
    }

    /// The words of a refusal; what is no matter of the season is a problem of the request.
    pub fn of(visit: &Visit, shown: &SeasonShown, refusal: LeagueRefused) -> Result<NotDone, Problem> {
        let lang = visit.prefs.lang;
        match refusal {
            LeagueRefused::Season(refusal) => Ok(NotDone {
                words: refused(&refusal, shown, lang),
                status: status_of(&refusal),
                field: None,
            }),
            LeagueRefused::Act(ActError::Invalid { field, why }) => Ok(NotDone {
                words: invalid_words(why, field, lang),
                status: StatusCode::UNPROCESSABLE_ENTITY,
                field: Some(field),
            }),
            LeagueRefused::Act(error) => Err(error.into()),
        }
    }
}

fn status_of(refusal: &SeasonRefusal) -> StatusCode {
    match refusal {
        SeasonRefusal::Stale | SeasonRefusal::NothingToUndo => StatusCode::CONFLICT,
        SeasonRefusal::League(_)
        | SeasonRefusal::Count(_)
        | SeasonRefusal::OfTournament(_)
        | SeasonRefusal::OtherGame { .. }
        | SeasonRefusal::RoundRunning { .. }
        | SeasonRefusal::EveningRunning
        | SeasonRefusal::EveningPrivate
        | SeasonRefusal::ReportsClosed
        | SeasonRefusal::NotSeated
        | SeasonRefusal::NotPlayedYet
        | SeasonRefusal::OutsideSeason
        | SeasonRefusal::ReportedAlready
        | SeasonRefusal::TooManyReports { .. }
        | SeasonRefusal::OwnReport
        | SeasonRefusal::NoSuchReport => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// What was sent to one of the pages, and the season that it is about.
#[derive(Debug)]
pub(super) struct Posted<A> {
    pub form: ActForm<ManageCommon, A>,
    pub shown: SeasonShown,
    pub visitor: Visitor,
}

impl<A: DeserializeOwned + Clone + Send + 'static> Posted<A> {
    pub async fn read(
        visit: &Visit,
        path: web::Path<(String, String)>,
        fields: web::Form<Vec<(String, String)>>,
    ) -> Result<Posted<A>, Problem> {
        let form = ActForm::of(fields.into_inner(), COMMON)?;
        let (shown, visitor) = opened(visit, &path).await?;
        Ok(Posted { form, shown, visitor })
    }

    /// Does what the form asks for; one that could not be read comes with the words that say so.
    pub async fn act(&self, visit: &Visit, asked: Result<SeasonForm, String>) -> Result<Result<(), NotDone>, Problem> {
        match asked {
            Ok(asked) => act(visit, &self.shown, &self.form, asked).await,
            Err(words) => Ok(Err(NotDone::of_field(words))),
        }
    }
}

/// Does what a form says, once.
pub(super) async fn act<A: DeserializeOwned + Clone + Send + 'static>(
    visit: &Visit,
    shown: &SeasonShown,
    form: &ActForm<ManageCommon, A>,
    act: SeasonForm,
) -> Result<Result<(), NotDone>, Problem> {
    let (form, season) = (form.clone(), shown.head.id);
    let (done, _) = visit
        .act(move |state, actor| {
            let request = ActOnSeason {
                store: &state.store,
                actor,
                season,
                seen: form.common.version,
                form: form.request(&form.common.key),
                now: state.now(),
            };
            Ok(request.act(act))
        })
        .await?;
    match done {
        Ok(()) => Ok(Ok(())),
        Err(refusal) => NotDone::of(visit, shown, refusal).map(Err),
    }
}

/// Everyone of the club who is no guest, to be chosen by name.
pub(super) fn member_choices(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let choice = |person: LeaguePerson| Choice::new(person.0.to_string(), name_of(shown, person, lang));
    shown.members_by_name().into_iter().map(choice).collect()
}
