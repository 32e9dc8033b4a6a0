//! What becomes of rating lists when a month is over by the clock of their club: those that are published monthly are
//! published as that month left them, and in those that are published at once players may have become inactive.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, Utc};

use super::recount::{Cause, publish};
use crate::ActError;
use crate::clubs::clock;
use talon_store::ratings::{self, RatingListRow};
use talon_store::{Db, RatingListId, Store, clubs};

/// Looks at every list that was not looked at since its month ended, and says how many there were. One that fails keeps
/// none of the others back.
///
/// # Errors
/// The last one that failed; the others are done.
pub fn close_months(store: &Store, now: DateTime<Utc>) -> Result<usize, ActError> {
    // No clock of a club is a day ahead of this.
    let latest = first_of(now.date_naive() + Days::new(1));
    let (mut closed, mut failed) = (0, None);
    for id in store.read(|db| ratings::not_closed(db, latest))? {
        match store.write(|db| close(db, id, now)) {
            Ok(is_closed) => closed += usize::from(is_closed),
            Err(error) => failed = Some(error),
        }
    }
    failed.map_or(Ok(closed), Err)
}

fn close(db: &mut Db, id: RatingListId, now: DateTime<Utc>) -> Result<bool, ActError> {
    let row = ratings::lock(db, id)?;
    let first = month_of(db, &row, now)?;
    if row.closed_to.is_some_and(|to| to >= first) {
        return Ok(false);
    }
    publish(db, id, Cause::Month(first), None, now)?;
    ratings::set_closed(db, id, first)?;
    Ok(true)
}

/// The first day of the month that a list is in.
pub(super) fn month_of(db: &mut Db, row: &RatingListRow, now: DateTime<Utc>) -> Result<NaiveDate, ActError> {
    let club = clubs::by_id(db, row.club_id)?;
    Ok(first_of(clock::local(&club.timezone, now).date()))
}

fn first_of(day: NaiveDate) -> NaiveDate {
    day.with_day(1).unwrap_or(day)
}
