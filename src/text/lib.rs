//! The words of Talon: everything a reader sees comes from the catalogs in `locales/`, in four languages.
//! The pure layers never speak; this module knows no database, no request and no clock.

mod catalog;
mod claim;
mod desk;
mod draw;
mod finding;
mod lang;
pub mod number;
mod refusal;
pub mod report;
mod simple;
mod standings;
mod variables;
mod words;

pub use catalog::Arg;
pub use claim::ClaimNames;
pub use finding::Names;
pub use lang::Lang;
pub use standings::{decimal, mixed};
pub use words::signed;
