//! Free tables: what someone wrote down of three or four people of the club.

use super::act::LeagueRefused;
use super::of_game::must_be_of_game;
use crate::tournaments::current_entry;
use crate::{ActError, Missing};
use talon_league::{FreeSeat, FreeTable, LeaguePerson, LeagueSeason};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, members};

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
