//! Sessions over the API.

pub mod show;
pub mod wire;
