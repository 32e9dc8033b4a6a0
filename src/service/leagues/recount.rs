//! From the text of a season to its table, and which table everyone sees.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::by_rule::{taken, taken_evening};
use super::facts::Tournaments;
use super::federation::{clubs_with_leagues, members_who_came};
use super::one_person::{self, JoinedPeople};
use super::read::read_table;
use super::tag_lists;
use crate::evenings::{self, EveningReader, EveningState};
use crate::tournaments::{Loaded, current_entry};
use crate::{ActError, ratings};
use talon_league::{
    CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, LeagueUnit, NewUnit, RevisionCause, RuledUnits, SeasonState,
    UnitFacts, UnitNo, UnitSource,
};
use talon_store::hands;
use talon_store::leagues::{self, Revision, SeasonChange, SeasonRow, UnitOrigin};
use talon_store::{ClubId, Db, MemberId, SeasonId, SessionId, StoreError, TournamentId, members};
use talon_tournament::league::SeasonFault;

/// Seasons of a club that are looked at when a tournament or an evening ends.
pub(super) const SEASONS_MAX: i64 = 200;

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

/// What the tournaments and evenings that count in a season came to.
fn unit_facts(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    tournaments: &mut Tournaments<'_>,
) -> Result<BTreeMap<UnitNo, UnitFacts>, ActError> {
    let mut found: BTreeMap<UnitNo, UnitFacts> = BTreeMap::new();
    let mut evenings = EveningReader::of(club);
    let sources = season.counting().into_iter();
    tournaments.read_all(
        db,
        sources.filter_map(|unit| unit.source.tournament().map(TournamentId)),
    )?;
    for unit in season.counting() {
        let facts = match &unit.source {
            UnitSource::Tournament { id } => tournaments.facts(db, TournamentId(*id))?,
            UnitSource::Round { id, round } => tournaments.facts_of_round(db, TournamentId(*id), *round)?,
            UnitSource::Evening { id } => evenings.facts(db, SessionId(*id))?,
            UnitSource::Table { .. } | UnitSource::Typed { .. } => None,
        };
        if let Some(facts) = facts {
            found.insert(unit.number, facts);
        }
    }
    Ok(found)
}

/// What a season comes to now.
pub(super) fn count(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
) -> Result<Result<CountedSeason, SeasonFault>, ActError> {
    count_from(db, club, season, &mut Tournaments::default())
}

/// The same with tournaments that may have been read already.
pub(super) fn count_from(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    tournaments: &mut Tournaments<'_>,
) -> Result<Result<CountedSeason, SeasonFault>, ActError> {
    let joined = JoinedPeople::of(db, club)?;
    count_joined(db, club, season, tournaments, &joined)
}

/// The same where nobody of several clubs is one person: elsewhere it is not known.
pub(super) fn count_apart(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
) -> Result<Result<CountedSeason, SeasonFault>, ActError> {
    count_joined(db, club, season, &mut Tournaments::default(), &JoinedPeople::default())
}

fn count_joined(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    tournaments: &mut Tournaments<'_>,
    joined: &JoinedPeople,
) -> Result<Result<CountedSeason, SeasonFault>, ActError> {
    let found = unit_facts(db, club, season, tournaments)?;
    let found = joined.facts(found);
    let mut people = people(db, club)?;
    let results = found.values().flat_map(|facts| &facts.results);
    let came: BTreeSet<LeaguePerson> = results.map(|result| result.person).collect();
    people.extend(members_who_came(db, club, &came)?);
    let season = with_current(db, season, |person| people.contains(&person))?;
    let season = season.with_merged(|person| joined.as_one(person));
    match season.count(&people, &found) {
        Ok(counted) => Ok(Ok(tag_lists::with_lists(db, club, &season, counted)?)),
        Err(fault) => Ok(Err(fault)),
    }
}

/// The season with merged entries replaced by those that stay; a person for whom `is_current` holds is left as they
/// are.
pub(super) fn with_current(
    db: &mut Db,
    season: &LeagueSeason,
    is_current: impl Fn(LeaguePerson) -> bool,
) -> Result<LeagueSeason, ActError> {
    let mut current: BTreeMap<LeaguePerson, LeaguePerson> = BTreeMap::new();
    for person in season.people().chain(season.authors()) {
        if !is_current(person) && !current.contains_key(&person) {
            let entry = members::anywhere(db, MemberId(person.0))?;
            current.insert(person, LeaguePerson(current_entry(db, entry)?.id.0));
        }
    }
    Ok(season.with_merged(|person| current.get(&person).copied().unwrap_or(person)))
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
    let mut corrected = Vec::new();
    if last > 0 {
        let published = leagues::revision(db, row.head.id, last)?.counted;
        let before = read_table(&row.head, &published)?;
        if published == text || before.is_said_by(counted) {
            return Ok(false);
        }
        // Entries that became one have results that others had.
        if !matches!(cause, RevisionCause::Merge | RevisionCause::Lists) {
            corrected = counted.corrected_since(&before);
        }
    }
    let revision = Revision {
        revision: last + 1,
        made_at: now.into(),
        cause: kept_cause(cause),
        reason: reason.map(str::to_owned),
        corrected: kept_units(&corrected),
        counted: text,
    };
    leagues::publish(db, row.head.id, &revision)?;
    Ok(true)
}

