//! The page of whatever went wrong.

use actix_web::http::header;
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse};
use askama::Template;

use super::account::{again, sign_in};
use super::shell::Shell;
use talon_http::{Expected, Problem, ProblemKind, RecoveredForm, Unsent, Visit};

/// templates/error.html
#[derive(Debug, Template)]
#[template(path = "error.html")]
struct ErrorPage {
    shell: Shell,
    status: u16,
    why: String,
    mend: String,
    sign_in: bool,
    /// What was typed, where it may well be sent again.
    unsent: Option<Unsent>,
    /// A device may have deals for a scorecard that opens no more.
    outbox: bool,
    /// Under which number the cause stands in the log, when it is our fault.
    request: Option<String>,
}

/// Draws a problem as the request wants it.
pub fn draw(problem: &Problem, request: &HttpRequest) -> HttpResponse {
    let typed = request.extensions().get::<RecoveredForm>().cloned();
    if let (ProblemKind::SignInNeeded, Some(typed)) = (problem.kind, typed)
        && let Ok(page) = sign_in::instead(request, &typed)
    {
        return page;
    }
    let now = request.extensions().get::<Expected>().cloned();
    let typed = request.extensions().get::<RecoveredForm>().cloned();
    if let (ProblemKind::NotAllowed, Some(typed), Some(now)) = (problem.kind, typed, now) {
        return again::instead(request, typed, &now);
    }
    let status = problem.kind.status();
    let code = status.as_u16();
    let mut shell = Shell::of_request(request, "");
    let base = format!("error-{}", problem.kind.key());
    shell.title = shell.t(&format!("{base}-title")).into_owned();
    let seconds = [
        ("seconds", (problem.retry_after.unwrap_or(60) as i64).into()),
        ("limit", "none".into()),
    ];
    let passes = problem.kind == ProblemKind::TooMany || status.is_server_error();
    let page = ErrorPage {
        unsent: Unsent::of(request).filter(|_| passes),
        outbox: problem.kind == ProblemKind::NotFound && request.path().starts_with("/scorecards/"),
        status: code,
        why: shell.lang.t_args(&base, &seconds),
        mend: shell.lang.t_args(&format!("{base}-mend"), &seconds),
        sign_in: problem.kind == ProblemKind::SignInNeeded,
        request: problem
            .request
            .as_deref()
            .filter(|_| status.is_server_error())
            .map(|id| shell.with("error-request-id", "id", id)),
        shell,
    };
    match page.render() {
        Ok(body) => HttpResponse::build(status)
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .body(body),
        Err(_) => HttpResponse::new(status),
    }
}

/// Whatever has no handler.
///
/// # Errors
/// Always: there is nothing here.
pub async fn not_found(_: Visit) -> Result<HttpResponse, Problem> {
    Err(Problem::not_found("page"))
}
