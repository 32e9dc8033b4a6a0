//! `/clubs/new`: a new club, made by a site administrator.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::account::fresh_secret;
use talon_service::clubs::{self, ClubToAdd};
use talon_text::Lang;

/// templates/clubs/new.html
#[derive(Debug, Template)]
#[template(path = "clubs/new.html")]
struct ClubsNewPage {
    shell: Shell,
    form: NewClubForm,
    zones: Vec<Choice>,
    languages: Vec<Choice>,
    faults: Faults,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewClubForm {
    name: String,
    slug: String,
    timezone: String,
    language: String,
    owner: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The time zones as they are offered.
pub(super) fn zones() -> Vec<Choice> {
    clubs::zones()
        .map(|zone| Choice::new(zone, zone.replace('_', " ")))
        .collect()
}

/// The languages as they are offered.
pub(super) fn languages() -> Vec<Choice> {
    Lang::ALL
        .iter()
        .map(|lang| Choice::new(lang.code(), lang.name()))
        .collect()
}

/// The form.
///
/// # Errors
/// When the reader does not run the site, or the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let form = NewClubForm {
        timezone: "Europe/Budapest".into(),
        language: visit.prefs.lang.code().into(),
        key: fresh_secret()?,
        ..NewClubForm::default()
    };
    draw(&visit, form, Faults::default()).await
}

/// Adds the club.
///
/// # Errors
/// When the reader does not run the site, or the database fails.
pub async fn post(visit: Visit, form: web::Form<NewClubForm>) -> PageResult {
    let mut form = form.into_inner();
    if form.slug.trim().is_empty() {
        form.slug = clubs::proposed_slug(&form.name);
    }
    let typed = form.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let club = ClubToAdd {
                slug: &form.slug,
                name: &form.name,
                timezone: &form.timezone,
                language: &form.language,
                owner: Some(&form.owner),
            };
            Ok(clubs::add_club(
                &state.store,
                actor,
                &club,
                Some(&form.key),
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!(
            "{}?done=added",
            routes::club(typed.slug.trim(), "")
        ))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, typed, faults).await
        }
    }
}

async fn draw(visit: &Visit, form: NewClubForm, faults: Faults) -> Result<HttpResponse, Problem> {
    let ((), visitor) = visit.act(|_, actor| Ok(actor.must_run_site()?)).await?;
    let mut shell = Shell::new(visit, &visitor, visit.prefs.lang.t("club-new"));
    shell.path = "/clubs/new".into();
    let status = faults.status();
    let page = ClubsNewPage {
        shell,
        form,
        zones: zones(),
        languages: languages(),
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
