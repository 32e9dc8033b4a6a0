//! What people can do, one act per file: permission, transaction, order of calls. Page, API, command line and jobs
//! all come through here. It knows no HTTP, no template and no SQL.

pub mod account;
mod actor;
pub mod analyse_hand;
pub mod audit;
pub mod authorization;
pub mod bounded_cache;
pub mod claimed_result;
mod closed_hands;
pub mod clubs;
pub mod config;
pub mod drafts;
mod error;
pub mod export_hands;
pub mod find_club;
pub mod find_person;
pub mod hand_notes;
pub mod hand_sharing;
pub mod idempotency;
pub mod import_hands;
pub mod import_report;
pub mod jobs;
pub mod leagues;
pub mod list_hands;
pub mod list_sessions;
pub mod member_lists;
pub mod merge_members;
mod name_order;
mod naming;
mod notes_for;
pub mod own_data;
pub mod players;
mod pseudonyms;
pub mod ratings;
pub mod read_hand;
pub mod read_import;
pub mod read_session;
pub mod retention;
pub mod same_hand;
pub mod scorecards;
pub mod search;
mod security_log;
pub mod session;
pub mod tournaments;

pub use actor::{Actor, Person};
pub use error::{ActError, Broken, Conflict, InvalidValue, Missing, TooLarge, TooMany};
