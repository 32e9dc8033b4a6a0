//! Whether players check themselves in: the one setting that stands beside the tournament and not in its file.

use actix_web::web;
use serde::Deserialize;

use crate::act_form::act_request;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::parts::bad;
use crate::routes;
use talon_http::{Problem, Visit};
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::check_in::SetSelfCheckIn;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::ShownTournament;
use talon_store::arrivals::SelfCheckIn;
use talon_text::Lang;

/// The word of the section, in its address.
const SECTION: &str = "check-in";

/// The part of the page.
#[derive(Debug)]
pub(super) struct CheckInSection {
    pub choices: Vec<Choice>,
    pub chosen: &'static str,
    /// It was just set.
    pub is_open: bool,
}

impl CheckInSection {
    pub fn of(shown: &ShownTournament, saved: Option<&str>, lang: Lang) -> CheckInSection {
        let choice = |how: &SelfCheckIn| {
            let word = how.as_str();
            Choice::new(word, lang.t(&format!("set-self-check-in-{word}")))
        };
        CheckInSection {
            choices: SelfCheckIn::ALL.iter().map(choice).collect(),
            chosen: shown.loaded.self_check_in.as_str(),
            is_open: saved == Some(SECTION),
        }
    }
}

/// The form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckInForm {
    key: String,
    self_check_in: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Sets it.
///
/// # Errors
/// When the reader does not direct the tournament, or the form is none of ours.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<CheckInForm>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let how = SelfCheckIn::parse(&form.self_check_in).ok_or_else(|| bad("there is no such choice"))?;
    visit
        .act(move |state, actor| {
            let form = IdempotentRequest {
                key: Some(&form.key),
                request: &form.self_check_in,
            };
            Ok(act_request(state, actor, id, form).act_beside(SetSelfCheckIn(how))?)
        })
        .await?;
    let here = routes::tournament(id, "settings");
    Ok(see_other(&format!("{here}?saved={SECTION}#{SECTION}")))
}
