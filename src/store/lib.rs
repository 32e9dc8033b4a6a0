//! Keeps what it is given in SQLite or PostgreSQL, and is the only place that says `diesel`. It reads no clock and
//! rolls no dice.
//!
//! `Store` is the way in: `Store::open` checks the database and brings it up to date, `read` lends a connection that
//! cannot write, `write` runs a closure in one transaction that is either kept whole or not at all. Every other module
//! is a group of tables: plain functions whose first argument is the connection.
//!
//! ```
//! use chrono::DateTime;
//! use talon_store::clubs::{self, NewClub};
//! use talon_store::{OptionalRow, Store, StoreError, StoreResult};
//!
//! # let folder = tempfile::tempdir().expect("a folder");
//! # let file = folder.path().join("talon.db");
//! let store = Store::open(&format!("sqlite:{}", file.display()))?;
//! let club = NewClub {
//!     slug: "makk",
//!     name: "Makk Club",
//!     timezone: "Europe/Budapest",
//!     language: "hu",
//!     created_at: DateTime::UNIX_EPOCH.into(),
//! };
//! let id = store.write(|db| clubs::insert(db, &club))?;
//! assert_eq!(store.read(|db| clubs::by_id(db, id))?.name, "Makk Club");
//!
//! // What a closure refuses leaves nothing behind.
//! let second = NewClub { slug: "levél", ..club };
//! let refused: StoreResult<()> = store.write(|db| {
//!     clubs::insert(db, &second)?;
//!     Err(StoreError::NotFound("a reason to keep it"))
//! });
//! assert!(refused.is_err());
//! assert!(store.read(|db| clubs::by_slug(db, "levél").found())?.is_none());
//! # Ok::<(), StoreError>(())
//! ```

mod club_schema;
mod conn;
mod dialect;
mod draft_schema;
mod error;
mod fair_mutex;
mod file;
mod ids;
mod job_notifier;
mod league_revisions;
mod league_schema;
mod migrate;
mod open;
mod player_schema;
mod rating_publishing;
mod rating_schema;
mod revision_cause;
mod schema;
mod scorecard_schema;
mod search_key;
mod season_state;
pub mod season_turn;
mod time;
mod tournament_state;
mod words;

pub mod analyses;
pub mod announcements;
pub mod arrivals;
pub mod audit;
pub mod clubs;
pub mod confirmed_pairs;
pub mod drafts;
pub mod federations;
pub mod former_names;
pub mod hand_notes;
pub mod hands;
pub mod idempotency;
pub mod imports;
pub mod invites;
pub mod jobs;
pub mod joined_entries;
pub mod league_hands;
pub mod league_reports;
pub mod leagues;
pub mod licences;
pub mod member_lists;
pub mod members;
pub mod merges;
pub mod person_tags;
pub mod player_contacts;
pub mod player_hands;
pub mod player_pages;
pub mod player_sums;
pub mod ratings;
pub mod records;
pub mod roles;
pub mod scorecards;
pub mod sessions;
pub mod settings;
pub mod signups;
pub mod table_times;
pub mod texts;
pub mod tokens;
pub mod tournament_hands;
pub mod tournament_lists;
pub mod tournaments;
pub mod uploads;
pub mod users;

pub use conn::{Address, Db};
pub use dialect::{attempt, has_trigrams};
pub use error::{OptionalRow, StoreError, StoreResult};
pub use ids::{
    AnnouncementId, AuditId, ClubId, DraftId, FacetId, HandId, Hash, ImportId, InviteId, JobId, LeagueId,
    LeagueReportId, ListId, MemberId, MergeId, NoteId, RatingListId, ScorecardId, SeasonId, SessionId, SignupId,
    TextId, TokenId, TournamentId, UploadId, UserId,
};
pub use job_notifier::JobNotifier;
pub use migrate::{Migrated, revert_from};
pub use open::{READERS_MAX, Store};
pub use search_key::search_key;
pub use time::Moment;
