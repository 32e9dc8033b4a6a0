//! What stands before and behind every handler: refusals that need no handler, security headers on every answer
//! and the page of whatever went wrong (S-22, S-24, S-30, S-61).

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, HttpResponse, web};
use tracing::Instrument as _;

use super::connection_limit::Surplus;
use super::problem::{Problem, ProblemKind};
use super::request_log::LoggedRequest;
use super::state::State;

/// Draws the page of a problem; pages belong to a layer above.
#[derive(Clone, Copy)]
pub struct ProblemPage(pub fn(&Problem, &HttpRequest) -> HttpResponse);

impl std::fmt::Debug for ProblemPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ProblemPage")
    }
}

const POLICY: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// Bytes of the request line and the headers together.
const HEAD_BYTES_MAX: usize = 16 * 1024;

/// The outermost middleware: numbers the request, and writes down how it was answered.
///
/// # Errors
/// Only those that something inside it failed to turn into an answer.
pub async fn guard(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(state) = request.app_data::<web::Data<State>>().cloned() else {
        return shield(request, next).await;
    };
    let entry = state.journal.begin(request.request());
    let span = tracing::info_span!("request", number = entry.number());
    let turn = super::connection_timeout::asked(&request);
    let held = super::body_rate::watch(&mut request, state.config.times.body);
    // Answered like the page itself; the body is left out where the answer is written.
    if request.method() == Method::HEAD {
        request.head_mut().method = Method::GET;
    }
    let mut answer = shield(request, next).instrument(span).await?;
    answer
        .headers_mut()
        .insert(HeaderName::from_static("x-request-id"), entry.header());
    let (asked, status) = (answer.request(), answer.status());
    let took = entry.end(asked, status);
    state
        .metrics
        .count(asked.match_pattern(), asked.method().as_str(), status.as_u16(), took);
    Ok(super::connection_timeout::answered(
        super::body_rate::hold(answer, held),
        turn,
    ))
}

/// What is wrapped inside it answers with a response, never with an error, so that no header is skipped; handlers
/// and extractors do so by themselves.
async fn shield(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let refused = refusal(request.request());
    let elsewhere = if refused.is_none() {
        elsewhere(request.request())
    } else {
        None
    };
    let allowed = match (refused, &elsewhere) {
        (Some(problem), _) => Err(problem),
        (None, Some(_)) => Ok(()),
        (None, None) => super::csrf::check(&mut request).await,
    };
    let answer = match (allowed, elsewhere) {
        (Err(problem), _) => request.into_response(actix_web::ResponseError::error_response(&problem)),
        (Ok(()), Some(elsewhere)) => request.into_response(elsewhere),
        // The router changes the request in place and must be the only one to hold it.
        (Ok(()), None) => next.call(request).await?.map_into_boxed_body(),
    };
    let http = answer.request().clone();
    let mut answer = match super::moved::instead(&http, answer.status()).await {
        Some(moved) => answer.into_response(moved),
        None => with_page(answer, &http),
    };
    protect(answer.headers_mut(), &http);
    Ok(super::compress::compress(answer))
}

