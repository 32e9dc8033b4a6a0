//! What the forms of accounts share: the token of a browser that is not signed in, faults beside their fields, and
//! the cookie of a session that has begun.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, SET_COOKIE, USER_AGENT};
use actix_web::{HttpRequest, HttpResponse};

use serde::Deserialize;

use crate::page::{PageResult, see_other};
use crate::shell::html;
use talon_http::{Problem, State, Visit, cookies, invalid_words};
use talon_service::ActError;
use talon_service::account::{self, UserToAdd};
use talon_text::Lang;

/// The hidden token of a form, and the cookie to set if the browser has none yet.
pub(crate) struct FormToken {
    pub token: String,
    fresh: Option<String>,
}

impl FormToken {
    pub fn of(request: &HttpRequest, state: &State) -> Result<FormToken, Problem> {
        match request.cookie(cookies::form_name(&state.config)) {
            Some(cookie) => Ok(FormToken {
                token: account::form_token(cookie.value()),
                fresh: None,
            }),
            None => {
                let secret = account::fresh_secret()?;
                Ok(FormToken {
                    token: account::form_token(&secret),
                    fresh: Some(secret),
                })
            }
        }
    }

    pub fn set(&self, response: &mut HttpResponse, state: &State) -> Result<(), Problem> {
        let Some(secret) = &self.fresh else { return Ok(()) };
        response
            .add_cookie(&cookies::form(&state.config, secret))
            .map_err(Problem::internal)
    }
}

/// Answers a form that was done and begins a session in this browser.
pub(crate) fn signed_in(state: &State, token: &str, next: &str) -> Result<HttpResponse, Problem> {
    begin_session(state, token, see_other(next))
}

/// The same for another answer.
pub(crate) fn begin_session(state: &State, token: &str, mut response: HttpResponse) -> Result<HttpResponse, Problem> {
    response
        .add_cookie(&cookies::session(&state.config, token))
        .map_err(Problem::internal)?;
    // The next form is tied to a new secret.
    let mut spent = cookies::form(&state.config, "");
    spent.make_removal();
    let spent = HeaderValue::from_str(&spent.to_string()).map_err(Problem::internal)?;
    response.headers_mut().append(SET_COOKIE, spent);
    response.headers_mut().insert(
        actix_web::http::header::CACHE_CONTROL,
        HeaderValue::from_static("no-store"),
    );
    Ok(response)
}

/// What someone types who makes an account by a link, or a new password; that one has no name and no address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AccountForm {
    #[serde(default)]
    pub(crate) email: String,
    #[serde(default)]
    pub(crate) name: String,
    pub(crate) password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for AccountForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AccountForm")
    }
}

impl AccountForm {
    /// The account that was typed.
    pub(crate) fn user<'a>(&'a self, language: &'a str) -> UserToAdd<'a> {
        UserToAdd {
            email: &self.email,
            name: &self.name,
            password: &self.password,
            is_admin: false,
            language,
        }
    }
}

/// The page of a link that works once, with its form.
pub(crate) struct LinkPage<'v> {
    visit: &'v Visit,
    pub form: FormToken,
    status: StatusCode,
}

impl<'v> LinkPage<'v> {
    /// What the link leads to; nothing when it is no good any more.
    pub async fn of<T: Send + 'static>(
        visit: &'v Visit,
        request: &HttpRequest,
        faults: &Faults,
        find: impl FnOnce(&State) -> Result<T, ActError> + Send + 'static,
    ) -> Result<(LinkPage<'v>, Option<T>), Problem> {
        let find = |state: &State| match find(state) {
            Ok(found) => Ok(Some(found)),
            Err(error) if is_gone(&error) => Ok(None),
            Err(error) => Err(error.into()),
        };
        let found = visit.state.block(find).await?;
        let status = if found.is_some() {
            faults.status()
        } else {
            StatusCode::NOT_FOUND
        };
        Ok((
            LinkPage {
                visit,
                form: FormToken::of(request, &visit.state)?,
                status,
            },
            found,
        ))
    }

    pub fn answer(&self, page: Result<String, askama::Error>) -> PageResult {
        let mut response = html(page);
        if response.status().is_success() {
            *response.status_mut() = self.status;
        }
        self.form.set(&mut response, &self.visit.state)?;
        Ok(response)
    }
}

/// Whether there is no such link, or someone else used it in the meantime.
fn is_gone(error: &ActError) -> bool {
    match error {
        ActError::NotFound(_) => true,
        ActError::Store(error) => error.is_not_found(),
        _ => false,
    }
}

/// What was typed of a new account, as far as it is shown again.
#[derive(Debug, Clone, Default)]
pub(crate) struct TypedAccount {
    pub email: String,
    pub name: String,
}

/// What is to be shown of a form that was not taken; nothing of it where the link is gone.
pub(crate) fn refused(
    lang: Lang,
    error: ActError,
    typed: TypedAccount,
) -> Result<(Option<TypedAccount>, Faults), Problem> {
    if is_gone(&error) {
        return Ok((None, Faults::default()));
    }
    Ok((Some(typed), Faults::of(lang, error)?))
}

/// Keeps in the browser that its owner has signed in here.
pub(crate) fn known_device(state: &State, response: &mut HttpResponse, value: &str) -> Result<(), Problem> {
    response
        .add_cookie(&cookies::device(&state.config, value))
        .map_err(Problem::internal)
}

/// What the browser calls itself.
pub(crate) fn agent(request: &HttpRequest) -> String {
    let value = request.headers().get(USER_AGENT).and_then(|value| value.to_str().ok());
    value.unwrap_or_default().to_owned()
}

/// A form that came back: the fields that need another look, and why.
#[derive(Debug, Clone, Default)]
pub(crate) struct Faults(pub Vec<(String, String)>);

impl Faults {
    /// The fault of a field that is wrong; any other failure is no matter of the form.
    pub fn of(lang: Lang, error: ActError) -> Result<Faults, Problem> {
        let ActError::Invalid { field, why } = error else {
            return Err(error.into());
        };
        Ok(Faults(vec![(field.to_owned(), invalid_words(why, field, lang))]))
    }

    /// What is wrong with this field, or nothing.
    pub fn at(&self, field: &str) -> &str {
        self.0
            .iter()
            .find(|(name, _)| name == field)
            .map_or("", |(_, text)| text)
    }

    pub fn status(&self) -> StatusCode {
        if self.0.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}
