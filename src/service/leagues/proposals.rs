//! Tournaments of member clubs that are to count in a season of their federation: proposed where they were played,
//! accepted or refused by those who manage the league. Whether one counts, the season alone says.

use chrono::{DateTime, Utc};

use super::club_logs::{LoggedSeason, LoggedUnit, ProposalStep};
use super::recount::{SEASONS_MAX, document, keep, recount};
use crate::authorization::{self, Action};
use crate::clubs::fields;
use crate::tournaments::Loaded;
use crate::tournaments::read::ShownTournament;
use crate::{ActError, Actor, Conflict, InvalidValue};
use talon_league::{LeagueAct, LeagueSeason, LeagueUnit, RevisionCause, SeasonState};
use talon_store::clubs;
use talon_store::federations::{self, LeagueProposal};
use talon_store::leagues::{self, League, SeasonHead, SeasonRow};
use talon_store::{ClubId, Db, OptionalRow as _, SeasonId, Store, StoreResult, TournamentId};

/// What became of a tournament in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProposalState {
    /// It was not proposed.
    Open,
    Waiting,
    /// With the reason.
    Refused(String),
    Counts,
    /// It counted, and was taken out with this reason.
    TakenOut(String),
}

/// A season of a federation, for a tournament of one of its clubs.
#[derive(Debug, Clone)]
pub struct SeasonToPropose {
    pub federation: String,
    pub league: League,
    pub season: SeasonHead,
    pub state: ProposalState,
    /// It runs, and everyone sees it.
    pub is_open: bool,
}

/// A tournament and the seasons that it can be proposed to.
#[derive(Debug, Clone)]
pub struct TournamentProposals {
    pub loaded: Loaded,
    /// Only what is over can be proposed.
    pub is_over: bool,
    pub seasons: Vec<SeasonToPropose>,
}

/// The running seasons of the federations of a tournament's club.
///
/// # Errors
/// When the actor may not propose it, or there is no such tournament.
pub fn proposals(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<TournamentProposals, ActError> {
    let loaded = Loaded::by_id(db, id)?;
    authorization::must(db, actor, Action::ProposeUnit, &loaded.object())?;
    let own = federations::proposals_of(db, id)?;
    let mut seasons = Vec::new();
    for federation in federations_of(db, loaded.club.id)? {
        let name = clubs::by_id(db, federation)?.name;
        for (league, season) in leagues::all(db, Some(federation), SEASONS_MAX)? {
            let proposal = own.iter().find(|one| one.season_id == season.id);
            let state = state_of(&document(&leagues::season(db, season.id)?)?, proposal, id);
            let is_open = season.published && season.state == leagues::SeasonState::Running;
            if is_open || season.published && state != ProposalState::Open {
                seasons.push(SeasonToPropose {
                    federation: name.clone(),
                    league,
                    season,
                    state,
                    is_open,
                });
            }
        }
    }
    Ok(TournamentProposals {
        is_over: loaded.tournament.state.is_over(),
        loaded,
        seasons,
    })
}

impl SeasonToPropose {
    /// Whether it can be proposed, or proposed again.
    pub fn may_propose(&self) -> bool {
        let is_away = match self.state {
            ProposalState::Open | ProposalState::Refused(_) | ProposalState::TakenOut(_) => true,
            ProposalState::Waiting | ProposalState::Counts => false,
        };
        self.is_open && is_away
    }

    /// Whether it can be taken back: what counts only as long as the season runs.
    pub fn may_withdraw(&self) -> bool {
        match self.state {
            ProposalState::Waiting => true,
            ProposalState::Counts => self.is_open,
            ProposalState::Open | ProposalState::Refused(_) | ProposalState::TakenOut(_) => false,
        }
    }
}

/// Whether the reader may propose a tournament that is over, and there is a federation to propose it to.
///
/// # Errors
/// When the database fails.
pub fn may_propose(db: &mut Db, actor: &Actor, shown: &ShownTournament) -> Result<bool, ActError> {
    let loaded = &shown.loaded;
    if actor.user().is_none() || !loaded.tournament.state.is_over() {
        return Ok(false);
    }
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    Ok(standing.may(Action::ProposeUnit, &loaded.object()) && !federations_of(db, loaded.club.id)?.is_empty())
}

pub(super) fn federations_of(db: &mut Db, club: ClubId) -> StoreResult<Vec<ClubId>> {
    let links = federations::of_club(db, club)?.into_iter();
    let joined = links.filter(|link| link.state.is_member());
    Ok(joined.map(|link| link.federation_id).collect())
}

fn state_of(season: &LeagueSeason, proposal: Option<&LeagueProposal>, id: TournamentId) -> ProposalState {
    let unit = unit_of(season, id);
    if unit.is_some_and(LeagueUnit::counts) {
        return ProposalState::Counts;
    }
    match (
        proposal.map(|one| &one.refused),
        unit.and_then(|unit| unit.taken_out.clone()),
    ) {
        (Some(Some(why)), _) => ProposalState::Refused(why.clone()),
        (Some(None), _) => ProposalState::Waiting,
        (None, Some(why)) => ProposalState::TakenOut(why),
        (None, None) => ProposalState::Open,
    }
}

/// The whole of a tournament in a season, unless its coming was undone.
pub(super) fn unit_of(season: &LeagueSeason, id: TournamentId) -> Option<&LeagueUnit> {
    let is_it = |unit: &&LeagueUnit| unit.source.tournament() == Some(id.0) && unit.source.round().is_none();
    season.units.iter().filter(is_it).find(|unit| !unit.undone)
}

/// Who does something to the proposal of a tournament to a season.
#[derive(Debug, Clone, Copy)]
pub struct ActOnProposal<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub tournament: TournamentId,
    pub season: SeasonId,
    pub now: DateTime<Utc>,
}

