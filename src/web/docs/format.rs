//! `GET /docs/format`: the record format, as `docs/FORMAT.md` has it.

use std::sync::LazyLock;

use askama::Template;

use super::markdown::{Block, parse};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_text::Lang;

static FORMAT: LazyLock<Vec<Block>> = LazyLock::new(|| parse(include_str!("../../../docs/FORMAT.md")));

/// templates/docs/format.html
#[derive(Debug, Template)]
#[template(path = "docs/format.html")]
struct DocsFormatPage {
    shell: Shell,
    notice: bool,
    blocks: &'static [Block],
}

/// Shows the format.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let shell = Shell::new(&visit, &visitor, lang.t("format-title"));
    Ok(html(
        DocsFormatPage {
            shell,
            notice: lang != Lang::En,
            blocks: &FORMAT,
        }
        .render(),
    ))
}
