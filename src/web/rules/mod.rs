//! The rules of the games, one page each.

pub mod ulti;
