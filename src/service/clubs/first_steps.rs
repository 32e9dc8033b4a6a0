//! What a club that has only begun still needs before its first round, for those who run it.

use super::read::Rights;
use crate::tournaments::read::part;
use crate::{ActError, Actor};
use talon_store::clubs::Club;
use talon_store::members::{self, Which};
use talon_store::tournaments::{self, TournamentFilter, TournamentState};
use talon_store::{Db, TournamentId};

/// Players of a table, fewer than whom play nothing.
const TABLE: i64 = 3;

/// How far a new club has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstSteps {
    /// People in its list.
    pub members: i64,
    /// The tournament whose first round is to begin.
    pub tournament: Option<TournamentId>,
}

impl FirstSteps {
    /// Whether enough people are in the list for a table.
    pub const fn has_members(self) -> bool {
        self.members >= TABLE
    }
}

/// How far a club has come; none once a tournament of it was begun, and for those who do not run it.
///
/// # Errors
/// When the database fails.
pub fn first_steps(db: &mut Db, actor: &Actor, club: &Club, rights: &Rights) -> Result<Option<FirstSteps>, ActError> {
    if !rights.change || !rights.manage {
        return Ok(None);
    }
    let of_club = part(db, actor, Some(club.id))?;
    let begun = TournamentFilter {
        states: TournamentState::PLAYED,
        limit: 1,
        ..of_club.clone()
    };
    if !tournaments::list(db, &begun)?.is_empty() {
        return Ok(None);
    }
    let any = TournamentFilter { limit: 1, ..of_club };
    let first = tournaments::list(db, &any)?.first().map(|one| one.id);
    Ok(Some(FirstSteps {
        members: members::count(db, club.id, Which::Active)?,
        tournament: first,
    }))
}
