//! `GET /leagues` and `GET /clubs/{slug}/leagues`: leagues of all clubs, or of one, those that are running first; all
//! of them, or those of one game or one state.

use actix_web::web;
use askama::Template;
use chrono::Datelike as _;

use super::list_filter::{FilterView, LeagueListQuery, filters};
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::LeaguePreset;
use talon_service::authorization::Action;
use talon_service::leagues::{self, LeagueInList, LeagueIndex};
use talon_service::{ActError, Missing, clubs};
use talon_store::leagues::SeasonState;
use talon_store::tournaments::Listed;
use talon_text::{Arg, Lang};

/// templates/leagues/list.html
#[derive(Debug, Template)]
#[template(path = "leagues/list.html")]
struct LeaguesListPage {
    shell: Shell,
    club: Option<LinkView>,
    /// Who won the leagues of the club, where it is of one and has some.
    records_href: Option<String>,
    new_href: Option<String>,
    /// By what the list can be narrowed.
    filters: Vec<FilterView>,
    /// The list without that, where it is narrowed.
    all_href: Option<String>,
    running: Vec<LeagueLine>,
    /// The last year first.
    past: Vec<YearLines>,
    /// With what a club begins that has no league, for those who manage it.
    presets: Vec<PresetLink>,
    newer: Option<String>,
    older: Option<String>,
    /// Which of all seasons these are.
    place: String,
}

/// The seasons that ended in a year.
#[derive(Debug)]
struct YearLines {
    year: String,
    lines: Vec<LeagueLine>,
}

/// A league that is ready.
#[derive(Debug)]
struct PresetLink {
    href: String,
    name: String,
    hint: String,
}

/// A season of a league.
#[derive(Debug)]
struct LeagueLine {
    href: String,
    name: String,
    facts: String,
    leader: String,
    /// When it goes on.
    next: String,
    hidden: bool,
}

/// Leagues of all clubs, or of the one that the query says.
///
/// # Errors
/// When there is no such club, game or state, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<LeagueListQuery>) -> PageResult {
    draw(&visit, None, asked.into_inner()).await
}

/// Leagues of one club.
///
/// # Errors
/// When there is no such club, game or state.
pub async fn of_club(visit: Visit, slug: web::Path<String>, asked: web::Query<LeagueListQuery>) -> PageResult {
    draw(&visit, Some(slug.into_inner()), asked.into_inner()).await
}

async fn draw(visit: &Visit, slug: Option<String>, asked: LeagueListQuery) -> PageResult {
    let chosen = asked.chosen(slug.as_deref())?;
    let (wanted, of_club) = (chosen.clone(), slug.clone());
    let ((index, next, club), visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state.store.read(|db| {
                let index = leagues::index(db, actor, &wanted.filter())?;
                let next = leagues::next_dates(db, actor, &index, now)?;
                let Some(slug) = of_club else {
                    return Ok((index, next, None));
                };
                let (club, _) = clubs::read::club(db, actor, &slug)?;
                let manages = match clubs::read::club_for(db, actor, &slug, Action::ManageLeague) {
                    Ok(_) => true,
                    Err(ActError::Denied(_) | ActError::SignIn | ActError::NotFound(Missing::Club)) => false,
                    Err(error) => return Err(error),
                };
                Ok((index, next, Some((club, manages))))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let slug = slug.unwrap_or_default();
    let is_running = |one: &&LeagueInList| match one.season.state {
        SeasonState::Draft | SeasonState::Running => true,
        SeasonState::Finished | SeasonState::Archived => false,
    };
    let (running, past): (Vec<&LeagueInList>, Vec<&LeagueInList>) = index.leagues.iter().partition(is_running);
    let manages = club.as_ref().is_some_and(|(_, manages)| *manages);
    let is_new = manages && index.total == 0 && !chosen.is_narrowed();
    let page = LeaguesListPage {
        shell: Shell::new(visit, &visitor, lang.t("leagues-title")).shared(visit, &lang.t("leagues-lead")),
        records_href: (club.is_some() && index.total > 0).then(|| routes::club(&slug, "records")),
        new_href: manages.then(|| routes::club(&slug, "leagues/new")),
        presets: if is_new { presets(&slug, lang) } else { Vec::new() },
        club: club.map(|(club, _)| LinkView {
            href: routes::club(&slug, ""),
            name: club.name,
        }),
        filters: filters(&chosen, &index, lang),
        newer: (index.page > 1).then(|| chosen.page_href(index.page - 1)),
        older: index.has_more().then(|| chosen.page_href(index.page + 1)),
        place: place(&index, lang),
        all_href: chosen.is_narrowed().then(|| chosen.base()),
        running: running
            .iter()
            .map(|one| line(one, next.get(&one.season.id), lang))
            .collect(),
        past: past
            .chunk_by(|one, other| one.season.ends_on.year() == other.season.ends_on.year())
            .map(|year| year_lines(year, lang))
            .collect(),
    };
    Ok(html(page.render()))
}

fn place(index: &LeagueIndex, lang: Lang) -> String {
    let number = |number: usize| Arg::Number(number as i64);
    let last = index.first() + index.leagues.len().saturating_sub(1);
    let args = [
        ("first", number(index.first())),
        ("last", number(last)),
        ("total", number(index.total)),
    ];
    lang.t_args("leagues-place", &args)
}

fn year_lines(year: &[&LeagueInList], lang: Lang) -> YearLines {
    YearLines {
        year: year
            .first()
            .map(|one| one.season.ends_on.year().to_string())
            .unwrap_or_default(),
        lines: year.iter().map(|one| line(one, None, lang)).collect(),
    }
}

fn presets(slug: &str, lang: Lang) -> Vec<PresetLink> {
    let preset = |one: LeaguePreset| {
        let word = one.as_str();
        PresetLink {
            href: routes::club(slug, &format!("leagues/new?preset={word}")),
            name: lang.t(&format!("league-preset-{word}")).into_owned(),
            hint: lang.t(&format!("league-preset-{word}-help")).into_owned(),
        }
    };
    LeaguePreset::ALL.into_iter().map(preset).collect()
}

fn line(one: &LeagueInList, next: Option<&Listed>, lang: Lang) -> LeagueLine {
    let played = Arg::Number(one.played as i64);
    let progress = match one.planned {
        Some(planned) => lang.t_args(
            "league-played-of",
            &[("played", played), ("planned", Arg::Number(planned.into()))],
        ),
        None => lang.n("league-played", one.played as i64),
    };
    let leader = one.leader.clone().map(|name| {
        let key = match one.season.state {
            SeasonState::Running => "league-leader",
            SeasonState::Draft | SeasonState::Finished | SeasonState::Archived => "league-winner",
        };
        lang.t_args(key, &[("name", Arg::from(name))])
    });
    LeagueLine {
        href: routes::league(&one.league.slug, &one.season.slug),
        name: one.league.name.clone(),
        facts: format!("{} · {} · {progress}", one.season.name, one.club),
        leader: leader.unwrap_or_default(),
        next: next
            .map(|next| {
                let when = crate::tournaments::when(next.starts_at, lang);
                let args = [("name", Arg::from(next.name.clone())), ("when", Arg::from(when))];
                lang.t_args("leagues-next", &args)
            })
            .unwrap_or_default(),
        hidden: !one.season.published,
    }
}
