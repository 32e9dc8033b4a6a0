//! Tournaments and evenings that are over on their way into a season, by hand.

use super::act::{LeagueRefused, SeasonRefusal};
use super::by_rule::fact_of;
use super::of_game::must_be_of_game;
use super::proposed::{self, Proposed};
use crate::evenings::{self, EveningState};
use crate::read_session::is_seen;
use crate::tournaments::Loaded;
use crate::{ActError, Actor, Missing};
use talon_league::{LeagueAct, LeagueRefusal, LeagueSeason, NewUnit, RuleOutcome, UnitChange, UnitSource, reason_of};
use talon_store::{Db, SeasonId, SessionId, TournamentId, hands, leagues, tournaments};

/// A tournament counts; one that was taken out and is proposed again counts as it did.
pub(super) fn add_tournament(
    db: &mut Db,
    league: &leagues::League,
    row: SeasonId,
    season: &mut LeagueSeason,
    tournament: TournamentId,
    change: UnitChange,
) -> Result<Option<String>, LeagueRefused> {
    if proposed::put_back(db, league, row, season, tournament)? {
        return Ok(None);
    }
    let unit = tournament_of(db, league, row, season, tournament)?;
    add(season, unit, change)
}

/// It counts so.
pub(super) fn add(
    season: &mut LeagueSeason,
    unit: NewUnit,
    change: UnitChange,
) -> Result<Option<String>, LeagueRefused> {
    season.act(LeagueAct::Add(NewUnit { change, ..unit }))?;
    Ok(None)
}

/// Several that the rule proposed count.
pub(super) fn add_all(
    db: &mut Db,
    actor: &Actor,
    league: &leagues::League,
    season: &mut LeagueSeason,
    sources: &[UnitSource],
) -> Result<Option<String>, LeagueRefused> {
    let units = sources.iter();
    let units = units.map(|source| played(db, actor, league, season, source));
    let units: Vec<NewUnit> = units.collect::<Result<_, _>>()?;
    season.act(LeagueAct::AddAll(units))?;
    Ok(None)
}

/// What the rule proposed does not count; the answer is the reason.
pub(super) fn refuse(
    db: &mut Db,
    actor: &Actor,
    league: &leagues::League,
    season: &mut LeagueSeason,
    source: &UnitSource,
    reason: &str,
) -> Result<Option<String>, LeagueRefused> {
    let unit = played(db, actor, league, season, source)?;
    let reason = reason_of(reason)?;
    season.act(LeagueAct::Refuse {
        unit,
        reason: reason.clone(),
    })?;
    Ok(Some(reason))
}

/// What the rule may have proposed, as a unit.
fn played(
    db: &mut Db,
    actor: &Actor,
    league: &leagues::League,
    season: &LeagueSeason,
    source: &UnitSource,
) -> Result<NewUnit, LeagueRefused> {
    match source {
        UnitSource::Tournament { id } => {
            let loaded = Loaded::by_id(db, TournamentId(*id))?;
            if loaded.club.id != league.club_id {
                return Err(ActError::NotFound(Missing::Tournament).into());
            }
            let fact = fact_of(&loaded);
            match season.ruled(&fact) {
                Some(RuleOutcome::Proposed) => Ok(fact.unit()),
                _ => Err(LeagueRefusal::NotProposed.into()),
            }
        }
        UnitSource::Evening { id } => evening_of(db, actor, league, season, SessionId(*id)),
        UnitSource::Round { .. } | UnitSource::Table { .. } | UnitSource::Typed { .. } => {
            Err(LeagueRefusal::NoSuchUnit.into())
        }
    }
}

/// A tournament that is over as a unit: one of the club, or one that a member club proposed.
fn tournament_of(
    db: &mut Db,
    league: &leagues::League,
    row: SeasonId,
    season: &LeagueSeason,
    id: TournamentId,
) -> Result<NewUnit, LeagueRefused> {
    let loaded = Loaded::by_id(db, id)?;
    let is_known = loaded.club.id == league.club_id || Proposed::to(league, row, id).waits(db)?;
    if !is_known || !loaded.tournament.state.is_over() {
        return Err(ActError::NotFound(Missing::Tournament).into());
    }
    must_be_of_game(season, loaded.tournament.game.as_str())?;
    let source = UnitSource::Tournament { id: id.0 };
    Ok(NewUnit::of(source, loaded.tournament.starts.date()))
}

/// An evening of the club as a unit, if it can count; one that the actor may not see is none.
pub(super) fn evening_of(
    db: &mut Db,
    actor: &Actor,
    league: &leagues::League,
    season: &LeagueSeason,
    session: SessionId,
) -> Result<NewUnit, LeagueRefused> {
    let missing = || ActError::NotFound(Missing::Session);
    let known = hands::sessions_by_id(db, &[session])?;
    let evening = hands::with_days(db, known)?.pop().ok_or_else(missing)?;
    if evening.session.club_id != league.club_id || !is_seen(db, actor, &evening.session)? {
        return Err(missing().into());
    }
    must_be_of_game(season, &evening.session.game)?;
    match evenings::state(db, &evening.session)? {
        EveningState::Counts => {}
        EveningState::Running => return Err(SeasonRefusal::EveningRunning.into()),
        EveningState::Private => return Err(SeasonRefusal::EveningPrivate.into()),
        EveningState::OfTournament(id) => {
            let title = tournaments::titles(db, &[id])?.pop();
            let name = title.map(|title| title.name).unwrap_or_default();
            return Err(SeasonRefusal::OfTournament(name).into());
        }
    }
    let source = UnitSource::Evening { id: session.0 };
    Ok(NewUnit::of(source, evenings::day(&evening)))
}
