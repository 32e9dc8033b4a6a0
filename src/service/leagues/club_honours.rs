//! All leagues of a club with what was reached in them, for its records and medals.

use super::honours::{Honours, honours};
use crate::{ActError, Actor, find_club};
use talon_store::clubs::Club;
use talon_store::leagues;
use talon_store::{Db, StoreError};

/// Leagues that are told of, the one whose last season ends last first.
const LEAGUES_MAX: usize = 40;
/// Seasons that are looked at for them.
const SEASONS_MAX: i64 = 1_000;

/// A club and its leagues as far as the reader may see them.
#[derive(Debug, Clone)]
pub struct ClubHonours {
    pub club: Club,
    pub leagues: Vec<Honours>,
}

/// The leagues of a club for a reader. One that cannot be read keeps the others from nobody.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn club_honours(db: &mut Db, actor: &Actor, club: &str) -> Result<ClubHonours, ActError> {
    let club = find_club::named(db, club)?;
    let mut slugs: Vec<String> = Vec::new();
    for (league, _) in leagues::all(db, Some(club.id), SEASONS_MAX)? {
        if !slugs.contains(&league.slug) {
            slugs.push(league.slug);
        }
    }
    let mut found = Vec::new();
    for slug in slugs {
        match honours(db, actor, &slug) {
            Ok(one) if !one.seasons.is_empty() => found.push(one),
            Ok(_) | Err(ActError::NotFound(_) | ActError::Store(StoreError::Damaged(_))) => {}
            Err(error) => return Err(error),
        }
        if found.len() == LEAGUES_MAX {
            break;
        }
    }
    Ok(ClubHonours { club, leagues: found })
}
