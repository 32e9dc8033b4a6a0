//! From the text of a season to its table, and which table everyone sees.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::facts;
use crate::ActError;
use crate::tournaments::{Loaded, current_entry};
use talon_league::{
    CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, LeagueUnit, NewUnit, RevisionCause, RuledTournament,
    UnitFacts, UnitNo, UnitSource,
};
use talon_store::clubs::Club;
use talon_store::leagues::{self, Revision, SeasonChange, SeasonRow};
use talon_store::tournaments::{self, Listed};
use talon_store::{ClubId, Db, MemberId, SeasonId, StoreError, TournamentId, members};
use talon_tournament::league::SeasonFault;

/// Tournaments of a club that are looked at when a season begins, or its rule changes.
const TOURNAMENTS_MAX: i64 = 500;
/// Seasons of a club that are looked at when a tournament ends.
const SEASONS_MAX: i64 = 200;

/// The text of a season.
pub(super) fn document(row: &SeasonRow) -> Result<LeagueSeason, StoreError> {
    serde_json::from_str(&row.document).map_err(|_| leagues::unreadable(row.head.id))
}

/// Everyone of a club who is no guest.
pub(super) fn people(db: &mut Db, club: ClubId) -> Result<Vec<LeaguePerson>, ActError> {
    let everybody = members::everybody(db, club)?;
    let people = everybody.into_iter().filter(|(member, _)| !member.is_guest);
    Ok(people.map(|(member, _)| LeaguePerson(member.id.0)).collect())
}

/// What a season comes to now.
pub(super) fn count(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
) -> Result<Result<CountedSeason, SeasonFault>, ActError> {
    let mut found: BTreeMap<UnitNo, UnitFacts> = BTreeMap::new();
    for unit in season.counting() {
        let Some(id) = unit.source.tournament() else { continue };
        if let Some(facts) = facts::of_tournament(db, TournamentId(id))? {
            found.insert(unit.number, facts);
        }
    }
    let people = people(db, club)?;
    let season = with_current(db, season, |person| people.contains(&person))?;
    Ok(season.count(&people, &found))
}

/// The season with merged entries replaced by those that stay; a person for whom `is_current` holds is left as they are.
pub(super) fn with_current(
    db: &mut Db,
    season: &LeagueSeason,
    is_current: impl Fn(LeaguePerson) -> bool,
) -> Result<LeagueSeason, ActError> {
    let mut current: BTreeMap<LeaguePerson, LeaguePerson> = BTreeMap::new();
    for person in season.people() {
        if !is_current(person) && !current.contains_key(&person) {
            let entry = members::anywhere(db, MemberId(person.0))?;
            current.insert(person, LeaguePerson(current_entry(db, entry)?.id.0));
        }
    }
    Ok(season.with_people(|person| current.get(&person).copied().unwrap_or(person)))
}

