//! Whole schedules drawn before the start: who sits with whom in every round, as seldom twice as can be. Rounds that
//! depend on them are drawn one by one elsewhere.
//!
//! A schedule comes from a design where there is one, from a stored schedule where a long search found a better one
//! than the quick search does, and else from the quick search; then the seats at each table are put in order. Where
//! tables of three and of four stand side by side, the fewest repeats and even visits to tables of four may exclude
//! each other: the plan says which is preferred, and the schedule what the other would have given.

mod apart;
mod bound;
mod design;
mod known;
mod meetings;
mod outlook;
mod plan;
mod rest;
mod schedule;
mod search;
mod seats;
mod stored;

pub use apart::ApartError;
pub use bound::{Bound, Crowding, lower_bound};
pub use design::System;
pub use meetings::Meetings;
pub use outlook::{Outlook, outlook};
pub use plan::{PLAYERS_MAX, PlanError, Prefer, SeatingPlan};
pub use rest::draw_rest;
pub use schedule::{Bye, Origin, Repeat, Schedule, WhyRepeats, draw};

/// The tables of a round with players from 0 in any order; anyone who is at none sits out.
type Lineup = Vec<Vec<u16>>;

/// Reads `0 1 2, 3 4 5`.
fn tables(text: &str) -> Option<Lineup> {
    let table = |text: &str| {
        text.split_whitespace()
            .map(|player| player.parse().ok())
            .collect::<Option<_>>()
    };
    text.split(',').map(table).collect()
}
