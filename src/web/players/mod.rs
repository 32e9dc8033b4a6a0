//! The page of a player, as everyone may see it, that of two who sat together, and their
//! records.

mod figures;
pub mod hands;
pub mod opponents;
mod parts;
pub mod ratings;
pub mod records;
pub mod results;
pub mod show;
pub mod with;

pub(crate) use figures::paid;
pub(crate) use parts::day;