/// The tournament of a proposal and its season, loaded for an act.
struct Loading {
    loaded: Loaded,
    row: SeasonRow,
    league: League,
    season: LeagueSeason,
}

impl ActOnProposal<'_> {
    /// Proposes it; proposed again, it waits again.
    ///
    /// # Errors
    /// When the actor may not, the tournament is not over, or there is no such running season.
    pub fn propose(&self) -> Result<(), ActError> {
        self.store.write(|db| {
            let loading = self.load(db)?;
            let Loading {
                loaded, row, season, ..
            } = &loading;
            if !row.head.published || season.state != SeasonState::Running {
                return Err(Conflict::ChangedMeanwhile.into());
            }
            if !loaded.tournament.state.is_over() {
                return Err(Conflict::TournamentNotOver.into());
            }
            let before = federations::proposals_of(db, self.tournament)?;
            let before = before.iter().find(|one| one.season_id == self.season);
            if matches!(
                state_of(season, before, self.tournament),
                ProposalState::Counts | ProposalState::Waiting
            ) {
                return Ok(());
            }
            let proposal = LeagueProposal {
                season_id: self.season,
                tournament_id: self.tournament,
                proposed_at: self.now.into(),
                refused: None,
            };
            federations::propose(db, &proposal)?;
            self.note(db, &loading, ProposalStep::Proposed, None)
        })
    }

    /// Takes it back: a proposal that waits or was refused, or, as long as the season runs, what counts already.
    ///
    /// # Errors
    /// When the actor may not, the season is over, or no reason is given for what counts.
    pub fn withdraw(&self, reason: &str) -> Result<(), ActError> {
        self.store.write(|db| {
            let mut loading = self.load(db)?;
            let Loading { row, season, .. } = &mut loading;
            let all = federations::proposals_of(db, self.tournament)?;
            let was_proposed = all.iter().any(|one| one.season_id == self.season);
            let unit = unit_of(season, self.tournament).filter(|unit| unit.counts());
            let reason = match unit.map(|unit| unit.number) {
                None if !was_proposed => return Ok(()),
                None => None,
                Some(_) if season.state != SeasonState::Running => return Err(Conflict::SeasonFrozen.into()),
                Some(number) => {
                    let reason = fields::line("reason", reason, fields::REASON_MAX)?;
                    if reason.is_empty() {
                        return Err(ActError::Invalid {
                            field: "reason",
                            why: InvalidValue::Required,
                        });
                    }
                    let act = LeagueAct::TakeOut {
                        number,
                        reason: reason.clone(),
                    };
                    season.act(act).map_err(|_| Conflict::ChangedMeanwhile)?;
                    keep(db, row, season, self.now)?;
                    leagues::forget(db, row.head.id)?;
                    recount(db, &[row.head.id], RevisionCause::Act, self.now)?;
                    Some(reason)
                }
            };
            if was_proposed {
                federations::withdraw(db, self.season, self.tournament)?;
            }
            self.note(db, &loading, ProposalStep::Withdrawn, reason.as_deref())
        })
    }

    /// What both acts need; a season of a federation that the club does not belong to is as if there were none.
    fn load(&self, db: &mut Db) -> Result<Loading, ActError> {
        let loaded = Loaded::by_id(db, self.tournament)?;
        authorization::must(db, self.actor, Action::ProposeUnit, &loaded.object())?;
        let gone = || ActError::from(Conflict::ChangedMeanwhile);
        clubs::lock(db, loaded.club.id)?;
        let row = leagues::lock(db, self.season).found()?.ok_or_else(gone)?;
        let league = leagues::by_id(db, row.head.league_id)?;
        if !federations_of(db, loaded.club.id)?.contains(&league.club_id) {
            return Err(gone());
        }
        let season = document(&row)?;
        Ok(Loading {
            loaded,
            row,
            league,
            season,
        })
    }

    /// A line in the logs of both clubs.
    fn note(&self, db: &mut Db, loading: &Loading, step: ProposalStep, reason: Option<&str>) -> Result<(), ActError> {
        let logged = LoggedSeason {
            actor: self.actor,
            league: &loading.league,
            head: &loading.row.head,
            reason,
            is_undo: false,
            now: self.now,
        };
        let unit = LoggedUnit {
            tournament: self.tournament,
            round: None,
        };
        for club in [loading.loaded.club.id, loading.league.club_id] {
            logged.tell(db, club, unit, step)?;
        }
        Ok(())
    }
}
