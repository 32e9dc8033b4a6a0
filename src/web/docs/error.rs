//! `GET /docs/errors/{code}`: what a code means and how to mend it.

use std::borrow::Cow;

use actix_web::web::Path;
use askama::Template;

use crate::games::Code;
use crate::http::{Problem, Visit};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// templates/docs/error.html
#[derive(Debug, Template)]
#[template(path = "docs/error.html")]
struct DocsError {
    shell: Shell,
    code: &'static str,
    severity: Cow<'static, str>,
    stage: Cow<'static, str>,
    what: Cow<'static, str>,
    mend: Cow<'static, str>,
}

/// Shows one code.
///
/// # Errors
/// When there is no such code, or the database fails.
pub async fn get(visit: Visit, path: Path<String>) -> PageResult {
    let code = Code::parse(&path).ok_or_else(|| Problem::not_found("code"))?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let key = |part: &str| lang.t(&format!("finding-{}-{part}", code.as_str()));
    let page = DocsError {
        shell: Shell::new(&visit, &visitor, key("title")),
        code: code.as_str(),
        severity: lang.t(&format!("severity-{}", code.severity().as_str())),
        stage: lang.t(&format!("stage-{}", code.stage())),
        what: key("what"),
        mend: key("mend"),
    };
    Ok(html(page.render()))
}
