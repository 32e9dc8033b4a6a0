//! `GET /clubs/{slug}/news/{n}`: an announcement by itself; `POST`: what it is to say from now on. Those who write them
//! withdraw it here, and show it again.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::AnnouncementView;
use super::edit::{self, NewsForm};
use crate::account::form::Faults;
use crate::clubs::frame::{ClubTab, Frame};
use crate::markup::{BlockKind, plain};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::{ActError, Conflict, announcements};
use talon_store::AnnouncementId;

/// templates/clubs/news/show.html
#[derive(Debug, Template)]
#[template(path = "clubs/news/show.html")]
struct ClubsNewsShowPage {
    shell: Shell,
    frame: Frame,
    one: AnnouncementView,
    /// Only those who write announcements see it.
    is_hidden: bool,
    is_withdrawn: bool,
    may_announce: bool,
}

/// Withdrawing it, or showing it again.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawForm {
    act: WithdrawAct,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WithdrawAct {
    Withdraw,
    Restore,
}

/// Shows it.
///
/// # Errors
/// When there is no such announcement for this reader, or the database fails.
pub async fn get(visit: Visit, path: web::Path<(String, i64)>) -> PageResult {
    let (slug, id) = path.into_inner();
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let (id, now) = (AnnouncementId(id), state.now());
            Ok(state.store.read(|db| announcements::one(db, actor, &slug, id, now))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let one = AnnouncementView::of(&shown.club, &shown.announcement, shown.today, lang);
    let mut shell = Shell::new(&visit, &visitor, format!("{}: {}", one.title, shown.club.name));
    shell.path = one.href.clone();
    shell.share(&visit.state.config.base_url, &one.href, &plain(&one.body));
    let page = ClubsNewsShowPage {
        shell,
        frame: Frame::of(&shown.club, &shown.rights, ClubTab::News, lang),
        is_hidden: shown.announcement.withdrawn_at.is_some() || shown.announcement.shown_from > shown.today,
        is_withdrawn: shown.announcement.withdrawn_at.is_some(),
        may_announce: shown.may_announce,
        one,
    };
    Ok(html(page.render()))
}

/// Changes it.
///
/// # Errors
/// When the actor may not, or there is no such announcement.
pub async fn post(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<NewsForm>) -> PageResult {
    let ((slug, id), form) = (path.into_inner(), form.into_inner());
    let id = AnnouncementId(id);
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let now = state.now();
            let said = form.said();
            Ok(announcements::change(
                &state.store,
                actor,
                &club,
                id,
                form.version,
                &said,
                now,
            ))
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&routes::announcement(&slug, id))),
        Err(ActError::Conflict(Conflict::ChangedMeanwhile)) => {
            let text = visit.prefs.lang.t("news-changed-meanwhile").into_owned();
            let faults = Faults(vec![("body".to_owned(), text)]);
            let mut response = edit::draw(&visit, slug, Some(id), Some(typed), faults).await?;
            *response.status_mut() = StatusCode::CONFLICT;
            Ok(response)
        }
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            edit::draw(&visit, slug, Some(id), Some(typed), faults).await
        }
    }
}

/// Withdraws it, or shows it again.
///
/// # Errors
/// As for a change.
pub async fn withdraw(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<WithdrawForm>) -> PageResult {
    let ((slug, id), form) = (path.into_inner(), form.into_inner());
    let id = AnnouncementId(id);
    let club = slug.clone();
    visit
        .act(move |state, actor| {
            let (store, now) = (&state.store, state.now());
            match form.act {
                WithdrawAct::Withdraw => announcements::withdraw(store, actor, &club, id, now)?,
                WithdrawAct::Restore => announcements::restore(store, actor, &club, id, now)?,
            }
            Ok(())
        })
        .await?;
    Ok(see_other(&routes::announcement(&slug, id)))
}
