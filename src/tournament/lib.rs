//! Tournaments: who sits with whom, what the results come to, and a tournament from its first entry to its archive.
//! Pure: the same entries, results and seed give the same draw and the same standings on every machine.
//!
//! ```
//! use talon_tournament::seating::{SeatingPlan, draw};
//! use talon_tournament::{Apart, SitOut};
//!
//! // Nine players, four rounds: everyone meets everyone else exactly once.
//! let plan = SeatingPlan::new(9, 4, SitOut::Byes)?;
//! let schedule = draw(&plan, &Apart::default(), 1).expect("nobody is kept apart");
//! assert_eq!(schedule.rounds().len(), 4);
//! assert_eq!(schedule.repeats(), 0);
//! # Ok::<(), talon_tournament::seating::PlanError>(())
//! ```
//!
//! [`seating`] draws whole schedules, [`rounds`] one round after the other, [`standings`] counts; [`tournament`] is a
//! tournament as it goes on. Members, accounts and pages are unknown here: an entry is a number.

mod apart;
pub mod duplicate;
mod exact;
pub mod file_shape;
pub mod league;
pub mod names;
mod pair;
pub mod points;
pub mod prizes;
mod ranks;
pub mod rating;
mod round;
pub mod rounds;
pub mod seating;
mod shape;
pub mod standings;
pub mod tournament;

pub use apart::{Apart, WithItself};
pub use exact::{Exact, NotExact};
pub use pair::EntryPair;
pub use ranks::{is_ranking, points_by_rank, ranks};
pub use round::{EntryNo, Round, Table};
pub use shape::{Shape, SitOut, Unseatable};
