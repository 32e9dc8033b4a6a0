//! Seasons that make the one after them by themselves.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::SeasonId;
use crate::league_schema::league_seasons;
use crate::season_state::SeasonState;

/// How the text of such a season says it; that a name in it says the same does no harm, because the text is read then.
const SAID: &str = "%\"goes_on\":true%";

/// Those that go on and ended before this day, or are finished.
pub fn going_on(db: &mut Db, day: NaiveDate) -> StoreResult<Vec<SeasonId>> {
    let is_finished = league_seasons::state.eq_any([SeasonState::Finished, SeasonState::Archived]);
    let is_past = league_seasons::state
        .eq(SeasonState::Running)
        .and(league_seasons::ends_on.lt(day));
    Ok(league_seasons::table
        .filter(is_past.or(is_finished))
        .filter(league_seasons::document.like(SAID))
        .order(league_seasons::id)
        .select(league_seasons::id)
        .load(db)?)
}
