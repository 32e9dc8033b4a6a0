//! Texts that are sent to be kept as files.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use super::ApiResult;
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, Visit, Visitor};
use talon_service::{FILE_NAME_MAX, short_name};

/// Whether everyone is answered the same, so that the answer may be kept by anyone.
pub(crate) fn is_public(visit: &Visit, visitor: &Visitor) -> bool {
    visitor.actor.user().is_none() && !visit.has_bearer()
}

/// The answer, which search engines leave alone where the club wants that.
pub(crate) fn unlisted(answer: ApiResult, noindex: bool) -> ApiResult {
    let mut answer = answer?;
    if noindex {
        let name = header::HeaderName::from_static("x-robots-tag");
        answer.headers_mut().insert(name, HeaderValue::from_static("noindex"));
    }
    Ok(answer)
}

/// The name of a file that is of something with a name, so that the same file of another one is told from it.
pub(crate) fn named_after(of: &str, file: &str) -> String {
    match short_name(of, FILE_NAME_MAX) {
        name if name.is_empty() => file.to_owned(),
        name => format!("{name}-{file}"),
    }
}

/// A table to take along, with the name that a browser gives to the file; a text without one is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) enum TableFile {
    Csv(&'static str),
    Text(Option<&'static str>),
    Json(&'static str),
}

impl TableFile {
    /// Sends it, called after what it is of, or that nothing has changed.
    ///
    /// # Errors
    /// None of its own.
    pub fn send(self, of: &str, visit: &Visit, visitor: &Visitor, request: &HttpRequest, bytes: Vec<u8>) -> ApiResult {
        let (kind, file) = match self {
            TableFile::Csv(file) => ("text/csv; charset=utf-8", Some(file)),
            TableFile::Text(file) => ("text/plain; charset=utf-8", file),
            TableFile::Json(file) => ("application/json", Some(file)),
        };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let file = file.map(|file| named_after(of, file));
        let download = Download {
            parts: &[&text],
            public: is_public(visit, visitor),
            kind,
            file: file.as_deref(),
        };
        download.send(request, || Ok(bytes))
    }
}

/// A text and what a browser is told of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Download<'a> {
    /// What the text is made of; the same parts make the same text.
    pub parts: &'a [&'a str],
    /// Everyone may see it.
    pub public: bool,
    pub kind: &'static str,
    /// The name that a browser gives to the file; without one it shows the text.
    pub file: Option<&'a str>,
}

impl Download<'_> {
    /// Sends the text, or that nothing has changed; `text` is made only where it is needed.
    ///
    /// # Errors
    /// What `text` fails with.
    pub fn send(self, request: &HttpRequest, text: impl FnOnce() -> Result<Vec<u8>, Problem>) -> ApiResult {
        // Anyone who says who they are may be given names that others are not.
        let is_known = [header::AUTHORIZATION, header::COOKIE]
            .iter()
            .any(|name| request.headers().contains_key(name));
        let keeper = match (self.public, is_known) {
            (true, false) => CacheScope::AnybodyAsking,
            (true, true) => CacheScope::Reader,
            (false, _) => CacheScope::Nobody,
        };
        let tag = page_cache::tag(self.parts);
        if let Some(answer) = page_cache::unchanged(request, &tag, keeper) {
            return Ok(answer);
        }
        let mut answer = HttpResponse::Ok();
        answer.insert_header((header::CONTENT_TYPE, self.kind));
        if let Some(file) = self.file {
            answer.insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\"")));
        }
        Ok(page_cache::mark(answer.body(text()?), &tag, keeper))
    }
}
