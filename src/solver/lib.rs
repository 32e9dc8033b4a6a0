//! The exact value of a position when everybody sees all cards, of every legal card, and a best line: by search, within
//! a budget, stopped from outside at any moment. It knows no record, no clock and no thread; a game is a folder here,
//! and the search knows only what that folder tells it through [`goal`].

mod choice;
mod contracts;
#[cfg(test)]
#[path = "cuts_tests.rs"]
mod cuts;
mod games;
pub mod goal;
mod hand;
mod layout;
mod masks;
mod no_trick;
mod order;
mod position;
pub mod preferans;
mod root;
mod run;
mod search;
mod solve;
mod sure;
mod table;
pub mod ulti;
mod verdict;

pub use choice::{Choice, pairs};
pub use contracts::{Contracts, Discards, Makeable};
pub use games::position_at;
pub use hand::{HandAnalysis, PlyAnalysis};
pub use position::{Cards, Fault};
pub use solve::{Position, Solver};
pub use table::ENTRIES_DEFAULT;
pub use verdict::{Bounds, Budget, Objective, Verdict};
