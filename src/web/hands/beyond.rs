//! The answer to a position past the end of a hand: there is none, and which one is the last.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_text::Arg;

/// templates/hands/beyond.html
#[derive(Debug, Template)]
#[template(path = "hands/beyond.html")]
struct BeyondPage {
    shell: Shell,
    why: String,
    last: String,
}

/// The page, which leads to the last position.
pub fn page(visit: &Visit, visitor: &Visitor, asked: usize, last: usize, href: String) -> HttpResponse {
    let lang = visit.prefs.lang;
    let args = [("ply", Arg::from(asked)), ("last", last.into())];
    let page = BeyondPage {
        shell: Shell::new(visit, visitor, lang.t("error-404-title")),
        why: lang.t_args("error-404-ply", &args),
        last: href,
    };
    match page.render() {
        Ok(body) => HttpResponse::NotFound()
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .body(body),
        Err(_) => HttpResponse::new(StatusCode::NOT_FOUND),
    }
}
