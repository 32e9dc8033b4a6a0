//! `/account/page/contact`: how those at one's tables reach one, and whether they see it.

use actix_web::web;
use serde::Deserialize;

use super::page::{self, ContactForm};
use crate::page::{PageResult, see_other};
use talon_http::{Visit, invalid_words};
use talon_service::ActError;
use talon_service::players::{TypedContact, choose_contact};
use talon_store::MemberId;

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnContactForm {
    member: i64,
    #[serde(default)]
    contact: String,
    #[serde(default)]
    shared: bool,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for OwnContactForm {
    // How to reach someone is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OwnContactForm")
    }
}

/// Keeps it.
///
/// # Errors
/// When nobody is signed in, it is not one's own entry, or the database fails.
pub async fn post(visit: Visit, form: web::Form<OwnContactForm>) -> PageResult {
    let OwnContactForm {
        member,
        contact,
        shared,
        ..
    } = form.into_inner();
    let (id, line) = (MemberId(member), contact.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let typed = TypedContact { line: &line, shared };
            Ok(choose_contact(&state.store, actor, id, typed, state.now()))
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other("/account/page")),
        Err(ActError::Invalid { field, why }) => {
            let refused = ContactForm {
                line: contact,
                is_shared: shared,
                error: invalid_words(why, field, visit.prefs.lang),
            };
            page::draw_contact(&visit, id, refused).await
        }
        Err(error) => Err(error.into()),
    }
}
