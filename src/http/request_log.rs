//! The log of requests: one line for each, with a number that is in the answer too, so that a person who reports a
//! failure and one who looks for its cause mean the same request. Bodies, queries and secrets are never in it.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use actix_web::http::header::HeaderValue;
use actix_web::{HttpMessage as _, HttpRequest};

use talon_store::UserId;

const PATH_MAX: usize = 200;

/// Gives out the numbers of requests.
#[derive(Debug)]
pub struct RequestLog {
    /// Sets the numbers of this run apart from those of an earlier one.
    run: i64,
    next: AtomicU64,
}

/// One request that is being answered. Clones are of the same request.
#[derive(Debug, Clone)]
pub struct LoggedRequest {
    number: Arc<str>,
    began: Instant,
    /// Zero while nobody is known to be signed in.
    user: Arc<AtomicI64>,
}

impl RequestLog {
    /// A journal of a run that began at this second.
    pub fn new(run: i64) -> RequestLog {
        RequestLog {
            run,
            next: AtomicU64::new(1),
        }
    }

    /// Takes up a request, which carries its entry from now on.
    pub fn begin(&self, request: &HttpRequest) -> LoggedRequest {
        let number = format!("{:x}-{}", self.run, self.next.fetch_add(1, Ordering::Relaxed));
        let entry = LoggedRequest {
            number: number.into(),
            began: Instant::now(),
            user: Arc::default(),
        };
        request.extensions_mut().insert(entry.clone());
        entry
    }
}

impl LoggedRequest {
    /// The entry that a request carries.
    pub fn of(request: &HttpRequest) -> Option<LoggedRequest> {
        request.extensions().get::<LoggedRequest>().cloned()
    }

    pub fn number(&self) -> &str {
        &self.number
    }

    /// The same, to be sent in an answer.
    pub fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.number).unwrap_or_else(|_| HeaderValue::from_static("none"))
    }

    /// It was found out who asks.
    pub fn is_of(&self, user: UserId) {
        self.user.store(user.0, Ordering::Relaxed);
    }

    /// Writes the line and answers how long it took.
    pub fn end(&self, request: &HttpRequest, status: StatusCode) -> Duration {
        let took = self.began.elapsed();
        let user = Some(self.user.load(Ordering::Relaxed)).filter(|user| *user != 0);
        tracing::info!(
            number = &*self.number,
            method = request.method().as_str(),
            path = shown_path(request.path()),
            status = status.as_u16(),
            user,
            milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
            "request"
        );
        took
    }
}

/// Whether an address names something by its number, in whichever form.
fn is_number(id: &str) -> bool {
    let bare = [".json", ".ndjson", ".ppn", ".csv", ".txt"]
        .iter()
        .find_map(|form| id.strip_suffix(form))
        .unwrap_or(id);
    bare.bytes().all(|byte| byte.is_ascii_digit())
}

/// A path without what must not be read in a log: the secret of a link, a record that an address carries, and
/// characters that would look like another line.
fn shown_path(path: &str) -> String {
    // A secret is one however its address is written, though no such request is answered.
    let path = &*super::path::plain(path);
    let (api, inside) = path
        .strip_prefix("/api/v1")
        .map_or(("", path), |inside| ("/api/v1", inside));
    let mut parts = inside.split('/').skip(1);
    match (parts.next(), parts.next()) {
        (
            Some(kind @ ("card" | "check" | "invite" | "join" | "reset" | "scorecards" | "sign-up" | "welcome")),
            Some(_),
        ) => {
            return format!("{api}/{kind}/...");
        }
        // What has no number in its address is known by the address that its owner gave away.
        (Some(kind @ ("hands" | "sessions")), Some(id)) if !is_number(id) => {
            return format!("{api}/{kind}/...");
        }
        _ => {}
    }
    let mut shown = String::with_capacity(path.len());
    for c in path.chars().take(PATH_MAX) {
        if c.is_ascii_graphic() {
            shown.push(c);
        } else {
            let _ = write!(shown, "{}", c.escape_unicode());
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_logged_path_keeps_no_secret_and_no_line_break() {
        assert_eq!(shown_path("/hands/17/12"), "/hands/17/12");
        for secret in [
            "/card/1-1-1-s3cret",
            "/invite/s3cret",
            "/join/s3cret/accept",
            "/sign-up/s3cret",
            "/reset/s3cret",
            "/welcome/s3cret/more",
        ] {
            assert!(!shown_path(secret).contains("s3cret"), "{secret}");
        }
        for secret in [
            "/check/s3cret/16",
            "/hands/9s3cret",
            "/hands/as3cret.json",
            "/sessions/as3cret",
            "/sessions/as3cret.ppn",
            "/api/v1/hands/as3cret",
            "/%72eset/s3cret",
        ] {
            assert!(!shown_path(secret).contains("s3cret"), "{secret}");
        }
        for plain in [
            "/check",
            "/hands",
            "/hands/17.json",
            "/hands/17.ppn",
            "/sessions/3",
            "/api/v1/hands/17",
        ] {
            assert_eq!(shown_path(plain), plain);
        }
        assert_eq!(shown_path("/a\nb"), "/a\\u{a}b");
        assert_eq!(shown_path(&"/x".repeat(500)).len(), PATH_MAX);
    }

    #[test]
    fn each_request_has_a_number_of_its_own() {
        let journal = RequestLog::new(16);
        let request = || TestRequest::default().to_http_request();
        assert_eq!(journal.begin(&request()).number(), "10-1");
        let second = request();
        journal.begin(&second);
        assert_eq!(LoggedRequest::of(&second).unwrap().number(), "10-2");
        assert!(LoggedRequest::of(&request()).is_none());
    }
}
