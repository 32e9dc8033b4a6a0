//! The page of a player, as everyone may see it, that of two who sat together, and their
//! records.

mod figures;
pub mod hands;
mod parts;
pub mod records;
pub mod show;
pub mod with;
