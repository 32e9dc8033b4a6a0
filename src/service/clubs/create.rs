//! Making a club, for a site administrator, and naming its first owner.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::fields;
use crate::audit::{self, Deed, Note, Subject};
use crate::clubs::owners;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, Missing, naming, security_log, short_name};
use talon_store::clubs::{self, NewClub};
use talon_store::{ClubId, Db, OptionalRow as _, Store, users};

const SLUG_MAX: usize = 40;
/// Words that addresses below `/clubs` need for themselves.
const TAKEN: [&str; 1] = ["new"];

/// A club that is to be.
#[derive(Debug, Clone, Copy)]
pub struct ClubToAdd<'a> {
    pub slug: &'a str,
    pub name: &'a str,
    pub timezone: &'a str,
    pub language: &'a str,
    /// Email address of the account that is to own it.
    pub owner: Option<&'a str>,
}

/// Adds a club.
///
/// # Errors
/// When the actor may not, the slug is no word for an address or is taken, or the owner has no account.
pub fn add_club(
    store: &Store,
    actor: &Actor,
    club: &ClubToAdd<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<ClubId, ActError> {
    actor.must_run_site()?;
    let (slug, name) = (slug(club.slug)?, naming::thing("name", club.name)?);
    let row = NewClub {
        slug,
        name: &name,
        timezone: fields::timezone(club.timezone)?,
        language: fields::language(club.language)?,
        created_at: now.into(),
    };
    let owner = club.owner.map(str::trim).filter(|mail| !mail.is_empty());
    let owner = owner
        .map(|mail| naming::mail(mail).map_err(|error| about("owner", error)))
        .transpose()?;
    let request = json!([row.slug, row.name, row.timezone, row.language, owner]).to_string();
    let asked = IdempotentRequest { key, request: &request };
    let done = store.write(|db| {
        idempotency::once::<ActError>(db, actor, "add_club", asked, now, |db| {
            insert(db, actor, &row, owner.as_deref(), now).map(|id| id.to_string())
        })
    })?;
    security_log::done_by(actor, "add a club", None);
    done.answer()
        .parse()
        .map(ClubId)
        .map_err(|_| ActError::NotFound(Missing::Club))
}

fn insert(
    db: &mut Db,
    actor: &Actor,
    row: &NewClub<'_>,
    owner: Option<&str>,
    now: DateTime<Utc>,
) -> Result<ClubId, ActError> {
    let unknown = || ActError::Invalid {
        field: "owner",
        why: InvalidValue::OwnerUnknown,
    };
    let owner = owner
        .map(|mail| users::by_email(db, mail).found()?.ok_or_else(unknown))
        .transpose()?;
    let taken = || ActError::Invalid {
        field: "slug",
        why: InvalidValue::SlugTaken,
    };
    // The earlier address of another club leads on to that one.
    if clubs::is_taken(db, row.slug, None)? {
        return Err(taken());
    }
    let id = clubs::insert(db, row).map_err(|error| match error {
        error if error.is_conflict() => taken(),
        error => error.into(),
    })?;
    if let Some(owner) = &owner {
        owners::grant(db, actor, id, owner.id, now)?;
    }
    let note = Note::of(Deed::AddClub, Subject::Club)
        .in_club(id)
        .with(json!({"slug": row.slug}));
    audit::write(db, actor, &note, now)?;
    if let Some(owner) = owner {
        let note = Note::of(Deed::AppointOwner, Subject::Account(owner.id)).in_club(id);
        audit::write(db, actor, &note, now)?;
    }
    Ok(id)
}

/// The short name that is proposed for a club of this name.
pub fn proposed_slug(name: &str) -> String {
    short_name(name, SLUG_MAX)
}

pub(super) fn slug(typed: &str) -> Result<&str, ActError> {
    let slug = typed.trim();
    let invalid = |why| Err(ActError::Invalid { field: "slug", why });
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if slug.is_empty() {
        return invalid(InvalidValue::Required);
    }
    if slug.len() > SLUG_MAX || !slug.chars().all(letter) {
        return invalid(InvalidValue::SlugBad);
    }
    if TAKEN.contains(&slug) {
        invalid(InvalidValue::SlugTaken)
    } else {
        Ok(slug)
    }
}

/// The same fault of another field.
fn about(field: &'static str, error: ActError) -> ActError {
    match error {
        ActError::Invalid { why, .. } => ActError::Invalid { field, why },
        other => other,
    }
}
