//! `GET /clubs/{slug}/calendar`: the dates of a club that come next, with how full each is, and how the calendar is
//! taken along.

use actix_web::web;
use askama::Template;

use super::frame::{ClubTab, Frame};
use super::home::{DueView, NextView, due, next};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::ActError;
use talon_service::clubs;

/// templates/clubs/calendar.html
#[derive(Debug, Template)]
#[template(path = "clubs/calendar.html")]
struct ClubsCalendarPage {
    shell: Shell,
    frame: Frame,
    dates: Vec<NextView>,
    due: Vec<DueView>,
    past_href: String,
}

/// Shows it.
///
/// # Errors
/// When there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let slug = slug.into_inner();
    let ((club, rights, coming), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let (club, rights) = clubs::read::club(db, actor, &slug)?;
                let coming = clubs::coming(db, actor, &club, state.now())?;
                Ok::<_, ActError>((club, rights, coming))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let title = format!("{}: {}", lang.t("club-calendar"), club.name);
    let mut shell = Shell::new(&visit, &visitor, title);
    shell.path = routes::club(&club.slug, "calendar");
    let about = coming
        .next
        .first()
        .map(|one| format!("{}: {}", club.name, one.listed.name));
    shell.share(
        &visit.state.config.base_url,
        &shell.path.clone(),
        &about.unwrap_or_default(),
    );
    let page = ClubsCalendarPage {
        frame: Frame::of(&club, &rights, ClubTab::Show, lang),
        dates: coming.next.iter().map(|one| next(&club, one, lang)).collect(),
        due: coming.due.iter().map(|one| due(one, coming.today, lang)).collect(),
        past_href: routes::tournaments_of_club(&club.slug),
        shell,
    };
    Ok(html(page.render()))
}
