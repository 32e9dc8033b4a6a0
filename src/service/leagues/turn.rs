//! Seasons that make their next one by themselves: as soon as their last day is over in the zone of their club, or they
//! are finished.

use chrono::{DateTime, Utc};

use super::goes_on::{NextOf, make_next};
use super::recount::{document, keep};
use crate::clubs::clock;
use crate::{ActError, Actor};
use talon_league::{SeasonDays, SeasonState};
use talon_store::leagues::{self, SeasonHead};
use talon_store::{Db, SeasonId, Store, clubs, season_turn};

/// Seasons that are made of one in a row, where nobody has run the program for long.
const IN_A_ROW_MAX: usize = 120;

/// Makes the next season of each that goes on by itself and is over; how many were made. One that fails keeps none of
/// the others back.
///
/// # Errors
/// The last one that failed; what was made stays.
pub fn turn_seasons(store: &Store, now: DateTime<Utc>) -> Result<usize, ActError> {
    let (mut made, mut failed) = (0, None);
    for _ in 0..IN_A_ROW_MAX {
        // It is nowhere a later day than half a day east of here.
        let latest = (now + chrono::TimeDelta::hours(14)).date_naive();
        let due = store.read(|db| season_turn::going_on(db, latest))?;
        let mut turned = 0;
        for id in due {
            match store.write(|db| turn(db, &Actor::CommandLine, id, now)) {
                Ok(is_made) => turned += usize::from(is_made),
                Err(error) => failed = Some(error),
            }
        }
        if turned == 0 {
            break;
        }
        made += turned;
    }
    failed.map_or(Ok(made), Err)
}

/// Makes the season after this one, if it is to make it and is over; whether it did. The one after it makes the next.
/// Where there is a later one already, or it is still to be decided who plays where, nothing happens.
pub(super) fn turn(db: &mut Db, actor: &Actor, id: SeasonId, now: DateTime<Utc>) -> Result<bool, ActError> {
    let row = leagues::lock(db, id)?;
    let season = document(&row)?;
    let league = leagues::by_id(db, row.head.league_id)?;
    let club = clubs::by_id(db, league.club_id)?;
    let is_last = leagues::seasons(db, league.id)?
        .first()
        .is_some_and(|last| last.id == id);
    let today = clock::local(&club.timezone, now).date();
    let is_over = match season.state {
        SeasonState::Draft => false,
        SeasonState::Running => row.head.ends_on < today,
        SeasonState::Finished | SeasonState::Archived => true,
    };
    if !season.goes_on || !is_last || !is_over {
        return Ok(false);
    }
    let days = days_of(&row.head).following();
    let next = NextOf {
        league: &league,
        club: &club,
        last: &row.head,
        season: &season,
        name: &free_name(db, &league, days)?,
        days,
        carry: None,
    };
    match make_next(db, actor, &next, now) {
        Ok(_) => {}
        Err(ActError::Conflict(_)) => return Ok(false),
        Err(error) => return Err(error),
    }
    // From now on it is the new one that goes on.
    let mut ended = season;
    ended.goes_on = false;
    keep(db, &row, &ended, now)?;
    Ok(true)
}

fn days_of(head: &SeasonHead) -> SeasonDays {
    SeasonDays {
        from: head.starts_on,
        to: head.ends_on,
    }
}

/// What a season of these days is called, with a number where another one is called so.
fn free_name(db: &mut Db, league: &leagues::League, days: SeasonDays) -> Result<String, ActError> {
    let seasons = leagues::seasons(db, league.id)?;
    let is_taken = |name: &str| {
        let slug = super::create::season_slug(name, days.from);
        seasons.iter().any(|head| head.slug == slug)
    };
    let name = days.name();
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    let free = std::iter::once(name.clone())
        .chain(numbered)
        .find(|name| !is_taken(name));
    Ok(free.unwrap_or(name))
}
