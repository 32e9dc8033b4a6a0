//! `/account/page/federations`: which of one's own entries in clubs of a federation are one person there.

use actix_web::web;
use serde::Deserialize;

use super::page;
use crate::clubs::frame::seen;
use crate::page::{PageResult, see_other};
use talon_http::Visit;
use talon_service::players::{self, JoinRequest, JoinStep, OtherEntry, OwnEntry, OwnFederation};
use talon_text::Lang;

/// A federation, and one's entries there.
#[derive(Debug)]
pub(crate) struct FederationChoice {
    pub name: String,
    pub slug: String,
    /// Names with their clubs, the one as which they count together first.
    pub joined: Vec<String>,
    pub apart: Vec<String>,
    /// The federation confirmed by a licence number that entries are one person.
    pub is_confirmed: bool,
    /// The reader said no to that.
    pub says_no: bool,
    pub can_join: bool,
    /// Why they cannot be one person, once that was found; else empty.
    pub refused: String,
}

impl FederationChoice {
    pub fn of(own: &[OwnFederation], lang: Lang) -> Vec<FederationChoice> {
        let entries = |one: &OwnFederation, is_joined: bool| {
            let entries = one.entries.iter().filter(|entry| entry.is_joined == is_joined);
            entries.map(named).collect::<Vec<String>>()
        };
        let other = |entry: &OtherEntry| format!("{} ({})", seen(&entry.name, lang), entry.club);
        let choice = |one: &OwnFederation| FederationChoice {
            name: one.federation.name.clone(),
            slug: one.federation.slug.clone(),
            joined: entries(one, true)
                .into_iter()
                .chain(one.others.iter().map(other))
                .collect(),
            apart: entries(one, false),
            is_confirmed: one.is_confirmed,
            says_no: one.says_no,
            can_join: one.is_apart,
            refused: String::new(),
        };
        own.iter().map(choice).collect()
    }
}

fn named(entry: &OwnEntry) -> String {
    format!("{} ({})", entry.name, entry.club)
}

/// The word of the button.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StepWord {
    Join,
    Separate,
    Allow,
}

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinForm {
    federation: String,
    step: StepWord,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Joins them, or separates them again; or says in which event two of them played.
///
/// # Errors
/// When nobody is signed in, there is nothing to join, or the database fails.
pub async fn post(visit: Visit, form: web::Form<JoinForm>) -> PageResult {
    let form = form.into_inner();
    let federation = form.federation.clone();
    let (shared, _) = visit
        .act(move |state, actor| {
            let request = JoinRequest {
                federation: &form.federation,
                step: match form.step {
                    StepWord::Join => JoinStep::Join,
                    StepWord::Separate => JoinStep::Separate,
                    StepWord::Allow => JoinStep::Allow,
                },
            };
            Ok(players::join_entries(&state.store, actor, request, state.now())?)
        })
        .await?;
    match shared {
        Some(event) => page::draw_both_played(&visit, &federation, &event).await,
        None => Ok(see_other("/account/page")),
    }
}
