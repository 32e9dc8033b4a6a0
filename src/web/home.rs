//! `GET /`: what this is, and the ways in.

use askama::Template;

use super::page::PageResult;
use super::shell::{Shell, html};
use crate::http::Visit;

/// templates/home.html
#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    shell: Shell,
}

/// Shows the front page.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let visitor = visit.visitor().await?;
    let title = visit.prefs.lang.t("home-title");
    Ok(html(Home { shell: Shell::new(&visit, &visitor, title) }.render()))
}
