//! `/account/page/tags`: which of one's own tags public lists may use.

use actix_web::web;
use serde::Deserialize;

use crate::page::{PageResult, see_other};
use crate::parts::repeated;
use talon_http::Visit;
use talon_service::players::agree_to_tags;
use talon_store::MemberId;
use talon_store::person_tags::PersonTag;

/// A tag beside its box.
#[derive(Debug)]
pub(crate) struct TagChoice {
    pub tag: String,
    pub is_agreed: bool,
}

impl TagChoice {
    pub fn of(tags: &[PersonTag]) -> Vec<TagChoice> {
        let choice = |one: &PersonTag| TagChoice {
            tag: one.tag.clone(),
            is_agreed: one.agreed,
        };
        tags.iter().map(choice).collect()
    }
}

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AgreeForm {
    member: i64,
    /// The tags that lists may use.
    #[serde(default)]
    agreed: Vec<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Keeps what was chosen.
///
/// # Errors
/// When nobody is signed in, it is not one's own entry, or the database fails.
pub async fn post(visit: Visit, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let form: AgreeForm = repeated(&fields)?;
    visit
        .act(move |state, actor| {
            let id = MemberId(form.member);
            agree_to_tags(&state.store, actor, id, &form.agreed, state.now())?;
            Ok(())
        })
        .await?;
    Ok(see_other("/account/page"))
}
