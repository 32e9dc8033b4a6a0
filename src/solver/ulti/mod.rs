//! Ulti for the solver: its duties, its components, positions from hands of the rules engine and from cards alone. It
//! knows nothing of how a search goes on.

mod case;
mod components;
mod duties;
mod others;
mod points;
mod position;
mod settlement;
mod tally;

pub use position::{PositionFacts, position, position_of, positions_after_discards};
