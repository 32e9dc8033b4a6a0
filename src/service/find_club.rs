//! The club with a short name, for anyone who names it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Missing};
use talon_store::clubs::{self, Club};
use talon_store::{ClubId, Db, OptionalRow as _, Store};

/// The club whose address ends in this.
///
/// # Errors
/// When there is none, or the database fails.
pub fn by_slug(store: &Store, slug: &str) -> Result<Club, ActError> {
    store.read(|db| named(db, slug))
}

/// The same over a connection that is at hand. Short names are written in small letters, whatever someone types.
///
/// # Errors
/// When there is none, or the database fails.
pub fn named(db: &mut Db, slug: &str) -> Result<Club, ActError> {
    clubs::by_slug(db, &slug.to_ascii_lowercase()).map_err(|error| match error {
        error if error.is_not_found() => ActError::NotFound(Missing::Club),
        error => error.into(),
    })
}

/// The address of the club that had this one before.
///
/// # Errors
/// When the database fails.
pub fn renamed(db: &mut Db, slug: &str) -> Result<Option<String>, ActError> {
    let found = clubs::by_earlier_slug(db, &slug.to_ascii_lowercase()).found()?;
    Ok(found.map(|club| club.slug))
}

/// The clubs to which someone belongs.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn of(db: &mut Db, actor: &Actor) -> Result<Vec<Club>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    Ok(clubs::of_user(db, user)?)
}

/// The clubs of someone in which they may do this; none for a visitor.
///
/// # Errors
/// When the database fails.
pub fn where_may(db: &mut Db, actor: &Actor, action: Action) -> Result<Vec<Club>, ActError> {
    let Some(user) = actor.user() else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for club in clubs::of_user(db, user)? {
        let standing = authorization::standing(db, actor, Some(club.id))?;
        if standing.may(action, &Object::of_club(club.id)) {
            found.push(club);
        }
    }
    Ok(found)
}

/// The short names of these clubs.
///
/// # Errors
/// When the database fails.
pub fn slugs(db: &mut Db, ids: impl IntoIterator<Item = ClubId>) -> Result<HashMap<ClubId, String>, ActError> {
    let mut slugs = HashMap::new();
    for id in ids {
        if let Entry::Vacant(place) = slugs.entry(id) {
            place.insert(clubs::by_id(db, id)?.slug);
        }
    }
    Ok(slugs)
}
