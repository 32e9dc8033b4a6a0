//! The way of an event from draft to archive, and whether visitors see it.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::change::{ActRequest, Applied, change, must};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor};
use talon_store::{Store, TournamentId};
use talon_tournament::event::StateChange;

const fn action(step: StateChange) -> Action {
    match step {
        StateChange::Open | StateChange::StartCheckIn | StateChange::Start | StateChange::Finish => {
            Action::MakePairings
        }
        StateChange::Archive => Action::PublishTournament,
        StateChange::Reopen => Action::ReopenTournament,
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
    step: StateChange,
    reason: &str,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let reason = Some(reason.trim()).filter(|text| !text.is_empty());
    if step == StateChange::Reopen && reason.is_none() {
        return Err(ActError::Invalid {
            field: "reason",
            key: "field-required",
        });
    }
    let deed = if step == StateChange::Reopen {
        Deed::ReopenTournament
    } else {
        Deed::StepTournament
    };
    let asked = ActRequest {
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
            if step == StateChange::Open {
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
) -> Result<Applied, ActError> {
    let request = published.to_string();
    let asked = ActRequest {
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
