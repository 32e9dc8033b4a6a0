//! `POST /sign-out`: the session ends, and the browser forgets what it kept of this site (S-25). What was typed and not
//! sent yet stays in its storage, of which the page that follows clears the rest.

use actix_web::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};

use crate::page::{PageResult, see_other};
use talon_http::{Problem, Visit, cookies};
use talon_service::account;

/// Ends the session.
///
/// # Errors
/// When the database fails.
pub async fn post(visit: Visit) -> PageResult {
    if let Some(token) = visit.session_token().map(str::to_owned) {
        visit
            .state
            .block(move |state| Ok(account::sign_out(&state.store, &token, state.now())?))
            .await?;
    }
    let mut response = see_other("/sign-in?done=out");
    response
        .add_cookie(&cookies::no_session(&visit.state.config))
        .map_err(Problem::internal)?;
    let headers = response.headers_mut();
    let forget = HeaderValue::from_static("\"cache\"");
    headers.insert(HeaderName::from_static("clear-site-data"), forget);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
