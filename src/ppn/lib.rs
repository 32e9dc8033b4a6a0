//! Portable Preferans Notation: a deal in one bracket, from text to record and back. It asks the engine what is legal
//! and how tricks go, and knows neither files nor sessions of a store.
//!
//! ```
//! use talon_records::Reader;
//!
//! let deal = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF P,P,P]";
//! let mut reader = Reader::new();
//! assert!(reader.check(deal.as_bytes(), &talon_ppn::options()).is_accepted());
//! ```
//!
//! [`Ppn`] is what `talon-records` is handed where texts in this notation may come in, by [`options`]; the functions
//! beside it answer single questions about the fields of a bracket.

mod auction;
mod bracket;
mod cards;
mod compare;
mod cutter;
mod header;
mod lexer;
mod losses;
mod notation;
mod notes;
mod replay;
mod results;
mod round;
mod scored;
mod script;
mod spoiled;
mod tags;
mod translate;
mod words;
mod writer;

pub use auction::{NoAuction, Top, auction_of, tops_of};
pub use notation::Ppn;
pub use scored::score_only;
pub use words::{Said, contract_of, refa_of, seats_of};

use talon_records::Options;

/// How records are checked where they may come in this notation too.
#[must_use]
pub fn options() -> Options {
    Options {
        notations: &[&Ppn],
        ..Options::default()
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod walk_tests;
