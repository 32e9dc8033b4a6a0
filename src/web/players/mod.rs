//! The page of a player, as everybody may see it.

pub mod show;
