//! `POST /account/profile`: name and language.

use actix_web::web;
use serde::Deserialize;

use super::show::{self, AccountNotice};
use crate::page::PageResult;
use talon_http::Visit;
use talon_service::account;

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProfileForm {
    name: String,
    language: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Keeps both.
///
/// # Errors
/// When nobody is signed in or the database fails.
pub async fn post(visit: Visit, form: web::Form<ProfileForm>) -> PageResult {
    let form = form.into_inner();
    let name = form.name.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(account::save_profile(&state.store, actor, &form.name, &form.language)))
        .await?;
    let said = match done {
        Ok(()) => AccountNotice {
            done: Some("account-saved"),
            ..AccountNotice::default()
        },
        Err(error) => AccountNotice {
            name: Some(name),
            ..AccountNotice::fault(&visit, error)?
        },
    };
    show::draw(&visit, said).await
}
