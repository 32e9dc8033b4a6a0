//! The page of a player in JSON: for programs what the reader may see, to take along what everybody may.

pub mod results;
pub mod show;
mod wire;
