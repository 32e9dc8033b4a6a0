//! `GET /clubs/{slug}/news`: what a club announces, the latest first; `POST`: one more.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::AnnouncementView;
use super::edit::{self, NewsForm};
use crate::account::form::Faults;
use crate::clubs::frame::{ClubTab, Frame};
use crate::markup::BlockKind;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::Visit;
use talon_service::announcements;
use talon_store::AnnouncementId;
use talon_text::Arg;

/// Announcements on a page.
const PAGE: usize = 10;

/// templates/clubs/news/list.html
#[derive(Debug, Template)]
#[template(path = "clubs/news/list.html")]
struct ClubsNewsListPage {
    shell: Shell,
    frame: Frame,
    announcements: Vec<AnnouncementView>,
    may_announce: bool,
    next_href: Option<String>,
}

/// Where the list goes on, and what has just happened.
#[derive(Debug, Deserialize)]
pub(crate) struct NewsQuery {
    after: Option<i64>,
    done: Option<String>,
}

/// Shows them.
///
/// # Errors
/// When there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<NewsQuery>) -> PageResult {
    let (slug, asked) = (slug.into_inner(), asked.into_inner());
    let after = asked.after.map(AnnouncementId);
    let (news, visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state
                .store
                .read(|db| announcements::list(db, actor, &slug, after, PAGE, now))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let here = routes::club(&news.club.slug, "news");
    let title = format!("{}: {}", lang.t("news-title"), news.club.name);
    let mut shell = Shell::new(&visit, &visitor, title);
    shell.path = here.clone();
    shell.share(
        &visit.state.config.base_url,
        &here,
        &lang.t_args("news-about", &[("club", Arg::from(news.club.name.clone()))]),
    );
    shell.flash = (asked.done.as_deref() == Some("announced")).then(|| Flash {
        kind: "good",
        text: lang.t("news-announced").into_owned(),
    });
    let view = |one| AnnouncementView::of(&news.club, one, news.today, lang);
    let page = ClubsNewsListPage {
        shell,
        frame: Frame::of(&news.club, &news.rights, ClubTab::News, lang),
        announcements: news.announcements.iter().map(view).collect(),
        may_announce: news.may_announce,
        next_href: news.next.map(|id| format!("{here}?after={id}")),
    };
    Ok(html(page.render()))
}

/// Announces something.
///
/// # Errors
/// When the actor may not, or there is no such club.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<NewsForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let key = Some(form.key.as_str());
            let now = state.now();
            Ok(announcements::announce(
                &state.store,
                actor,
                &club,
                &form.said(),
                key,
                now,
            ))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!("{}?done=announced", routes::club(&slug, "news")))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            edit::draw(&visit, slug, None, Some(typed), faults).await
        }
    }
}
