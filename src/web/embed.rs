//! What all frames have alike that stand in pages of other sites: what may be asked of them, and how they are sent.

mod accent;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use self::accent::Accent;
use crate::page::PageResult;
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, assets};
use talon_store::clubs::Club;
use talon_text::Lang;

/// Nothing in it could be pressed in its reader's name; who may frame it stands behind.
const POLICY: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors";
/// The same where a script of ours tells the page around how high it is.
const POLICY_RESIZE: &str =
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors";
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

/// How a frame looks, and whether it tells how high it is.
#[derive(Debug, Clone)]
pub(crate) struct EmbedDress {
    pub theme: &'static str,
    /// Its styles, the one with the colour last.
    pub styles: Vec<String>,
    pub script: Option<String>,
}

impl EmbedDress {
    /// What an address asks for; none where a colour could not be read on its background, or a word is not known.
    pub fn of(theme: EmbedTheme, accent: Option<&str>, resize: Option<u8>) -> Option<EmbedDress> {
        let mut styles = vec![assets::href("embed.css")];
        if let Some(text) = accent.filter(|text| !text.is_empty()) {
            let accent = Accent::parse(text).filter(|accent| accent.can_be_read(theme))?;
            styles.push(format!("/embed/accent/{}.css", accent.hex()));
        }
        let script = match resize {
            None => None,
            Some(1) => Some(assets::href("embed-resize.js")),
            Some(_) => return None,
        };
        Some(EmbedDress {
            theme: theme.as_str(),
            styles,
            script,
        })
    }
}

/// What an address may ask of a frame that asks for nothing else; anything more is refused.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlainEmbedQuery {
    #[serde(default)]
    theme: EmbedTheme,
    rows: Option<u32>,
    lang: Option<String>,
    accent: Option<String>,
    resize: Option<u8>,
    pub fragment: Option<u8>,
}

impl PlainEmbedQuery {
    /// What a query asks for, if all of it is known, and how it looks.
    pub fn read(query: &str) -> Option<(PlainEmbedQuery, EmbedDress)> {
        let asked: PlainEmbedQuery = serde_html_form::from_str(query).ok()?;
        let is_known = asked.rows.is_none_or(|rows| ROWS.contains(&rows))
            && asked.fragment.is_none_or(|fragment| fragment == 1)
            && asked.lang.as_deref().is_none_or(|word| Lang::parse(word).is_some());
        let dress = EmbedDress::of(asked.theme, asked.accent.as_deref(), asked.resize)?;
        is_known.then_some((asked, dress))
    }

    /// So many rows at most.
    pub fn rows(&self) -> usize {
        self.rows.unwrap_or(*ROWS.end()) as usize
    }
}

/// `GET /embed/accent/{color}`: the style of a colour, as six digits with `.css` behind: of the colour itself where it
/// can be read, else of a shade of it.
///
/// # Errors
/// Not found, when it is no colour.
pub async fn accent(color: web::Path<String>) -> PageResult {
    let accent = color.strip_suffix(".css").and_then(Accent::parse);
    let accent = accent.ok_or_else(|| Problem::not_found("colour"))?;
    let answer = HttpResponse::Ok()
        .content_type("text/css; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(accent.style());
    Ok(answer)
}

/// Sends it; a browser asks each time whether it still holds, so that what is hidden is hidden at once.
pub(crate) fn send(request: &HttpRequest, body: String, dress: &EmbedDress, club: &Club) -> PageResult {
    let tag = page_cache::tag(&body);
    let answer = match page_cache::unchanged(request, &tag, CacheScope::Reader) {
        Some(answer) => answer,
        None => {
            let answer = HttpResponse::Ok().content_type("text/html; charset=utf-8").body(body);
            page_cache::mark(answer, &tag, CacheScope::Reader)
        }
    };
    let policy = if dress.script.is_some() { POLICY_RESIZE } else { POLICY };
    open(answer, &format!("{policy} {}", framers(&club.frame_sites)))
}

/// The sites whose pages may frame it: every one, or those of the club and this one, which shows how it looks.
fn framers(sites: &str) -> String {
    if sites.is_empty() {
        return "*".to_owned();
    }
    let sites: Vec<&str> = ["'self'"].into_iter().chain(sites.lines()).collect();
    sites.join(" ")
}

/// Lets such pages have it, with no cookie of its reader.
fn open(mut answer: HttpResponse, policy: &str) -> PageResult {
    let policy = HeaderValue::from_str(policy).map_err(Problem::internal)?;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    Ok(answer)
}

/// What an address may ask for; `more` is what it may beside the theme, the language, the rows and the piece.
pub(crate) fn refused(more: &str, lang: Lang) -> PageResult {
    let words = |all: &[&str]| all.join("|");
    let themes = words(&EmbedTheme::ALL.map(EmbedTheme::as_str));
    let langs = words(&Lang::ALL.map(Lang::code));
    let rows = format!("{}..{}", ROWS.start(), ROWS.end());
    let known =
        format!("theme={themes}\nlang={langs}\naccent=rrggbb (theme=light|dark: 4.5:1)\nresize=1\nrows={rows}\n{more}");
    let words = lang.t("league-embed-unknown");
    let body = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<title>400</title>\n<p>{words}</p>\n<pre>{known}</pre>\n",
        lang.html()
    );
    let answer = HttpResponse::BadRequest()
        .content_type("text/html; charset=utf-8")
        .body(body);
    open(answer, &format!("{POLICY} *"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_asks_for_what_is_known_and_for_nothing_else() {
        for good in [
            "",
            "theme=dark&lang=hr&rows=5&accent=ffd166&resize=1",
            "fragment=1",
            "accent=",
            "accent=0b5d3b",
            "accent=ffffff",
        ] {
            assert!(PlainEmbedQuery::read(good).is_some(), "{good}");
        }
        for bad in [
            "rows=2",
            "rows=101",
            "resize=2",
            "theme=light&accent=ffffff",
            "accent=red",
            "season=1",
            "theme=blue",
            "lang=xx",
        ] {
            assert!(PlainEmbedQuery::read(bad).is_none(), "{bad}");
        }
    }
}
