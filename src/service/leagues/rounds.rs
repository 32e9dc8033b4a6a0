//! Rounds of tournaments as units: which of them can count, and on which day they did.

use chrono::{NaiveDate, TimeDelta};

use super::act::{LeagueRefused, SeasonRefusal};
use super::of_game::must_be_of_game;
use super::read::SeasonShown;
use crate::clubs::clock;
use crate::tournaments::Loaded;
use crate::tournaments::read::part;
use crate::{ActError, Actor, Missing};
use talon_league::{LeagueSeason, NewUnit, UnitSource};
use talon_store::leagues::League;
use talon_store::tournaments::{self, Listed, TournamentState};
use talon_store::{Db, TournamentId};
use talon_tournament::tournament::{Round, State};

/// Tournaments of which a round can be chosen, the latest of all.
const OFFERED_MAX: i64 = 100;

/// A round that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundOffered {
    pub round: u16,
    pub day: NaiveDate,
}

/// Tournaments of the club of which a round may count: they run or are over, and do not count as a whole. The latest
/// first.
///
/// # Errors
/// When the database fails.
pub fn with_rounds(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<Listed>, ActError> {
    let mut wanted = part(db, actor, Some(shown.club.id))?;
    wanted.inside.push(shown.club.id);
    wanted.states = TournamentState::PLAYED;
    wanted.limit = OFFERED_MAX;
    let mut found = tournaments::list(db, &wanted)?;
    let counting = shown.season.units.iter().filter(|unit| unit.counts());
    let whole = |source: &UnitSource| match source {
        UnitSource::Tournament { id } => Some(*id),
        UnitSource::Round { .. } | UnitSource::Evening { .. } | UnitSource::Table { .. } | UnitSource::Typed { .. } => {
            None
        }
    };
    let counting: Vec<i64> = counting.filter_map(|unit| whole(&unit.source)).collect();
    found.retain(|one| !counting.contains(&one.id.0));
    Ok(found)
}

/// The rounds of a tournament that are over and do not count yet.
///
/// # Errors
/// Not found, also when it is none of the club's, or that the database fails.
pub fn offered_rounds(
    db: &mut Db,
    shown: &SeasonShown,
    tournament: TournamentId,
) -> Result<Vec<RoundOffered>, ActError> {
    let loaded = of_club(db, &shown.league, tournament)?;
    let counts = |round: u16| {
        let mut counting = shown.season.units.iter().filter(|unit| unit.counts());
        counting.any(|unit| unit.source.tournament() == Some(tournament.0) && unit.source.round() == Some(round))
    };
    let over = loaded.tournament.rounds.iter().filter(|round| round.is_complete());
    let offered = over.filter(|round| !counts(round.number)).map(|round| RoundOffered {
        round: round.number,
        day: day(&loaded, round),
    });
    Ok(offered.collect())
}

/// A round of a tournament of the club as a unit, once all its tables have a result.
pub(super) fn round_of(
    db: &mut Db,
    league: &League,
    season: &LeagueSeason,
    tournament: TournamentId,
    number: u16,
) -> Result<NewUnit, LeagueRefused> {
    let loaded = of_club(db, league, tournament)?;
    must_be_of_game(season, loaded.tournament.game.as_str())?;
    let round = loaded.tournament.round(number);
    let round = round.ok_or(ActError::NotFound(Missing::Tournament))?;
    if !round.is_complete() {
        let name = loaded.tournament.name.clone();
        return Err(SeasonRefusal::RoundRunning { round: number, name }.into());
    }
    let source = UnitSource::Round {
        id: tournament.0,
        round: number,
    };
    Ok(NewUnit::of(source, day(&loaded, round)))
}

/// A tournament of the club that has begun.
fn of_club(db: &mut Db, league: &League, tournament: TournamentId) -> Result<Loaded, ActError> {
    let loaded = Loaded::by_id(db, tournament)?;
    if loaded.club.id != league.club_id || loaded.tournament.state < State::Running {
        return Err(ActError::NotFound(Missing::Tournament));
    }
    Ok(loaded)
}

/// The day of a round: that of the tournament, and as many later as there were between its first round and this one.
/// So an evening that goes on after midnight is one day, and one that was written down later is not of that later
/// day.
fn day(loaded: &Loaded, round: &Round) -> NaiveDate {
    let starts = loaded.tournament.starts.date();
    let local = |round: &Round| {
        let at = round.started?;
        Some(clock::local(&loaded.club.timezone, at.and_utc()))
    };
    let first = loaded.tournament.rounds.first().and_then(local);
    match first.zip(local(round)) {
        Some((first, begun)) if begun - first >= TimeDelta::days(1) => starts + (begun.date() - first.date()),
        Some(_) | None => starts,
    }
}
