//! When rating lists are published, and what of them was published last.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::federations::LinkState;
use crate::ids::{ClubId, RatingListId};
use crate::league_schema::club_links;
use crate::rating_schema::{rating_lists, rating_revisions};
use crate::ratings::RatingListRow;
use crate::words::words;

words! {
    /// When a list is published.
    RatingPublishing { AtOnce = "at_once", Monthly = "monthly", ByHand = "by_hand" }
}

/// When a list is published from now on.
pub fn set_publishing(db: &mut Db, id: RatingListId, publishing: RatingPublishing) -> StoreResult<()> {
    diesel::update(rating_lists::table.find(id))
        .set(rating_lists::publishing.eq(publishing))
        .execute(db)?
        .or_not_found("rating list")
}

/// The lists that were not looked at since this day, in the order in which they were made.
pub fn not_closed(db: &mut Db, to: NaiveDate) -> StoreResult<Vec<RatingListId>> {
    let is_open = rating_lists::closed_to.is_null().or(rating_lists::closed_to.lt(to));
    Ok(rating_lists::table
        .filter(is_open)
        .order(rating_lists::id)
        .select(rating_lists::id)
        .load(db)?)
}

/// A list was looked at on this day.
pub fn set_closed(db: &mut Db, id: RatingListId, to: NaiveDate) -> StoreResult<()> {
    diesel::update(rating_lists::table.find(id))
        .set(rating_lists::closed_to.eq(to))
        .execute(db)?
        .or_not_found("rating list")
}

/// The lists of a club or of all, of a game or of all, in the order in which they were made, each as it was published
/// last, if it was.
pub fn listed(
    db: &mut Db,
    club: Option<ClubId>,
    game: Option<&str>,
    most: i64,
) -> StoreResult<Vec<(RatingListRow, Option<String>)>> {
    let last = rating_revisions::list_id
        .eq(rating_lists::id)
        .and(rating_revisions::revision.eq(rating_lists::revision));
    let mut found = rating_lists::table
        .left_join(rating_revisions::table.on(last))
        .order(rating_lists::id)
        .select((RatingListRow::as_select(), rating_revisions::rated.nullable()))
        .limit(most)
        .into_boxed();
    if let Some(club) = club {
        found = found.filter(rating_lists::club_id.eq(club));
    }
    if let Some(game) = game {
        found = found.filter(rating_lists::game.eq(game));
    }
    Ok(found.load(db)?)
}

/// The lists that may show people of a club, its own and those of federations that rate it, as far as they show
/// something, each as it was published last.
pub fn shown(db: &mut Db, club: ClubId) -> StoreResult<Vec<(RatingListRow, String)>> {
    let federations = club_links::table
        .filter(club_links::club_id.eq(club))
        .filter(club_links::state.eq(LinkState::Member))
        .filter(club_links::rated_from.is_not_null())
        .select(club_links::federation_id);
    let last = rating_revisions::list_id
        .eq(rating_lists::id)
        .and(rating_revisions::revision.eq(rating_lists::revision));
    Ok(rating_lists::table
        .inner_join(rating_revisions::table.on(last))
        .filter(
            rating_lists::club_id
                .eq(club)
                .or(rating_lists::club_id.eq_any(federations)),
        )
        .order(rating_lists::id)
        .select((RatingListRow::as_select(), rating_revisions::rated))
        .load(db)?)
}
