//! The players of a tournament in the order of a rating list: which lists there are for it, and what is taken of one.

use std::collections::BTreeMap;

use super::Loaded;
use super::act::ActContext;
use crate::ratings::{self, RatingListShown};
use crate::{ActError, Actor, Missing};
use talon_league::LeaguePerson;
use talon_store::ratings as lists;
use talon_store::{ClubId, Db, RatingListId, federations};
use talon_tournament::EntryNo;
use talon_tournament::rating::Method;
use talon_tournament::tournament::{MemberKey, Seeding, SeedingSource};

/// Lists of a club and a game.
const LISTS_MAX: i64 = 20;

/// A rating list that a tournament can be seeded by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeedingList {
    pub id: RatingListId,
    /// The name of the federation whose list it is; nothing of one of the tournament's own club.
    pub federation: Option<String>,
    pub method: Method,
    /// Its last revision.
    pub revision: i64,
}

/// The lists of the game, of the club and of the federations that it belongs to, that were published and that the
/// reader may see.
///
/// # Errors
/// When the database fails.
pub fn seeding_lists(db: &mut Db, actor: &Actor, loaded: &Loaded) -> Result<Vec<SeedingList>, ActError> {
    let mut found = Vec::new();
    for club in clubs_of(db, loaded.club.id)? {
        for row in lists::all(db, Some(club), Some(loaded.tournament.game.as_str()), LISTS_MAX)? {
            let shown = match ratings::rating_list(db, actor, row.id, None) {
                Ok(shown) if row.revision > 0 => shown,
                Ok(_) | Err(ActError::NotFound(_)) => continue,
                Err(error) => return Err(error),
            };
            found.push(SeedingList {
                id: row.id,
                federation: Some(shown.club.name).filter(|_| club != loaded.club.id),
                method: shown.method,
                revision: row.revision,
            });
        }
    }
    Ok(found)
}

/// The club itself, and the federations that it belongs to.
fn clubs_of(db: &mut Db, club: ClubId) -> Result<Vec<ClubId>, ActError> {
    let links = federations::of_club(db, club)?.into_iter();
    let joined = links
        .filter(|link| link.state.is_member())
        .map(|link| link.federation_id);
    Ok([club].into_iter().chain(joined).collect())
}

/// The order of a list as it was published last, as far as the actor sees it: who has no row there for them begins as
/// they were entered.
pub(super) fn seeding_by(context: &mut ActContext<'_>, list: RatingListId) -> Result<Seeding, ActError> {
    let missing = || ActError::NotFound(Missing::RatingList);
    let offered = seeding_lists(context.db, context.actor, &context.loaded)?;
    if !offered.iter().any(|one| one.id == list) {
        return Err(missing());
    }
    let shown = ratings::rating_list(context.db, context.actor, list, None)?;
    let source = SeedingSource {
        club: shown.club.slug.clone(),
        method: shown.method,
        revision: u32::try_from(shown.row.revision).map_err(|_| missing())?,
    };
    Ok(Seeding {
        order: in_order(&shown, &context.loaded),
        source,
    })
}

/// The entries that have a row, by its value.
fn in_order(shown: &RatingListShown, loaded: &Loaded) -> Vec<EntryNo> {
    let strongest = shown.strongest_first().into_iter().enumerate();
    let place: BTreeMap<LeaguePerson, usize> = strongest.map(|(at, person)| (person, at)).collect();
    let place_of = |key: MemberKey| {
        let member = loaded.members.get(&key)?;
        let person = shown.as_rated(LeaguePerson(member.id.0))?;
        place.get(&person).copied()
    };
    let entries = loaded.tournament.entries.iter();
    let mut order: Vec<(usize, EntryNo)> = entries
        .filter_map(|entry| Some((place_of(entry.member)?, entry.number)))
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, entry)| entry).collect()
}
