//! Whole schedules drawn before the start: who sits with whom in every round, as seldom twice as can be. It must not
//! know results or standings; rounds that depend on them are drawn one by one elsewhere.

mod bound;
mod meetings;
mod plan;

pub use bound::{Bound, Crowding, lower_bound};
pub use meetings::Meetings;
pub use plan::{PLAYERS_MAX, Plan, PlanError, ROUNDS_MAX, SitOut, TableSize};
