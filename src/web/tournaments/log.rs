//! `GET /tournaments/{id}/log`: what was done in a tournament, for those who direct it.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, shell};
use super::log_words::details;
use crate::clubs::log::{LogLine, lines_with};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::clubs::clock::zone;
use talon_service::clubs::log;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;
use talon_store::AuditId;

/// templates/tournaments/log.html
#[derive(Debug, Template)]
#[template(path = "tournaments/log.html")]
struct TournamentsLogPage {
    shell: Shell,
    frame: Frame,
    lines: Vec<LogLine>,
    zone: String,
    newer: Option<String>,
    older: Option<String>,
}

/// From where on.
#[derive(Debug, Deserialize)]
pub(crate) struct TournamentLogQuery {
    before: Option<i64>,
}

/// Shows a page of it.
///
/// # Errors
/// When the reader may not, or there is no such tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<TournamentLogQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let before = asked.before.map(AuditId);
    let ((shown, log), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament(db, actor, id)?;
                let log = log::tournament_log(db, actor, id, &shown.loaded.object(), before)?;
                Ok((shown, log))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let here = routes::tournament(id, "log");
    let title = format!("{}: {}", lang.t("club-tab-audit"), shown.loaded.tournament.name);
    let zone = zone(&shown.loaded.club.timezone);
    let page = TournamentsLogPage {
        shell: shell(&visit, &visitor, title, here.clone()),
        frame: Frame::of(&shown, TournamentTab::Direct, lang),
        lines: lines_with(&log.lines, zone, lang, &|text| details(&shown, text, lang)),
        zone: zone.name().to_owned(),
        newer: before.map(|_| here.clone()),
        older: log.next.map(|id| format!("{here}?before={id}")),
    };
    Ok(html(page.render()))
}
