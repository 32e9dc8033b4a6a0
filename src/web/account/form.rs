//! What the forms of accounts share: the token of a browser that is not signed in, faults beside their fields, and
//! the cookie of a session that has begun.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, SET_COOKIE, USER_AGENT};
use actix_web::{HttpRequest, HttpResponse};

use crate::http::{Problem, State, cookies};
use crate::service::ActError;
use crate::service::account::{self, LENGTH_MAX, LENGTH_MIN};
use crate::service::clubs::{ABOUT_MAX, LOGO_MAX, REASON_MAX};
use crate::text::Lang;

/// The hidden token of a form, and the cookie to set if the browser has none yet.
pub(in crate::web) struct FormToken {
    pub token: String,
    fresh: Option<String>,
}

impl FormToken {
    pub fn of(request: &HttpRequest, state: &State) -> Result<FormToken, Problem> {
        match request.cookie(cookies::form_name(&state.config)) {
            Some(cookie) => Ok(FormToken { token: account::form_token(cookie.value()), fresh: None }),
            None => {
                let secret = account::fresh_secret()?;
                Ok(FormToken { token: account::form_token(&secret), fresh: Some(secret) })
            }
        }
    }

    pub fn set(&self, response: &mut HttpResponse, state: &State) -> Result<(), Problem> {
        let Some(secret) = &self.fresh else { return Ok(()) };
        response.add_cookie(&cookies::form(&state.config, secret)).map_err(Problem::internal)
    }
}

/// Answers a form that was done and begins a session in this browser.
pub(in crate::web) fn signed_in(state: &State, token: &str, next: &str) -> Result<HttpResponse, Problem> {
    begin_session(state, token, crate::web::page::see_other(next))
}

/// The same for another answer.
pub(in crate::web) fn begin_session(
    state: &State,
    token: &str,
    mut response: HttpResponse,
) -> Result<HttpResponse, Problem> {
    response.add_cookie(&cookies::session(&state.config, token)).map_err(Problem::internal)?;
    // The next form is tied to a new secret.
    let mut spent = cookies::form(&state.config, "");
    spent.make_removal();
    let spent = HeaderValue::from_str(&spent.to_string()).map_err(Problem::internal)?;
    response.headers_mut().append(SET_COOKIE, spent);
    response
        .headers_mut()
        .insert(actix_web::http::header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Keeps in the browser that its owner has signed in here.
pub(in crate::web) fn known_device(
    state: &State,
    response: &mut HttpResponse,
    value: &str,
) -> Result<(), Problem> {
    response.add_cookie(&cookies::device(&state.config, value)).map_err(Problem::internal)
}

/// What the browser calls itself.
pub(in crate::web) fn agent(request: &HttpRequest) -> String {
    let value = request.headers().get(USER_AGENT).and_then(|value| value.to_str().ok());
    value.unwrap_or_default().to_owned()
}

/// Characters that a field takes.
fn longest(field: &str) -> i64 {
    match field {
        "about" => ABOUT_MAX as i64,
        "logo_text" => LOGO_MAX as i64,
        "reason" => REASON_MAX as i64,
        _ => 80,
    }
}

/// A form that came back: the fields that need another look, and why.
#[derive(Debug, Clone, Default)]
pub(in crate::web) struct Faults(pub Vec<(String, String)>);

impl Faults {
    /// The fault of a field that is wrong; any other failure is no matter of the form.
    pub fn of(lang: Lang, error: ActError) -> Result<Faults, Problem> {
        let ActError::Invalid { field, key } = error else { return Err(error.into()) };
        let text = match key {
            "account-password-short" => lang.n(key, LENGTH_MIN as i64),
            "account-password-long" => lang.n(key, LENGTH_MAX as i64),
            "field-too-long" => lang.t_args(key, &[("limit", longest(field).into())]),
            key => lang.t(key).into_owned(),
        };
        Ok(Faults(vec![(field.to_owned(), text)]))
    }

    /// What is wrong with this field, or nothing.
    pub fn at(&self, field: &str) -> &str {
        self.0.iter().find(|(name, _)| name == field).map_or("", |(_, text)| text)
    }

    pub fn status(&self) -> StatusCode {
        if self.0.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY }
    }
}