/// Publishes the table of now, if it is another one than everyone sees.
pub(super) fn publish(
    db: &mut Db,
    row: &SeasonRow,
    counted: &CountedSeason,
    cause: RevisionCause,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<bool, ActError> {
    let text = counted.text().map_err(|_| leagues::unreadable(row.head.id))?;
    let last = row.head.revision;
    if last > 0 && leagues::revision(db, row.head.id, last)?.counted == text {
        return Ok(false);
    }
    let revision = Revision {
        revision: last + 1,
        made_at: now.into(),
        cause: cause.as_str().to_owned(),
        reason: reason.map(str::to_owned),
        counted: text,
    };
    leagues::publish(db, row.head.id, &revision)?;
    Ok(true)
}

/// Keeps what became of a season, and says where it counts.
pub(super) fn keep(db: &mut Db, row: &SeasonRow, season: &LeagueSeason, now: DateTime<Utc>) -> Result<(), ActError> {
    let document = serde_json::to_string(season).map_err(|_| leagues::unreadable(row.head.id))?;
    let change = SeasonChange {
        state: season.state.as_str(),
        published: row.head.published,
        document: &document,
        now: now.into(),
    };
    leagues::set(db, row.head.id, row.head.version, &change)?;
    Ok(leagues::set_units(db, row.head.id, &counting(season))?)
}

/// The tournaments that count in a season, by the numbers of their units.
pub(super) fn counting(season: &LeagueSeason) -> Vec<(i64, TournamentId)> {
    let units = season.counting().into_iter();
    let tournament = |unit: &LeagueUnit| Some((i64::from(unit.number.0), TournamentId(unit.source.tournament()?)));
    units.filter_map(tournament).collect()
}

/// The tournaments of a club that a season takes in by itself and has not yet.
pub(super) fn taken(season: &LeagueSeason, club: &Club, loaded: &Loaded) -> Option<NewUnit> {
    let tournament = &loaded.tournament;
    let ruled = RuledTournament {
        game: tournament.game.as_str(),
        name: &tournament.name,
        day: tournament.starts.date(),
        entries: u32::try_from(tournament.entries.len()).unwrap_or(u32::MAX),
    };
    let source = UnitSource::Tournament { id: loaded.id.0 };
    // What was taken out by hand stays out; what was only undone may come again.
    let is_known = season.units.iter().any(|unit| unit.source == source && !unit.undone);
    let takes = loaded.club.id == club.id && season.rule.as_ref().is_some_and(|rule| rule.takes(&ruled));
    (takes && !is_known).then(|| NewUnit::of(source, ruled.day))
}

/// Takes in what the rule of a season takes of the tournaments that are over.
pub(super) fn take_all(db: &mut Db, club: &Club, season: &mut LeagueSeason) -> Result<(), ActError> {
    if season.rule.is_none() {
        return Ok(());
    }
    for tournament in tournaments::finished(db, club.id, TOURNAMENTS_MAX)? {
        let loaded = Loaded::by_id(db, tournament)?;
        if let Some(unit) = taken(season, club, &loaded) {
            // What counts already, or more than a season can have, stays out.
            let _ = season.act(LeagueAct::Add(unit));
        }
    }
    Ok(())
}

/// Whether a season will take in a tournament of its club that is still to come. How many will enter is not known yet.
pub(super) fn expects(season: &LeagueSeason, coming: &Listed) -> bool {
    let ruled = RuledTournament {
        game: &coming.game,
        name: &coming.name,
        day: coming.starts_at.date(),
        entries: u32::MAX,
    };
    season.rule.as_ref().is_some_and(|rule| rule.takes(&ruled))
}

/// A tournament ended, or one that was over was changed: seasons take it in, and those in which it counts show it.
pub(crate) fn after_tournament(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut concerned: Vec<SeasonId> = leagues::seasons_with(db, loaded.id)?;
    if facts::is_over(&loaded.tournament) {
        for id in running(db, loaded.club.id)? {
            if take_in(db, id, loaded, now)? && !concerned.contains(&id) {
                concerned.push(id);
            }
        }
    }
    recount(db, loaded.club.id, &concerned, RevisionCause::Unit, now)
}

/// Entries of a club were put together or separated, so that results are other people's than before.
pub(crate) fn after_merge(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let seasons = running(db, club)?;
    recount(db, club, &seasons, RevisionCause::Merge, now)
}

fn running(db: &mut Db, club: ClubId) -> Result<Vec<SeasonId>, ActError> {
    let all = leagues::all(db, Some(club), SEASONS_MAX)?;
    let running = all.into_iter().filter(|(_, head)| head.state == "running");
    Ok(running.map(|(_, head)| head.id).collect())
}

/// Publishes what these seasons come to now, as far as they are published by themselves.
fn recount(
    db: &mut Db,
    club: ClubId,
    seasons: &[SeasonId],
    cause: RevisionCause,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    for id in seasons {
        let row = leagues::lock(db, *id)?;
        let season = document(&row)?;
        if !season.publishes_by_itself() {
            continue;
        }
        // What cannot be counted stays as it was; those who manage the league see why.
        if let Ok(counted) = count(db, club, &season)? {
            publish(db, &row, &counted, cause, None, now)?;
        }
    }
    Ok(())
}

fn take_in(db: &mut Db, id: SeasonId, loaded: &Loaded, now: DateTime<Utc>) -> Result<bool, ActError> {
    let asked = leagues::season(db, id)?;
    if taken(&document(&asked)?, &loaded.club, loaded).is_none() {
        return Ok(false);
    }
    // Someone may have changed it meanwhile.
    let row = leagues::lock(db, id)?;
    let mut season = document(&row)?;
    let Some(unit) = taken(&season, &loaded.club, loaded) else {
        return Ok(false);
    };
    if season.act(LeagueAct::Add(unit)).is_err() {
        return Ok(false);
    }
    keep(db, &row, &season, now)?;
    Ok(true)
}
