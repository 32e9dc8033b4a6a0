//! Sessions over the API.

pub mod notation;
mod people;
pub mod records;
pub mod show;
pub mod wire;
