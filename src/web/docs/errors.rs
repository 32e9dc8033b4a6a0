//! `GET /docs/errors`: every code a check can report.

use std::borrow::Cow;

use askama::Template;

use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_rules::games::Code;

/// templates/docs/errors.html
#[derive(Debug, Template)]
#[template(path = "docs/errors.html")]
struct DocsErrorsPage {
    shell: Shell,
    codes: Vec<CodeRow>,
}

#[derive(Debug)]
struct CodeRow {
    code: &'static str,
    title: Cow<'static, str>,
    severity: Cow<'static, str>,
    stage: Cow<'static, str>,
}

/// Lists the codes by stage.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let codes = Code::ALL
        .iter()
        .map(|code| CodeRow {
            code: code.as_str(),
            title: lang.t(&format!("finding-{}-title", code.as_str())),
            severity: lang.t(&format!("severity-{}", code.severity().as_str())),
            stage: lang.t(&format!("stage-{}", code.stage())),
        })
        .collect();
    Ok(html(
        DocsErrorsPage {
            shell: Shell::new(&visit, &visitor, lang.t("errors-title")),
            codes,
        }
        .render(),
    ))
}
