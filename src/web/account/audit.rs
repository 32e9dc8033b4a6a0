//! `GET /account/audit`: what someone did here, and what was done to their account; `GET /site/audit`: what was done
//! that belongs to no club, for a site administrator.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::clubs::{LogLine, UTC, lines};
use crate::page::{LinkView, PageResult};
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_service::clubs::log::{self, Log};
use talon_store::AuditId;

/// templates/account/audit.html
#[derive(Debug, Template)]
#[template(path = "account/audit.html")]
struct AccountAuditPage {
    shell: Shell,
    /// The page above.
    up: LinkView,
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
    let heading = Heading {
        above: "/account",
        above_title: "account-title",
        title: "audit-own-title",
        lead: "audit-own-lead",
    };
    let (log, visitor) = read;
    draw(&visit, &visitor, "/account/audit", before, &log, &heading)
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
    let heading = Heading {
        above: "/site/accounts",
        above_title: "site-accounts-title",
        title: "audit-site-title",
        lead: "audit-lead",
    };
    let (log, visitor) = read;
    draw(&visit, &visitor, "/site/audit", before, &log, &heading)
}

/// What stands above the list: the page above it, and keys of texts.
struct Heading {
    above: &'static str,
    above_title: &'static str,
    title: &'static str,
    lead: &'static str,
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    here: &str,
    before: Option<AuditId>,
    log: &Log,
    heading: &Heading,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let page = AccountAuditPage {
        shell: Shell::new(visit, visitor, lang.t(heading.title)),
        up: LinkView::new(heading.above, lang.t(heading.above_title)),
        lead: lang.t(heading.lead).into_owned(),
        lines: lines(&log.lines, UTC, lang),
        newer: before.map(|_| here.to_owned()),
        older: log.next.map(|id| format!("{here}?before={id}")),
    };
    Ok(html(page.render()))
}
