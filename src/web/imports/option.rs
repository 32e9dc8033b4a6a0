//! `POST /imports/{id}/option`: all refused records are read once more with an option that the report proposed.

use actix_web::web;
use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::page::{PageResult, see_other};
use talon_http::{Problem, ProblemKind, Visit};
use talon_service::import_hands::use_option;

/// What the form sends: an object with the one option, as the findings name it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OptionForm {
    option: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Reads them.
///
/// # Errors
/// When there is no such import of this person, nothing of it can be changed, or this is no option.
pub async fn post(visit: Visit, path: web::Path<String>, form: web::Form<OptionForm>) -> PageResult {
    let id = path.into_inner();
    let address = super::address(&id);
    let named: Map<String, Json> = serde_json::from_str(&form.option).unwrap_or_default();
    let mut options = named.into_iter();
    let (Some((name, value)), None) = (options.next(), options.next()) else {
        return Err(Problem::new(ProblemKind::BadRequest, "this is no option"));
    };
    let (taken, _) = visit
        .act(move |state, actor| Ok(use_option(&state.store, actor, &id, &name, &value, state.now().into())?))
        .await?;
    let done = if taken > 0 { "option" } else { "option-none" };
    Ok(see_other(&format!("{address}?done={done}")))
}
