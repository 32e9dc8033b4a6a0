//! Takes the last step of a tournament back: it becomes what it was before, and its revision still grows.

use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct};
use super::settings::must_share_mails;
use super::sign_up;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Conflict, InvalidValue};
use talon_store::tournaments::{self, TournamentStep};
use talon_tournament::tournament::{State, Tournament, file};

/// Whether a tournament was closed by this step: it is opened again with a reason, by those who may.
pub(super) fn is_closing(tournament: &Tournament, step: &TournamentStep) -> bool {
    tournament.state == State::Archived && step.act == Deed::StepTournament.as_str()
}

/// Takes back the step that led to a revision, if it is still the last one. What asks for more than directing is not
/// had this way: a closed tournament is opened again by those who may, with a reason, and email addresses are shared by
/// those who read them.
#[derive(Debug, Clone, Copy)]
pub struct UndoStep {
    pub revision: i64,
}

impl TournamentAct for UndoStep {
    fn deed(&self) -> Deed {
        Deed::UndoStep
    }

    fn can_be_undone(&self) -> bool {
        false
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let id = context.loaded.id;
        let last = tournaments::last_step(context.db, id)?;
        let step = last
            .filter(|step| step.revision == self.revision)
            .ok_or(ActError::Conflict(Conflict::ChangedMeanwhile))?;
        let text = step.document.as_deref().ok_or_else(|| tournaments::unreadable(id))?;
        let before: Tournament = file::read_kept(text.as_bytes()).map_err(|_| tournaments::unreadable(id))?;
        if is_closing(&context.loaded.tournament, &step) {
            return Err(ActError::Invalid {
                field: "act",
                why: InvalidValue::UndoOfArchive,
            });
        }
        must_share_mails(context, &before.profile)?;
        context.loaded.tournament = before.into();
        sign_up::after_undo(context.db, &context.loaded, &step, context.now)?;
        tournaments::forget(context.db, id, self.revision)?;
        Ok(json!({"undone": step.act, "revision": self.revision}))
    }
}
