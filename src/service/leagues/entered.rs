//! Those who qualified beside those who are entered: who is entered stays, whatever is corrected afterwards, and the
//! difference is told.

use super::listed::known_now;
use super::read::SeasonShown;
use crate::tournaments::read;
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeaguePerson, Qualification};
use talon_store::{Db, TournamentId};
use talon_tournament::tournament::Status;

/// The tournament into which those who qualified were entered.
#[derive(Debug, Clone)]
pub struct QualifiedEntered {
    pub tournament: TournamentId,
    pub name: String,
    /// Who qualifies by the table and is not entered.
    pub missing: Vec<LeaguePerson>,
    /// Who is entered and does not qualify by the table.
    pub beyond: Vec<LeaguePerson>,
}

/// Where the qualifications of a season lead to, in their order; none where nobody was entered yet, or the reader may
/// not see the tournament.
///
/// # Errors
/// When the database fails.
pub fn qualified_entered(
    db: &mut Db,
    actor: &Actor,
    shown: &SeasonShown,
    table: &CountedSeason,
) -> Result<Vec<Option<QualifiedEntered>>, ActError> {
    let mut all = Vec::new();
    for qualification in &shown.season.qualifications {
        all.push(entered(db, actor, table, qualification)?);
    }
    Ok(all)
}

fn entered(
    db: &mut Db,
    actor: &Actor,
    table: &CountedSeason,
    qualification: &Qualification,
) -> Result<Option<QualifiedEntered>, ActError> {
    let Some(id) = qualification.leads_to.map(TournamentId) else {
        return Ok(None);
    };
    let loaded = match read::tournament(db, actor, id) {
        Ok(tournament) => tournament.loaded,
        Err(ActError::NotFound(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    let entries = loaded.tournament.entries.iter().filter(|entry| is_in(entry.status));
    let entries = entries.filter_map(|entry| loaded.members.get(&entry.member));
    let entered: Vec<LeaguePerson> = entries.map(|member| LeaguePerson(member.id.0)).collect();
    let mut comes = Vec::new();
    for person in table.qualified(qualification).iter().flat_map(|source| &source.people) {
        let is_known = entered.contains(person);
        comes.push(if is_known { *person } else { known_now(db, *person)? });
    }
    let name = loaded.tournament.name.clone();
    Ok(Some(QualifiedEntered {
        tournament: id,
        name,
        missing: comes
            .iter()
            .filter(|person| !entered.contains(person))
            .copied()
            .collect(),
        beyond: entered
            .iter()
            .filter(|person| !comes.contains(person))
            .copied()
            .collect(),
    }))
}

fn is_in(status: Status) -> bool {
    match status {
        Status::Registered | Status::CheckedIn | Status::Late => true,
        Status::NoShow | Status::Withdrawn | Status::Excluded => false,
    }
}
