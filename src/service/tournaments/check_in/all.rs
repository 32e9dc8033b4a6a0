//! Everybody at once: all who are announced are here. It is one step, which is taken back as one.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::act::{ActContext, TournamentAct};
use super::super::read::ShownTournament;
use super::super::undo::UndoStep;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Conflict, stored};
use talon_store::Db;
use talon_store::tournaments::{self, TournamentStep};

/// How the step calls it.
const ALL: &str = "all";

/// Checks in everyone who is only announced: nobody who withdrew, was excluded or did not come, and nobody who was
/// entered since it was asked whether all are here.
#[derive(Debug, Clone, Copy)]
pub struct CheckInAll {
    /// The revision of which it was asked.
    pub revision: i64,
}

impl TournamentAct for CheckInAll {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        if self.revision != context.loaded.revision {
            return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
        }
        let count = context.loaded.tournament.check_in_all()?;
        Ok(json!({"act": ALL, "count": count}))
    }
}

/// Takes that back, if nothing was done since: whoever checks players in may, because it puts back nothing else.
#[derive(Debug, Clone, Copy)]
pub struct UndoCheckInAll {
    /// The revision that it led to.
    pub revision: i64,
}

impl TournamentAct for UndoCheckInAll {
    fn deed(&self) -> Deed {
        Deed::UndoStep
    }

    fn can_be_undone(&self) -> bool {
        false
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let revision = self.revision;
        let last = tournaments::last_step(context.db, context.loaded.id)?;
        match last {
            Some(step) if step.revision == revision && checked_in_all(&step)? => UndoStep { revision }.apply(context),
            Some(_) | None => Err(ActError::Conflict(Conflict::ChangedMeanwhile)),
        }
    }
}

/// The revision of the last step, if that checked in everybody and the reader may take it back.
///
/// # Errors
/// When the database fails.
pub fn all_that_can_be_undone(db: &mut Db, shown: &ShownTournament) -> Result<Option<i64>, ActError> {
    if !shown.rights.register_all {
        return Ok(None);
    }
    match tournaments::last_step(db, shown.loaded.id)? {
        Some(step) if checked_in_all(&step)? => Ok(Some(step.revision)),
        Some(_) | None => Ok(None),
    }
}

/// What a step says that it did to entries.
#[derive(Deserialize)]
struct StepDetail {
    act: String,
}

fn checked_in_all(step: &TournamentStep) -> Result<bool, ActError> {
    if step.act != Deed::ChangeEntry.as_str() || step.detail.is_empty() {
        return Ok(false);
    }
    Ok(stored::read::<StepDetail>(&step.detail, "step of a tournament")?.act == ALL)
}
