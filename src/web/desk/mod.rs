//! The rules desk as pages: a form for each question, and answers that have an address.

mod answer;
mod asked;
mod fields;
mod grid;
pub(crate) mod options;
mod rows;
mod said;
pub mod show;
pub mod start;
