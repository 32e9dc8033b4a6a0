//! In what order a challenge list begins before anything was played: that of the season before, or of a rating list as
//! it was published last.

use super::act::LeagueRefused;
use super::read::read_in_order;
use crate::ratings;
use crate::{ActError, Actor, Conflict, Missing};
use talon_league::{LeaguePerson, LeagueSeason, RatingOrder, SeasonChallenge};
use talon_store::leagues::{self, League, SeasonHead, SeasonRow};
use talon_store::{Db, RatingListId};

/// Where the order comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChallengeStart {
    /// From the last table of the season before.
    SeasonBefore,
    Ratings(RatingListId),
}

/// The list with this order. People of the order who are no longer in the club begin nowhere: they are passed over
/// when it is counted.
pub(super) fn started(
    db: &mut Db,
    actor: &Actor,
    league: &League,
    row: &SeasonRow,
    season: &LeagueSeason,
    start: ChallengeStart,
) -> Result<SeasonChallenge, LeagueRefused> {
    let gone = || ActError::from(Conflict::ChangedMeanwhile);
    let challenge = season.challenge.as_ref().ok_or_else(gone)?;
    if !season.counting().is_empty() {
        return Err(gone().into());
    }
    let (order, from) = match start {
        ChallengeStart::SeasonBefore => (of_season_before(db, league, &row.head)?, None),
        ChallengeStart::Ratings(list) => {
            let (order, from) = of_ratings(db, actor, league, list)?;
            (order, Some(from))
        }
    };
    Ok(challenge.beginning(order, from))
}

/// The ranks of the last table of the season before.
fn of_season_before(db: &mut Db, league: &League, head: &SeasonHead) -> Result<Vec<LeaguePerson>, ActError> {
    let seasons = leagues::seasons(db, league.id)?.into_iter();
    let earlier = seasons.filter(|other| other.id != head.id && other.starts_on < head.starts_on);
    let before = earlier.max_by_key(|other| other.starts_on);
    let before = before.ok_or(ActError::NotFound(Missing::League))?;
    let (_, text) = leagues::shown_of(db, &[before.id])?
        .pop()
        .ok_or(Conflict::SeasonUncounted)?;
    let table = read_in_order(&before, &text)?;
    let ranked = table.rows.iter().filter(|row| row.rank.is_some());
    Ok(ranked.map(|row| row.person).collect())
}

/// The order of a list of the club of a league, as far as the actor sees it.
fn of_ratings(
    db: &mut Db,
    actor: &Actor,
    league: &League,
    list: RatingListId,
) -> Result<(Vec<LeaguePerson>, RatingOrder), ActError> {
    let missing = || ActError::NotFound(Missing::RatingList);
    let shown = ratings::rating_list(db, actor, list, None)?;
    if shown.row.club_id != league.club_id || shown.row.revision == 0 {
        return Err(missing());
    }
    let from = RatingOrder {
        club: shown.club.slug.clone(),
        game: shown.row.game.clone(),
        method: shown.row.method.clone(),
        revision: u32::try_from(shown.row.revision).map_err(|_| missing())?,
    };
    Ok((shown.strongest_first(), from))
}
