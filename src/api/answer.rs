//! Answers that are well: JSON, and who may keep it. It must not know what the JSON says.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use serde::Serialize;

use crate::http::Visit;

/// A value as an answer. With a token it is for its owner alone (S-25); without one it is the same for everybody, and
/// pages of any site may read it: no cookie opens anything here.
pub fn json(visit: &Visit, value: &impl Serialize) -> HttpResponse {
    let mut response = HttpResponse::Ok().json(value);
    if visit.has_bearer() {
        header(&mut response, header::CACHE_CONTROL, "no-store");
    } else {
        header(&mut response, header::CACHE_CONTROL, "no-cache");
        header(&mut response, header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    }
    header(&mut response, header::VARY, "authorization, accept-language");
    response
}

/// Sets a header; what cannot be one is left out.
pub fn header(response: &mut HttpResponse, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(name, value);
    }
}
