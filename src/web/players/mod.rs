//! The page of a player, as everyone may see it, and the page of two who sat together.

mod figures;
pub mod hands;
mod parts;
pub mod show;
pub mod with;
