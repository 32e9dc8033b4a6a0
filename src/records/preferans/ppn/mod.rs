//! Portable Preferans Notation: a deal in one bracket, from text to record and back. It asks the engine what is legal
//! and how tricks go, and knows neither files nor sessions of a store.

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
mod script;
mod tags;
mod translate;
mod words;
mod writer;

pub use auction::{NoAuction, Top, auction_of, rebuild, tops_of};
pub use cards::{card_of, character_of};
pub use notation::Ppn;
pub use translate::{Translated, translate};
pub use words::{
    Follower, Said, contract_code, contract_of, digit_of, order_from, refa_of, refa_of_fields, seat_of, seats_of,
};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod walk_tests;
