//! Hands: the list, one of them, and its record alone.

pub mod analysis;
pub mod list;
pub mod notation;
pub mod record;
pub mod show;
pub mod wire;
