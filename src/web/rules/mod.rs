//! The rules of the games, one page for each.

pub mod show;
pub mod start;
