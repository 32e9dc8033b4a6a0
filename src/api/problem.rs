//! How the API says that something went wrong: the problem object of RFC 9457, in the language that was asked for. It
//! does not decide what is a problem.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Value, json};

use talon_http::{Prefs, Problem, ProblemKind, refused_words};
use talon_rules::games::Code;
use talon_text::{Arg, Lang};

/// Whether a failure at this address is told as an object instead of a page.
pub fn is_ours(path: &str) -> bool {
    path == "/api"
        || path == "/oembed"
        || path.starts_with("/api/")
        || [".json", ".ndjson", ".ppn", ".ics", ".atom"]
            .iter()
            .any(|end| path.ends_with(end))
        || ["/tournaments/", "/sessions/", "/leagues/", "/ratings/"]
            .iter()
            .any(|start| path.starts_with(start))
            && [".csv", ".txt"].iter().any(|end| path.ends_with(end))
}

/// A problem with a sentence of its own; `name` is what the sentence is about.
pub fn fault(kind: ProblemKind, lang: Lang, key: &str, name: &str) -> Problem {
    let detail = lang.t_args(key, &[("name", Arg::from(name))]);
    said(kind, detail)
}

/// The same about a code of the record format, which has a page.
pub fn coded(kind: ProblemKind, code: Code, detail: String) -> Problem {
    let mut problem = said(kind, detail);
    problem.members.insert("code".into(), code.as_str().into());
    problem.type_path = Some(format!("/docs/errors/{}", code.as_str()).into());
    problem
}

/// The sentence is in the reader's language already and is not to be replaced.
pub fn said(kind: ProblemKind, detail: String) -> Problem {
    let mut problem = Problem::new(kind, detail.as_str());
    problem.members.insert("detail".into(), detail.into());
    problem
}

/// The problem as an answer.
pub fn draw(problem: &Problem, request: &HttpRequest) -> HttpResponse {
    let lang = Prefs::of(request).lang;
    let status = problem.kind.status();
    let number = status.as_u16();
    let with_token = request.headers().contains_key(header::AUTHORIZATION);
    let mut body = problem.members.clone();
    body.insert(
        "type".into(),
        json!(problem.type_path.as_deref().unwrap_or("about:blank")),
    );
    body.insert(
        "title".into(),
        Value::from(lang.t(&format!("api-{}", problem.kind.key())).into_owned()),
    );
    body.insert("status".into(), json!(number));
    body.entry("detail")
        .or_insert_with(|| Value::from(detail(problem, lang, with_token)));
    body.entry("instance").or_insert_with(|| Value::from(request.path()));
    if let Some(number) = &problem.request {
        body.insert("request_id".into(), Value::from(number.as_str()));
    }
    let mut answer = HttpResponse::build(status);
    answer
        .insert_header((header::CONTENT_TYPE, "application/problem+json"))
        .insert_header((header::CONTENT_LANGUAGE, lang.html()))
        .insert_header((header::CACHE_CONTROL, "no-store"));
    if let Some(challenge) = challenge(problem.kind, with_token) {
        answer.insert_header((header::WWW_AUTHENTICATE, HeaderValue::from_static(challenge)));
    }
    answer.body(Value::Object(body).to_string())
}

fn detail(problem: &Problem, lang: Lang, with_token: bool) -> String {
    match problem.kind {
        ProblemKind::SignInNeeded if with_token => lang.t("api-token-unknown").into_owned(),
        ProblemKind::SignInNeeded => lang.t("api-token-needed").into_owned(),
        ProblemKind::OutOfScope => lang.t("api-token-scope").into_owned(),
        kind => match &problem.refused {
            Some(error) => refused_words(error, lang),
            None if lang == Lang::En => problem.detail.clone(),
            None => lang.t(&format!("api-{}-why", kind.key())).into_owned(),
        },
    }
}

/// How to ask better (RFC 6750).
fn challenge(kind: ProblemKind, with_token: bool) -> Option<&'static str> {
    match kind {
        ProblemKind::SignInNeeded if with_token => Some("Bearer realm=\"talon\", error=\"invalid_token\""),
        ProblemKind::SignInNeeded => Some("Bearer realm=\"talon\""),
        ProblemKind::OutOfScope => Some("Bearer realm=\"talon\", error=\"insufficient_scope\""),
        _ => None,
    }
}
