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
    /// Where there is something to look at instead, and what that is.
    mend_href: String,
    mend: String,
}

/// A position that there is none of.
pub struct PastTheEnd {
    pub asked: usize,
    pub last: usize,
    /// Only the result was written down: there is one position, without cards.
    pub is_score: bool,
    /// Where the last one is.
    pub href: String,
}

/// The page, which leads to the last position; where there are no cards, to the hand.
pub fn page(visit: &Visit, visitor: &Visitor, past: PastTheEnd) -> HttpResponse {
    let PastTheEnd {
        asked,
        last,
        is_score,
        href,
    } = past;
    let lang = visit.prefs.lang;
    let args = [("ply", Arg::from(asked)), ("last", last.into())];
    let (why, mend) = if is_score {
        (lang.t("error-404-ply-score").into_owned(), "error-404-ply-score-mend")
    } else {
        (lang.t_args("error-404-ply", &args), "error-404-ply-mend")
    };
    let page = BeyondPage {
        shell: Shell::new(visit, visitor, lang.t("error-404-title")),
        why,
        mend_href: href,
        mend: lang.t(mend).into_owned(),
    };
    match page.render() {
        Ok(body) => HttpResponse::NotFound()
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .body(body),
        Err(_) => HttpResponse::new(StatusCode::NOT_FOUND),
    }
}
