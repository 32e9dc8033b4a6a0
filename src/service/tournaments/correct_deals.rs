//! Deals that an official corrected on the scorecard of a table after its result was sent: the result follows them and
//! waits for its players again. A ruling stays as it is.

use serde_json::Value;

use super::act::{ActContext, TournamentAct};
use super::finish_table;
use super::hands::TableAt;
use super::standing::standing_at;
use crate::ActError;
use crate::audit::Deed;
use crate::authorization::Action;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::TableAct;

/// Makes what the deals come to now the result of their table.
#[derive(Debug, Clone)]
pub(crate) struct CorrectDeals {
    pub at: TableAt,
    /// In the order of seats.
    pub seats: Vec<SeatResult>,
}

impl TournamentAct for CorrectDeals {
    fn deed(&self) -> Deed {
        Deed::CorrectDeals
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let TableAt { round, table, .. } = self.at;
        let standing = standing_at(context.db, context.actor, &context.loaded, round, table, None)?;
        let rights = context.loaded.tournament.allowed(round, table, &standing);
        if rights.is_for_others(TableAct::CorrectDeals) {
            return Err(ActError::Denied(Action::ChangeResult));
        }
        Ok(())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let TableAt { round, table, .. } = self.at;
        let standing = standing_at(context.db, context.actor, &context.loaded, round, table, None)?;
        let tournament = &mut context.loaded.tournament;
        let old = finish_table::told_at(tournament, round, table);
        let seats = finish_table::came(tournament, round, table, &self.seats)?;
        tournament.correct_deals(round, table, seats, &standing)?;
        Ok(finish_table::changed(tournament, round, table, &old))
    }
}
