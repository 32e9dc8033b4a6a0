//! Rating lists: how strong the people of a club are in a game. What is kept are the list and what was decided about
//! it; ratings are counted from the tournaments that are over, and from evenings and free tables if the list says so;
//! those of a federation from tournaments of its member clubs too.
//! What was published is kept by revision.

mod act;
mod clubs;
mod create;
mod evenings;
mod events;
mod explain;
mod facts;
mod free_tables;
mod history;
mod leave;
mod months;
mod people;
mod read;
mod recount;

pub use act::{ActOnRatings, RatingForm};
pub use clubs::ListedClub;
pub(crate) use clubs::{after_agreement, after_joined};
pub use create::{NewRatingListForm, create};
pub(crate) use evenings::{after_evenings, after_names};
pub use events::{EventTitle, FreeTableAbout, RatedEvent};
pub use explain::{CalibrationShown, TableInList, TableShown, TablesShown, calibration, table, tables};
pub use facts::{numbers, rated_at};
pub(crate) use free_tables::after_free_tables;
pub use history::{PlayerRatings, PublishedPoint, RatingHistory, history, revisions};
pub use leave::{LeaveList, set_listed};
pub use months::close_months;
pub use read::{RatingDraft, RatingInList, RatingListShown, draft, list, rating_list};
pub(crate) use recount::{after_merge, after_tournament};
