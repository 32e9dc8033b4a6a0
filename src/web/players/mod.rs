//! The page of a player, as everyone may see it.

pub mod show;
