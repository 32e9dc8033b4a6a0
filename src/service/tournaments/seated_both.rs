//! Whether two people sat at tables of one tournament.

use super::Loaded;
use crate::ActError;
use talon_store::tournaments::{self, TournamentState};
use talon_store::{Db, MemberId};

/// The latest tournament in which each of two people sat at a table; of each all entries are given, those that were
/// given up too, the one by which they are known now first.
pub(crate) fn seated_both(db: &mut Db, people: &[Vec<MemberId>; 2]) -> Result<Option<Loaded>, ActError> {
    let [one, other] = people;
    let theirs = tournaments::of_members(db, other, TournamentState::ALL)?;
    for heading in tournaments::of_members(db, one, TournamentState::ALL)? {
        if !theirs.iter().any(|their| their.id == heading.id) {
            continue;
        }
        let loaded = Loaded::by_id(db, heading.id)?;
        if people.iter().all(|entries| has_sat(&loaded, entries)) {
            return Ok(Some(loaded));
        }
    }
    Ok(None)
}

fn has_sat(loaded: &Loaded, person: &[MemberId]) -> bool {
    let tournament = &loaded.tournament;
    let is_theirs = |member: MemberId| person.contains(&member);
    let entries = tournament.entries.iter().filter(|entry| {
        let member = loaded.members.get(&entry.member);
        member.is_some_and(|member| is_theirs(member.id))
    });
    let mut tables = tournament.rounds.iter().flat_map(|round| &round.tables);
    let numbers: Vec<_> = entries.map(|entry| entry.number).collect();
    tables.any(|table| numbers.iter().any(|entry| table.seat_of(*entry).is_some()))
}
