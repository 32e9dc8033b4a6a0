//! `/leagues/{slug}/next`: the season after the latest one.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::acting::address;
use super::counting_form::choices;
use super::divisions;
use super::table::name_of;
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{LeagueDivision, SeasonDays, SeasonDivisions};
use talon_service::account::fresh_secret;
use talon_service::leagues::{self, NextSeason, SeasonAddress, SeasonDates, SeasonShown};
use talon_service::{ActError, Missing};
use talon_text::{Lang, number};
use talon_tournament::Exact;

/// templates/leagues/next.html
#[derive(Debug, Template)]
#[template(path = "leagues/next.html")]
struct LeaguesNextPage {
    shell: Shell,
    name: String,
    league_href: String,
    here: String,
    form: NextSeasonForm,
    faults: Faults,
    /// What people may bring from the season before.
    carries: Vec<Choice>,
    /// Who will play in which division.
    divisions: Vec<NextDivision>,
    /// Where it is decided what is still open between them; empty where nothing is.
    open_href: String,
}

/// A division of the next season.
#[derive(Debug)]
struct NextDivision {
    name: String,
    people: String,
}

choices! {
    /// What people bring from the season before.
    CarryWord {
        Nothing = "nothing",
        Points = "points",
        Share = "share",
    }
}

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextSeasonForm {
    season: String,
    from: String,
    to: String,
    #[serde(default)]
    carry: CarryWord,
    /// In per cent.
    #[serde(default)]
    share: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The form.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let slug = slug.into_inner();
    let last = opened(&visit, &slug).await?;
    let days = SeasonDays {
        from: last.head.starts_on,
        to: last.head.ends_on,
    };
    let next = days.following();
    let SeasonDays { from, to } = next;
    let form = NextSeasonForm {
        season: next.name(),
        from: from.to_string(),
        to: to.to_string(),
        carry: CarryWord::default(),
        share: String::new(),
        key: fresh_secret()?,
        _csrf: None,
    };
    draw(&visit, &last, form, Faults::default()).await
}

/// Makes the season.
///
/// # Errors
/// As for the form.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<NextSeasonForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let last = opened(&visit, &slug).await?;
    let next = match next(&form, visit.prefs.lang) {
        Ok(next) => next,
        Err((field, words)) => {
            return draw(&visit, &last, form, Faults(vec![(field.to_owned(), words)])).await;
        }
    };
    let (league, key) = (last.league.slug.clone(), form.key.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(leagues::next_season(
                &state.store,
                actor,
                &league,
                &next,
                Some(&key),
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(season) => Ok(see_other(&format!(
            "{}/manage",
            routes::league(&last.league.slug, &season)
        ))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, &last, form, faults).await
        }
    }
}

/// What was typed, or the field that cannot be read, and why.
fn next(form: &NextSeasonForm, lang: Lang) -> Result<NextSeason, (&'static str, String)> {
    let day = |text: &str, field| {
        let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d");
        day.map_err(|_| (field, lang.t("list-bad-date").into_owned()))
    };
    let share = || number::exact(&form.share).ok_or_else(|| ("share", lang.t("set-bad-number").into_owned()));
    Ok(NextSeason {
        dates: SeasonDates {
            name: form.season.clone(),
            days: SeasonDays {
                from: day(&form.from, "from")?,
                to: day(&form.to, "to")?,
            },
        },
        carry: match form.carry {
            CarryWord::Nothing => None,
            CarryWord::Points => Some(Exact::from(100)),
            CarryWord::Share => Some(share()?),
        },
    })
}

fn carries(lang: Lang) -> Vec<Choice> {
    let choice = |word: &CarryWord| Choice::new(word.as_str(), lang.t(&format!("league-carry-{}", word.as_str())));
    CarryWord::ALL.iter().map(choice).collect()
}

async fn opened(visit: &Visit, slug: &str) -> Result<SeasonShown, Problem> {
    let slug = slug.to_owned();
    let (shown, _) = visit
        .act(move |state, actor| {
            let address = SeasonAddress {
                league: &slug,
                season: None,
                revision: None,
            };
            let shown = state.store.read(|db| leagues::season(db, actor, &address))?;
            if !shown.manages {
                return Err(ActError::NotFound(Missing::League).into());
            }
            Ok(shown)
        })
        .await?;
    Ok(shown)
}

async fn draw(visit: &Visit, last: &SeasonShown, form: NextSeasonForm, faults: Faults) -> PageResult {
    let visitor = visit.visitor().await?;
    let status = faults.status();
    let divided = last
        .season
        .divisions
        .as_ref()
        .map(|divisions| divisions.following(divisions::counted(last)));
    let is_open = matches!(divided, Some(Err(_)));
    let page = LeaguesNextPage {
        shell: Shell::new(visit, &visitor, visit.prefs.lang.t("league-next-season")),
        name: last.league.name.clone(),
        league_href: routes::league(&last.league.slug, &last.head.slug),
        here: format!("/leagues/{}/next", last.league.slug),
        form,
        faults,
        carries: carries(visit.prefs.lang),
        divisions: match &divided {
            Some(Ok(next)) => next_divisions(last, next, visit.prefs.lang),
            _ => Vec::new(),
        },
        open_href: if is_open {
            address(last, "divisions")
        } else {
            String::new()
        },
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn next_divisions(last: &SeasonShown, next: &SeasonDivisions, lang: Lang) -> Vec<NextDivision> {
    let division = |division: &LeagueDivision| {
        let names = division.people.iter().map(|one| name_of(last, one.person, lang));
        NextDivision {
            name: division.name.clone(),
            people: names.collect::<Vec<String>>().join(", "),
        }
    };
    next.divisions.iter().map(division).collect()
}
