//! Pages that explain: the record format and the codes of findings.

pub mod error;
pub mod errors;
pub mod examples;
pub mod format;
pub(crate) mod markdown;
