//! Fees: who has paid, said at the door by those who check players in.

use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Conflict};
use talon_tournament::EntryNo;

/// Someone has paid.
#[derive(Debug, Clone, Copy)]
pub struct TakeFee {
    pub entry: EntryNo,
    /// In whole units; the fee of the tournament where none is said.
    pub amount: Option<u64>,
}

impl TournamentAct for TakeFee {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let tournament = &mut context.loaded.tournament;
        tournament.take_fee(self.entry, self.amount)?;
        let paid = tournament.entry(self.entry).and_then(|entry| entry.paid);
        Ok(json!({"act": "paid", "entry": self.entry.0, "paid": paid}))
    }
}

/// Someone gets back what they paid, or had not paid after all.
#[derive(Debug, Clone, Copy)]
pub struct ReturnFee {
    pub entry: EntryNo,
}

impl TournamentAct for ReturnFee {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let tournament = &mut context.loaded.tournament;
        let paid = tournament.entry(self.entry).and_then(|entry| entry.paid);
        tournament.return_fee(self.entry)?;
        Ok(json!({"act": "unpaid", "entry": self.entry.0, "paid": paid}))
    }
}

/// All who are here have paid; nobody who was checked in since it was asked.
#[derive(Debug, Clone, Copy)]
pub struct TakeAllFees {
    /// The revision of which it was asked.
    pub revision: i64,
}

impl TournamentAct for TakeAllFees {
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
        let count = context.loaded.tournament.take_all_fees()?;
        Ok(json!({"act": "all_paid", "count": count}))
    }
}
