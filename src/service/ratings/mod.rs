//! Rating lists: how strong the people of a club are in a game. What is kept are the list and what was decided about
//! it; ratings are counted from the tournaments that are over, and what was published is kept by revision.

mod act;
mod create;
mod explain;
mod facts;
mod history;
mod leave;
mod people;
mod read;
mod recount;

pub use act::{ActOnRatings, RatingForm};
pub use create::{NewRatingListForm, create};
pub use explain::{CalibrationShown, TableInList, TableShown, TablesShown, calibration, table, tables};
pub use history::{PlayerRatings, PublishedPoint, RatingHistory, history, revisions};
pub use leave::{LeaveList, set_listed};
pub use read::{RatedTournament, RatingInList, RatingListShown, list, rating_list};
pub(crate) use recount::{after_merge, after_tournament};
