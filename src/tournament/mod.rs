//! The arithmetic of tournaments: who sits with whom, and what the results come to. Pure: the same entries, results
//! and seed give the same draw and the same standings on every machine.
//!
//! It must not know members, accounts, pages or databases; an entry is a number here.

mod exact;
mod round;
pub mod seating;

pub use exact::{Exact, NotExact};
pub use round::{EntryNo, Round, Table};
