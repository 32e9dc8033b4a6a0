//! Whether two entries of a club both played in one event of a season: then they are two people.

use chrono::NaiveDate;

use super::recount::{SEASONS_MAX, document, people, unit_facts, with_current};
use crate::ActError;
use talon_league::{LeaguePerson, LeagueUnit};
use talon_store::{ClubId, Db, MemberId, TournamentId, leagues, tournaments};

/// An event of a season in which both of two entries have a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedEvent {
    pub league: String,
    pub day: NaiveDate,
    /// What was written, or the name of its tournament.
    pub name: Option<String>,
}

/// The first event of a club's seasons in which both have a result, the season that ends last first.
pub(crate) fn shared_event(db: &mut Db, club: ClubId, entries: [MemberId; 2]) -> Result<Option<SharedEvent>, ActError> {
    let members = people(db, club)?;
    for (league, head) in leagues::all(db, Some(club), SEASONS_MAX)? {
        let season = document(&leagues::season(db, head.id)?)?;
        let season = with_current(db, &season, |person| members.contains(&person))?;
        let found = unit_facts(db, club, &season)?;
        if let Some(unit) = season.shared_unit(&found, entries.map(|entry| LeaguePerson(entry.0))) {
            return Ok(Some(SharedEvent {
                league: league.name,
                day: unit.day,
                name: name(db, unit)?,
            }));
        }
    }
    Ok(None)
}

fn name(db: &mut Db, unit: &LeagueUnit) -> Result<Option<String>, ActError> {
    let Some(id) = unit.source.tournament().filter(|_| unit.name.is_none()) else {
        return Ok(unit.name.clone());
    };
    let titles = tournaments::titles(db, &[TournamentId(id)])?;
    Ok(titles.into_iter().next().map(|(_, name, _)| name))
}
