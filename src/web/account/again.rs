//! What was typed into a form that came too late, to be sent now: after signing in again, or by the user signed in
//! since.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::shell::{Shell, html};
use talon_http::{Expected, Problem, RecoveredForm, Visit, Visitor};
use talon_text::Arg;

/// templates/account/again.html
#[derive(Debug, Template)]
#[template(path = "account/again.html")]
struct AgainPage {
    shell: Shell,
    /// What has happened to the form.
    lead: String,
    typed: RecoveredForm,
}

/// The page, for anyone who has just signed in.
pub(super) fn draw(visit: &Visit, visitor: &Visitor, typed: RecoveredForm) -> Result<HttpResponse, Problem> {
    let mut shell = Shell::new(visit, visitor, visit.prefs.lang.t("again-title"));
    // A change of language or theme leads to a page that can be asked for.
    shell.path = "/".into();
    let lead = shell.t("again-lead").into_owned();
    Ok(html(AgainPage { shell, lead, typed }.render()))
}

/// The page instead of a refusal, where the form is of a session before this one. It came from a page of this site, and
/// anyone who sent it sees under which name it would be sent.
pub(crate) fn instead(request: &HttpRequest, typed: RecoveredForm, now: &Expected) -> HttpResponse {
    let mut shell = Shell::of_request(request, "");
    shell.title = shell.t("again-title").into_owned();
    shell.path = "/".into();
    shell.csrf = Some(now.token.clone());
    let name = now.name.as_deref().unwrap_or_default();
    let lead = shell.lang.t_args("again-other", &[("name", Arg::from(name))]);
    let mut response = html(AgainPage { shell, lead, typed }.render());
    *response.status_mut() = StatusCode::FORBIDDEN;
    response
}
