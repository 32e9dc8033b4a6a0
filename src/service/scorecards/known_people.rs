//! Names that someone who begins a card is likely to write.

use std::collections::HashSet;

use super::CardInList;
use crate::authorization::{self, Action, Object};
use crate::clubs::active_by_name;
use crate::{ActError, Actor};
use talon_store::{Db, clubs};

/// Names that a page offers.
const NAMES_MAX: usize = 300;

/// Each name once: of the cards that are their own, the one that was changed last first, then of their clubs. For
/// visitors nobody.
///
/// # Errors
/// When the database fails.
pub fn known_people(db: &mut Db, actor: &Actor, own: &[CardInList]) -> Result<Vec<String>, ActError> {
    let Some(user) = actor.user() else {
        return Ok(Vec::new());
    };
    let mut names: Vec<String> = own.iter().flat_map(|one| one.card.people.iter().cloned()).collect();
    for club in clubs::of_user(db, user)? {
        let standing = authorization::standing(db, actor, Some(club.id))?;
        if standing.may(Action::SeeMembers, &Object::of_club(club.id)) {
            names.extend(active_by_name(db, &club)?.into_iter().map(|member| member.name));
        }
    }
    let mut seen = HashSet::new();
    names.retain(|name| seen.insert(name.clone()));
    names.truncate(NAMES_MAX);
    Ok(names)
}
