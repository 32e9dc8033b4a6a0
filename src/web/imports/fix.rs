//! `POST /imports/{id}/records/{record}/fix`: what the findings of a refused record propose is done. Where that is not
//! enough, the record stands in the edit box with what was done so far.

use actix_web::web;
use serde::Deserialize;

use super::mend;
use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_records::mending::Accepted;
use talon_service::import_hands::{Fixed, accept_fix};
use talon_service::{ActError, read_import};

/// What the form sends: the pointer of the finding, or nothing for every value that is proposed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FixForm {
    at: Option<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Does it.
///
/// # Errors
/// When there is no such record of this person, or nothing is proposed there.
pub async fn post(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<FixForm>) -> PageResult {
    let (id, number) = path.into_inner();
    let address = super::address(&id);
    let accepted = form.into_inner().at.map_or(Accepted::AllValues, Accepted::At);
    let ((import, outcome), visitor) = visit
        .act(move |state, actor| {
            let import = state.store.read(|db| read_import::mine(db, actor, &id))?;
            let outcome = accept_fix(&state.store, actor, &id, number, &accepted, state.now().into());
            Ok((import, outcome))
        })
        .await?;
    match outcome {
        Ok(Fixed::Settled(status)) => Ok(mend::settled(&address, status)),
        Ok(Fixed::Still(text)) => mend::still_refused(&visit, &visitor, &import, number, text),
        // It has been settled meanwhile: the report says how.
        Err(ActError::Conflict(_)) => Ok(see_other(&address)),
        Err(error) => Err(error.into()),
    }
}
