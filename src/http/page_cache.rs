//! Pages that a browser may keep because nothing in them changes by itself: an entity tag over all that such a page is
//! made of, and the answer to a browser that has it already.

use std::fs::Metadata;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;
use std::time::SystemTime;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine as _;
use sha2::{Digest as _, Sha256};

/// Who may keep a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CacheScope {
    /// Whatever lies between server and reader, for a minute.
    Anybody,
    /// The same, but asking each time whether it still holds: what is hidden is hidden at once.
    AnybodyAsking,
    /// The reader's browser alone, which asks each time whether it still holds.
    Reader,
    /// Nobody, because not everyone may see it (S-25).
    Nobody,
}

/// What tells one build of the program from another: pages that browsers keep are stale once a template, a word or a
/// line of code has changed, and each of these makes another program.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let program = std::env::current_exe().and_then(std::fs::metadata);
    let made = program
        .as_ref()
        .ok()
        .and_then(|file| file.modified().ok())
        .unwrap_or(SystemTime::UNIX_EPOCH);
    let since = made.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let length = program.as_ref().map_or(0, Metadata::len);
    format!("{} {length} {}", env!("CARGO_PKG_VERSION"), since.as_nanos())
});

/// SHA-256 under the derived `Hash` of what a page is made of, so that a field that is added there is part of the tag
/// without being listed anywhere.
struct Digest(Sha256);

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(self.0.clone().finalize());
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

/// The tag of what is made of all this by this build of the program.
pub fn tag(made_of: &(impl Hash + ?Sized)) -> String {
    let mut digest = Digest(Sha256::new());
    BUILD.hash(&mut digest);
    made_of.hash(&mut digest);
    format!(
        "\"{}\"",
        base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&digest.0.finalize()[..15])
    )
}

/// "Nothing has changed", if that is what the browser asks.
pub fn unchanged(request: &HttpRequest, tag: &str, keeper: CacheScope) -> Option<HttpResponse> {
    if keeper == CacheScope::Nobody {
        return None;
    }
    let asked = request.headers().get(header::IF_NONE_MATCH)?.to_str().ok()?;
    let same = asked
        .split(',')
        .map(|one| one.trim().trim_start_matches("W/"))
        .any(|one| one == tag);
    same.then(|| mark(HttpResponse::NotModified().finish(), tag, keeper))
}

/// The answer with its tag and for how long it may be kept.
pub fn mark(mut answer: HttpResponse, tag: &str, keeper: CacheScope) -> HttpResponse {
    let headers = answer.headers_mut();
    let control = match keeper {
        CacheScope::Anybody => "public, max-age=60",
        CacheScope::AnybodyAsking => "public, no-cache",
        CacheScope::Reader => "private, no-cache",
        CacheScope::Nobody => "no-store",
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
    if let Some(tag) = HeaderValue::from_str(tag).ok().filter(|_| keeper != CacheScope::Nobody) {
        headers.insert(header::ETAG, tag);
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn parts_are_told_apart_by_where_they_end() {
        assert_ne!(tag(&["ab", "c"]), tag(&["a", "bc"]));
        assert_eq!(tag(&["ab", "c"]), tag(&["ab", "c"]));
    }

    #[test]
    fn a_browser_that_has_the_page_is_told_so_also_by_a_weak_tag_in_a_list() {
        let tag = tag(&["page"]);
        let asks = |with: String| {
            TestRequest::get()
                .insert_header(("if-none-match", with))
                .to_http_request()
        };
        let answer = unchanged(&asks(format!("\"other\", W/{tag}")), &tag, CacheScope::Reader).unwrap();
        assert_eq!(answer.status(), 304);
        assert_eq!(answer.headers().get("cache-control").unwrap(), "private, no-cache");
        assert!(unchanged(&asks("\"other\"".into()), &tag, CacheScope::Reader).is_none());
        assert!(unchanged(&TestRequest::get().to_http_request(), &tag, CacheScope::Reader).is_none());
    }
}
