//! Files in, proved hands out: the record format, its checks, its canonical form and its hashes.
//! Pure: knows no database, no web, no clock and no language of people.

mod acts;
pub mod check;
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
mod renumber;
pub mod row;
pub mod scene;
pub mod schema;
pub mod session;
pub mod settled;
pub mod stream;
pub mod structure;
pub mod timeline;
pub mod ulti;
mod usual;

pub use check::{Checked, DIAGNOSED_RECORDS, Knowledge, Options, Reader, Record, Status, unreadable};
pub use finding::Finding;
pub use game::{Edit, GameFormat, GameHand, Hand, Read, Step, Walk, format_of};
pub use options::usual_rules;
pub use renumber::without_dropped;
pub use schema::{GameSchema, schema};
pub use talon_rules::games::GameKind;

/// Each game's part of the format, in the order of the list of games.
static FORMATS: &[&dyn GameFormat] = &[&ulti::Format, &preferans::Format];
