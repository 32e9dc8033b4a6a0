//! Draws one round from what was played so far: who sits out, who sits with whom and in which seat, and why.
//!
//! Every draw takes a [`Situation`] and gives a [`Drawn`]. Late entries and withdrawals need nothing of their own:
//! the field is anyone who is there now.

mod arrange;
pub mod boards;
mod byes;
pub mod cut;
mod drawn;
mod field;
pub mod groups;
pub mod interval;
pub mod knockout;
mod levels;
pub mod lot;
mod past;
mod reasons;
pub mod script;
mod search;
mod seats;
mod situation;
pub mod swiss;
pub mod teams;

pub use cut::Again;
pub use drawn::{Bound, ByeReason, ByeWhy, DrawError, Drawn, Repeat, RepeatWhy, TableOrigin, TableReason};
pub use field::{Entrant, Field, FieldError, Float, PLAYERS_MAX};
pub use past::{Met, Past, PastError, Person};
pub(crate) use seats::order as in_seats;
pub use situation::Situation;
