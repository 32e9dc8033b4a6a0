//! Penalties and awards.

use super::reason;
use crate::tournament::{Adjustment, Place, Refusal, Tournament, Why};

impl Tournament {
    /// Gives a penalty or an award.
    ///
    /// # Errors
    /// When the entry is unknown, or no reason is given.
    pub fn adjust(&mut self, adjustment: Adjustment) -> Result<(), Refusal> {
        self.takes_penalties().map_err(Refusal::tournament)?;
        let place = Place::entry(adjustment.entry);
        self.entry(adjustment.entry)
            .ok_or_else(|| Refusal::at(place, Why::NoEntry))?;
        let reason = reason(place, &adjustment.reason)?;
        if usize::from(adjustment.round) > self.rounds.len() {
            return Err(Refusal::at(Place::round(adjustment.round), Why::NoRound));
        }
        self.adjustments.push(Adjustment {
            reason,
            revoked: false,
            ..adjustment
        });
        Ok(())
    }

    /// Takes one back, by its place in the list from 0; it stays in the list.
    ///
    /// # Errors
    /// When there is no such one, or it is taken back already.
    pub fn revoke(&mut self, at: usize) -> Result<(), Refusal> {
        self.takes_penalties().map_err(Refusal::tournament)?;
        let found = self.adjustments.get_mut(at).filter(|one| !one.revoked);
        found.ok_or_else(|| Refusal::tournament(Why::NoAdjustment))?.revoked = true;
        Ok(())
    }
}
