//! `GET /site/audit`: what was done that belongs to no club, for whoever runs the site.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::http::Visit;
use crate::service::clubs::log;
use crate::store::AuditId;
use crate::web::clubs::{LogLine, lines};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// templates/site/audit.html
#[derive(Debug, Template)]
#[template(path = "site/audit.html")]
struct SiteAudit {
    shell: Shell,
    lines: Vec<LogLine>,
    newer: Option<String>,
    older: Option<String>,
}

/// From where on.
#[derive(Debug, Deserialize)]
pub struct Asked {
    before: Option<i64>,
}

/// Shows a page of it.
///
/// # Errors
/// When the reader does not run the site, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<Asked>) -> PageResult {
    let before = asked.before.map(AuditId);
    let (log, visitor) =
        visit.act(move |state, actor| Ok(state.store.read(|db| log::site_log(db, actor, before))?)).await?;
    let lang = visit.prefs.lang;
    let page = SiteAudit {
        shell: Shell::new(&visit, &visitor, lang.t("audit-site-title")),
        lines: lines(&log.lines, lang),
        newer: before.map(|_| "/site/audit".to_owned()),
        older: log.next.map(|id| format!("/site/audit?before={id}")),
    };
    Ok(html(page.render()))
}
