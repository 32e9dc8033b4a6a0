//! Imports: bringing records in, and what became of each.

mod answer;
mod report;
pub mod show;
pub mod start;
pub mod wire;
