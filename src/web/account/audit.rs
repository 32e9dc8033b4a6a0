//! `GET /account/audit`: what someone did here, and what was done to their account; `GET /site/audit`: what was done
//! that belongs to no club, for a site administrator.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::clubs::{LogLine, UTC, lines};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_service::clubs::log::{self, Log};
use talon_store::AuditId;

/// templates/account/audit.html
#[derive(Debug, Template)]
#[template(path = "account/audit.html")]
struct AccountAuditPage {
    shell: Shell,
    /// The page above, and its name.
    up: (&'static str, String),
    lead: String,
    lines: Vec<LogLine>,
    newer: Option<String>,
    older: Option<String>,
}

/// From where on.
#[derive(Debug, Deserialize)]
pub(crate) struct OwnLogQuery {
    before: Option<i64>,
}

/// Shows a page of one's own.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<OwnLogQuery>) -> PageResult {
    let before = asked.before.map(AuditId);
    let read = visit
        .act(move |state, actor| Ok(state.store.read(|db| log::own_log(db, actor, before))?))
        .await?;
    let words = ("/account", "account-title", "audit-own-title", "audit-own-lead");
    draw(&visit, "/account/audit", before, read, words)
}

/// Shows a page of the site's.
///
/// # Errors
/// When the reader does not run the site, or the database fails.
pub(crate) async fn of_site(visit: Visit, asked: web::Query<OwnLogQuery>) -> PageResult {
    let before = asked.before.map(AuditId);
    let read = visit
        .act(move |state, actor| Ok(state.store.read(|db| log::site_log(db, actor, before))?))
        .await?;
    let words = (
        "/site/accounts",
        "site-accounts-title",
        "audit-site-title",
        "audit-lead",
    );
    draw(&visit, "/site/audit", before, read, words)
}

fn draw(
    visit: &Visit,
    here: &str,
    before: Option<AuditId>,
    (log, visitor): (Log, Visitor),
    (above, above_title, title, lead): (&'static str, &str, &str, &str),
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let page = AccountAuditPage {
        shell: Shell::new(visit, &visitor, lang.t(title)),
        up: (above, lang.t(above_title).into_owned()),
        lead: lang.t(lead).into_owned(),
        lines: lines(&log.lines, UTC, lang),
        newer: before.map(|_| here.to_owned()),
        older: log.next.map(|id| format!("{here}?before={id}")),
    };
    Ok(html(page.render()))
}
