//! The latest season of a league.

use super::read::{league_at, sees_drafts};
use crate::{ActError, Actor, Missing};
use talon_store::{Db, LeagueId, OptionalRow as _, leagues};

/// The words of its address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LatestSeason {
    pub league: String,
    pub season: String,
}

/// The word of a league in addresses, by its number, which stays the same whatever it is called.
///
/// # Errors
/// Not found, or that the database fails.
pub fn league_word(db: &mut Db, id: LeagueId) -> Result<String, ActError> {
    let league = leagues::by_id(db, id).found()?;
    Ok(league.ok_or(ActError::NotFound(Missing::League))?.slug)
}

/// The latest season of a league, also of one that was renamed, that a reader may see.
///
/// # Errors
/// Not found, also when they may see none, or that the database fails.
pub fn latest(db: &mut Db, actor: &Actor, slug: &str) -> Result<LatestSeason, ActError> {
    let league = league_at(db, slug)?;
    let sees = sees_drafts(db, actor, league.club_id)?;
    let mut seasons = leagues::seasons(db, league.id)?.into_iter();
    let last = seasons.find(|head| head.published || sees);
    let last = last.ok_or(ActError::NotFound(Missing::League))?;
    Ok(LatestSeason {
        league: league.slug,
        season: last.slug,
    })
}
