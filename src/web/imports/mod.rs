//! Importing: the form, the report, what can be downloaded, and what is decided and mended afterwards.

pub mod decide;
mod facts;
pub mod files;
pub mod fix;
pub mod mend;
pub mod new;
pub mod option;
mod preview;
mod record;
mod sent;
pub mod show;
mod sum;
mod take;
pub mod undo;

pub(super) use sum::sentence;

use chrono::Datelike as _;

use talon_text::Lang;

/// A moment: for the script, which shows it in the reader's own time, and in words where there is none.
#[derive(Debug)]
struct Moment {
    iso: String,
    words: String,
}

impl Moment {
    fn of(at: talon_store::Moment, lang: Lang) -> Moment {
        let at = at.utc();
        Moment {
            iso: at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
            words: format!(
                "{}, {} UTC",
                lang.day(at.year(), at.month(), at.day()),
                at.format("%H:%M")
            ),
        }
    }
}

/// Address of a report.
pub fn address(public_id: &str) -> String {
    format!("/imports/{public_id}")
}
