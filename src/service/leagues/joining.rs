//! Guests of a club who became members: in every season that has begun, also in one that was archived and may be
//! reopened, what they played before goes to nobody, until those who manage the season say otherwise.

use chrono::{DateTime, Utc};

use super::federation::clubs_with_leagues;
use super::recount::{SEASONS_MAX, document, keep};
use crate::ActError;
use crate::clubs::clock;
use talon_league::LeaguePerson;
use talon_store::leagues::{self, SeasonHead};
use talon_store::{ClubId, Db, MemberId, clubs};

/// These were guests of the club until now. Where guests have rows, theirs stays as it is; what begins later, they play
/// as members.
pub(crate) fn after_joining(
    db: &mut Db,
    club: ClubId,
    joined: &[MemberId],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    if joined.is_empty() {
        return Ok(());
    }
    for league_club in clubs_with_leagues(db, club)? {
        let today = clock::local(&clubs::by_id(db, league_club)?.timezone, now).date();
        let all = leagues::all(db, Some(league_club), SEASONS_MAX)?;
        let has_begun = |head: &SeasonHead| head.starts_on < today;
        for (_, head) in all.into_iter().filter(|(_, head)| has_begun(head)) {
            let row = leagues::lock(db, head.id)?;
            let before = document(&row)?;
            if before.lists_guests {
                continue;
            }
            let mut season = before.clone();
            for member in joined {
                season.became_member(LeaguePerson(member.0), today);
            }
            if season != before {
                keep(db, &row, &season, now)?;
            }
        }
    }
    Ok(())
}
