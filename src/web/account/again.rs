//! After signing in again: what was typed into the form that came too late, to be sent now.

use actix_web::HttpResponse;
use askama::Template;

use crate::http::{Problem, Typed, Visit, Visitor};
use crate::web::shell::{Shell, html};

/// templates/account/again.html
#[derive(Debug, Template)]
#[template(path = "account/again.html")]
struct AgainPage {
    shell: Shell,
    typed: Typed,
}

/// The page, for whoever has just signed in.
pub(super) fn draw(visit: &Visit, visitor: &Visitor, typed: Typed) -> Result<HttpResponse, Problem> {
    let mut shell = Shell::new(visit, visitor, visit.prefs.lang.t("again-title"));
    // A change of language or theme leads to a page that can be asked for.
    shell.path = "/".into();
    Ok(html(AgainPage { shell, typed }.render()))
}
