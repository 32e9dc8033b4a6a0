//! Leagues over several clubs: a federation is a club that others joined. Who has a result in a tournament of a member
//! club stands in its tables beside its own people, under the name that they show in their club.

use std::collections::BTreeSet;

use talon_league::LeaguePerson;
use talon_store::federations;
use talon_store::{ClubId, Db, StoreResult, members};

/// Of those who came, the members of clubs that are or were members of a federation; guests are none.
pub(super) fn members_who_came(
    db: &mut Db,
    federation: ClubId,
    came: &BTreeSet<LeaguePerson>,
) -> StoreResult<Vec<LeaguePerson>> {
    let mut found = Vec::new();
    for link in federations::of_federation(db, federation)? {
        if link.state.was_member() {
            let everybody = members::everybody(db, link.club_id)?.into_iter();
            let members = everybody.filter(|(member, _)| !member.is_guest);
            let people = members.map(|(member, _)| LeaguePerson(member.id.0));
            found.extend(people.filter(|person| came.contains(person)));
        }
    }
    Ok(found)
}

/// The clubs in whose tables people of a club may stand: its own, and the federations that it belongs or belonged to.
pub(super) fn clubs_with_leagues(db: &mut Db, club: ClubId) -> StoreResult<Vec<ClubId>> {
    let links = federations::of_club(db, club)?.into_iter();
    let joined = links.filter(|link| link.state.was_member());
    Ok([club]
        .into_iter()
        .chain(joined.map(|link| link.federation_id))
        .collect())
}
