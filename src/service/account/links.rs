//! Links that work once: an invitation, a new password (S-14). They are shown once to the person who made them.

use chrono::{DateTime, TimeDelta, Utc};

use super::secret;
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Conflict, Missing, find_person, naming, security_log, session};
use talon_store::tokens::{self, Link, LinkKind};
use talon_store::{Moment, OptionalRow as _, Store, clubs, users};

const INVITE: TimeDelta = TimeDelta::days(7);
const RESET: TimeDelta = TimeDelta::hours(1);

/// Makes a link by which someone makes an account, and joins a club if one is named.
///
/// # Errors
/// When the actor may not, the address is none or taken, or there is no such club.
pub fn make_invite(
    store: &Store,
    actor: &Actor,
    email: &str,
    club: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    actor.must_run_site()?;
    let email = naming::mail(email)?;
    let token = secret::fresh()?;
    store.write(|db| {
        let club = club.map(|slug| clubs::by_slug(db, slug)).transpose()?;
        if users::by_email(db, &email).found()?.is_some() {
            return Err(ActError::Conflict(Conflict::AddressTaken));
        }
        let link = Link {
            kind: LinkKind::Invite,
            user_id: None,
            club_id: club.map(|club| club.id),
            email: Some(email),
            created_by: actor.user(),
            created_at: now.into(),
            expires_at: Moment::from(now).plus(INVITE),
        };
        tokens::insert_link(db, &session::token_hash(&token), &link)?;
        let mut note = Note::of(Deed::InviteAccount, Subject::Site);
        if let Some(club) = link.club_id {
            note = note.in_club(club);
        }
        audit::write(db, actor, &note, now)
    })?;
    security_log::done_by(actor, "make an invitation", None);
    Ok(token)
}

/// Makes a link by which the owner of an account chooses a new password. Older ones stop working.
///
/// # Errors
/// When the actor may not, or there is no such account.
pub fn make_reset(store: &Store, actor: &Actor, email: &str, now: DateTime<Utc>) -> Result<String, ActError> {
    actor.must_run_site()?;
    let token = secret::fresh()?;
    let id = store.write(|db| {
        let user = find_person::account(db, email)?;
        tokens::drop_links(db, LinkKind::Reset, Some(user.id))?;
        let link = Link {
            kind: LinkKind::Reset,
            user_id: Some(user.id),
            club_id: None,
            email: None,
            created_by: actor.user(),
            created_at: now.into(),
            expires_at: Moment::from(now).plus(RESET),
        };
        tokens::insert_link(db, &session::token_hash(&token), &link)?;
        audit::write(
            db,
            actor,
            &Note::of(Deed::MakeResetLink, Subject::Account(user.id)),
            now,
        )?;
        Ok::<_, ActError>(user.id)
    })?;
    security_log::done_by(actor, "make a reset link", Some(id));
    Ok(token)
}

/// Looks at a link without using it up: the address that it invites, and the name of the club.
///
/// # Errors
/// When it is none, was used or has expired.
pub fn link_of(
    store: &Store,
    token: &str,
    kind: LinkKind,
    now: DateTime<Utc>,
) -> Result<(Link, Option<String>), ActError> {
    store.read(|db| {
        let link = tokens::find_link(db, &session::token_hash(token), kind, now.into())?;
        let link = link.ok_or(ActError::NotFound(Missing::Link))?;
        let club = link.club_id.map(|id| clubs::by_id(db, id)).transpose()?;
        Ok((link, club.map(|club| club.name)))
    })
}
