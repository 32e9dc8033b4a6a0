//! The arithmetic of tournaments: who sits with whom, and what the results come to. Pure: the same entries, results
//! and seed give the same draw and the same standings on every machine.
//!
//! It must not know members, accounts, pages or databases; an entry is a number here.

mod apart;
pub mod duplicate;
pub mod event;
mod exact;
pub mod league;
pub mod names;
pub mod points;
pub mod prizes;
mod ranks;
pub mod rating;
mod round;
pub mod rounds;
pub mod seating;
mod shape;
pub mod simulate;
pub mod standings;

pub use apart::{Apart, WithItself};
pub use exact::{Exact, NotExact};
pub use ranks::{is_ranking, points_by_rank, ranks};
pub use round::{EntryNo, Round, Table};
pub use shape::{Shape, SitOut, Unseatable};
