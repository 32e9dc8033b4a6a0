//! `POST /account/sessions`: ends one session, or all but the one in use.

use actix_web::web;
use serde::Deserialize;

use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::account;

/// What the form sends: the name of a session; without one all others are meant.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SessionsForm {
    session: Option<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Ends them.
///
/// # Errors
/// When nobody is signed in, it is not there, or the database fails.
pub async fn post(visit: Visit, form: web::Form<SessionsForm>) -> PageResult {
    let token = visit.session_token().unwrap_or_default().to_owned();
    let name = form.into_inner().session;
    visit
        .act(move |state, actor| match name {
            Some(name) => Ok(account::end_session(&state.store, actor, &name, state.now())?),
            None => Ok(account::end_other_sessions(&state.store, actor, &token, state.now()).map(|_| ())?),
        })
        .await?;
    Ok(see_other("/account"))
}
