//! Free tables: what someone wrote down of three or four people of the club.

use chrono::{DateTime, Utc};

use super::act::{LeagueRefused, SeasonRefusal};
use super::of_game::must_be_of_game;
use crate::clubs::clock;
use crate::tournaments::current_entry;
use crate::{ActError, Missing};
use talon_league::{FreeSeat, FreeTable, LeaguePerson, LeagueSeason};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, clubs, members};

/// The table with everyone under the number by which the club knows them now; who is none of its people is not found.
fn of_club(db: &mut Db, club: ClubId, table: FreeTable) -> Result<FreeTable, ActError> {
    let mut seats = Vec::new();
    for seat in table.seats {
        let entry = members::by_id(db, club, MemberId(seat.person.0)).found()?;
        let entry = entry.ok_or(ActError::NotFound(Missing::Member))?;
        seats.push(FreeSeat {
            person: LeaguePerson(current_entry(db, entry)?.id.0),
            ..seat
        });
    }
    Ok(FreeTable { seats, ..table })
}

/// The same in a season that takes tables of its game.
pub(super) fn fitting(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    table: FreeTable,
) -> Result<FreeTable, LeagueRefused> {
    if let Some(game) = table.game {
        must_be_of_game(season, game.as_str())?;
    }
    Ok(of_club(db, club, table)?)
}

/// It was played today by the club's clock, or before.
pub(super) fn must_be_over(
    db: &mut Db,
    club: ClubId,
    table: &FreeTable,
    now: DateTime<Utc>,
) -> Result<(), LeagueRefused> {
    let club = clubs::by_id(db, club)?;
    if table.day > clock::local(&club.timezone, now).date() {
        return Err(SeasonRefusal::NotPlayedYet.into());
    }
    Ok(())
}
