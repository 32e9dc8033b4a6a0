//! The key by which a request that is sent again is done once.

use actix_web::HttpRequest;

use super::query;
use talon_http::Problem;
use talon_text::Lang;

/// How the header is described.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Header)]
#[allow(dead_code)]
pub(crate) struct IdempotencyKey {
    /// Sent again with the same body, the request is done once.
    #[param(
        rename = "Idempotency-Key",
        nullable = false,
        min_length = 1,
        max_length = 200,
        pattern = "^[!-~]*$"
    )]
    key: Option<String>,
}

/// The key of a request, if it has one.
///
/// # Errors
/// When it is none.
pub(crate) fn key(request: &HttpRequest, lang: Lang) -> Result<Option<String>, Problem> {
    let Some(value) = request.headers().get("idempotency-key") else {
        return Ok(None);
    };
    let sound = |key: &&str| (1..=200).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    let key = value.to_str().ok().filter(sound);
    key.map(|key| Some(key.to_owned()))
        .ok_or_else(|| query::fault(lang, "Idempotency-Key"))
}
