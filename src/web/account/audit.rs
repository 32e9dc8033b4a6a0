//! `GET /account/audit`: what somebody did here, and what was done to his account.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::http::Visit;
use crate::service::clubs::log;
use crate::store::AuditId;
use crate::web::clubs::{LogLine, lines};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// templates/account/audit.html
#[derive(Debug, Template)]
#[template(path = "account/audit.html")]
struct AccountAudit {
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
/// When nobody is signed in, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<Asked>) -> PageResult {
    let before = asked.before.map(AuditId);
    let (log, visitor) =
        visit.act(move |state, actor| Ok(state.store.read(|db| log::own_log(db, actor, before))?)).await?;
    let lang = visit.prefs.lang;
    let page = AccountAudit {
        shell: Shell::new(&visit, &visitor, lang.t("audit-own-title")),
        lines: lines(&log.lines, lang),
        newer: before.map(|_| "/account/audit".to_owned()),
        older: log.next.map(|id| format!("/account/audit?before={id}")),
    };
    Ok(html(page.render()))
}
