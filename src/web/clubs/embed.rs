//! `GET /embed/clubs/{slug}/calendar` and `/embed/clubs/{slug}/next`: the dates of a club, or the next one alone, for a
//! page of another site: no form, and never more than a visitor sees.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::home::{NextView, next};
use crate::embed::{self, EmbedDress, PlainEmbedQuery};
use crate::page::{LinkView, PageResult};
use crate::routes;
use talon_http::{Problem, Visit};
use talon_service::clubs::NextOne;
use talon_service::{ActError, Actor, clubs, find_club};
use talon_store::tournaments::TournamentState;
use talon_text::Lang;

/// templates/clubs/embed.html
#[derive(Debug, Template)]
#[template(path = "clubs/embed.html")]
struct ClubsEmbedPage {
    lang: Lang,
    dress: EmbedDress,
    is_fragment: bool,
    base: String,
    club: LinkView,
    dates: Vec<NextView>,
}

/// The dates that come next.
///
/// # Errors
/// Not found, when there is no such club.
pub async fn calendar(visit: Visit, request: HttpRequest, slug: web::Path<String>) -> PageResult {
    draw(&visit, &request, slug.into_inner(), None).await
}

/// The next date alone.
///
/// # Errors
/// As for all of them.
pub async fn next_one(visit: Visit, request: HttpRequest, slug: web::Path<String>) -> PageResult {
    draw(&visit, &request, slug.into_inner(), Some(1)).await
}

async fn draw(visit: &Visit, request: &HttpRequest, slug: String, most: Option<usize>) -> PageResult {
    let lang = visit.prefs.lang;
    let Some((asked, dress)) = PlainEmbedQuery::read(request.query_string()) else {
        return embed::refused("fragment=1", lang);
    };
    // It stands in a page of another site, where nobody is signed in here.
    let (club, coming) = visit
        .state
        .block(move |state| {
            let found = state.store.read(|db| {
                let club = find_club::named(db, &slug)?;
                let coming = clubs::coming(db, &Actor::Visitor, &club, state.now())?;
                Ok::<_, ActError>((club, coming))
            });
            Ok(found?)
        })
        .await?;
    // What comes next is what one can still come to, where there is such.
    let is_to_come = |one: &NextOne| one.listed.state != TournamentState::Running;
    let first = most.and(coming.next.iter().position(is_to_come)).unwrap_or(0);
    let dates = coming.next.iter().skip(first);
    let most = most.unwrap_or(asked.rows());
    let base = visit.state.config.base_url.clone();
    let page = ClubsEmbedPage {
        lang,
        is_fragment: asked.fragment.is_some(),
        club: LinkView::new(format!("{base}{}", routes::club(&club.slug, "")), club.name.clone()),
        dates: dates.take(most).map(|one| next(&club, one, lang)).collect(),
        base,
        dress,
    };
    let body = page.render().map_err(Problem::internal)?;
    embed::send(request, body, &page.dress, &club)
}