/// Requests that no handler needs to see.
fn refusal(request: &HttpRequest) -> Option<Problem> {
    if request.conn_data::<Surplus>().is_some() {
        return Some(Problem::new(
            ProblemKind::TooMany,
            "too many connections from this address",
        ));
    }
    if request.headers().contains_key(header::CONTENT_ENCODING) {
        return Some(Problem::new(
            ProblemKind::UnsupportedMedia,
            "compressed bodies are not accepted",
        ));
    }
    if let Err(problem) = super::limits::check(request) {
        return Some(problem);
    }
    // What stands below looks at the path as it was sent, the router reads it with its escapes undone.
    if super::path::is_disguised(request.path()) {
        return Some(Problem::not_found("address in disguise"));
    }
    if head_bytes(request) > HEAD_BYTES_MAX {
        return Some(Problem::new(
            ProblemKind::HeadTooLarge,
            "address and headers are too long",
        ));
    }
    // PostgreSQL has no text with a NUL in it, so nothing can be found by one.
    if request.uri().path().contains("%00") {
        return Some(Problem::not_found("address with a NUL"));
    }
    if request.query_string().contains("%00") {
        return Some(Problem::new(ProblemKind::BadRequest, "an address holds no NUL"));
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let by_token = super::visit::bearer(request).is_some();
    if safe || by_token || is_same_origin(request) || super::visit::is_api(request) {
        return None;
    }
    Some(Problem::new(
        ProblemKind::Foreign,
        "this request did not come from a page of this site",
    ))
}

/// The answer to an address that is written otherwise than it should be.
fn elsewhere(request: &HttpRequest) -> Option<HttpResponse> {
    let mut address = super::path::canonical(request.path())?;
    if let Some(query) = request.uri().query() {
        address.push('?');
        address.push_str(query);
    }
    let location = HeaderValue::from_str(&address).ok()?;
    Some(
        HttpResponse::PermanentRedirect()
            .insert_header((header::LOCATION, location))
            .finish(),
    )
}

fn head_bytes(request: &HttpRequest) -> usize {
    let headers = request
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4);
    request.method().as_str().len() + request.uri().to_string().len() + headers.sum::<usize>()
}

/// Whether a page of this site sent the request (S-22).
fn is_same_origin(request: &HttpRequest) -> bool {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none" && text(header::ORIGIN).is_none();
    }
    let Some(state) = request.app_data::<web::Data<State>>() else {
        return false;
    };
    let ours = |url: &str| url.split("://").nth(1).and_then(|rest| rest.split('/').next()) == Some(state.config.host());
    text(header::ORIGIN).or_else(|| text(header::REFERER)).is_some_and(ours)
}

/// Gives a problem, or a bare error status, its page.
fn with_page(answer: ServiceResponse<BoxBody>, request: &HttpRequest) -> ServiceResponse<BoxBody> {
    let status = answer.status();
    let known = answer.response().extensions().get::<Problem>().cloned();
    let mut problem = match (known, ProblemKind::of_status(status)) {
        (Some(problem), _) => problem,
        (None, Some(kind)) if !answer.headers().contains_key(header::CONTENT_TYPE) || is_plain(&answer) => {
            Problem::new(kind, status.canonical_reason().unwrap_or("error").to_lowercase())
        }
        _ => return answer,
    };
    let Some(page) = request.app_data::<web::Data<ProblemPage>>() else {
        return answer;
    };
    problem.request = LoggedRequest::of(request).map(|entry| entry.number().to_owned());
    let mut response = (page.0)(&problem, request);
    if let Some(seconds) = problem.retry_after {
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    for name in [header::ALLOW, header::WWW_AUTHENTICATE] {
        if let Some(value) = answer.headers().get(&name) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    ServiceResponse::new(request.clone(), response)
}

/// The framework's own errors are plain text.
fn is_plain(answer: &ServiceResponse<BoxBody>) -> bool {
    let kind = answer.headers().get(header::CONTENT_TYPE);
    kind.and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.starts_with("text/plain"))
}

/// By what headers of a request the answer at an address can differ: who asks, in which language, and what their
/// browser can unpack. A page keeps what someone chose in cookies, which open nothing to programs; some pages take a
/// token, too.
fn varies_by(path: &str) -> &'static str {
    match path.split('/').nth(1).unwrap_or_default() {
        "static" | "robots.txt" | "favicon.ico" | "healthz" | "readyz" => "accept-encoding",
        "api" | "schemas" => "accept-encoding, accept-language, authorization",
        _ => "accept-encoding, accept-language, authorization, cookie",
    }
}

fn protect(headers: &mut HeaderMap, request: &HttpRequest) {
    headers.insert(header::VARY, HeaderValue::from_static(varies_by(request.path())));
    // A handler that has a policy of its own says there who may frame its page; the older header cannot say that.
    let has_own_policy = headers.contains_key(header::CONTENT_SECURITY_POLICY);
    let mut set = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(
        header::PERMISSIONS_POLICY,
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    if !has_own_policy {
        set(header::X_FRAME_OPTIONS, "DENY");
    }
    let https = request
        .app_data::<web::Data<State>>()
        .is_some_and(|state| state.config.is_https());
    if https {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
}
