//! `POST /account/password`: a new password, and with it a new session.

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::form;
use super::show::{self, AccountNotice};
use crate::page::PageResult;
use talon_http::Visit;
use talon_service::account;

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordForm {
    current: String,
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for PasswordForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordForm")
    }
}

/// Changes it.
///
/// # Errors
/// When nobody is signed in, there were too many tries, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, form: web::Form<PasswordForm>) -> PageResult {
    let form = form.into_inner();
    let agent = form::agent(&request);
    let (done, _) = visit
        .act(move |state, actor| {
            state.one_try(actor, |passwords| {
                account::change_password(
                    &state.store,
                    passwords,
                    actor,
                    &form.current,
                    &form.password,
                    &agent,
                    state.now(),
                )
            })
        })
        .await?;
    match done {
        Ok(token) => form::signed_in(&visit.state, &token, "/account"),
        Err(error) => {
            let said = AccountNotice::fault(&visit, error)?;
            show::draw(&visit, said).await
        }
    }
}
