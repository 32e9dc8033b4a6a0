//! Preferans for the solver: its duties, what its contracts ask, positions from hands of the rules engine and from
//! cards alone. It knows nothing of how a search goes on.

mod case;
mod duties;
mod fewest;
mod others;
mod position;
mod shares;
mod tricks;

pub use position::{PositionFacts, position, position_of, positions_after_discards};
