//! Importing records: the bytes are kept first, then read from there, checked and stored in batches, so that a reading
//! that was broken off goes on where it stood. Everything said about a record is computed from this very file.

mod accept_fix;
mod amendment;
mod atomic;
mod change_verdicts;
mod conflicts;
mod decide;
mod inline;
mod job;
mod kept_upload;
mod line_numbers;
mod mend;
mod prepare;
mod read;
mod replaced;
mod run;
mod same_id;
mod seen_records;
mod staging;
mod start;
mod to_tables;
mod use_option;
mod verdict;

pub use accept_fix::{Fixed, accept_fix};
pub use amendment::Amendment;
pub use change_verdicts::can_settle;
pub use decide::{DuplicateDecision, decide};
pub use inline::start_and_read;
pub use job::queue;
pub(crate) use job::{give_up, of_job};
pub use line_numbers::lines_of;
pub use mend::{mend, to_mend};
pub use prepare::{Prepared, Purpose, prepare};
pub use run::{Ran, ToUndo, can_undo, run, run_while, to_undo, undo};
pub(crate) use start::start_held;
pub(super) use start::unguessable;
pub use start::{Keeping, Request, keep_upload, start};
pub use use_option::use_option;

use serde::{Deserialize, Serialize};

use crate::config::Sizes;
use talon_store::hands::Visibility;

/// Records that one upload may have.
pub const RECORDS_MAX: i64 = 50_000;
/// Records stored in one transaction: the fewer, the more often the disk is waited for, and the more, the longer
/// someone else who writes waits; these take some twenty milliseconds.
pub const BATCH: usize = 500;
/// Bytes of records after which a transaction has enough, though it has fewer.
pub const BATCH_BYTES: usize = 2 * 1024 * 1024;
/// Days in which an import can be taken back.
pub(crate) const UNDO_DAYS: i64 = 30;

/// The table of a tournament at which the records of an import were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtTable {
    pub tournament: i64,
    pub round: u16,
    pub table: u16,
    /// Its deals are compared with those of other tables, so that two of them may well be played alike.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub compared: bool,
}

/// What was asked for, as it is kept with the import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices {
    /// Who may see the hands.
    pub visibility: String,
    /// Check everything and store no hand.
    pub dry_run: bool,
    /// Store all or nothing.
    pub atomic: bool,
    /// A claimed result that differs is an error.
    pub strict: bool,
    /// Rows of a table with numbers and nothing of their deal are taken as totals that were typed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub totals: bool,
    /// Have what was stored judged by the solver.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub analyse: bool,
    /// Neither bytes nor records are limited: anyone who works on the machine itself may bring in what it holds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_limits: bool,
    /// The records that are wanted, by their numbers in the upload, where those are not all. The others are passed over
    /// as if they were not there: of those that are wanted the first is number 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<Vec<u64>>,
    /// Where all of it was played, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<AtTable>,
    /// What may be sent at once, which is a setting and no choice.
    #[serde(skip)]
    pub sizes: Sizes,
}

impl Choices {
    /// Bytes that the upload may have.
    fn bytes_max(&self) -> i64 {
        if self.no_limits {
            i64::MAX
        } else {
            i64::try_from(self.sizes.upload).unwrap_or(i64::MAX)
        }
    }

    /// Bytes of uploads that the club may keep in all.
    fn club_bytes_max(&self) -> i64 {
        if self.no_limits {
            i64::MAX
        } else {
            i64::try_from(self.sizes.club).unwrap_or(i64::MAX)
        }
    }

    /// The number that the import gives a record of the upload; none where it is not wanted. `before` are those that it
    /// had already.
    fn numbered(&self, number: u64, before: u64) -> Option<u64> {
        match &self.rows {
            None => Some(number),
            Some(rows) => rows.binary_search(&number).is_ok().then_some(before + 1),
        }
    }

    /// The number in the upload of the record that the import gives this one.
    fn in_upload(&self, number: u64) -> u64 {
        let place = |number: u64| usize::try_from(number).ok()?.checked_sub(1);
        match &self.rows {
            None => number,
            Some(rows) => place(number).and_then(|place| rows.get(place)).copied().unwrap_or(0),
        }
    }

    /// Records that it may have.
    fn records_max(&self) -> i64 {
        if self.no_limits { i64::MAX } else { RECORDS_MAX }
    }
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            visibility: Visibility::Club.as_str().to_owned(),
            dry_run: false,
            atomic: false,
            strict: false,
            totals: false,
            analyse: false,
            no_limits: false,
            rows: None,
            table: None,
            sizes: Sizes::default(),
        }
    }
}
