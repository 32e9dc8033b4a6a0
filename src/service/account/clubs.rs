//! Making clubs and putting people into them; for whoever runs the site.

use chrono::{DateTime, Utc};

use super::password_rules;
use crate::service::{ActError, Actor, event};
use crate::store::clubs::{self, NewClub};
use crate::store::{ClubId, Store, members, users};

const SLUG_MAX: usize = 40;

/// A club that is to be.
#[derive(Debug, Clone, Copy)]
pub struct ClubToAdd<'a> {
    pub slug: &'a str,
    pub name: &'a str,
    pub timezone: &'a str,
    pub language: &'a str,
}

/// Adds a club.
///
/// # Errors
/// When the actor may not, the slug is no word for an address, or it is taken.
pub fn add_club(
    store: &Store,
    actor: &Actor,
    club: &ClubToAdd<'_>,
    now: DateTime<Utc>,
) -> Result<ClubId, ActError> {
    actor.must_run_site("add clubs")?;
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if club.slug.is_empty() || club.slug.len() > SLUG_MAX || !club.slug.chars().all(letter) {
        return Err(ActError::Invalid { field: "slug", key: "field-bad-characters" });
    }
    let row = NewClub {
        slug: club.slug,
        name: password_rules::name(club.name)?,
        timezone: club.timezone,
        language: club.language,
        created_at: now.into(),
    };
    store.write(|db| clubs::insert(db, &row)).map_err(|error| match error {
        error if error.is_conflict() => ActError::Conflict("there is a club of this slug"),
        error => error.into(),
    })
}

/// Puts somebody into a club; twice is once.
///
/// # Errors
/// When the actor may not, or there is no such club or account.
pub fn add_member(
    store: &Store,
    actor: &Actor,
    slug: &str,
    email: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    actor.must_run_site("add members")?;
    let email = password_rules::mail(email)?;
    let id = store.write(|db| {
        let club = clubs::by_slug(db, slug)?;
        let user = users::by_email(db, &email)?;
        members::join(db, club.id, user.id, now.into())?;
        Ok::<_, ActError>(user.id)
    })?;
    event::done_by(actor, "add a member", Some(id));
    Ok(())
}
