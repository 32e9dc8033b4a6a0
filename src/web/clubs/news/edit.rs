//! `GET /clubs/{slug}/news/new` and `/clubs/{slug}/news/{n}/edit`: the form of an announcement.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::account::form::Faults;
use crate::clubs::frame::{ClubTab, Frame, shell};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::account::fresh_secret;
use talon_service::announcements::{self, AnnouncementForm};
use talon_service::authorization::Action;
use talon_service::clubs::{clock, read};
use talon_store::AnnouncementId;

/// templates/clubs/news/edit.html
#[derive(Debug, Template)]
#[template(path = "clubs/news/edit.html")]
struct ClubsNewsEditPage {
    shell: Shell,
    frame: Frame,
    /// Where the form is sent.
    action: String,
    heading: String,
    form: NewsForm,
    faults: Faults,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewsForm {
    title: String,
    body: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    until: String,
    #[serde(default)]
    pub key: String,
    /// The one that was read.
    #[serde(default)]
    pub version: i64,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl NewsForm {
    pub fn said(&self) -> AnnouncementForm<'_> {
        AnnouncementForm {
            title: &self.title,
            body: &self.body,
            from: &self.from,
            until: &self.until,
        }
    }
}

/// The form of a new one.
///
/// # Errors
/// When the reader may not announce anything here, or there is no such club.
pub async fn new(visit: Visit, slug: web::Path<String>) -> PageResult {
    draw(&visit, slug.into_inner(), None, None, Faults::default()).await
}

/// The form of one that is there.
///
/// # Errors
/// The same, and when there is no such announcement.
pub async fn get(visit: Visit, path: web::Path<(String, i64)>) -> PageResult {
    let (slug, id) = path.into_inner();
    draw(&visit, slug, Some(AnnouncementId(id)), None, Faults::default()).await
}

pub(super) async fn draw(
    visit: &Visit,
    slug: String,
    id: Option<AnnouncementId>,
    typed: Option<NewsForm>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let ((club, rights, kept, today), visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            let found = state.store.read(|db| {
                let (club, rights) = read::club_for(db, actor, &slug, Action::Announce)?;
                let one = match id {
                    Some(id) => Some(announcements::one(db, actor, &slug, id, now)?.announcement),
                    None => None,
                };
                let today = clock::local(&club.timezone, now).date();
                Ok::<_, talon_service::ActError>((club, rights, one, today))
            });
            Ok(found?)
        })
        .await?;
    let form = match (typed, kept) {
        (Some(typed), _) => typed,
        (None, Some(kept)) => NewsForm {
            title: kept.title,
            body: kept.body,
            from: kept.shown_from.to_string(),
            until: kept.shown_until.map(|day| day.to_string()).unwrap_or_default(),
            version: kept.version,
            ..NewsForm::default()
        },
        (None, None) => NewsForm {
            from: today.to_string(),
            key: fresh_secret()?,
            ..NewsForm::default()
        },
    };
    let (action, heading) = match id {
        Some(id) => (routes::announcement(&club.slug, id), "news-change"),
        None => (routes::club(&club.slug, "news"), "news-new"),
    };
    let heading = lang.t(heading).into_owned();
    let path = match id {
        Some(_) => format!("{action}/edit"),
        None => format!("{action}/new"),
    };
    let status = faults.status();
    let page = ClubsNewsEditPage {
        shell: shell(visit, &visitor, format!("{heading}: {}", club.name), path),
        frame: Frame::of(&club, &rights, ClubTab::News, lang),
        action,
        heading,
        form,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
