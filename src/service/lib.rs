//! What people can do, one act per file: permission, transaction, order of calls. Page, API, command line and jobs
//! all come through here. It knows no HTTP, no template and no SQL.
//!
//! ```
//! use chrono::DateTime;
//! use talon_service::clubs::{ClubToAdd, add_club};
//! use talon_service::{ActError, Actor};
//! use talon_store::{Store, clubs};
//!
//! # let folder = tempfile::tempdir().expect("a folder");
//! # let file = folder.path().join("talon.db");
//! let store = Store::open(&format!("sqlite:{}", file.display()))?;
//! let (now, key) = (DateTime::UNIX_EPOCH, Some("sent once or twice"));
//! let club = ClubToAdd {
//!     slug: "makk",
//!     name: "Makk Club",
//!     timezone: "Europe/Budapest",
//!     language: "hu",
//!     owner: None,
//! };
//!
//! // Who may, is asked first; who may, and asks twice with one key, acts once.
//! let refused = add_club(&store, &Actor::Visitor, &club, key, now);
//! assert!(matches!(refused, Err(ActError::SignIn)));
//! let id = add_club(&store, &Actor::CommandLine, &club, key, now)?;
//! assert_eq!(add_club(&store, &Actor::CommandLine, &club, key, now)?, id);
//! assert_eq!(store.read(clubs::all)?.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Actor`] says who asks, [`authorization`] what they may, [`audit`] what was done, [`ActError`] why not. What takes
//! longer than an answer may is one of the [`jobs`].

pub mod account;
mod actor;
pub mod analyse_hand;
pub mod announcements;
pub mod audit;
pub mod authorization;
pub mod bounded_cache;
pub mod claimed_result;
mod closed_hands;
pub mod clubs;
pub mod config;
pub mod drafts;
mod error;
mod evenings;
pub mod export_hands;
pub mod find_club;
pub mod find_person;
pub mod hand_figures;
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
mod results;
pub mod retention;
pub mod same_hand;
pub mod scorecards;
pub mod search;
mod security_log;
pub mod session;
mod short_name;
pub mod sitemap;
pub mod stored;
pub mod tournaments;

pub use actor::{Actor, Person};
pub use error::{ActError, Broken, Conflict, InvalidValue, Missing, TooLarge, TooMany};
pub use short_name::{FILE_NAME_MAX, short_name};
