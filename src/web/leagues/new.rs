//! `/clubs/{slug}/leagues/new`: making a league from one that is ready.

use actix_web::web;
use askama::Template;
use chrono::{Datelike as _, Days, Months, NaiveDate};
use serde::Deserialize;

use super::new_table::NewTableView;
use super::rule_form;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{LeaguePreset, RuledUnits, SeasonDays};
use talon_rules::games::GameKind;
use talon_service::ActError;
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
    table: Option<NewTableView>,
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
    /// The table by today's results is asked for, and not yet the league.
    #[serde(default)]
    preview: Option<String>,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl LeagueForm {
    /// The days with which it begins.
    fn begin(&mut self, today: NaiveDate) {
        let from = today.with_day(1).unwrap_or(today);
        let is_monthly = LeaguePreset::parse(&self.preset) == Some(LeaguePreset::Monthly);
        let to = from + if is_monthly { MONTH } else { SEASON } - Days::new(1);
        self.from = from.to_string();
        self.to = to.to_string();
        self.season = SeasonDays { from, to }.name();
    }

    /// The first and the last day; the name of the field that is none.
    fn days(&self) -> Result<(NaiveDate, NaiveDate), &'static str> {
        let day = |text: &str| NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
        Ok((day(&self.from).ok_or("from")?, day(&self.to).ok_or("to")?))
    }

    fn read(&self, from: NaiveDate, to: NaiveDate) -> NewLeagueForm<'_> {
        NewLeagueForm {
            name: &self.name,
            slug: &self.slug,
            preset: &self.preset,
            season: &self.season,
            from,
            to,
            takes: &self.takes,
            game: &self.game,
            leads_to: "",
        }
    }
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
    let (from, to) = match form.days() {
        Ok(days) => days,
        Err(field) => {
            let faults = Faults(vec![(field.to_owned(), lang.t("list-bad-date").into_owned())]);
            return draw(&visit, slug, form, faults).await;
        }
    };
    if form.preview.is_some() {
        return draw(&visit, slug, form, Faults::default()).await;
    }
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
                leads_to: &leads_to,
                ..typed.read(from, to)
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

async fn draw(visit: &Visit, slug: String, mut form: LeagueForm, mut faults: Faults) -> PageResult {
    let wanted = slug.clone();
    let ((club, _), visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| clubs::club_for(db, actor, &wanted, Action::ManageLeague))?)
        })
        .await?;
    if form.from.is_empty() && faults.0.is_empty() {
        form.begin(clock::local(&club.timezone, visit.state.now()).date());
    }
    let table = match table(visit, &slug, &form).await? {
        Ok(table) => table,
        Err(refused) => {
            // What is wrong was told already where the form was to be made a league of.
            if faults.0.is_empty() {
                faults = Faults::of(visit.prefs.lang, refused)?;
            }
            None
        }
    };
    let lang = visit.prefs.lang;
    let status = faults.status();
    let page = LeaguesNewPage {
        shell: Shell::new(visit, &visitor, lang.t("league-new")),
        here: routes::club(&slug, "leagues/new"),
        club: LinkView {
            href: routes::club(&slug, ""),
            name: club.name,
        },
        presets: presets(lang),
        takes: takes(lang),
        games: games(lang),
        form,
        faults,
        table,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

/// The table by today's results; none where the days are not known yet, and why a value of the form is not good.
async fn table(
    visit: &Visit,
    slug: &str,
    form: &LeagueForm,
) -> Result<Result<Option<NewTableView>, ActError>, Problem> {
    let Ok((from, to)) = form.days() else {
        return Ok(Ok(None));
    };
    let (club, typed) = (slug.to_owned(), form.clone());
    let (previewed, _) = visit
        .act(move |state, actor| {
            let read = state
                .store
                .read(|db| leagues::preview(db, actor, &club, &typed.read(from, to)));
            Ok(read)
        })
        .await?;
    let lang = visit.prefs.lang;
    Ok(previewed.map(|counted| Some(NewTableView::of(&counted, form.takes.is_empty(), lang))))
}

fn presets(lang: Lang) -> Vec<LeagueChoice> {
    let say = |key: String| lang.t(&key).into_owned();
    let preset = |one: LeaguePreset| LeagueChoice {
        word: one.as_str(),
        label: say(format!("league-preset-{}", one.as_str())),
        hint: say(format!("league-preset-{}-help", one.as_str())),
    };
    LeaguePreset::ALL.into_iter().map(preset).collect()
}

fn takes(lang: Lang) -> Vec<Choice> {
    let mut takes = rule_form::choices(lang);
    takes.push(Choice::new("", lang.t("league-takes-none")));
    takes
}

fn games(lang: Lang) -> Vec<Choice> {
    let game = |one: &GameKind| Choice::new(one.as_str(), lang.t(&format!("game-{}", one.as_str())));
    let any = Choice::new("", lang.t("league-rule-any-game"));
    [any].into_iter().chain(GameKind::ALL.iter().map(game)).collect()
}
