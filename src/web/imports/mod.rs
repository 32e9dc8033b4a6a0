//! Importing: the form, the report, what can be downloaded, and the two things to be decided afterwards.

pub mod decide;
pub mod files;
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
