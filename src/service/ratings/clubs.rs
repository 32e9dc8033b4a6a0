//! Which clubs a list rates: its own, and of a federation those of its members whose owners agreed to it. Of these it
//! rates the tournaments that everyone sees and that began since they agreed; evenings and free tables stay theirs.

use chrono::{DateTime, NaiveDate, Utc};

use super::recount::{Cause, LISTS_MAX, recount};
use crate::ActError;
use talon_store::clubs::{self, Club};
use talon_store::ratings::{self, RatingListRow};
use talon_store::{ClubId, Db, federations};

/// A club whose tournaments a list rates.
#[derive(Debug, Clone)]
pub struct ListedClub {
    pub club: Club,
    /// The first day, by its clock, of a club that is another one than the list's own.
    pub from: Option<NaiveDate>,
}

/// The clubs of a list of this one, which comes first.
pub(super) fn of_list(db: &mut Db, own: Club) -> Result<Vec<ListedClub>, ActError> {
    let members = federations::rated_members(db, own.id)?;
    let mut found = vec![ListedClub { club: own, from: None }];
    for member in members {
        found.push(ListedClub {
            club: clubs::by_id(db, member.club)?,
            from: Some(member.from),
        });
    }
    Ok(found)
}

/// The lists that rate the tournaments of a club, of a game or of all: its own, and those of its federations that it
/// agreed to. They are in one order, so that nobody waits for somebody who waits for them.
pub(super) fn lists_rating(db: &mut Db, club: ClubId, game: Option<&str>) -> Result<Vec<RatingListRow>, ActError> {
    let mut found = ratings::all(db, Some(club), game, LISTS_MAX)?;
    for federation in federations::rating_federations(db, club)? {
        found.extend(ratings::all(db, Some(federation), game, LISTS_MAX)?);
    }
    found.sort_unstable_by_key(|list| list.id);
    Ok(found)
}

/// A member club agreed to be rated by the lists of a federation, or is rated by them no more.
pub(crate) fn after_agreement(db: &mut Db, federation: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let lists = ratings::all(db, Some(federation), None, LISTS_MAX)?;
    recount(db, &lists, Cause::Rated, now)
}

/// Entries in clubs of a federation are one person in its lists, or no longer.
pub(crate) fn after_joined(db: &mut Db, federation: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let lists = ratings::all(db, Some(federation), None, LISTS_MAX)?;
    recount(db, &lists, Cause::Merge, now)
}
