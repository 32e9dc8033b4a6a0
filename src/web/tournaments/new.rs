//! `/clubs/{slug}/tournaments/new`: making a tournament from one that is ready.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{fresh_key, shell};
use super::start;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_rules::games::GameKind;
use talon_service::authorization::Action;
use talon_service::clubs::{clock, read as clubs};
use talon_service::tournaments::{self, NewTournament};
use talon_tournament::tournament::Preset;

/// templates/tournaments/new.html
#[derive(Debug, Template)]
#[template(path = "tournaments/new.html")]
struct TournamentsNewPage {
    shell: Shell,
    club: String,
    club_href: String,
    here: String,
    presets: Vec<PresetChoice>,
    games: Vec<Choice>,
    form: NewTournamentForm,
    faults: Faults,
}

/// A preset that can be chosen.
#[derive(Debug)]
struct PresetChoice {
    word: &'static str,
    label: String,
    hint: String,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTournamentForm {
    name: String,
    preset: String,
    game: String,
    day: String,
    time: String,
    venue: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The form.
///
/// # Errors
/// When the reader may not make tournaments in the club.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let form = NewTournamentForm {
        preset: Preset::ALL[0].as_str().to_owned(),
        time: "18:00".to_owned(),
        key: fresh_key()?,
        ..NewTournamentForm::default()
    };
    draw(&visit, slug.into_inner(), form, Faults::default()).await
}

/// Makes the tournament.
///
/// # Errors
/// As for the form.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<NewTournamentForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let lang = visit.prefs.lang;
    let starts = match start::read(&form.day, &form.time) {
        Ok(starts) => starts,
        Err(bad) => {
            let faults = Faults(vec![(bad.field.clone(), bad.words(lang))]);
            return draw(&visit, slug, form, faults).await;
        }
    };
    let (typed, club) = (form.clone(), slug.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let new = NewTournament {
                name: &typed.name,
                preset: &typed.preset,
                game: &typed.game,
                starts,
                venue: &typed.venue,
            };
            Ok(tournaments::create(
                &state.store,
                actor,
                &club,
                &new,
                Some(&typed.key),
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(id) => Ok(see_other(&routes::tournament(id, "direct"))),
        Err(error) => draw(&visit, slug, form, Faults::of(lang, error)?).await,
    }
}

async fn draw(
    visit: &Visit,
    slug: String,
    mut form: NewTournamentForm,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let wanted = slug.clone();
    let ((club, _), visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| clubs::club_for(db, actor, &wanted, Action::CreateTournament))?)
        })
        .await?;
    if form.day.is_empty() && faults.0.is_empty() {
        // The day it is at the club, wherever the server stands.
        form.day = clock::local(&club.timezone, visit.state.now()).date().to_string();
    }
    let lang = visit.prefs.lang;
    let say = |key: String| lang.t(&key).into_owned();
    let preset = |one: Preset| {
        let word = one.as_str();
        PresetChoice {
            word,
            label: say(format!("tournament-preset-{word}")),
            hint: say(format!("tournament-preset-{word}-help")),
        }
    };
    let game = |one: &GameKind| Choice::new(one.as_str(), say(format!("game-{}", one.as_str())));
    let mut games: Vec<Choice> = GameKind::ALL.iter().map(game).collect();
    // The usual game of the club stands first.
    games.sort_by_key(|game| club.default_game.as_ref() != Some(&game.value));
    let here = routes::club(&slug, "tournaments/new");
    let status = faults.status();
    let page = TournamentsNewPage {
        shell: shell(visit, &visitor, lang.t("tournament-new").into_owned(), here.clone()),
        club: club.name.clone(),
        club_href: routes::club(&slug, ""),
        here,
        presets: Preset::ALL.into_iter().map(preset).collect(),
        games,
        form,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
