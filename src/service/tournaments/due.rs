//! Rounds that players have to play by a day: for the first page of a club, its calendar and its feed.

use chrono::NaiveDate;

use super::Loaded;
use super::read::part;
use crate::{ActError, Actor};
use talon_store::clubs::Club;
use talon_store::tournaments::{self, Order, TournamentFilter, TournamentState};
use talon_store::{Db, TournamentId};
use talon_tournament::tournament::{RoundState, Tournament};

/// Tournaments that are looked through.
const RUNNING_MAX: i64 = 20;

/// A round that is to be played by a day and is not over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueRound {
    pub round: u16,
    pub due: NaiveDate,
    /// Tables that have no settled result yet.
    pub open: usize,
}

/// One of a tournament.
#[derive(Debug, Clone)]
pub struct DueRoundOf {
    pub id: TournamentId,
    pub tournament: String,
    pub due: DueRound,
}

/// The rounds of a tournament that players see, that are due by a day, and that are not over.
pub fn due_rounds(tournament: &Tournament) -> impl Iterator<Item = DueRound> {
    let is_open = |state| matches!(state, RoundState::Published | RoundState::Playing);
    let open = tournament.rounds.iter().filter(move |round| is_open(round.state));
    open.filter_map(|round| {
        Some(DueRound {
            round: round.number,
            due: round.due?,
            open: round.open_tables(),
        })
    })
}

/// Those of all tournaments of a club that run and that the reader may see, the one that is due first in front.
///
/// # Errors
/// When the database fails.
pub(crate) fn due_in_club(db: &mut Db, actor: &Actor, club: &Club) -> Result<Vec<DueRoundOf>, ActError> {
    let asked = TournamentFilter {
        states: &[TournamentState::Running],
        limit: RUNNING_MAX,
        order: Order::Latest,
        ..part(db, actor, Some(club.id))?
    };
    let mut found = Vec::new();
    for one in tournaments::list(db, &asked)? {
        let loaded = Loaded::by_id(db, one.id)?;
        found.extend(due_rounds(&loaded.tournament).map(|due| DueRoundOf {
            id: one.id,
            tournament: loaded.tournament.name.clone(),
            due,
        }));
    }
    found.sort_by_key(|one| (one.due.due, one.id, one.due.round));
    Ok(found)
}
