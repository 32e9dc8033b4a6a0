//! What the federation does with the tournaments that its clubs proposed: accepts, refuses, takes out, puts back.

use chrono::NaiveDate;

use super::act::LeagueRefused;
use super::proposals::{federations_of, unit_of};
use super::read::SeasonShown;
use super::recount::{document, running};
use crate::tournaments::Loaded;
use crate::{ActError, Missing};
use talon_league::{LeagueAct, LeagueRefusal, LeagueSeason, LeagueUnit, SeasonState, reason_of};
use talon_store::clubs;
use talon_store::federations::{self, LeagueProposal};
use talon_store::leagues::{self, League};
use talon_store::{ClubId, Db, SeasonId, TournamentId, tournaments};

/// A tournament that waits to be accepted, for those who manage the league.
#[derive(Debug, Clone)]
pub struct ProposedUnit {
    pub tournament: TournamentId,
    pub day: NaiveDate,
    /// None where its club keeps it to itself.
    pub name: Option<String>,
    pub club: String,
    pub entries: usize,
}

/// What waits to be accepted, the first that was proposed first.
///
/// # Errors
/// When the database fails.
pub fn proposed_units(db: &mut Db, shown: &SeasonShown) -> Result<Vec<ProposedUnit>, ActError> {
    let mut found = Vec::new();
    for proposal in federations::proposed_to(db, shown.head.id)? {
        let unit = unit_of(&shown.season, proposal.tournament_id);
        if proposal.refused.is_some() || unit.is_some_and(LeagueUnit::counts) {
            continue;
        }
        let loaded = Loaded::by_id(db, proposal.tournament_id)?;
        let tournament = &loaded.tournament;
        if !tournament.state.is_over() || !federations_of(db, loaded.club.id)?.contains(&shown.club.id) {
            continue;
        }
        found.push(ProposedUnit {
            tournament: loaded.id,
            day: tournament.starts.date(),
            entries: tournament.entries.len(),
            name: Some(tournament.name.clone()).filter(|_| tournament.published),
            club: loaded.club.name,
        });
    }
    Ok(found)
}

/// A season of a federation, and a tournament that one of its clubs proposed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Proposed {
    federation: ClubId,
    season: SeasonId,
    tournament: TournamentId,
}

impl Proposed {
    pub fn to(league: &League, season: SeasonId, tournament: TournamentId) -> Proposed {
        Proposed {
            federation: league.club_id,
            season,
            tournament,
        }
    }

    /// Whether it waits to be accepted.
    pub fn waits(self, db: &mut Db) -> Result<bool, ActError> {
        let proposal = self.proposal(db)?;
        Ok(proposal.is_some_and(|proposal| proposal.refused.is_none()))
    }

    /// As long as its club belongs to the federation; that is held until the act is done, so that the club leaves
    /// before it or after.
    fn proposal(self, db: &mut Db) -> Result<Option<LeagueProposal>, ActError> {
        let Some(club) = self.club(db)? else { return Ok(None) };
        clubs::lock(db, club)?;
        if !federations_of(db, club)?.contains(&self.federation) {
            return Ok(None);
        }
        let proposals = federations::proposed_to(db, self.season)?.into_iter();
        Ok(proposals.into_iter().find(|one| one.tournament_id == self.tournament))
    }

    /// The club of the tournament, where that is another one than the federation itself.
    fn club(self, db: &mut Db) -> Result<Option<ClubId>, ActError> {
        let titles = tournaments::titles(db, &[self.tournament])?;
        let club = titles.first().map(|title| title.club_id);
        Ok(club.filter(|club| *club != self.federation))
    }
}

/// What waits to be accepted is refused, with a reason.
pub(super) fn refuse(
    db: &mut Db,
    league: &League,
    row: SeasonId,
    season: &LeagueSeason,
    tournament: TournamentId,
    reason: &str,
) -> Result<(), LeagueRefused> {
    if season.state == SeasonState::Archived {
        return Err(LeagueRefusal::Archived.into());
    }
    let counts = unit_of(season, tournament).is_some_and(LeagueUnit::counts);
    if counts || !Proposed::to(league, row, tournament).waits(db)? {
        return Err(ActError::NotFound(Missing::Tournament).into());
    }
    Ok(federations::decide(db, row, tournament, Some(reason))?)
}

/// A tournament that was taken out and is proposed again counts as it did; whether that was so.
pub(super) fn put_back(
    db: &mut Db,
    league: &League,
    row: SeasonId,
    season: &mut LeagueSeason,
    tournament: TournamentId,
) -> Result<bool, LeagueRefused> {
    let unit = unit_of(season, tournament).filter(|unit| unit.taken_out.is_some());
    let Some(number) = unit.map(|unit| unit.number) else {
        return Ok(false);
    };
    if !Proposed::to(league, row, tournament).waits(db)? {
        return Ok(false);
    }
    season.act(LeagueAct::PutBack(number))?;
    Ok(true)
}

/// What the federation takes out, or puts back, of the tournaments of its clubs is said at their proposals too. What a
/// club withdrew is not put back.
pub(super) fn decide(
    db: &mut Db,
    league: &League,
    row: SeasonId,
    season: &LeagueSeason,
    act: &LeagueAct,
) -> Result<(), LeagueRefused> {
    let (number, refused) = match act {
        LeagueAct::TakeOut { number, reason } => (*number, Some(reason_of(reason)?)),
        LeagueAct::PutBack(number) => (*number, None),
        _ => return Ok(()),
    };
    let unit = season.units.iter().find(|unit| unit.number == number);
    let Some(id) = unit.and_then(|unit| unit.source.tournament()).map(TournamentId) else {
        return Ok(());
    };
    let proposed = Proposed::to(league, row, id);
    if proposed.club(db)?.is_none() {
        return Ok(());
    }
    match (proposed.proposal(db)?, &refused) {
        (Some(_), refused) => Ok(federations::decide(db, row, id, refused.as_deref())?),
        (None, Some(_)) => Ok(()),
        (None, None) => Err(ActError::NotFound(Missing::Tournament).into()),
    }
}

/// Whether a running season of a federation counts a tournament of one of its clubs.
pub(crate) fn counts_in_running(db: &mut Db, federation: ClubId, club: ClubId) -> Result<bool, ActError> {
    for season in running(db, federation)? {
        let season = document(&leagues::season(db, season)?)?;
        let counting = season.counting().into_iter();
        let ids: Vec<TournamentId> = counting
            .filter_map(|unit| unit.source.tournament().map(TournamentId))
            .collect();
        let titles = tournaments::titles(db, &ids)?;
        if titles.iter().any(|title| title.club_id == club) {
            return Ok(true);
        }
    }
    Ok(false)
}
