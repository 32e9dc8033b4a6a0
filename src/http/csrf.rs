//! The second half of what a change needs besides coming from a page of this site: the token that was hidden in the
//! form, or sent as a header by a script (S-22). Looked at here for all routes together.

use actix_multipart::Multipart;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::error::PayloadError;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;
use actix_web::{HttpMessage as _, HttpRequest, web};
use base64::Engine as _;
use futures_util::StreamExt as _;
use futures_util::stream;
use subtle::ConstantTimeEq as _;

use super::cookies::{form_name, session_name};
use super::form_recovery::{self, ReceivedForm, RecoveredForm};
use super::problem::{Problem, ProblemKind};
use super::state::State;
use super::visit;
use talon_service::{account, session};

const HEADER: &str = "x-csrf-token";
const FORM: &str = "application/x-www-form-urlencoded";
const MULTIPART: &str = "multipart/form-data";
/// A form is read whole, one with files only to where its token must be: in front of the first file and of long texts.
const PREFIX: usize = 4 * 1024;

/// Refuses a change without its token.
pub(super) async fn check(request: &mut ServiceRequest) -> Result<(), Problem> {
    let http = request.request();
    if http.method().is_safe() || visit::bearer(http).is_some() || visit::is_api(http) {
        return Ok(());
    }
    let expected = match expected(http).await {
        Ok(Some(expected)) => expected,
        Ok(None) => return keep_typed(request).await,
        Err(problem) => {
            // Nobody can say what must be carried; what was typed is not lost for that.
            hidden(request).await?;
            return Err(problem);
        }
    };
    let given = match http.headers().get(HEADER).and_then(|value| value.to_str().ok()) {
        Some(given) => Some(given.to_owned()),
        None => hidden(request).await?,
    };
    if given.is_some_and(|given| bool::from(given.as_bytes().ct_eq(expected.token.as_bytes()))) {
        return Ok(());
    }
    if expected.name.is_some() {
        keep_typed(request).await?;
        request.extensions_mut().insert(expected);
    }
    Err(Problem::new(
        ProblemKind::NotAllowed,
        "the form has no token of this session; load the page again",
    ))
}

/// What a form must carry.
#[derive(Clone)]
pub struct Expected {
    pub token: String,
    /// Who is signed in; nobody before a sign-in.
    pub name: Option<String>,
}

impl std::fmt::Debug for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Expected")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The token that this request must carry. None is asked of visitors, who have no session with which the page of
/// someone else could act, nor for the preferences, which are cookies and can be set from any page, even one that says
/// what went wrong.
async fn expected(request: &HttpRequest) -> Result<Option<Expected>, Problem> {
    let Some(state) = request.app_data::<web::Data<State>>() else {
        return Err(Problem::internal("no state"));
    };
    if is_before_sign_in(request.path()) {
        let cookie = request.cookie(form_name(&state.config));
        // Without the cookie nothing that was sent can be right.
        let cookie = match cookie {
            Some(cookie) => cookie.value().to_owned(),
            None => account::fresh_secret()?,
        };
        return Ok(Some(Expected {
            token: account::form_token(&cookie),
            name: None,
        }));
    }
    if request.path() == "/preferences" {
        return Ok(None);
    }
    let Some(cookie) = request.cookie(session_name(&state.config)) else {
        return Ok(None);
    };
    let token = cookie.value().to_owned();
    let now = state.now();
    let found = state
        .block(move |state| Ok(state.store.read(|db| session::by_session(db, &token, now))?))
        .await?;
    let Some(person) = found.actor.person() else {
        return Ok(None);
    };
    let encoded = |secret: &Vec<u8>| base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(secret);
    Ok(person.csrf_secret.as_ref().map(|secret| Expected {
        token: encoded(secret),
        name: Some(person.name.clone()),
    }))
}

/// Forms by which someone gets in, which have no session to take the token from.
fn is_before_sign_in(path: &str) -> bool {
    // Anyone who joins with the account that they have is signed in.
    let joins = path.starts_with("/join/") && !path.ends_with("/accept");
    path == "/sign-in"
        || joins
        || ["/invite/", "/reset/", "/welcome/"]
            .iter()
            .any(|start| path.starts_with(start))
}

/// Reads the field `csrf`.
async fn hidden(request: &mut ServiceRequest) -> Result<Option<String>, Problem> {
    if is_kind(request, MULTIPART) {
        let front = read_front(request, PREFIX).await?;
        return Ok(token_of(words_in_front(request.headers(), front).await));
    }
    if !is_kind(request, FORM) {
        return Ok(None);
    }
    let most = request
        .app_data::<web::Data<State>>()
        .map_or(0, |state| state.config.sizes.form);
    let read = read_front(request, most + 1).await?;
    if read.len() > most {
        return Err(Problem::new(ProblemKind::TooLarge, "this form is too large"));
    }
    request.extensions_mut().insert(ReceivedForm::whole(read.clone()));
    Ok(field(&read))
}

