//! `POST /account/tokens` makes an API token and shows it once; `POST /account/tokens/{id}/revoke` ends it.

use actix_web::web;
use serde::Deserialize;

use super::show::{self, AccountNotice};
use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::account::{self, NewToken};

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenForm {
    label: String,
    scopes: String,
    #[serde(rename = "token-password", default)]
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for TokenForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenForm")
    }
}

/// Makes a token.
///
/// # Errors
/// When nobody is signed in, there were too many tries, or the database fails.
pub async fn post(visit: Visit, form: web::Form<TokenForm>) -> PageResult {
    let form = form.into_inner();
    let label = form.label.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let asked = NewToken {
                label: &form.label,
                scopes: &form.scopes,
                days: None,
                password: &form.password,
            };
            state.one_try(actor, |passwords| {
                account::create_token(&state.store, passwords, actor, &asked, state.now())
            })
        })
        .await?;
    let said = match done {
        Ok(token) => AccountNotice {
            made: Some(token),
            ..AccountNotice::default()
        },
        Err(talon_service::ActError::Invalid { field: "current", why }) => {
            let error = talon_service::ActError::Invalid {
                field: "token-password",
                why,
            };
            AccountNotice {
                label,
                ..AccountNotice::fault(&visit, error)?
            }
        }
        Err(error) => AccountNotice {
            label,
            ..AccountNotice::fault(&visit, error)?
        },
    };
    show::draw(&visit, said).await
}

/// Ends a token.
///
/// # Errors
/// When it is not there or not this person's.
pub async fn revoke(visit: Visit, id: web::Path<i64>) -> PageResult {
    let id = id.into_inner();
    visit
        .act(move |state, actor| Ok(account::revoke_token(&state.store, actor, id, state.now())?))
        .await?;
    Ok(see_other("/account"))
}
