//! Penalties and awards, and tables that are played to decide ties.

use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, InvalidValue};
use talon_tournament::tournament::{Adjustment, RoundState};
use talon_tournament::{EntryNo, Exact};

/// Gives a penalty or an award; it counts from the round that is played.
#[derive(Debug, Clone)]
pub struct GivePenalty<'a> {
    pub entry: EntryNo,
    /// Below zero for a penalty.
    pub amount: Exact,
    pub reason: &'a str,
}

impl TournamentAct for GivePenalty<'_> {
    fn deed(&self) -> Deed {
        Deed::Penalty
    }

    fn reason(&self) -> Option<&str> {
        Some(self.reason)
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        if self.amount == Exact::from(0) {
            return Err(ActError::Invalid {
                field: "amount",
                why: InvalidValue::BadPenalty,
            });
        }
        let loaded = &mut context.loaded;
        let mut rounds = loaded.tournament.rounds.iter().rev();
        let round = rounds.find(|round| round.state > RoundState::Drawn);
        let adjustment = Adjustment {
            entry: self.entry,
            amount: self.amount.clone(),
            round: round.map_or(0, |round| round.number),
            reason: self.reason.to_owned(),
            by: loaded.key_of(context.actor),
            revoked: false,
        };
        loaded.tournament.adjust(adjustment)?;
        Ok(json!({"entry": self.entry.0, "amount": self.amount.to_string()}))
    }
}

/// Revokes a penalty or an award.
#[derive(Debug, Clone, Copy)]
pub struct RevokePenalty {
    /// Its place in the list.
    pub at: usize,
}

impl TournamentAct for RevokePenalty {
    fn deed(&self) -> Deed {
        Deed::RevokePenalty
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        context.loaded.tournament.revoke(self.at)?;
        Ok(json!({"penalty": self.at}))
    }
}

/// Enters the scores of a table that was played to decide a tie.
#[derive(Debug, Clone)]
pub struct PlayOff {
    pub scores: Vec<(EntryNo, i64)>,
}

impl TournamentAct for PlayOff {
    fn deed(&self) -> Deed {
        Deed::PlayOff
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let told: Vec<(u16, i64)> = self.scores.iter().map(|(entry, raw)| (entry.0, *raw)).collect();
        context.loaded.tournament.play_off(self.scores)?;
        Ok(json!({"scores": told}))
    }
}