/// A form of someone who turns out not to be signed in, or to be someone else by now, is kept with the request, for the
/// page that asks what is to become of it.
async fn keep_typed(request: &mut ServiceRequest) -> Result<(), Problem> {
    let length = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok()?.parse().ok());
    let fits = length.is_some_and(|length: usize| length <= form_recovery::BYTES_MAX);
    if !fits {
        return Ok(());
    }
    let typed = if is_kind(request, FORM) {
        let read = read_front(request, form_recovery::BYTES_MAX).await?;
        RecoveredForm::of(request.path(), &read)
    } else if is_kind(request, MULTIPART) {
        let read = read_front(request, form_recovery::BYTES_MAX).await?;
        RecoveredForm::of_fields(request.path(), words_in_front(request.headers(), read).await)
    } else {
        None
    };
    if let Some(typed) = typed {
        request.extensions_mut().insert(typed);
    }
    Ok(())
}

fn is_kind(request: &ServiceRequest, wanted: &str) -> bool {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with(wanted))
}

/// Reads until there are at least so many bytes, or no more, and puts back what was read.
async fn read_front(request: &mut ServiceRequest, enough: usize) -> Result<Bytes, Problem> {
    let mut payload = request.take_payload();
    let mut read = Vec::new();
    while read.len() < enough
        && let Some(chunk) = payload.next().await
    {
        let broken = |_| Problem::new(ProblemKind::BadRequest, "the body broke off, or came too slowly");
        read.extend_from_slice(&chunk.map_err(broken)?);
    }
    let read = Bytes::from(read);
    let front = stream::iter([Ok(read.clone())]);
    request.set_payload(Payload::Stream {
        payload: Box::pin(front.chain(payload)),
    });
    Ok(read)
}

fn field(body: &[u8]) -> Option<String> {
    token_of(serde_html_form::from_bytes(body).ok()?)
}

fn token_of(fields: Vec<(String, String)>) -> Option<String> {
    fields
        .into_iter()
        .find(|(name, _)| name == "csrf")
        .map(|(_, value)| value)
}

/// The words of a form with files that are whole in what was read of it, up to the first file that was chosen.
async fn words_in_front(headers: &HeaderMap, front: Bytes) -> Vec<(String, String)> {
    let mut words = Vec::new();
    let mut parts = Multipart::new(headers, stream::iter([Ok::<_, PayloadError>(front)]));
    while let Some(Ok(mut part)) = parts.next().await {
        let of_file = part
            .content_disposition()
            .is_some_and(|about| about.get_filename().is_some());
        let name = part.name().unwrap_or_default().to_owned();
        let mut value = Vec::new();
        while let Some(piece) = part.next().await {
            let Ok(piece) = piece else { return words };
            value.extend_from_slice(&piece);
        }
        match String::from_utf8(value) {
            // A file that was not chosen comes as an empty one.
            Ok(value) if of_file && value.is_empty() => {}
            Ok(value) if !of_file => words.push((name, value)),
            _ => return words,
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_found_in_a_form() {
        assert_eq!(field(b"a=1&csrf=t%2Bk&b=2").as_deref(), Some("t+k"));
        assert_eq!(field(b"a=1"), None);
    }

    #[actix_web::test]
    async fn of_a_form_with_files_the_words_in_front_of_the_file_are_read() {
        let part =
            |about: &str, value: &str| format!("--x\r\nContent-Disposition: form-data; {about}\r\n\r\n{value}\r\n");
        let fix = part("name=\"fix\"", "1.2");
        let token = part("name=\"csrf\"", "token");
        let empty = part("name=\"file\"; filename=\"\"", "");
        let file = part("name=\"csrf\"; filename=\"csrf\"", "stolen");
        for (body, expected) in [
            (format!("{token}{file}--x--\r\n"), Some("token")),
            (format!("{fix}{empty}{token}--x--\r\n"), Some("token")),
            (format!("{file}{token}--x--\r\n"), None),
            (format!("{token}{}", &file[..40]), Some("token")),
            (token[..token.len() - 4].to_owned(), None),
        ] {
            let request = actix_web::test::TestRequest::post()
                .insert_header((header::CONTENT_TYPE, "multipart/form-data; boundary=x"))
                .to_http_request();
            let words = words_in_front(request.headers(), Bytes::from(body.clone())).await;
            assert_eq!(token_of(words).as_deref(), expected, "{body}");
        }
    }
}
