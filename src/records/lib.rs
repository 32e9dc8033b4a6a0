//! Files in, proved hands out: the record format, its checks, its canonical form and its hashes.
//! Pure: knows no database, no web, no clock and no language of people.
//!
//! ```
//! use talon_records::{Options, Reader};
//!
//! let record = include_str!("../../tests/fixtures/examples/ulti.talon.json");
//! let mut reader = Reader::new();
//! assert!(reader.check(record.as_bytes(), &Options::default()).is_accepted());
//!
//! // The ten of acorns is not the player's: the finding says which rule forbids it, and where it stands.
//! let spoilt = record.replace("\"cards\":[\"B7\",\"H7\"]", "\"cards\":[\"AX\",\"H7\"]");
//! let checked = reader.check(spoilt.as_bytes(), &Options::default());
//! let finding = checked.findings.iter().find(|finding| finding.is_error()).expect("an error");
//! assert_eq!(finding.code.as_str(), "DISCARD_NOT_HELD");
//! assert_eq!(finding.pointer.as_str(), "/actions/0/cards/0");
//! ```
//!
//! [`read`] takes an input of any length and gives its records checked: [`stream`] cuts it, [`Reader`] judges one
//! record, [`normal`] writes its canonical form and [`hash`] its hashes; [`report`] is how all that is told; `ulti` and
//! [`preferans`] are what one game's records have of their own.

mod acts;
mod check;
pub mod export;
mod finding;
mod game;
pub mod hash;
pub mod json;
pub mod lines;
pub mod mending;
pub mod moment;
pub mod normal;
pub mod notation;
pub mod options;
pub mod played_on;
pub mod preferans;
mod read;
mod renumber;
pub mod report;
pub mod row;
pub mod same_deal;
pub mod scene;
pub mod schema;
mod score;
pub mod session;
pub mod settled;
pub mod stream;
pub mod structure;
pub mod timeline;
mod ulti;
mod usual;

pub use check::{Checked, Knowledge, Options, Reader, Record, Status, unreadable};
pub use finding::Finding;
pub use game::{Edit, GameFormat, GameHand, Hand, LineAction, Read, Walk, format_of};
pub use options::{rules_faults, rules_in, usual_rules};
pub use read::{CheckedRecord, Records, Source, read};
pub use renumber::without_dropped;
pub use schema::{GameSchema, schema};
pub use structure::FormatVersion;
pub use talon_rules::games::GameKind;

/// Each game's part of the format, in the order of the list of games.
static FORMATS: &[&dyn GameFormat] = &[&ulti::UltiFormat, &preferans::PreferansFormat];
