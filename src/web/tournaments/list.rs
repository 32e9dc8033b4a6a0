//! `GET /tournaments`: tournaments of all clubs, or of one, as far as the reader may see them.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{state, state_class, when};
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::authorization::Action;
use talon_service::tournaments::read::{self, List, PAGES_MAX};
use talon_service::tournaments::state_of;
use talon_service::{ActError, find_club};
use talon_store::clubs::Club;
use talon_store::tournaments::{Listed, TournamentState};
use talon_text::Lang;

/// templates/tournaments/list.html
#[derive(Debug, Template)]
#[template(path = "tournaments/list.html")]
struct TournamentsListPage {
    shell: Shell,
    /// The club of which all of them are.
    club: Option<LinkView>,
    /// Where the reader can make one: in this club, or in each of theirs.
    new: Vec<LinkView>,
    /// Where the file of one is taken, in this club.
    import_href: Option<String>,
    calendar_href: String,
    /// What is to come or is being played, the next one first.
    coming: Vec<TournamentView>,
    /// The rest of the page, the latest first.
    rows: Vec<TournamentView>,
    newer: Option<String>,
    older: Option<String>,
    place: String,
}

/// One tournament.
#[derive(Debug)]
struct TournamentView {
    href: String,
    name: String,
    facts: String,
    state: String,
    state_class: &'static str,
    hidden: bool,
}

/// Which part is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct TournamentsQuery {
    club: Option<String>,
    page: Option<i64>,
}

/// Shows the list.
///
/// # Errors
/// When there is no such club, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<TournamentsQuery>) -> PageResult {
    let asked = asked.into_inner();
    let page = asked.page.unwrap_or(1).clamp(1, PAGES_MAX);
    let slug = asked.club.clone();
    let (ListRead { list, club, makes }, visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let club = slug.as_deref().map(|slug| find_club::named(db, slug)).transpose()?;
                let list = read::list(db, actor, club.as_ref().map(|club| club.id), page, state.now())?;
                let makes = match &club {
                    Some(_) => Vec::new(),
                    None => find_club::where_may(db, actor, Action::CreateTournament)?,
                };
                Ok::<_, ActError>(ListRead { list, club, makes })
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let to = |page: i64| match &asked.club {
        Some(club) => format!("/tournaments?club={club}&page={page}"),
        None => format!("/tournaments?page={page}"),
    };
    let slug = asked.club.clone().unwrap_or_default();
    let is_over = |one: &&Listed| match one.state {
        TournamentState::Finished | TournamentState::Archived => true,
        TournamentState::Draft | TournamentState::Open | TournamentState::CheckIn | TournamentState::Running => false,
    };
    let (past, coming): (Vec<&Listed>, Vec<&Listed>) = list.tournaments.iter().partition(is_over);
    let part = TournamentsListPage {
        shell: Shell::new(&visit, &visitor, lang.t("tournaments-title")).shared(&visit, &lang.t("tournaments-lead")),
        new: new_links(&list, club.as_ref(), &makes, lang),
        import_href: list.can_create.then(|| routes::club(&slug, "tournaments/import")),
        club: club.map(|club| LinkView::new(routes::club(&slug, ""), club.name)),
        calendar_href: if slug.is_empty() {
            String::new()
        } else {
            routes::club(&slug, "calendar.ics")
        },
        coming: coming.iter().map(|one| row(one, lang)).collect(),
        rows: past.iter().map(|one| row(one, lang)).collect(),
        newer: (page > 1).then(|| to(page - 1)),
        older: list.has_more.then(|| to(page + 1)),
        place: page.to_string(),
    };
    Ok(html(part.render()))
}

/// What the page shows, as it is kept.
struct ListRead {
    list: List,
    /// The club of which all of them are.
    club: Option<Club>,
    /// Without such a club: those in which the reader can make one.
    makes: Vec<Club>,
}

/// Where a tournament is made; which club it is for is said where there are several.
fn new_links(list: &List, club: Option<&Club>, makes: &[Club], lang: Lang) -> Vec<LinkView> {
    let one = club.filter(|_| list.can_create);
    let clubs: Vec<&Club> = one.into_iter().chain(makes).collect();
    let label = |club: &Club| match clubs.len() {
        1 => lang.t("tournament-new").into_owned(),
        _ => format!("{}: {}", lang.t("tournament-new"), club.name),
    };
    let link = |club: &&Club| LinkView::new(routes::club(&club.slug, "tournaments/new"), label(club));
    clubs.iter().map(link).collect()
}

fn row(one: &Listed, lang: Lang) -> TournamentView {
    let known = state_of(one.state);
    let game = lang.t(&format!("game-{}", one.game)).into_owned();
    TournamentView {
        href: routes::tournament(one.id, ""),
        name: one.name.clone(),
        facts: format!("{} · {} · {game}", when(one.starts_at, lang), one.club_name),
        state: state(known, lang),
        state_class: state_class(known),
        hidden: !one.published,
    }
}
