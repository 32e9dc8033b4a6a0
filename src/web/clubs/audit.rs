//! `GET /clubs/{slug}/audit`: what was done in a club, for its owners.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{ClubTab, Frame, shell};
use super::log::{LogLine, lines};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::ActError;
use talon_service::clubs::clock::zone;
use talon_service::clubs::{log, read};
use talon_store::AuditId;

/// templates/clubs/audit.html
#[derive(Debug, Template)]
#[template(path = "clubs/audit.html")]
struct ClubsAuditPage {
    shell: Shell,
    frame: Frame,
    lines: Vec<LogLine>,
    zone: String,
    newer: Option<String>,
    older: Option<String>,
}

/// From where on.
#[derive(Debug, Deserialize)]
pub(crate) struct ClubLogQuery {
    before: Option<i64>,
}

/// Shows a page of it.
///
/// # Errors
/// When the reader may not, there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<ClubLogQuery>) -> PageResult {
    let (slug, before) = (slug.into_inner(), asked.before.map(AuditId));
    let here = routes::club(&slug, "audit");
    let ((club, rights, log), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let (club, log) = log::club_log(db, actor, &slug, before)?;
                let (_, rights) = read::club(db, actor, &slug)?;
                Ok((club, rights, log))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let title = format!("{}: {}", lang.t("club-tab-audit"), club.name);
    let page = ClubsAuditPage {
        shell: shell(&visit, &visitor, title, here.clone()),
        frame: Frame::of(&club, &rights, ClubTab::Audit, lang),
        lines: lines(&log.lines, zone(&club.timezone), lang),
        zone: zone(&club.timezone).name().to_owned(),
        newer: before.map(|_| here.clone()),
        older: log.next.map(|id| format!("{here}?before={id}")),
    };
    Ok(html(page.render()))
}
