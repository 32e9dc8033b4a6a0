//! Importing: the form, the report, what can be downloaded, and what is decided and mended afterwards.

pub mod decide;
pub mod files;
pub mod mend;
pub mod new;
mod record;
mod sent;
pub mod show;
mod sum;
pub mod undo;

/// Address of a report.
pub fn address(public_id: &str) -> String {
    format!("/imports/{public_id}")
}
