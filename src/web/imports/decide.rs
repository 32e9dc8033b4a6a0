//! `POST /imports/{id}/records/{record}`: what is to become of a record that waits.

use actix_web::web;
use serde::Deserialize;

use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::import_hands::{self, DuplicateDecision};

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecideForm {
    choice: DecideWord,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DecideWord {
    Store,
    Replace,
    LeaveOut,
}

/// Decides.
///
/// # Errors
/// When there is no such record of this person, or it does not wait any more.
pub async fn post(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<DecideForm>) -> PageResult {
    let (id, record) = path.into_inner();
    let address = super::address(&id);
    let choice = match form.choice {
        DecideWord::Store => DuplicateDecision::Store,
        DecideWord::Replace => DuplicateDecision::Replace,
        DecideWord::LeaveOut => DuplicateDecision::LeaveOut,
    };
    visit
        .act(move |state, actor| {
            Ok(import_hands::decide(
                &state.store,
                actor,
                &id,
                record,
                choice,
                state.now().into(),
            )?)
        })
        .await?;
    Ok(see_other(&format!("{address}?done=decided")))
}
