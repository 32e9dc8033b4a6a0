//! Sessions over the API.

pub mod notation;
pub mod records;
pub mod show;
pub mod wire;
