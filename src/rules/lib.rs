//! The rules of Ulti and Preferans: the pack, what is legal, who won, who pays.

pub mod cards;
pub mod chance;
pub mod games;
