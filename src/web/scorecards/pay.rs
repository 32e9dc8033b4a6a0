//! What a form comes to as it is filled, without the page around it: the buttons that save, with the pay of everybody.

use askama::Template;

use super::deal_form::{DealFormView, FormParts};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Problem;

/// templates/scorecards/pay.html
#[derive(Debug, Template)]
#[template(path = "scorecards/pay.html")]
struct ScorecardsPayPart {
    shell: Shell,
    form: DealFormView,
}

/// The buttons of the form.
///
/// # Errors
/// Not found, when nobody can call this.
pub(super) fn pay(shell: Shell, parts: &FormParts<'_>) -> PageResult {
    let form = parts
        .view()
        .ok_or_else(|| Problem::not_found("deal of the scorecard"))?;
    Ok(html(ScorecardsPayPart { shell, form }.render()))
}
