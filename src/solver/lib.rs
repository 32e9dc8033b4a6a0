//! The exact value of a position when everyone sees all cards, of every legal card, and a best line: by search, within
//! a budget, stopped from outside at any moment. It knows no record, no clock and no thread; a game is a folder here,
//! and the search knows only what that folder tells it through `goal`.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use talon_rules::cards::{BySeat, CardSet, Pack, Seat, Suit};
//! use talon_rules::games::ulti::Bid;
//! use talon_solver::ulti::{PositionFacts, position};
//! use talon_solver::{Budget, Objective, Solver};
//!
//! // Three cards each; the declarer leads, and asks for as many points as can be had.
//! let holding = |codes: &str| codes.split(' ').filter_map(Pack::read).collect::<CardSet>();
//! let holdings = BySeat { a: holding("HA HO B7"), b: holding("HX BA L7"), c: holding("HK BX LA") };
//! let contract = Bid::parse("p:simple").unwrap();
//! let facts = PositionFacts::new(holdings, CardSet::EMPTY, Seat::A, contract, Some(Suit::Hearts), Seat::A);
//! let budget = Budget { nodes: 100_000 };
//! let verdict = Solver::default()
//!     .solve(&position(&facts)?, Objective::Points, &budget, &AtomicBool::new(false))
//!     .expect("points can be asked of every position");
//! assert_eq!(verdict.to_play, Some(Seat::A));
//! assert!(verdict.value.single().is_some());
//! assert_eq!(verdict.cards.len(), 3);
//! # Ok::<(), talon_solver::PositionFault>(())
//! ```

mod choice;
mod contracts;
#[cfg(test)]
#[path = "cuts_tests.rs"]
mod cuts;
mod games;
mod goal;
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

pub use choice::{BestOption, pairs};
pub use contracts::{Contracts, Discards, Makeable};
pub use games::position_at;
pub use hand::{HandAnalysis, PlyAnalysis};
pub use position::{Cards, PositionFault};
pub use solve::{Position, Solver};
pub use verdict::{Bounds, Budget, Objective, Verdict};
