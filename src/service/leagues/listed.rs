//! Lists of people in a season, in divisions, qualifications and the challenge list: what an act on them asks of the
//! club.

use super::recount::people;
use crate::tournaments::current_entry;
use crate::{ActError, Missing};
use talon_league::{LeagueAct, LeaguePerson, LeagueSeason};
use talon_store::{ClubId, Db, MemberId, members};

/// As whom someone is known now: entries that became one are one person, under whatever number the season names them.
pub(super) fn known_now(db: &mut Db, person: LeaguePerson) -> Result<LeaguePerson, ActError> {
    let entry = members::anywhere(db, MemberId(person.0))?;
    Ok(LeaguePerson(current_entry(db, entry)?.id.0))
}

/// The act with whom it speaks of under the number by which the season names them.
pub(super) fn as_named(db: &mut Db, season: &LeagueSeason, act: LeagueAct) -> Result<LeagueAct, ActError> {
    Ok(match act {
        LeagueAct::Decline { person, declines } => LeagueAct::Decline {
            person: named(db, season, person)?,
            declines,
        },
        LeagueAct::DeclineToCome { at, person, declines } => LeagueAct::DeclineToCome {
            at,
            person: named(db, season, person)?,
            declines,
        },
        act => act,
    })
}

fn named(db: &mut Db, season: &LeagueSeason, person: LeaguePerson) -> Result<LeaguePerson, ActError> {
    let listed: Vec<LeaguePerson> = season.listed_people().collect();
    if listed.contains(&person) {
        return Ok(person);
    }
    for one in listed {
        if known_now(db, one)? == person {
            return Ok(one);
        }
    }
    Ok(person)
}

/// Nobody comes into a list whom the club does not know, or knows as a guest; who stood there before stays, also when
/// they left the club or their entry became another one.
pub(super) fn must_be_of_club(
    db: &mut Db,
    club: ClubId,
    before: &[LeaguePerson],
    season: &LeagueSeason,
) -> Result<(), ActError> {
    let mut come = season
        .listed_people()
        .filter(|person| !before.contains(person))
        .peekable();
    if come.peek().is_none() {
        return Ok(());
    }
    let members = people(db, club)?;
    match come.find(|person| !members.contains(person)) {
        Some(_) => Err(ActError::NotFound(Missing::Member)),
        None => Ok(()),
    }
}
