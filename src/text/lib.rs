//! The words of Talon: everything a reader sees comes from the catalogs in `locales/`, in four languages, Serbian in
//! both its alphabets.
//! The pure layers never speak; this crate knows no database, no request and no clock.
//!
//! ```
//! use talon_text::{Arg, Lang};
//!
//! let lang = Lang::parse("hu-HU").expect("a language of Talon");
//! assert_eq!(lang.t("search-words"), "Mit keresel?");
//! assert_eq!(Lang::En.t_args("refusal-round-open", &[("count", Arg::from(3_i64))]), "Round 3 is not complete yet.");
//! ```

mod catalog;
mod claim;
pub mod cyrillic;
mod deal_file;
mod desk;
mod draw;
mod finding;
mod lang;
pub mod number;
mod refusal;
pub mod report;
mod round;
mod simple;
mod standings;
mod variables;
mod words;

pub use catalog::Arg;
pub use claim::ClaimNames;
pub use deal_file::deal_file;
pub use finding::Names;
pub use lang::Lang;
pub use standings::{decimal, mixed};
pub use words::{money, signed};
