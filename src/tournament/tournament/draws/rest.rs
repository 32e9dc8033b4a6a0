//! What is left of a schedule is drawn together, once the schedule that was there is given up.

use super::{Draw, Preview};
use crate::rounds::{self, Past};
use crate::seating::{self, SeatingPlan};
use crate::tournament::Why;
use talon_rules::chance::Chance;

impl Draw<'_> {
    /// All rounds that are left, for those who are there now, after what was played; one by one where they are too many
    /// to be looked for together.
    pub(super) fn rest(&self, seed: u64) -> Result<Preview, Why> {
        let there = self.there()?;
        let played: Vec<crate::Round> = self.before.iter().map(|round| round.drawn()).collect();
        let players = u16::try_from(there.len()).unwrap_or(u16::MAX);
        let rounds = u16::try_from(played.len() + self.left()).unwrap_or(u16::MAX);
        let Ok(plan) = SeatingPlan::new(players, rounds, self.tournament.profile.sit_out) else {
            return self.round(seed);
        };
        let plan = plan.preferring(self.prefer);
        let mut left = seating::draw_rest(&plan, &there, &played, &self.apart_by_place(&there), seed)?;
        let mut past = Past::of(&played)?;
        let mut chance = Chance::of(seed, u64::from(self.number()));
        for round in &mut left {
            for table in &mut round.tables {
                table.seats = rounds::in_seats(&table.seats, &past, &mut chance);
            }
            past.add(round)?;
        }
        Ok(Preview::Fixed(left))
    }
}
