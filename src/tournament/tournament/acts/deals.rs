//! Deals are made for the boards of a tournament.

use crate::duplicate::DealSeed;
use crate::tournament::{DealsSeenBy, MadeDeals, Refusal, Tournament};

impl Tournament {
    /// Makes the deals of all boards, those of rounds to come too; deals that were made before are given up.
    ///
    /// # Errors
    /// When no deals are compared, boards are being played, or the tournament is over.
    pub fn make_deals(&mut self, seed: DealSeed, seen_by: DealsSeenBy) -> Result<(), Refusal> {
        self.takes_deals().map_err(Refusal::tournament)?;
        self.deals = Some(MadeDeals::of(seed, seen_by));
        Ok(())
    }
}
