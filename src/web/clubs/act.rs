//! `POST /clubs/{slug}/act`: the switch by which a site admin looks after a club for an hour, and back.

use actix_web::web;
use serde::Deserialize;

use super::show;
use crate::account::form::Faults;
use crate::page::{PageResult, see_other};
use crate::routes;
use talon_http::Visit;
use talon_service::clubs;

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActForm {
    on: u8,
    #[serde(default)]
    reason: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Switches it.
///
/// # Errors
/// When the reader does not run the site, there is no such club, or the database fails.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<ActForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (club, on) = (slug.clone(), form.on == 1);
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, now) = (&state.store, state.now());
            Ok(if on {
                clubs::act_in_club(store, actor, &club, &form.reason, now)
            } else {
                clubs::stop_acting(store, actor, &club, now)
            })
        })
        .await?;
    match done {
        Ok(()) => {
            let word = if on { "acting" } else { "stopped" };
            Ok(see_other(&format!("{}?done={word}", routes::club(&slug, ""))))
        }
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            show::draw(&visit, slug, None, faults).await
        }
    }
}