/// Units as they are kept beside a table; nothing where there are none.
pub(super) fn kept_units(units: &[UnitNo]) -> Option<String> {
    let numbers: Vec<String> = units.iter().map(|unit| unit.0.to_string()).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

/// Units that are kept beside a table.
pub(super) fn units_of(kept: Option<&str>) -> Vec<UnitNo> {
    let numbers = kept.unwrap_or_default().split(' ');
    numbers.filter_map(|number| number.parse().ok()).map(UnitNo).collect()
}

/// Where a season stands, as the lists ask for it.
pub(super) const fn listed_state(state: SeasonState) -> leagues::SeasonState {
    match state {
        SeasonState::Draft => leagues::SeasonState::Draft,
        SeasonState::Running => leagues::SeasonState::Running,
        SeasonState::Finished => leagues::SeasonState::Finished,
        SeasonState::Archived => leagues::SeasonState::Archived,
    }
}

/// What made a table, as it is kept.
pub(super) const fn kept_cause(cause: RevisionCause) -> leagues::RevisionCause {
    match cause {
        RevisionCause::Unit => leagues::RevisionCause::Unit,
        RevisionCause::Act => leagues::RevisionCause::Act,
        RevisionCause::Merge => leagues::RevisionCause::Merge,
        RevisionCause::Lists => leagues::RevisionCause::Lists,
        RevisionCause::ByHand => leagues::RevisionCause::ByHand,
    }
}

/// What made a table that is kept.
pub(super) const fn cause_of(kept: leagues::RevisionCause) -> RevisionCause {
    match kept {
        leagues::RevisionCause::Unit => RevisionCause::Unit,
        leagues::RevisionCause::Act => RevisionCause::Act,
        leagues::RevisionCause::Merge => RevisionCause::Merge,
        leagues::RevisionCause::Lists => RevisionCause::Lists,
        leagues::RevisionCause::ByHand => RevisionCause::ByHand,
    }
}

/// Keeps what became of a season, and says where it counts.
pub(super) fn keep(db: &mut Db, row: &SeasonRow, season: &LeagueSeason, now: DateTime<Utc>) -> Result<(), ActError> {
    let before = document(row)?;
    let document = serde_json::to_string(season).map_err(|_| leagues::unreadable(row.head.id))?;
    let change = SeasonChange {
        state: listed_state(season.state),
        published: row.head.published,
        document: &document,
        now: now.into(),
    };
    leagues::set(db, row.head.id, row.head.version, &change)?;
    leagues::set_units(db, row.head.id, &counting(season))?;
    ratings::after_free_tables(db, row, [&before, season], now)
}

/// What the units that count in a season are made of, by their numbers.
pub(super) fn counting(season: &LeagueSeason) -> Vec<(i64, UnitOrigin)> {
    let units = season.counting().into_iter();
    let made_of = |unit: &LeagueUnit| Some((i64::from(unit.number.0), origin(&unit.source)?));
    units.filter_map(made_of).collect()
}

/// What a unit is made of; none where it was written down in the season itself.
pub(super) fn origin(source: &UnitSource) -> Option<UnitOrigin> {
    match source {
        UnitSource::Tournament { id } => Some(UnitOrigin::Tournament(TournamentId(*id))),
        UnitSource::Round { id, round } => Some(UnitOrigin::Round(TournamentId(*id), i64::from(*round))),
        UnitSource::Evening { id } => Some(UnitOrigin::Evening(SessionId(*id))),
        UnitSource::Table { .. } | UnitSource::Typed { .. } => None,
    }
}

/// A tournament ended, or one that was over, or one of its rounds that was, was changed: seasons take it in, and
/// those in which it counts show it.
pub(crate) fn after_tournament(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut concerned: Vec<SeasonId> = leagues::seasons_with(db, &[UnitOrigin::Tournament(loaded.id)])?;
    if loaded.tournament.state.is_over() {
        for id in running(db, loaded.club.id)? {
            let unit = |season: &LeagueSeason| taken(season, &loaded.club, loaded);
            if take_in(db, id, &unit, now)? && !concerned.contains(&id) {
                concerned.push(id);
            }
        }
    }
    let mut tournaments = Tournaments::with(loaded);
    recount_from(db, &concerned, RevisionCause::Unit, now, &mut tournaments)
}

/// Deals of these sessions of a club came, changed or went, or their evening ended or goes on: seasons take in the
/// evenings that are over, and those in which they count show it.
pub(crate) fn after_evenings(
    db: &mut Db,
    club: ClubId,
    sessions: &[SessionId],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    if sessions.is_empty() {
        return Ok(());
    }
    let origins: Vec<UnitOrigin> = sessions.iter().copied().map(UnitOrigin::Evening).collect();
    let mut concerned = leagues::seasons_with(db, &origins)?;
    for id in running(db, club)? {
        let takes = document(&leagues::season(db, id)?)?.rule.map(|rule| rule.takes);
        if !takes.is_some_and(RuledUnits::has_evenings) {
            continue;
        }
        let known = hands::sessions_by_id(db, sessions)?;
        for evening in hands::with_days(db, known)? {
            let unit = |season: &LeagueSeason| taken_evening(season, &evening);
            if evenings::state(db, &evening.session)? == EveningState::Counts
                && take_in(db, id, &unit, now)?
                && !concerned.contains(&id)
            {
                concerned.push(id);
            }
        }
    }
    recount(db, &concerned, RevisionCause::Unit, now)
}

/// Entries of a club were put together or separated, so that results are other people's than before.
pub(crate) fn after_merge(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut seasons = Vec::new();
    for league_club in clubs_with_leagues(db, club)? {
        one_person::end_broken(db, league_club, club)?;
        seasons.extend(running(db, league_club)?);
    }
    recount(db, &seasons, RevisionCause::Merge, now)
}

/// Entries in clubs of a federation are one person in its tables and rating lists, or no longer.
pub(crate) fn after_joined(db: &mut Db, federation: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let seasons = running(db, federation)?;
    recount(db, &seasons, RevisionCause::Merge, now)?;
    ratings::after_joined(db, federation, now)
}

/// Names in the list of a club are other ones than before, so that those in its evenings may mean others.
pub(crate) fn after_names(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut concerned = Vec::new();
    for id in running(db, club)? {
        let season = document(&leagues::season(db, id)?)?;
        if season.counting().iter().any(|unit| unit.source.evening().is_some()) {
            concerned.push(id);
        }
    }
    recount(db, &concerned, RevisionCause::Merge, now)
}

pub(super) fn running(db: &mut Db, club: ClubId) -> Result<Vec<SeasonId>, ActError> {
    let all = leagues::all(db, Some(club), SEASONS_MAX)?;
    let running = all
        .into_iter()
        .filter(|(_, head)| head.state == leagues::SeasonState::Running);
    Ok(running.map(|(_, head)| head.id).collect())
}

/// Publishes what these seasons come to now, as far as they are published by themselves.
pub(super) fn recount(
    db: &mut Db,
    seasons: &[SeasonId],
    cause: RevisionCause,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    recount_from(db, seasons, cause, now, &mut Tournaments::default())
}

fn recount_from(
    db: &mut Db,
    seasons: &[SeasonId],
    cause: RevisionCause,
    now: DateTime<Utc>,
    tournaments: &mut Tournaments<'_>,
) -> Result<(), ActError> {
    for id in seasons {
        let row = leagues::lock(db, *id)?;
        let season = document(&row)?;
        if !season.publishes_by_itself() {
            continue;
        }
        let league = leagues::by_id(db, row.head.league_id)?;
        // What cannot be counted stays as it was; those who manage the league see why.
        if let Ok(counted) = count_from(db, league.club_id, &season, tournaments)? {
            publish(db, &row, &counted, cause, None, now)?;
        }
    }
    Ok(())
}

/// Adds to a season the unit that it takes, if it takes one.
fn take_in(
    db: &mut Db,
    id: SeasonId,
    unit_of: &dyn Fn(&LeagueSeason) -> Option<NewUnit>,
    now: DateTime<Utc>,
) -> Result<bool, ActError> {
    let asked = leagues::season(db, id)?;
    if unit_of(&document(&asked)?).is_none() {
        return Ok(false);
    }
    // Someone may have changed it meanwhile.
    let row = leagues::lock(db, id)?;
    let mut season = document(&row)?;
    let Some(unit) = unit_of(&season) else {
        return Ok(false);
    };
    if season.act(LeagueAct::Take(unit)).is_err() {
        return Ok(false);
    }
    keep(db, &row, &season, now)?;
    Ok(true)
}
