//! `POST /hands/{id}/out` takes a hand out of every list, for a reason, or puts it back.

use actix_web::web::{Form, Path};
use serde::Deserialize;

use super::sharing::{self, SharingFields};
use crate::account::form::Faults;
use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::hand_sharing;

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutForm {
    act: OutAct,
    #[serde(default)]
    reason: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// What becomes of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OutAct {
    Take,
    Back,
}

/// Takes it out, or puts it back.
///
/// # Errors
/// When nobody is signed in, or there is no such hand for them.
pub async fn post(visit: Visit, path: Path<String>, form: Form<OutForm>) -> PageResult {
    let (address, form) = (path.into_inner(), form.into_inner());
    let (hand, typed) = (address.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, now) = (&state.store, state.now());
            Ok(match form.act {
                OutAct::Take => hand_sharing::take_out(store, actor, &hand, &form.reason, now),
                OutAct::Back => hand_sharing::put_back(store, actor, &hand, now),
            })
        })
        .await?;
    match done {
        Ok(id) if typed.act == OutAct::Back => Ok(see_other(&format!("/hands/{}/sharing?done=back", id.0))),
        Ok(id) => Ok(see_other(&format!("/hands/{}/sharing", id.0))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            sharing::draw(
                &visit,
                address,
                SharingFields {
                    reason: typed.reason,
                    faults,
                },
                None,
            )
            .await
        }
    }
}
