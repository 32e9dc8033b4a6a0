//! What all frames have alike that stand in pages of other sites: what may be asked of them, and how they are sent.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use crate::page::PageResult;
use talon_http::page_cache::{self, CacheScope};
use talon_text::Lang;

/// Any page may frame it; there is nothing in it that could be pressed in its reader's name.
const POLICY: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
/// Rows that may be asked for.
pub(crate) const ROWS: std::ops::RangeInclusive<u32> = 3..=100;

/// In which colours it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EmbedTheme {
    /// As the reader's system is.
    #[default]
    Auto,
    Light,
    Dark,
}

impl EmbedTheme {
    pub const ALL: [EmbedTheme; 3] = [EmbedTheme::Auto, EmbedTheme::Light, EmbedTheme::Dark];

    pub const fn as_str(self) -> &'static str {
        match self {
            EmbedTheme::Auto => "auto",
            EmbedTheme::Light => "light",
            EmbedTheme::Dark => "dark",
        }
    }
}

/// Sends it; a browser asks each time whether it still holds, so that what is hidden is hidden at once.
pub(crate) fn send(request: &HttpRequest, body: String) -> PageResult {
    let tag = page_cache::tag(&body);
    let answer = match page_cache::unchanged(request, &tag, CacheScope::Reader) {
        Some(answer) => answer,
        None => {
            let answer = HttpResponse::Ok().content_type("text/html; charset=utf-8").body(body);
            page_cache::mark(answer, &tag, CacheScope::Reader)
        }
    };
    Ok(open(answer))
}

/// Lets every page have it, with no cookie of its reader.
fn open(mut answer: HttpResponse) -> HttpResponse {
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    answer
}

/// What an address may ask for; `more` is what it may beside the theme, the language, the rows and the piece.
pub(crate) fn refused(more: &str, lang: Lang) -> HttpResponse {
    let words = |all: &[&str]| all.join("|");
    let themes = words(&EmbedTheme::ALL.map(EmbedTheme::as_str));
    let langs = words(&Lang::ALL.map(Lang::code));
    let known = format!(
        "theme={themes}\nlang={langs}\nrows={}..{}\n{more}\nfragment=1",
        ROWS.start(),
        ROWS.end()
    );
    let words = lang.t("league-embed-unknown");
    let body = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<title>400</title>\n<p>{words}</p>\n<pre>{known}</pre>\n",
        lang.html()
    );
    open(
        HttpResponse::BadRequest()
            .content_type("text/html; charset=utf-8")
            .body(body),
    )
}
