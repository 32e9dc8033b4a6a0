//! Whether two entries of a club both played in one event: then they are two people. A season in which one person has
//! two results of one event cannot be counted.

use chrono::NaiveDate;
use std::collections::BTreeMap;

use super::recount::{SEASONS_MAX, document, people, with_current};
use crate::ActError;
use crate::evenings::EveningReader;
use crate::tournaments::seated_both;
use talon_league::{LeaguePerson, LeagueSeason, UnitFacts, UnitNo};
use talon_store::{ClubId, Db, MemberId, SessionId, leagues, merges};

/// An event in which both of two entries played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedEvent {
    pub day: NaiveDate,
    /// What was written, or the name of its tournament.
    pub name: Option<String>,
    /// The league in which it counts, if it is no tournament.
    pub league: Option<String>,
}

/// The latest tournament of the club at whose tables both sat, whether it is over and counts or not; else the first
/// table or evening of its seasons in which both have a result.
pub(crate) fn shared_event(db: &mut Db, club: ClubId, entries: [MemberId; 2]) -> Result<Option<SharedEvent>, ActError> {
    let [one, other] = entries;
    let people = [all_entries(db, one)?, all_entries(db, other)?];
    if let Some(loaded) = seated_both(db, &people)? {
        return Ok(Some(SharedEvent {
            day: loaded.tournament.starts.date(),
            name: Some(loaded.tournament.name.clone()),
            league: None,
        }));
    }
    in_seasons(db, club, entries.map(|entry| LeaguePerson(entry.0)))
}

/// An event in which two of these entries played.
pub(crate) fn shared_by_any(db: &mut Db, club: ClubId, entries: &[MemberId]) -> Result<Option<SharedEvent>, ActError> {
    for (at, one) in entries.iter().enumerate() {
        for other in entries.iter().skip(at + 1) {
            if let Some(event) = shared_event(db, club, [*one, *other])? {
                return Ok(Some(event));
            }
        }
    }
    Ok(None)
}

/// An entry, then those that were given up for it.
fn all_entries(db: &mut Db, entry: MemberId) -> Result<Vec<MemberId>, ActError> {
    let mut found = vec![entry];
    let mut at = 0;
    while let Some(one) = found.get(at).copied() {
        found.extend(merges::into(db, one)?.into_iter().map(|merge| merge.given_up_id));
        at += 1;
    }
    Ok(found)
}

fn in_seasons(db: &mut Db, club: ClubId, both: [LeaguePerson; 2]) -> Result<Option<SharedEvent>, ActError> {
    let members = people(db, club)?;
    let mut reader = EveningReader::of(club);
    for (league, head) in leagues::all(db, Some(club), SEASONS_MAX)? {
        let season = document(&leagues::season(db, head.id)?)?;
        let season = with_current(db, &season, |person| members.contains(&person))?;
        let evenings = evenings(db, &season, &mut reader)?;
        if let Some(unit) = season.shared_unit(&evenings, both) {
            return Ok(Some(SharedEvent {
                day: unit.day,
                name: unit.name.clone(),
                league: Some(league.name),
            }));
        }
    }
    Ok(None)
}

/// What the evenings that count in a season came to.
fn evenings(
    db: &mut Db,
    season: &LeagueSeason,
    reader: &mut EveningReader,
) -> Result<BTreeMap<UnitNo, UnitFacts>, ActError> {
    let mut found = BTreeMap::new();
    for unit in season.counting() {
        if let Some(id) = unit.source.evening()
            && let Some(facts) = reader.facts(db, SessionId(id))?
        {
            found.insert(unit.number, facts);
        }
    }
    Ok(found)
}
