//! The way of an event from draft to archive, and whether visitors see it.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::change::{Asked, Done, change, must};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor};
use talon_store::{Store, TournamentId};
use talon_tournament::event::Step;

const fn action(step: Step) -> Action {
    match step {
        Step::Open | Step::StartCheckIn | Step::Start | Step::Finish => Action::MakePairings,
        Step::Archive => Action::PublishTournament,
        Step::Reopen => Action::ReopenTournament,
    }
}

/// Takes the event a step on. Going back from the archive needs a reason.
///
/// # Errors
/// When the actor may not, there is no such event, or it is not at that step.
pub fn step(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    step: Step,
    reason: &str,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Done, ActError> {
    let reason = Some(reason.trim()).filter(|text| !text.is_empty());
    if step == Step::Reopen && reason.is_none() {
        return Err(ActError::Invalid {
            field: "reason",
            key: "field-required",
        });
    }
    let deed = if step == Step::Reopen {
        Deed::ReopenTournament
    } else {
        Deed::StepTournament
    };
    let asked = Asked {
        id,
        deed,
        key,
        request: format!("{step:?}"),
        reason,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, action(step), &loaded.object()),
        |_, loaded| {
            loaded.event.step(step)?;
            if step == Step::Open {
                // Entries are taken from whoever sees the event.
                loaded.event.set_published(true);
            }
            Ok(json!({"state": loaded.event.state.as_str()}))
        },
    )
}

/// Lets visitors see the event, or hides it from them.
///
/// # Errors
/// When the actor may not, or there is no such event.
pub fn publish(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    published: bool,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Done, ActError> {
    let request = published.to_string();
    let asked = Asked {
        id,
        deed: Deed::PublishTournament,
        key,
        request,
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, Action::PublishTournament, &loaded.object()),
        |_, loaded| {
            loaded.event.set_published(published);
            Ok(json!({"published": published}))
        },
    )
}
