//! Drafts: hands that someone is entering. They belong to a person and to no club, and nobody else sees them.

mod close;
mod create;
mod read;
mod remove;
mod save;

pub use close::close;
pub use create::{NewDraft, create};
pub use read::{open, own, stored};
pub use remove::remove;
pub use save::{SavedDraft, save};

use crate::{ActError, TooLarge};
use talon_records::json::Limits;
use talon_store::drafts::DraftText;

/// Drafts that a person may have at a time.
pub const DRAFTS_MAX: usize = 10;
/// Days without a change after which a draft is deleted.
pub const DAYS_KEPT: i64 = 90;

/// Refuses a text that is longer than a record may be.
fn fits(text: DraftText<'_>) -> Result<(), ActError> {
    if text.document.len() > Limits::default().bytes_max as usize {
        return Err(ActError::TooLarge(TooLarge::Draft));
    }
    Ok(())
}
