//! Leagues: seasons that add up tournaments. A season is kept as one text and changed by one act at a time; what it
//! comes to is counted from the tournaments each time, and what was published is kept by revision.

mod act;
mod create;
mod facts;
mod goes_on;
mod history;
mod offer;
mod past;
mod read;
mod recount;

pub use act::{ActOnSeason, LeagueRefused, SeasonDates, SeasonForm};
pub use create::{NewLeagueForm, create};
pub(crate) use facts::is_over;
pub use goes_on::{LeagueName, next_season, rename};
pub use history::{PublishedTable, SeasonHistory, dates, history, next, revisions};
pub use offer::{offered, with_profile};
pub use past::{PastPerson, PastPreview, PastProposal, PastRefused, PastSeasonForm, bring_past, preview_past};
pub use read::{LeagueInList, SeasonAddress, SeasonShown, ShownUnit, list, season};
pub(crate) use recount::{after_merge, after_tournament};
