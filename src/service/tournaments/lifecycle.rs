//! The way of a tournament from draft to archive, and whether visitors see it.

use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct, reason_in};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, InvalidValue};
use talon_tournament::tournament::StateChange;

/// Takes the tournament a step on. Going back from the archive needs a reason.
#[derive(Debug, Clone, Copy)]
pub struct ChangeState<'a> {
    pub step: StateChange,
    pub reason: &'a str,
}

impl ChangeState<'_> {
    const fn action(&self) -> Action {
        match self.step {
            StateChange::Open | StateChange::StartCheckIn | StateChange::Start | StateChange::Finish => {
                Action::MakePairings
            }
            StateChange::Archive => Action::PublishTournament,
            StateChange::Reopen => Action::ReopenTournament,
        }
    }
}

impl TournamentAct for ChangeState<'_> {
    fn deed(&self) -> Deed {
        if self.step == StateChange::Reopen {
            Deed::ReopenTournament
        } else {
            Deed::StepTournament
        }
    }

    fn reason(&self) -> Option<&str> {
        reason_in(self.reason)
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(self.action())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        if self.step == StateChange::Reopen && self.reason().is_none() {
            return Err(ActError::Invalid {
                field: "reason",
                why: InvalidValue::Required,
            });
        }
        let tournament = &mut context.loaded.tournament;
        tournament.step(self.step)?;
        if self.step == StateChange::Open {
            // Entries are taken from everyone who sees the tournament.
            tournament.set_published(true);
        }
        Ok(json!({"state": tournament.state.as_str()}))
    }
}

/// Lets visitors see the tournament, or hides it from them.
#[derive(Debug, Clone, Copy)]
pub struct Publish {
    pub published: bool,
}

impl TournamentAct for Publish {
    fn deed(&self) -> Deed {
        Deed::PublishTournament
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::PublishTournament)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        context.loaded.tournament.set_published(self.published);
        Ok(json!({"published": self.published}))
    }
}
