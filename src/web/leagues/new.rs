//! `/clubs/{slug}/leagues/new`: making a league from one that is ready.

use actix_web::web;
use askama::Template;
use chrono::{Datelike as _, Days, Months, NaiveDate};
use serde::Deserialize;

use super::rule_form;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{LeaguePreset, RuledUnits, SeasonDays};
use talon_rules::games::GameKind;
use talon_service::account::fresh_secret;
use talon_service::authorization::Action;
use talon_service::clubs::{clock, read as clubs};
use talon_service::leagues::{self, NewLeagueForm};
use talon_text::Lang;

/// How long a season usually lasts.
const SEASON: Months = Months::new(9);
/// Those of one that lasts a month.
const MONTH: Months = Months::new(1);

/// templates/leagues/new.html
#[derive(Debug, Template)]
#[template(path = "leagues/new.html")]
struct LeaguesNewPage {
    shell: Shell,
    club: LinkView,
    here: String,
    presets: Vec<LeagueChoice>,
    takes: Vec<Choice>,
    games: Vec<Choice>,
    form: LeagueForm,
    faults: Faults,
}

/// A league that can be chosen.
#[derive(Debug)]
struct LeagueChoice {
    word: &'static str,
    label: String,
    hint: String,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeagueForm {
    name: String,
    #[serde(default)]
    slug: String,
    preset: String,
    season: String,
    from: String,
    to: String,
    #[serde(default)]
    takes: String,
    #[serde(default)]
    game: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// With which league the form begins.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct NewLeagueQuery {
    preset: Option<String>,
}

/// The form.
///
/// # Errors
/// When the reader may not make leagues in the club.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<NewLeagueQuery>) -> PageResult {
    let chosen = asked.preset.as_deref();
    let mut presets = LeaguePreset::ALL.into_iter();
    let chosen = presets.find(|one| Some(one.as_str()) == chosen);
    let form = LeagueForm {
        preset: chosen.unwrap_or(LeaguePreset::ALL[0]).as_str().to_owned(),
        takes: RuledUnits::Tournaments.as_str().to_owned(),
        key: fresh_secret()?,
        ..LeagueForm::default()
    };
    draw(&visit, slug.into_inner(), form, Faults::default()).await
}

/// Makes the league.
///
/// # Errors
/// As for the form.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<LeagueForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let lang = visit.prefs.lang;
    let day = |text: &str| NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    let (from, to) = (day(&form.from), day(&form.to));
    let (Some(from), Some(to)) = (from, to) else {
        let field = if from.is_none() { "from" } else { "to" };
        let faults = Faults(vec![(field.to_owned(), lang.t("list-bad-date").into_owned())]);
        return draw(&visit, slug, form, faults).await;
    };
    let (typed, club) = (form.clone(), slug.clone());
    let preset = LeaguePreset::parse(&form.preset);
    let (done, _) = visit
        .act(move |state, actor| {
            let leads_to = match preset.filter(|preset| preset.quota().is_some()) {
                Some(preset) => {
                    let read = state
                        .store
                        .read(|db| clubs::club_for(db, actor, &club, Action::ManageLeague));
                    leads_to(preset, Lang::parse(&read?.0.language).unwrap_or(lang))
                }
                None => String::new(),
            };
            let new = NewLeagueForm {
                name: &typed.name,
                slug: &typed.slug,
                preset: &typed.preset,
                season: &typed.season,
                from,
                to,
                takes: &typed.takes,
                game: &typed.game,
                leads_to: &leads_to,
            };
            Ok(leagues::create(
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
        Ok(address) => Ok(see_other(&format!("/leagues/{address}"))),
        Err(error) => draw(&visit, slug, form, Faults::of(lang, error)?).await,
    }
}

/// What the first of a season come on to: a name that everyone of the club reads, whoever makes the league.
fn leads_to(preset: LeaguePreset, lang: Lang) -> String {
    let key = if preset == LeaguePreset::Federation {
        "league-leads-to-semi-final"
    } else {
        "league-leads-to-final"
    };
    lang.t(key).into_owned()
}

async fn draw(visit: &Visit, slug: String, mut form: LeagueForm, faults: Faults) -> PageResult {
    let wanted = slug.clone();
    let ((club, _), visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| clubs::club_for(db, actor, &wanted, Action::ManageLeague))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    if form.from.is_empty() && faults.0.is_empty() {
        let today = clock::local(&club.timezone, visit.state.now()).date();
        let from = today.with_day(1).unwrap_or(today);
        let is_monthly = LeaguePreset::parse(&form.preset) == Some(LeaguePreset::Monthly);
        let to = from + if is_monthly { MONTH } else { SEASON } - Days::new(1);
        form.from = from.to_string();
        form.to = to.to_string();
        form.season = SeasonDays { from, to }.name();
    }
    let say = |key: String| lang.t(&key).into_owned();
    let preset = |one: LeaguePreset| LeagueChoice {
        word: one.as_str(),
        label: say(format!("league-preset-{}", one.as_str())),
        hint: say(format!("league-preset-{}-help", one.as_str())),
    };
    let game = |one: &GameKind| Choice::new(one.as_str(), say(format!("game-{}", one.as_str())));
    let mut games = vec![Choice::new("", lang.t("league-rule-any-game"))];
    games.extend(GameKind::ALL.iter().map(game));
    let mut takes = rule_form::choices(lang);
    takes.push(Choice::new("", lang.t("league-takes-none")));
    let status = faults.status();
    let page = LeaguesNewPage {
        shell: Shell::new(visit, &visitor, lang.t("league-new")),
        here: routes::club(&slug, "leagues/new"),
        club: LinkView {
            href: routes::club(&slug, ""),
            name: club.name,
        },
        presets: LeaguePreset::ALL.into_iter().map(preset).collect(),
        takes,
        games,
        form,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
