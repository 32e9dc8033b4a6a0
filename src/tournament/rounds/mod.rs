//! Draws one round from what was played so far: who sits out, who sits with whom and in which seat, and why. It must
//! not know how a whole event is planned, nor what points were given for.
//!
//! Every draw takes a [`Situation`] and gives a [`Drawn`]. Late entries and withdrawals need nothing of their own:
//! the field is whoever is there now.

mod apart;
mod arrange;
mod byes;
mod drawn;
mod field;
mod levels;
mod past;
mod reasons;
mod search;
mod seats;
mod shape;
mod situation;
pub mod swiss;

pub use apart::{Apart, WithItself};
pub use drawn::{Bound, ByeReason, ByeWhy, DrawError, Drawn, Repeat, RepeatWhy, TableReason, Way};
pub use field::{Entrant, Field, FieldError, Float, PLAYERS_MAX};
pub use past::{Met, Past, PastError, Person};
pub use shape::{Shape, SitOut, Unseatable};
pub use situation::Situation;
