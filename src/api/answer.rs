//! Answers that are well: JSON, and who may keep it.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

use talon_http::Visit;
use talon_http::page_cache::{self, CacheScope};

/// A value as an answer. With a token it is for its owner alone (S-25); without one it is the same for everyone, and
/// pages of any site may read it: no cookie opens anything here.
pub fn json(visit: &Visit, value: &impl Serialize) -> HttpResponse {
    let mut response = HttpResponse::Ok().json(value);
    if visit.has_bearer() {
        header(&mut response, header::CACHE_CONTROL, "no-store");
    } else {
        header(&mut response, header::CACHE_CONTROL, "no-cache");
        header(&mut response, header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    }
    response
}

/// The same for what someone may ask for again and again: with a tag, and "nothing has changed" for who has it already.
pub fn tagged(visit: &Visit, request: &HttpRequest, value: &impl Serialize) -> HttpResponse {
    if visit.has_bearer() {
        return json(visit, value);
    }
    let mut answer = json(visit, value);
    let Ok(body) = serde_json::to_string(value) else {
        return answer;
    };
    let tag = page_cache::tag(&[&body]);
    header(&mut answer, header::ETAG, &tag);
    let Some(mut same) = page_cache::unchanged(request, &tag, CacheScope::Reader) else {
        return answer;
    };
    for (name, value) in answer
        .headers()
        .iter()
        .filter(|(name, _)| *name != header::CONTENT_TYPE)
    {
        same.headers_mut().insert(name.clone(), value.clone());
    }
    same
}

/// Sets a header; what cannot be one is left out.
pub fn header(response: &mut HttpResponse, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(name, value);
    }
}
