//! Finds out who is asking, from the token of a session or of the API. Asked at every request, so that a right that
//! was taken away is gone at once (S-4, S-21).

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};

use crate::{ActError, Actor, Person};
use talon_store::users::User;
use talon_store::{Db, Hash, Moment, TokenId, roles, sessions, tokens};

/// Idle end of a session (S-20).
pub(crate) const IDLE: TimeDelta = TimeDelta::days(7);
/// The same for site admins and owners of clubs.
pub(crate) const IDLE_ADMIN: TimeDelta = TimeDelta::hours(12);
/// How stale the last use may be before it is written down again: not every page view is a write.
pub(crate) const TOUCH_EVERY: TimeDelta = TimeDelta::minutes(5);

/// The hash under which a token is known.
pub fn token_hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// A session that was found, and whether its last use should be written down.
#[derive(Debug)]
pub struct Authenticated {
    pub actor: Actor,
    pub stale: bool,
}

/// Who holds this session token; a visitor when it is unknown, ended or belongs to a locked account.
///
/// # Errors
/// When the database fails.
pub fn by_session(db: &mut Db, token: &str, now: DateTime<Utc>) -> Result<Authenticated, ActError> {
    let nobody = Authenticated {
        actor: Actor::Visitor,
        stale: false,
    };
    let Some((session, user)) = sessions::find(db, &token_hash(token), Moment::from(now))? else {
        return Ok(nobody);
    };
    let Some(user) = user.filter(|user| user.locked_at.is_none()) else {
        return Ok(nobody);
    };
    let idle = now - session.seen_at.utc();
    if idle > IDLE_ADMIN && idle > longest_idle(db, &user)? {
        return Ok(nobody);
    }
    let acting_until = session
        .acting_until
        .map(Moment::utc)
        .filter(|until| user.is_admin && *until > now);
    let person = Person {
        csrf_secret: Some(session.csrf_secret),
        session: Some(token_hash(token)),
        confirmed_at: session.confirmed_at.map(Moment::utc),
        acting_in: session.acting_club_id.filter(|_| acting_until.is_some()),
        ..Person::of(user)
    };
    Ok(Authenticated {
        actor: Actor::Person(person),
        stale: idle > TOUCH_EVERY,
    })
}

/// How long a session of this account may lie idle: less for those who can do more (S-20).
///
/// # Errors
/// When the database fails.
pub(crate) fn longest_idle(db: &mut Db, user: &User) -> Result<TimeDelta, ActError> {
    Ok(if user.is_admin || roles::owns_any(db, user.id)? {
        IDLE_ADMIN
    } else {
        IDLE
    })
}

/// An API token that is good.
#[derive(Debug)]
pub struct Bearer {
    pub token: TokenId,
    pub actor: Actor,
    /// What it allows.
    pub scopes: String,
    /// Its last use should be written down.
    pub stale: bool,
}

/// Whose API token this is and what it allows; `None` when it is unknown, expired or revoked.
///
/// # Errors
/// When the database fails.
pub fn by_bearer(db: &mut Db, token: &str, now: DateTime<Utc>) -> Result<Option<Bearer>, ActError> {
    let found = tokens::find_api(db, &token_hash(token), Moment::from(now))?;
    Ok(found.map(|(token, user)| Bearer {
        token: token.id,
        actor: Actor::Person(Person::of(user)),
        stale: token.used_at.is_none_or(|used| now - used.utc() > TOUCH_EVERY),
        scopes: token.scopes,
    }))
}
