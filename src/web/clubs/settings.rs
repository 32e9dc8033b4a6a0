//! `/clubs/{slug}/settings`: what an owner says of their club.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{ClubTab, Frame, shell};
use super::new::{languages, zones};
use super::show::games;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::authorization::Action;
use talon_service::clubs::{self, TypedSettings, game_word, read};
use talon_store::clubs::Club;

/// templates/clubs/settings.html
#[derive(Debug, Template)]
#[template(path = "clubs/settings.html")]
struct ClubsSettingsPage {
    shell: Shell,
    frame: Frame,
    form: SettingsForm,
    /// The short name, as it was typed.
    slug: String,
    zones: Vec<Choice>,
    languages: Vec<Choice>,
    games: Vec<Choice>,
    faults: Faults,
}

/// What the form sends; a box that is not ticked is not sent.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingsForm {
    name: String,
    logo_text: String,
    about: String,
    timezone: String,
    language: String,
    game: String,
    members_public: Option<String>,
    noindex: Option<String>,
    #[serde(default)]
    frame_sites: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// What the form of another short name sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RenameForm {
    slug: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl SettingsForm {
    fn of(club: &Club) -> SettingsForm {
        let on = |on: bool| on.then(|| "1".to_owned());
        let game = club
            .default_game
            .as_deref()
            .map(|game| game_word(game, club.rule_set.as_deref()));
        SettingsForm {
            name: club.name.clone(),
            logo_text: club.logo_text.clone(),
            about: club.about.clone(),
            timezone: club.timezone.clone(),
            language: club.language.clone(),
            game: game.unwrap_or_default(),
            members_public: on(club.members_public),
            noindex: on(club.noindex),
            frame_sites: club.frame_sites.clone(),
            _csrf: None,
        }
    }
}

/// The form.
///
/// # Errors
/// When the reader does not own the club, there is none, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    draw(&visit, slug.into_inner(), Typed::default(), Faults::default(), false).await
}

/// Keeps what was typed.
///
/// # Errors
/// As for the form.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<SettingsForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (name, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let typed = TypedSettings {
                name: &form.name,
                timezone: &form.timezone,
                language: &form.language,
                about: &form.about,
                logo_text: &form.logo_text,
                game: &form.game,
                members_public: form.members_public.is_some(),
                noindex: form.noindex.is_some(),
                frame_sites: &form.frame_sites,
            };
            Ok(clubs::change_settings(&state.store, actor, &name, &typed, state.now()))
        })
        .await?;
    match done {
        Ok(()) => draw(&visit, slug, Typed::default(), Faults::default(), true).await,
        Err(error) => {
            let typed = Typed {
                form: Some(typed),
                ..Typed::default()
            };
            draw(&visit, slug, typed, Faults::of(visit.prefs.lang, error)?, false).await
        }
    }
}

/// Gives the club another short name.
///
/// # Errors
/// As for the form.
pub async fn rename(visit: Visit, slug: web::Path<String>, form: web::Form<RenameForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (name, next) = (slug.clone(), form.slug.clone());
    let (done, _) = visit
        .act(move |state, actor| Ok(clubs::rename(&state.store, actor, &name, &next, state.now())))
        .await?;
    match done {
        Ok(slug) => Ok(see_other(&routes::club(&slug, "settings"))),
        Err(error) => {
            let typed = Typed {
                slug: Some(form.slug),
                ..Typed::default()
            };
            draw(&visit, slug, typed, Faults::of(visit.prefs.lang, error)?, false).await
        }
    }
}

/// What was typed and not taken.
#[derive(Debug, Clone, Default)]
struct Typed {
    form: Option<SettingsForm>,
    slug: Option<String>,
}

async fn draw(visit: &Visit, slug: String, typed: Typed, faults: Faults, saved: bool) -> Result<HttpResponse, Problem> {
    let ((club, rights), visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| read::club_for(db, actor, &slug, Action::ChangeClub))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let title = format!("{}: {}", lang.t("club-tab-settings"), club.name);
    let mut shell = shell(visit, &visitor, title, routes::club(&club.slug, "settings"));
    shell.flash = saved.then(|| Flash {
        kind: "good",
        text: lang.t("account-saved").into_owned(),
    });
    let status = faults.status();
    let page = ClubsSettingsPage {
        shell,
        frame: Frame::of(&club, &rights, ClubTab::Settings, lang),
        form: typed.form.unwrap_or_else(|| SettingsForm::of(&club)),
        slug: typed.slug.unwrap_or_else(|| club.slug.clone()),
        zones: zones(),
        languages: languages(),
        games: games(lang),
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
