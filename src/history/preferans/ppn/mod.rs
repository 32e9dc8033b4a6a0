//! Portable Preferans Notation: a deal in one bracket, from text to record and back. It asks the engine what is legal
//! and how tricks go, and knows neither files nor sessions of a store.

mod auction;
mod cards;
mod words;

pub use auction::{NoAuction, Top, auction_of, rebuild, tops_of};
pub use cards::{card_of, character_of};
pub use words::{
    Follower, Said, contract_code, contract_of, digit_of, order_from, refa_of, refa_of_fields, seat_of,
    seats_of,
};
