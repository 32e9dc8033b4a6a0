//! `GET /leagues/{slug}` and `GET /leagues/{slug}/{season}`: the table of a season.

use actix_web::web;
use askama::Template;
use chrono::Datelike as _;
use serde::Deserialize;

use super::table::{TableView, unit_name, view};
use super::words;
use crate::page::{PageResult, moved};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::leagues::{self, SeasonAddress, SeasonShown};
use talon_text::{Arg, Lang};

/// templates/leagues/show.html
#[derive(Debug, Template)]
#[template(path = "leagues/show.html")]
struct LeaguesShowPage {
    shell: Shell,
    name: String,
    season: String,
    club: (String, String),
    state: String,
    state_class: &'static str,
    /// After how many units, as of when, by which revision.
    as_of: String,
    /// An older table than the last one.
    newer_href: String,
    how: Vec<String>,
    table: Option<TableView>,
    /// What waits to be published, for whoever manages the league.
    waits: bool,
    /// Why it cannot be counted.
    fault: String,
    all_href: String,
    seasons: Vec<(String, String, bool)>,
    changes: Vec<String>,
    left_out: Vec<String>,
    manage_href: Option<String>,
    noindex: bool,
}

/// Which of its tables, and how much of it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LeagueQuery {
    revision: Option<i64>,
    view: Option<String>,
}

/// The latest season of a league.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<LeagueQuery>) -> PageResult {
    draw(&visit, slug.into_inner(), None, asked.into_inner()).await
}

/// A season by its address.
///
/// # Errors
/// As for the latest.
pub async fn of_season(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<LeagueQuery>) -> PageResult {
    let (slug, season) = path.into_inner();
    draw(&visit, slug, Some(season), asked.into_inner()).await
}

async fn draw(visit: &Visit, slug: String, season: Option<String>, asked: LeagueQuery) -> PageResult {
    let wanted = slug.clone();
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let address = SeasonAddress {
                league: &wanted,
                season: season.as_deref(),
                revision: asked.revision,
            };
            Ok(state.store.read(|db| leagues::season(db, actor, &address))?)
        })
        .await?;
    if shown.league.slug != slug {
        // It was renamed.
        return Ok(moved(&routes::league(&shown.league.slug, &shown.head.slug)));
    }
    let lang = visit.prefs.lang;
    let here = routes::league(&shown.league.slug, &shown.head.slug);
    let all = asked.view.as_deref() == Some("all");
    let is_last = shown
        .revision
        .as_ref()
        .is_none_or(|one| one.revision == shown.head.revision);
    let page = LeaguesShowPage {
        shell: Shell::new(visit, &visitor, format!("{}, {}", shown.league.name, shown.head.name)),
        name: shown.league.name.clone(),
        season: shown.head.name.clone(),
        club: (routes::club(&shown.club.slug, ""), shown.club.name.clone()),
        state: lang.t(&format!("league-state-{}", shown.head.state)).into_owned(),
        state_class: if shown.head.state == "running" { "live" } else { "" },
        as_of: as_of(&shown, lang),
        newer_href: if is_last { String::new() } else { here.clone() },
        how: words::how(&shown.season, lang),
        table: shown.table.as_ref().map(|table| view(&shown, table, all, lang)),
        waits: matches!(&shown.draft, Some(Ok(_))),
        fault: match &shown.draft {
            Some(Err(fault)) => super::manage_acts::fault(*fault, &shown, lang),
            _ => String::new(),
        },
        all_href: format!("{here}?view=all"),
        seasons: seasons(&shown),
        changes: changes(&shown, lang),
        left_out: left_out(&shown, lang),
        manage_href: shown.manages.then(|| format!("{here}/manage")),
        noindex: !shown.head.published || shown.club.noindex || !is_last,
    };
    Ok(html(page.render()))
}

fn as_of(shown: &SeasonShown, lang: Lang) -> String {
    let (Some(table), Some(revision)) = (&shown.table, &shown.revision) else {
        return lang.t("league-not-begun").into_owned();
    };
    let made = clock::local(&shown.club.timezone, revision.made_at.utc()).date();
    let day = lang.day(made.year(), made.month(), made.day());
    let args = [
        ("played", Arg::Number(table.with_result as i64)),
        ("planned", Arg::Number(shown.season.planned.unwrap_or(0).into())),
        ("day", Arg::from(day)),
        ("revision", Arg::Number(revision.revision)),
    ];
    let key = if shown.season.planned.is_some() {
        "league-as-of-planned"
    } else {
        "league-as-of"
    };
    lang.t_args(key, &args)
}

/// Address and name of each season, and whether it is this one.
fn seasons(shown: &SeasonShown) -> Vec<(String, String, bool)> {
    let all = shown.seasons.iter().map(|head| {
        let href = routes::league(&shown.league.slug, &head.slug);
        (href, head.name.clone(), head.id == shown.head.id)
    });
    all.collect()
}

/// How the profile was changed while the season went on.
fn changes(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let said = shown.season.changes.iter().map(|change| {
        lang.t_args(
            "league-profile-changed",
            &[("reason", Arg::from(change.reason.clone()))],
        )
    });
    said.collect()
}

/// Units that were taken out, with the reason.
fn left_out(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let out = shown.units.iter().filter_map(|unit| {
        let reason = unit.taken_out.clone()?;
        let args = [
            ("name", Arg::from(unit_name(unit, lang))),
            ("reason", Arg::from(reason)),
        ];
        Some(lang.t_args("league-unit-out", &args))
    });
    out.collect()
}
